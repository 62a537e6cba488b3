// The check `format`: every file that Prettier knows is laid out as Prettier would.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../setup/places.mjs';
import { report } from './report.mjs';

/** Folders that hold nothing of ours. */
const foreign = ['.git', 'node_modules', 'out', 'test-results'];

/** @returns {Promise<import('./report.mjs').Report>} Counts files. */
export async function checkFormat() {
  const prettier = await import('prettier');
  const ignorePath = [inRoot('.gitignore'), inRoot('.prettierignore')];
  const wrong = [];
  let passed = 0;
  for (const file of filesIn(root)) {
    const { ignored, inferredParser } = await prettier.getFileInfo(file, { ignorePath });
    if (ignored || inferredParser === null) continue;
    const options = { ...(await prettier.resolveConfig(file, { editorconfig: true })), filepath: file };
    const name = path.relative(root, file);
    try {
      if (await prettier.check(readFileSync(file, 'utf8'), options)) passed += 1;
      else wrong.push(`${name}: not formatted; run "npx prettier --write ${name}"`);
    } catch (error) {
      wrong.push(`${name}: Prettier cannot read it: ${error instanceof Error ? error.message : error}`);
    }
  }
  return report(passed, wrong.length, wrong.join('\n'));
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return foreign.includes(entry.name) ? [] : filesIn(place);
    return entry.isFile() ? [place] : [];
  });
}
