// `npm start`: from a bare clone to an open desk. Each step says what it does and skips what is there. Where no window can
// open, the same program is served as pages. `--pages` asks for the pages at once; other arguments go to the program.
import { openPages } from './open/pages.mjs';
import { missingLibraries, noWindowHere, openWindows } from './open/window.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { nodeTooOld } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { obtainRuntime } from './setup/runtime.mjs';
import { steps } from './setup/steps.mjs';
import { ensureSystem } from './setup/system.mjs';

/** @param {readonly string[]} args */
async function start(args) {
  const tooOld = nodeTooOld();
  if (tooOld !== undefined) return stop(tooOld);
  const passed = args.filter((arg) => arg !== '--pages');
  const without = args.includes('--pages') ? 'Pages were asked for (--pages).' : noWindowHere();
  const step = steps(4);

  const packages = await ensurePackages(step('npm packages'));
  if (!packages.ok) return stop(packages.why);
  const window_ = await prepareWindow(without, step);
  const built = await ensureBuilt(step('build'));
  if (!built.ok) return stop(built.why);

  if (window_.ok) {
    console.log(`Opening the desk (Electron ${window_.version}) ...`);
    const opened = await openWindows(window_.path, passed);
    if (opened.ok) return opened.code;
    return pages(opened.why, passed);
  }
  return pages(window_.why, passed);
}

/**
 * The steps that only windows need.
 * @param {string | undefined} without Why there will be no window, if that is known already.
 * @param {ReturnType<typeof steps>} step
 * @returns {ReturnType<typeof obtainRuntime>}
 */
async function prepareWindow(without, step) {
  const saySystem = step('system libraries');
  const sayRuntime = step('Electron runtime');
  if (without !== undefined) {
    saySystem('not needed without a window');
    sayRuntime('not needed without a window');
    return { ok: false, why: without };
  }
  const system = await ensureSystem('start', saySystem);
  if (!system.ok) saySystem(system.why);
  const runtime = await obtainRuntime({ say: sayRuntime });
  if (!runtime.ok) return runtime;
  const missing = await missingLibraries(runtime.path);
  return missing === undefined
    ? runtime
    : { ok: false, why: `${missing}${system.ok ? '' : ` ${system.why}`}` };
}

/** @param {string} because @param {readonly string[]} args */
function pages(because, args) {
  console.log('Serving the desk and the display as pages for a browser, not in windows:');
  return openPages(because, args);
}

/** @param {string} why */
function stop(why) {
  console.error(`Tableside cannot start. ${why}`);
  return 1;
}

process.exitCode = await start(process.argv.slice(2));
