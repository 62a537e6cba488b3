// Runs one of the programs for plain Node in this process, after seeing to it that it is built.
import { pathToFileURL } from 'node:url';
import { ensureNodePrograms } from './node-build.mjs';
import { ensurePackages, packagesMatch } from './packages.mjs';
import { inRoot } from './places.mjs';

/**
 * Standard output is the program's alone: whatever is told here goes to standard error, under its name.
 * @param {string} name The file in out/node, without its ending.
 */
export async function runNodeProgram(name) {
  /** @param {string} text */
  const say = (text) => console.error(`${name}: ${text}`);
  const packages = packagesMatch() ? { ok: /** @type {const} */ (true) } : await ensurePackages(say);
  const ready = packages.ok ? await ensureNodePrograms(say) : packages;
  if (ready.ok) {
    const file = inRoot('out', 'node', `${name}.js`);
    process.argv[1] = file;
    await import(pathToFileURL(file).href);
  } else {
    say(ready.why);
    process.exitCode = 1;
  }
}
