/** Training as a program: what it cannot write into is said before it has trained anything. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../../scripts/setup/places.mjs';
import { TrainingFault } from '../../../src/host/training/fault.ts';
import { writeWhole } from '../../../src/host/training/files.ts';
import { testFolders } from '../../kit/folder.ts';
import { builtReferee } from '../../kit/line-process.ts';

const folderOf = testFolders();
beforeAll(async () => void (await builtReferee()), 120_000);

test.each([
  ['--work', '--into'],
  ['--into', '--work'],
])('a folder for %s that cannot be made ends it at once, with what to do', (option, other) => {
  const folder = folderOf();
  const nowhere = join(folder, 'nowhere');
  // It leads to nothing, and cannot be made into a folder.
  symlinkSync(join(folder, 'gone', 'away'), nowhere);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...[inRoot('out', 'node', 'train.js'), '--only', 'people-1'],
      ...[option, nowhere, other, join(folder, 'other')],
    ],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^train: bad-folder: nothing can be written into .*nowhere: .*\.\n$/);
  expect(stderr).toContain(`Name another one with ${option}.`);
});

test('what cannot be written is named, and what lay there stays', () => {
  const file = join(folderOf(), 'people.json');
  mkdirSync(file);
  writeFileSync(join(file, 'old'), '');
  expect(() => writeWhole(file, '{}')).toThrow(TrainingFault);
  expect(() => writeWhole(file, '{}')).toThrow(/not-written: .*people\.json could not be written: /);
  expect(readdirSync(file)).toEqual(['old']);
});
