// `npm run pictures`: takes the pictures of README.md and docs from the program as it is. Sets up what the tests need first.
import { checkPlaywright } from './checks/playwright.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { obtainRuntime } from './setup/runtime.mjs';
import { ensureSystem } from './setup/system.mjs';

/** @param {string} text */
const say = (text) => console.log(text);

const ready = await setUp();
if (ready.ok) {
  const report = await checkPlaywright('pictures');
  console.log(report.output);
  console.log(`${report.passed} taken, ${report.failed} failed; they are in docs/pictures.`);
  process.exitCode = report.failed > 0 ? 1 : 0;
} else {
  console.error(ready.why);
  process.exitCode = 1;
}

async function setUp() {
  const packages = await ensurePackages(say);
  if (!packages.ok) return packages;
  await ensureSystem('test', say);
  const runtime = await obtainRuntime({ say });
  return runtime.ok ? ensureBuilt(say) : runtime;
}
