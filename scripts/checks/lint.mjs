// The check `lint`: ESLint finds nothing, not even a warning, in any file.
import path from 'node:path';
import { runPackage } from '../setup/command.mjs';
import { root } from '../setup/places.mjs';
import { notRun, report } from './report.mjs';

/**
 * @typedef {object} Linted One file of ESLint's answer.
 * @property {string} filePath
 * @property {{ line?: number, column?: number, ruleId: string | null, message: string }[]} messages
 */

/** @returns {Promise<import('./report.mjs').Report>} Counts files. */
export async function checkLint() {
  const ended = await runPackage('eslint/bin/eslint.js', ['--max-warnings', '0', '--format', 'json', '.']);
  /** @type {Linted[]} */
  let files;
  try {
    files = JSON.parse(ended.stdout);
  } catch {
    return notRun(`ESLint could not run (${ended.how}):\n${ended.output.trim()}`);
  }
  const bad = files.filter((file) => file.messages.length > 0);
  const lines = bad.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, column, ruleId, message }) =>
        `${path.relative(root, filePath)}:${line}:${column} ${message} (${ruleId})`,
    ),
  );
  return report(files.length - bad.length, bad.length, lines.join('\n'));
}
