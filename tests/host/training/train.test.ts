/** Training: the same seed makes the same weights, broken off or not; what cannot be trained is refused. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readNet } from '../../../src/advice/champion/net.ts';
import { readTrainArgs } from '../../../src/host/training/args.ts';
import { loadStanding } from '../../../src/host/training/checkpoint.ts';
import { TrainingFault } from '../../../src/host/training/fault.ts';
import { type Plan, planOf, type Task, TASKS } from '../../../src/host/training/plan.ts';
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
  const breakOff = (text: string) => {
    if (text.includes('round 1 of 2')) throw new Error('broken off');
  };
  expect(() => train(small, { ...course('broken'), say: breakOff })).toThrow('broken off');
  const again: string[] = [];
  expect(train(small, course('broken', again))).toEqual(whole);
  expect(again[0]).toBe('champion-2: goes on after round 1');
  expect(said.map((text) => text.replace(/:.*/, ''))).toEqual(['champion-2', 'champion-2', 'champion-2']);
  expect(said[2]).toMatch(/round 2 of 2, \d+ states of \d+ games/);
  expect(readNet(whole).hidden).toBe(8);
});

const first: Task = { ...small, rounds: 0 };

test('only a standing of the very same plan is gone on with', () => {
  train(first, course('planned'));
  const found = (plan: Plan) => loadStanding(join(folder, 'planned'), plan);
  const plan = planOf(first, 3);
  expect(found(plan)).toMatchObject({ is: 'standing' });
  expect(loadStanding(join(folder, 'none'), plan)).toEqual({ is: 'none' });
  expect(found({ ...plan, seed: 4 })).toEqual({ is: 'other', differs: 'seed 3 there, 4 here' });
  for (const [name, value] of Object.entries(plan)) {
    const other = { ...plan, [name]: typeof value === 'number' ? value + 1 : 'people' };
    expect([name, found(other)]).toMatchObject([name, { is: 'other' }]);
  }
});

test('a network of another plan begins anew and says so', () => {
  train(first, course('replanned'));
  const said: string[] = [];
  train({ ...first, games: 200 }, course('replanned', said));
  expect(said[0]).toMatch(/^champion-2: begins anew, for .*replanned .*\(games 300 there, 200 here\)$/);
  expect(said[1]).toContain('200 games watched');
});

test.each<[string, (file: string) => void]>([
  ['cut off', (file) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 1000))],
  ['of another form', (file) => writeFileSync(file, '{"seed":3}')],
  ['a folder', (file) => (rmSync(file), mkdirSync(file))],
])('a standing that is %s is named, with what to do', (_how, damage) => {
  const spoilt = course('spoilt');
  train(first, spoilt);
  damage(spoilt.file);
  const told = expect(() => train(first, spoilt));
  told.toThrow(TrainingFault);
  told.toThrow(/bad-standing: .*spoilt .*Remove it to begin anew, or name another folder with --work\./s);
  rmSync(spoilt.file, { recursive: true });
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
    why: expect.stringContaining('“people-9” is none'),
  });
  // A name that was left empty is not every name.
  expect(readTrainArgs(['--only', ''])).toMatchObject({
    ok: false,
    why: expect.stringContaining('“” is none'),
  });
  expect(readTrainArgs(['--seed', 'x'])).toMatchObject({ ok: false, why: expect.stringContaining('--seed') });
  expect(readTrainArgs(['--speed', '1'])).toMatchObject({ ok: false });
});
