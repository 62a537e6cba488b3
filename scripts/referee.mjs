// `npm run -s referee`: the line program. Sees to it that it is built, then runs it in this process. Standard output is
// the program's alone: whatever is told here goes to standard error.
import { pathToFileURL } from 'node:url';
import { ensureNodePrograms } from './setup/node-build.mjs';
import { ensurePackages, packagesMatch } from './setup/packages.mjs';
import { inRoot } from './setup/places.mjs';

/** @param {string} text */
const say = (text) => console.error(`referee: ${text}`);

const ready = packagesMatch() ? await ensureNodePrograms(say) : await installFirst();
if (ready.ok) {
  const file = inRoot('out', 'node', 'referee.js');
  process.argv[1] = file;
  await import(pathToFileURL(file).href);
} else {
  say(ready.why);
  process.exitCode = 1;
}

async function installFirst() {
  const packages = await ensurePackages(say);
  return packages.ok ? ensureNodePrograms(say) : packages;
}
