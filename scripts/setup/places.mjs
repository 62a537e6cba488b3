// Where things lie in this folder. Knows paths only: nothing here reads, writes or decides.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project folder, absolute, whatever folder the command was given in. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * A path inside the project folder.
 * @param {...string} parts
 */
export const inRoot = (...parts) => path.join(root, ...parts);

/**
 * A path inside the cache of these scripts. It lies under node_modules so that nothing of it is ever tracked.
 * @param {...string} parts
 */
export const inCache = (...parts) => inRoot('node_modules', '.cache', 'tableside', ...parts);
