/** The programs for computer players tell how they are called, and that is no failure. */
import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/setup/places.mjs';
import { USAGE } from '../../src/host/usage.ts';
import { builtReferee } from '../kit/line-process.ts';

beforeAll(async () => void (await builtReferee()), 120_000);

test.each(['duel', 'train', 'calibrate'] as const)('%s --help', (name) => {
  for (const option of ['--help', '-h']) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [inRoot('out', 'node', `${name}.js`), option],
      { encoding: 'utf8' },
    );
    expect([status, stdout, stderr]).toEqual([0, USAGE[name], '']);
  }
});
