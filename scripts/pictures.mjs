// `npm run pictures`: takes the pictures of README.md and docs from the program as it is; `npm run gallery`: pictures of every
// screen and component at three sizes, for eyes. Sets up what the tests need first.
import { checkPlaywright } from './checks/playwright.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { obtainRuntime } from './setup/runtime.mjs';
import { ensureSystem } from './setup/system.mjs';

const places = {
  pictures: 'docs/pictures',
  gallery: 'gallery, with a page that shows them all (gallery/index.html)',
};
const what = process.argv[2] === 'gallery' ? 'gallery' : 'pictures';

/** @param {string} text */
const say = (text) => console.log(text);

const ready = await setUp();
if (ready.ok) {
  const report = await checkPlaywright(what);
  console.log(report.output);
  console.log(`${report.passed} done, ${report.failed} failed; the pictures are in ${places[what]}.`);
  process.exitCode = report.failed > 0 ? 1 : 0;
} else {
  console.error(ready.why);
  process.exitCode = 1;
}

async function setUp() {
  const packages = await ensurePackages(say);
  if (!packages.ok) return packages;
  const system = await ensureSystem('test', say);
  // Going on is worth a try, but what fails for want of it must not be a riddle.
  if (!system.ok) say(system.why);
  const runtime = await obtainRuntime({ say });
  return runtime.ok ? ensureBuilt(say) : runtime;
}
