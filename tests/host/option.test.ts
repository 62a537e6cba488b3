/** Numbers behind options: what every program takes for one, and what none does. */
import { expect, test } from 'vitest';
import { numberOf, wholeIn } from '../../src/host/option.ts';
import { readDuelArgs } from '../../src/host/duel/args.ts';
import { readArgs as readLineArgs } from '../../src/host/line/args.ts';
import { readArgs as readSimulatorArgs } from '../../src/host/simulator/args.ts';
import { readTrainArgs } from '../../src/host/training/args.ts';

const NO_NUMBERS = [
  '',
  ' ',
  '-1',
  '+1',
  '1e3',
  '0x10',
  '0b1',
  ' 7',
  '7 ',
  'ten',
  'NaN',
  'Infinity',
  '1_000',
  '٣',
];

test('a whole number is digits within its bounds, both of them included', () => {
  expect(['3', '7', '007'].map((text) => wholeIn(text, 3, 7))).toEqual([3, 7, 7]);
  expect(['2', '8', '3.0', '3.5', ...NO_NUMBERS].filter((text) => wholeIn(text, 3, 7) !== null)).toEqual([]);
});

test('a number may have a decimal point, and digits on both sides of it', () => {
  expect(['0', '3', '0.25', '12.50'].map(numberOf)).toEqual([0, 3, 0.25, 12.5]);
  expect(['.5', '5.', '1.2.3', ...NO_NUMBERS].filter((text) => !Number.isNaN(numberOf(text)))).toEqual([]);
});

test.each(NO_NUMBERS)('no program takes %j for a seed', (seed) => {
  const duel = readDuelArgs(['--a', 'r38', '--b', 'r38', `--seed=${seed}`], 1);
  expect(duel).toMatchObject({ is: 'refused', why: expect.stringContaining('--seed is a whole number') });
  const simulated = readSimulatorArgs(['--pair', `--seed=${seed}`]);
  expect(simulated).toMatchObject({
    is: 'refused',
    why: expect.stringContaining('--seed is a whole number'),
  });
  const training = readTrainArgs([`--seed=${seed}`]);
  expect(training).toMatchObject({ ok: false, why: expect.stringContaining('--seed is a whole number') });
});

test.each(NO_NUMBERS)('no program takes %j for a speed of the line', (baud) => {
  const refused = { why: expect.stringContaining('--baud is a whole number') };
  expect(readLineArgs(['--reader', '/dev/ttyTest0', `--baud=${baud}`])).toMatchObject(refused);
  expect(readSimulatorArgs(['--pair', `--baud=${baud}`])).toMatchObject(refused);
});
