/** Every game of the rulebook through the real line program, from the start to the end, by a driver that knows its views alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRESETS } from '../../../src/rules/preset.ts';
import type { LineView } from '../../kit/line.ts';
import { npmReferee, type LineProcess } from '../../kit/line-process.ts';
import type { Seeded } from '../../kit/seeded.ts';
import { seeded } from '../../kit/seeded.ts';

const SEED = 31_129;
/** Far more commands than any of these games takes. */
const MOST = 6_000;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gil', 'Hana', 'Ivo', 'June'];

let program: LineProcess;
const done = new Set<string>();
beforeAll(async () => {
  program = await npmReferee();
});
afterAll(async () => {
  expect(await program.end()).toBe(0);
});

/** Commands that may come next, of which the first that is accepted is taken. */
function proposals(view: LineView, chance: Seeded): readonly Readonly<Record<string, unknown>>[] {
  const seat = view.seat ?? 0;
  const seats = view.seats.map((_, other) => other);
  switch (view.phase) {
    case 'first':
      return seats.map((one) => ({ do: 'first', seat: one, dice: chance.dice().slice(0, 2) }));
    case 'roll':
      return [
        { do: 'roll', dice: view.game === 'express' ? [...chance.dice(), chance.dice()[0]] : chance.dice() },
      ];
    case 'choose':
      return [{ do: 'choose', columns: chance.pick(view.choices).columns }];
    case 'decide':
      return [view.may_stop && chance.chance(0.4) ? { do: 'stop' } : { do: 'roll', dice: chance.dice() }];
    case 'bet':
    case 'reveal':
      return seats
        .filter((one) => one !== seat && view.bets[one] === null)
        .map((one) => ({
          do: 'bet',
          seat: one,
          side: chance.pick(['make', 'blow'] as const),
          discs: 1 + chance.whole(5),
        }));
    case 'settle':
      return [{ do: 'settle', seat: view.settling, spaces: chance.pick(view.splits) }];
    case 'mark': {
      const dice = view.dice ?? [];
      return seats.flatMap((one) =>
        dice.map((fifth, at) => {
          const [a, b, c, d] = dice.filter((_, other) => other !== at);
          return {
            do: 'mark',
            seat: one,
            fifth,
            pairs: [
              [a, b],
              [c, d],
            ],
          };
        }),
      );
    }
    default:
      throw new Error(`Nothing is known of the phase ${view.phase}.`);
  }
}

const games = PRESETS.flatMap(({ name, rules, seats: [least, most] }) =>
  [...new Set([least, most])].map((seats) => ({ name, rules, seats })),
);

test.each(games)(`$name with $seats is played to its end (seed ${SEED})`, async ({ rules, seats }) => {
  const chance = seeded(SEED);
  let answer = await program.ask({ do: 'begin', seats: NAMES.slice(0, seats), rules });
  expect(answer).toMatchObject({ ok: true });
  let commands = 0;
  while (answer.view.phase !== 'over') {
    let accepted = false;
    for (const command of proposals(answer.view, chance)) {
      answer = await program.ask(command);
      commands += 1;
      if (!answer.ok) expect(answer.refusal).not.toBe('not-yet');
      accepted = answer.ok;
      if (accepted) done.add(String(command['do']));
      if (accepted) break;
    }
    expect(accepted, `something is accepted in the phase ${answer.view.phase}`).toBe(true);
    expect(commands).toBeLessThan(MOST);
  }
  expect(answer.view.winner).not.toBeNull();
});

test('between them they use every command that a game has', () => {
  expect([...done].sort()).toEqual(['bet', 'choose', 'first', 'mark', 'roll', 'settle', 'stop'].sort());
});
