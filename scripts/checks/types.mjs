// The check `types`: each environment compiles by itself, so that none can use what only another has.
import { runPackage } from '../setup/command.mjs';
import { report } from './report.mjs';

const programs = [
  { compiler: 'typescript/bin/tsc', config: 'tsconfig.pure.json' },
  { compiler: 'typescript/bin/tsc', config: 'tsconfig.node.json' },
  { compiler: 'typescript/bin/tsc', config: 'tsconfig.test.json' },
  { compiler: 'vue-tsc/bin/vue-tsc.js', config: 'tsconfig.web.json' },
];

/** @returns {Promise<import('./report.mjs').Report>} Counts compiler programs. */
export async function checkTypes() {
  const told = [];
  for (const { compiler, config } of programs) {
    const ended = await runPackage(compiler, ['--noEmit', '-p', config]);
    if (!ended.ok) told.push(`${config} (${ended.how}):\n${ended.output.trim()}`);
  }
  return report(programs.length - told.length, told.length, told.join('\n'));
}
