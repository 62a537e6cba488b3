// Opens the program where no window can: the same host in plain Node, the desk and the display as pages for a browser.
import { spawn } from 'node:child_process';
import { inRoot, root } from '../setup/places.mjs';
import { follow } from './follow.mjs';

/**
 * Serves the pages in this terminal until the program ends.
 * @param {string} because Why there are no windows, in a sentence for a person.
 * @param {readonly string[]} args
 * @returns {Promise<number>} Its exit code.
 */
export async function openPages(because, args) {
  const program = inRoot('out', 'node', 'pages.js');
  const child = spawn(process.execPath, [program, '--because', because, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return (await follow(child)).code;
}
