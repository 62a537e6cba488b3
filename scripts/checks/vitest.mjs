// The checks `unit` and `property`: the tests that vitest runs.
import { readFileSync, rmSync } from 'node:fs';
import { runPackage } from '../setup/command.mjs';
import { inCache } from '../setup/places.mjs';
import { notRun, report } from './report.mjs';

/**
 * @typedef {object} Tested vitest's answer, as far as it is used here.
 * @property {number} numTotalTests
 * @property {number} numPassedTests
 * @property {{ status: string, name: string, assertionResults: Result[] }[]} testResults
 *
 * @typedef {object} Result
 * @property {string} status
 * @property {string} fullName
 * @property {string[]} failureMessages Of a test that passed: what went wrong at its first try.
 */

/**
 * @param {'unit' | 'property'} name The check.
 * @param {readonly string[]} projects Its projects of tests/vitest.config.ts.
 * @param {number} workers Processes that run it: more than one where tests wait for something most of the time.
 * @returns {Promise<import('./report.mjs').Report>} Counts tests; a file that cannot be loaded fails once, and what was
 *   skipped was not shown to work, so it fails, too. A test that passed at its second try passed, and is told of, with what
 *   went wrong at the first: many have real ports and processes in them, on a machine that does several checks at once.
 */
export async function checkVitest(name, projects, workers) {
  const file = inCache('reports', `${name}.json`);
  rmSync(file, { force: true });
  const ended = await runPackage('vitest/vitest.mjs', [
    ...['run', '--config', 'tests/vitest.config.ts', '--maxWorkers', String(workers)],
    ...projects.flatMap((project) => ['--project', project]),
    ...['--retry', '1', '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`],
  ]);
  /** @type {Tested} */
  let tested;
  try {
    tested = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return notRun(`vitest could not run (${ended.how}):\n${ended.output.trim()}`);
  }
  const unloaded = tested.testResults.filter(
    (of) => of.status === 'failed' && of.assertionResults.length === 0,
  );
  const failed = tested.numTotalTests - tested.numPassedTests + unloaded.length;
  // An error outside every test makes vitest end badly without a failed test.
  const unexplained = !ended.ok && failed === 0 ? 1 : 0;
  const late = tested.testResults
    .flatMap((of) => of.assertionResults)
    .filter((result) => result.status === 'passed' && result.failureMessages.length > 0);
  const told = late.map(({ fullName, failureMessages }) =>
    [`Passed at its second try only: ${fullName}`, ...failureMessages].join('\n'),
  );
  return {
    ...report(tested.numPassedTests, failed + unexplained, [ended.output.trim(), ...told].join('\n\n')),
    again: late.length,
  };
}
