// The check `walls`: no module imports what its room may not.
import { runPackage } from '../setup/command.mjs';
import { notRun, report } from './report.mjs';

/**
 * @typedef {object} Cruised dependency-cruiser's answer, as far as it is used here.
 * @property {{ source: string, matchesDoNotFollow?: boolean, coreModule?: boolean }[]} modules
 * @property {{ violations: { from: string, to: string, rule: { name: string } }[] }} summary
 */

/** @returns {Promise<import('./report.mjs').Report>} Counts our own modules; one with forbidden imports fails once. */
export async function checkWalls() {
  const ended = await runPackage('dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', '.dependency-cruiser.cjs'],
    ...['--output-type', 'json'],
    ...['src', 'electron'],
  ]);
  /** @type {Cruised} */
  let cruised;
  try {
    cruised = JSON.parse(ended.stdout);
  } catch {
    return notRun(`dependency-cruiser could not run (${ended.how}):\n${ended.output.trim()}`);
  }
  const own = cruised.modules.filter(({ source }) => /^(src|electron)\//.test(source));
  const { violations } = cruised.summary;
  const bad = new Set(violations.map(({ from }) => from));
  const lines = violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  return report(own.filter(({ source }) => !bad.has(source)).length, bad.size, lines.join('\n'));
}
