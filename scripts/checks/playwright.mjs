// The checks `electron` and `web`, and the pictures: the tests that Playwright runs, with a virtual display where there is none.
import { readFileSync, rmSync } from 'node:fs';
import { findProgram, run } from '../setup/command.mjs';
import { inCache, inRoot } from '../setup/places.mjs';
import { notRun, report } from './report.mjs';

/** Large enough for a window of 1920 x 1080 with its frame. */
const screen = '-screen 0 2560x1440x24';

/**
 * @typedef {object} Tested Playwright's answer, as far as it is used here.
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors
 */

/**
 * @param {'electron' | 'web' | 'pictures' | 'gallery'} project A project of tests/playwright.config.ts.
 * @param {{ part: number, of: number }} [share] Its files in so many parts, of which this one is run, from 1 on; without it, all.
 * @returns {Promise<import('./report.mjs').Report>} Counts tests; what was skipped was not shown to work, so it fails. A test that
 *   passed at its second try passed, and is told of, with what went wrong at the first.
 */
export async function checkPlaywright(project, share = { part: 1, of: 1 }) {
  const name = share.of === 1 ? project : `${project}-${share.part}`;
  const file = inCache('reports', `${name}.json`);
  rmSync(file, { force: true });
  const tests = [
    inRoot('node_modules', '@playwright', 'test', 'cli.js'),
    ...['test', '--config', 'tests/playwright.config.ts', '--project', project, '--reporter', 'list,json'],
    ...['--shard', `${share.part}/${share.of}`, '--output', `test-results/${name}`],
  ];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const virtual = process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'];
  if (virtual && findProgram(['xvfb-run']) === undefined) {
    return notRun(
      'There is no display here, and xvfb-run (Debian package xvfb), which makes a virtual one, is missing.',
    );
  }
  const ended = virtual
    ? await run('xvfb-run', ['-a', '-s', screen, process.execPath, ...tests], { env })
    : await run(process.execPath, tests, { env });
  /** @type {Tested} */
  let tested;
  try {
    tested = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return notRun(`Playwright could not run (${ended.how}):\n${ended.output.trim()}`);
  }
  const { expected, unexpected, flaky, skipped } = tested.stats;
  const passed = expected + flaky;
  const failed = unexpected + skipped;
  const unexplained = !ended.ok && failed === 0 && passed > 0 ? Math.max(1, tested.errors.length) : 0;
  const wrong = failed + unexplained;
  return {
    ...report(passed, wrong, wrong + flaky === 0 ? ended.output.trim() : unproved(ended.output)),
    again: flaky,
  };
}

/** What is left of the output without the tests that passed: of hundreds of lines those that say what is wrong. @param {string} output */
const unproved = (output) =>
  output
    .split('\n')
    .filter((text) => !/^\s*(?:✓|ok)\s/.test(text))
    .join('\n')
    .trim();
