// What a check tells when it has run. Every check of `npm test` gives one of these; the sum is made of them alone.

/**
 * @typedef {object} Report
 * @property {number} passed How many single checks passed.
 * @property {number} failed How many did not. A suite that cannot run, or finds nothing to check, has failed once.
 * @property {number} [again] How many of those that passed did so at their second try only.
 * @property {string} output What a person needs to see of it: the failures, or all that was written.
 */

/**
 * A suite that could not be run to its end.
 * @param {string} why
 * @returns {Report}
 */
export const notRun = (why) => ({ passed: 0, failed: 1, output: why });

/**
 * A report from counts, in which nothing found is a failure: a suite that silently lost its tests must not look green.
 * @param {number} passed
 * @param {number} failed
 * @param {string} output
 * @returns {Report}
 */
export function report(passed, failed, output) {
  if (passed + failed === 0) return notRun(`Nothing was found to check.\n${output}`.trim());
  return { passed, failed, output };
}

/**
 * The report of a suite from those of its parts.
 * @param {readonly Report[]} reports
 * @returns {Report}
 */
export function together(reports) {
  const sum = (/** @type {(report: Report) => number} */ of) =>
    reports.reduce((total, report) => total + of(report), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    again: sum(({ again = 0 }) => again),
    output: reports.map(({ output }) => output).join('\n'),
  };
}
