// `npm run dice`: a dice reader that is not there, for trying and for tests. Sees to it that it is built, then runs it in
// this process.
import { pathToFileURL } from 'node:url';
import { ensureNodePrograms } from './setup/node-build.mjs';
import { ensurePackages, packagesMatch } from './setup/packages.mjs';
import { inRoot } from './setup/places.mjs';

/** @param {string} text */
const say = (text) => console.error(`dice: ${text}`);

const ready = packagesMatch() ? await ensureNodePrograms(say) : await installFirst();
if (ready.ok) {
  const file = inRoot('out', 'node', 'dice.js');
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
