/** Training: the same seed makes the same weights, broken off or not; what cannot be trained is refused. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readNet } from '../../../src/advice/champion/net.ts';
import { readTrainArgs } from '../../../src/host/training/args.ts';
import { loadStanding } from '../../../src/host/training/checkpoint.ts';
import { rateOf, type Task, TASKS } from '../../../src/host/training/plan.ts';
import { train } from '../../../src/host/training/train.ts';

const folder = mkdtempSync(join(tmpdir(), 'tableside-train-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const small: Task = { name: 'champion-2', kind: 'champion', columns: 2, games: 300, rounds: 2 };
const course = (file: string, said: string[] = []) => ({
  seed: 3,
  file: join(folder, file),
  say: (text: string) => void said.push(text),
});

test('broken off after a round and begun again it comes to the same weights, and tells how far it is', () => {
  const said: string[] = [];
  const whole = train(small, course('whole', said));
  train({ ...small, rounds: 1 }, course('broken'));
  // The rate of the first round is the same, however many follow.
  expect(rateOf(small, 0)).toBe(rateOf({ ...small, rounds: 1 }, 0));
  expect(train(small, course('broken'))).toEqual(whole);
  expect(said.map((text) => text.replace(/:.*/, ''))).toEqual(['champion-2', 'champion-2', 'champion-2']);
  expect(said[2]).toMatch(/round 2 of 2, \d+ states of \d+ games/);
  expect(readNet(whole).hidden).toBe(8);
});

test('a standing of another seed is not gone on with', () => {
  train({ ...small, rounds: 0 }, course('seeded'));
  expect(loadStanding(join(folder, 'seeded'), 3)).not.toBeNull();
  expect(loadStanding(join(folder, 'seeded'), 4)).toBeNull();
  expect(loadStanding(join(folder, 'none'), 3)).toBeNull();
});

test('a lone seat learns turns', () => {
  const net = train({ ...small, name: 'solitaire-2', kind: 'solitaire', rounds: 1 }, course('alone'));
  expect(net).toMatchObject({ output: 'turns', columns: 2, theirs: [] });
});

test('the options', () => {
  expect(readTrainArgs([])).toMatchObject({ ok: true, options: { seed: 28, tasks: TASKS } });
  expect(readTrainArgs(['--only', 'people-3,champion-2'])).toMatchObject({ ok: true });
  expect(readTrainArgs(['--only', 'people-9'])).toMatchObject({
    ok: false,
    why: expect.stringContaining('people-9 is none'),
  });
  expect(readTrainArgs(['--seed', 'x'])).toMatchObject({ ok: false, why: expect.stringContaining('--seed') });
  expect(readTrainArgs(['--speed', '1'])).toMatchObject({ ok: false });
});
