// `npm test`: sets up what the tests need, then runs every check and lists it with its count. The last line is the sum,
// `N passed, N failed`. `--only unit,lint` runs some of the checks, `--quick` those that need no window.
import { checkFormat } from './checks/format.mjs';
import { checkLint } from './checks/lint.mjs';
import { checkPlaywright } from './checks/playwright.mjs';
import { notRun, together } from './checks/report.mjs';
import { checkTypes } from './checks/types.mjs';
import { checkVitest } from './checks/vitest.mjs';
import { checkWalls } from './checks/walls.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { nodeTooOld } from './setup/node-version.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { obtainRuntime } from './setup/runtime.mjs';
import { steps } from './setup/steps.mjs';
import { ensureSystem } from './setup/system.mjs';

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {boolean} quick It needs neither a window nor a browser.
 * @property {readonly (() => Promise<import('./checks/report.mjs').Report>)[]} parts Each can run beside another suite.
 *
 * @typedef {import('./checks/report.mjs').Report & { name: string, seconds: number }} Result
 */

/** In the order of the list at the end. @type {readonly Suite[]} */
const suites = [
  { name: 'format', quick: true, parts: [checkFormat] },
  { name: 'lint', quick: true, parts: [checkLint] },
  { name: 'types', quick: true, parts: [checkTypes] },
  { name: 'walls', quick: true, parts: [checkWalls] },
  { name: 'unit', quick: true, parts: [() => checkVitest('unit', ['unit', 'mocked'], 2)] },
  { name: 'property', quick: false, parts: [() => checkVitest('property', ['property'], 1)] },
  { name: 'electron', quick: false, parts: [() => checkPlaywright('electron')] },
  {
    name: 'web',
    quick: false,
    // In parts, so that it takes over the processor on which `electron` has ended.
    parts: [1, 2, 3, 4].map((part) => () => checkPlaywright('web', { part, of: 4 })),
  },
];

/** What runs side by side: the first waves need only processors, the last one needs windows and steady hands. */
const waves = [
  ['unit', 'property', 'lint', 'types', 'walls', 'format'],
  ['electron', 'web'],
];

const atOnce = 2;

/** @param {readonly string[]} args @returns {readonly Suite[] | string} A string says what is wrong with them. */
function chosen(args) {
  if (args.length === 0) return suites;
  if (args.length === 1 && args[0] === '--quick') return suites.filter((suite) => suite.quick);
  const [flag = '', ...more] = args;
  const names = flag.startsWith('--only=') ? [flag.slice(7), ...more] : flag === '--only' ? more : undefined;
  if (names === undefined)
    return `"${args.join(' ')}" is not understood; there are "--quick" and "--only unit,lint".`;
  const wanted = names.flatMap((name) => name.split(','));
  const unknown = wanted.find((name) => !suites.some((suite) => suite.name === name));
  if (unknown !== undefined || wanted.length === 0) {
    return `There is no check "${unknown ?? ''}"; there are ${suites.map((suite) => suite.name).join(', ')}.`;
  }
  return suites.filter((suite) => wanted.includes(suite.name));
}

/**
 * What has to be there before the checks. A step that fails does not stop the others, nor the checks that can do without.
 * @returns {Promise<{ ok: true, noWindow?: string } | { ok: false, why: string }>}
 */
async function setUp() {
  const step = steps(4);
  const packages = await ensurePackages(step('npm packages'));
  if (!packages.ok) return packages;
  const saySystem = step('system libraries and tools');
  const system = await ensureSystem('test', saySystem);
  if (!system.ok) saySystem(system.why);
  const sayRuntime = step('Electron runtime');
  const runtime = await obtainRuntime({ say: sayRuntime });
  if (!runtime.ok) sayRuntime(runtime.why);
  const sayBuild = step('build');
  const built = await ensureBuilt(sayBuild);
  if (!built.ok) sayBuild(built.why);
  const missing = [runtime, built].flatMap((of) => (of.ok ? [] : [of.why])).join('\n');
  return missing === '' ? { ok: true } : { ok: true, noWindow: missing };
}

/**
 * @param {readonly Suite[]} queue
 * @param {string | undefined} noWindow Why suites with windows cannot run.
 * @param {(result: Result) => void} tell
 */
async function runAll(queue, noWindow, tell) {
  const waiting = queue.flatMap((suite) => suite.parts.map((run) => ({ suite, run })));
  /** @type {Map<Suite, { started: number, reports: import('./checks/report.mjs').Report[] }>} */
  const begun = new Map();
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { suite, run } = next;
      const { started, reports } = begun.get(suite) ?? { started: Date.now(), reports: [] };
      if (!begun.has(suite)) console.log(`${suite.name}: running ...`);
      begun.set(suite, { started, reports });
      const needsWindow = suite.name === 'electron' || suite.name === 'web';
      reports.push(
        needsWindow && noWindow !== undefined
          ? notRun(noWindow)
          : await run().catch((error) => notRun(told(error))),
      );
      if (reports.length < suite.parts.length) continue;
      tell({ ...together(reports), name: suite.name, seconds: Math.round((Date.now() - started) / 1000) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** @param {unknown} error */
const told = (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** @param {Result} result */
const line = ({ name, passed, failed, again = 0, seconds }) =>
  `${name.padEnd(9)} ${String(passed).padStart(5)} passed, ${failed} failed (${seconds} s)` +
  (again > 0 ? `, ${again} of them at the second try` : '');

/** @param {readonly string[]} args */
async function test(args) {
  const picked = chosen(args);
  const wrong = nodeTooOld() ?? (typeof picked === 'string' ? picked : undefined);
  /** @type {Result[]} */
  const results = [];
  if (wrong !== undefined || typeof picked === 'string') {
    console.error(wrong);
    return sum([{ ...notRun(''), name: 'set-up', seconds: 0 }]);
  }
  const ready = await setUp();
  if (!ready.ok) {
    console.error(ready.why);
    return sum([{ ...notRun(''), name: 'set-up', seconds: 0 }]);
  }
  for (const wave of waves) {
    const queue = wave.flatMap((name) => picked.filter((suite) => suite.name === name));
    await runAll(queue, ready.noWindow, (result) => {
      results.push(result);
      console.log(`[${results.length}/${picked.length}] ${line(result)}`);
      const shown = result.failed + (result.again ?? 0) > 0 ? result.output : seedsOf(result.output);
      if (shown !== '') console.log(indented(shown));
    });
  }
  console.log('\nAll checks:');
  return sum(picked.flatMap((suite) => results.filter((result) => result.name === suite.name)));
}

/** A property that passed is told with its seed, so that the same run can be had again. @param {string} output */
const seedsOf = (output) =>
  output
    .split('\n')
    .filter((text) => /\bseed\b/i.test(text))
    .join('\n');

/** @param {string} text */
const indented = (text) => text.replace(/^/gm, '    ');

/** Writes the list and its sum. @param {readonly Result[]} results */
function sum(results) {
  for (const result of results) console.log(line(result));
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failed = results.reduce((total, result) => total + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = await test(process.argv.slice(2));
