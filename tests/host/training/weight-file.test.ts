/** The files of weights: whatever is put beside others, each network tells the seed and the command that made it. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWeightFile } from '../../../src/host/advice/weights.ts';
import { TrainingFault } from '../../../src/host/training/fault.ts';
import { KINDS, TASKS } from '../../../src/host/training/plan.ts';
import { netsLying, weightPath, writeNet } from '../../../src/host/training/weight-file.ts';
import { ADVICE_FILES } from '../../kit/advice-files.ts';
import { testFolders } from '../../kit/folder.ts';

const folderOf = testFolders();
const taskOf = (name: string) => TASKS.find((task) => task.name === name)!;
const copied = () => {
  const folder = folderOf();
  cpSync(ADVICE_FILES.weights, folder, { recursive: true });
  return folder;
};

test('a network of another seed beside the others makes nothing untrue', () => {
  const folder = copied();
  const path = weightPath(folder, 'champion');
  const former = netsLying(path);
  writeNet(folder, taskOf('champion-3'), 7, { ...former['2']!, columns: 3 });
  const now = netsLying(path);
  expect(now['3']).toMatchObject({ seed: 7, command: 'npm run train -- --seed 7 --only champion-3' });
  expect({ ...now, 3: null }).toEqual({ ...former, 3: null });
});

test('every network of the repository says the seed and the command that made it, and no other', () => {
  const told = KINDS.flatMap((kind) =>
    Object.entries(netsLying(weightPath(ADVICE_FILES.weights, kind))).map(([target, { seed, command }]) => {
      expect(command).toBe(`npm run train -- --seed ${seed} --only ${kind}-${target}`);
      return `${kind}-${target}`;
    }),
  );
  expect(told.sort()).toEqual(TASKS.map(({ name }) => name).sort());
});

test('a network that is put in again changes no byte of the file', () => {
  const folder = copied();
  const path = weightPath(folder, 'people');
  const before = readFileSync(path, 'utf8');
  writeNet(folder, taskOf('people-4'), 28, netsLying(path)['4']!);
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('where there is no file the network is the first of a new one', () => {
  const folder = join(folderOf(), 'new');
  const net = netsLying(weightPath(ADVICE_FILES.weights, 'people'))['1']!;
  const file = writeNet(folder, taskOf('people-1'), 3, net);
  expect(Object.keys(readWeightFile(JSON.parse(readFileSync(file, 'utf8'))).nets)).toEqual(['1']);
});

test.each([
  ['cut off', '{"nets":{"1":{"se'],
  ['of another form', '{"nets":{"1":{"columns":1}}}'],
])('a file that is %s is named, with what to do, and stays as it is', (_how, text) => {
  const folder = folderOf();
  const file = weightPath(folder, 'people');
  writeFileSync(file, text);
  const net = netsLying(weightPath(ADVICE_FILES.weights, 'people'))['1']!;
  const told = expect(() => writeNet(folder, taskOf('people-1'), 3, net));
  told.toThrow(TrainingFault);
  told.toThrow(/bad-weights: .*people\.json .*name another folder with --into\./s);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
