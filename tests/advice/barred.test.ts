/** Where a house rule bars the stop, nothing is worth what stopping would be (rules 8.2, B4). */
import { describe, expect, test } from 'vitest';
import { winChances } from '../../src/advice/chances.ts';
import { newTurnReader } from '../../src/advice/champion/turn.ts';
import { readNets } from '../../src/advice/champion/weights.ts';
import { ruleOf28Mind } from '../../src/advice/fast/minds.ts';
import { turnEnds } from '../../src/advice/turn-chance.ts';
import { luckOf, values } from '../../src/advice/values.ts';
import { WEIGHTS } from '../../src/host/weights.ts';
import { ROLLS, WEIGHTED_ROLLS } from '../../src/odds/rolls.ts';
import { choicesOf } from '../../src/rules/choices.ts';
import type { Game } from '../../src/rules/game.ts';
import type { AskedOptions } from '../../src/rules/options.ts';
import { stopBar, stopWins } from '../../src/rules/stop.ts';
import { afterCommand } from '../kit/judged.ts';
import { at, board, given } from '../kit/given.ts';
import { seeded, seedOr } from '../kit/seeded.ts';

const seed = seedOr(20_261_130);
const nets = readNets(WEIGHTS);
const reader = newTurnReader(nets);
const winOf = (game: Game, does: 'choose' | 'roll', columns: readonly number[] = []) =>
  values(reader, game)?.find(
    ({ act }) => act.do === does && (act.do !== 'choose' || act.columns.join() === columns.join()),
  )?.win;

/** Ana tops her second column of two with a runner on 7 beside her; Ben's marker on 7 stands at `rival`. */
const topping = (rival: number, rules: AskedOptions): Game =>
  given(
    board(
      {
        markers: [
          { 2: 2, 7: 3 },
          { 7: rival, 12: 2 },
        ],
        claimed: { 3: 0 },
        seat: 0,
        runners: { 7: 4 },
        throws: 1,
      },
      2,
      { win_columns: 2, ...rules },
    ),
  ).when({ do: 'roll', dice: [1, 1, 2, 6] }).game;

/** Her runner on 7 shares Ben's step. */
const shared = topping(4, { occupied: 'reroll' });
/** Nobody is beside her, but a third throw is owed once bets lie. */
const early = topping(9, { betting: true, bet_min_third_throw: true });

describe('a winning runner that may not be kept yet', () => {
  test.each([
    ['beside a rival, where such runners roll on', shared],
    ['before the third throw that bets ask for', early],
  ])('is worth the roll that must follow: %s', (_, game) => {
    const choice = choicesOf(game).find((columns) => columns.join() === '2,8');
    expect(choice).toBeDefined();
    const row = winOf(game, 'choose', choice) ?? 1;
    expect(row).toBeLessThan(0.999);
    const chosen = given(game).when({ do: 'choose', columns: [...(choice ?? [])] }).game;
    const next: Game =
      chosen.phase === 'bet'
        ? given(chosen).when({ do: 'bet', seat: 1, side: 'blow', discs: 1 }).game
        : chosen;
    expect([next.phase, stopWins(next), stopBar(next) !== null]).toEqual(['decide', true, true]);
    expect(winOf(next, 'roll')).toBeCloseTo(row, 9);
    expect(winChances(nets, next)?.[0]).toBeLessThan(0.999);
    expect(winChances(nets, chosen)?.[0]).toBeLessThan(0.999);
    expect(turnEnds(next, ruleOf28Mind()).won).toBeLessThan(1);
  });
});

test.each([
  [
    'before the second roll, after which bets are called',
    '5:3,7:12/8:4 - 0 decide 1 - 7:13+1,8:2+2 3,3 20 win_columns=2,betting=true,bet_min_third_throw=true',
  ],
  [
    'before the third roll, after which stopping is free',
    '5:3,7:12/8:4 - 0 decide 2 - 7:13+1,8:2+2 3,3 20 win_columns=2,betting=true,bet_min_third_throw=true bets=1|,m1|-|',
  ],
  [
    'beside a rival, for as many rolls as it takes to leave',
    '2:2,3:5,7:3/7:4,12:2 3=0 0 decide 1 - 7:4+1 3,3 20 win_columns=2,occupied=reroll',
  ],
])('luck comes to nothing over all rolls also where stopping is barred: %s', (_, position) => {
  const game = at(position);
  const mean = WEIGHTED_ROLLS.reduce(
    (total, { dice, ways }) => total + (ways / ROLLS) * (luckOf(reader, game, dice)?.gained ?? 1),
    0,
  );
  expect(mean).toBeCloseTo(0, 9);
});

test('dice that stay beside a cocked one are thrown once: the roll that must follow is one of four dice', () => {
  const early = '5:3,7:10/8:4 - 0 decide 1 - 7:11+1 3,3 20';
  const rules = 'win_columns=2,betting=true,bet_min_third_throw=true,cocked_die=rethrow_die';
  const cocked = given(`${early} ${rules}`).when(
    { do: 'roll', dice: [3, 5, 4, 6] },
    { do: 'void', die: 2 },
  ).game;
  expect([cocked.kept, cocked.throws]).toEqual([[3, 4, 6], 1]);
  const mean = [1, 2, 3, 4, 5, 6].reduce((sum, face) => {
    const next = given(cocked).when({ do: 'roll', dice: [3, 4, 6, face] }).game;
    return sum + (values(reader, next)?.[0]?.win ?? Number.NaN) / 6;
  }, 0);
  expect(winOf(cocked, 'roll')).toBeCloseTo(mean, 9);
});

test('in whole games nothing is told to be won for certain where the stop is barred', () => {
  const chance = seeded(seed);
  let barred = 0;
  for (let games = 0; games < 12; games += 1) {
    let game = board(
      {
        markers: [
          { 5: 3, 7: 4, 9: 3 },
          { 5: 5, 7: 6, 9: 5 },
        ],
        seat: 0,
      },
      2,
      {
        occupied: 'reroll',
        win_columns: 2,
      },
    );
    for (let act = 0; act < 80 && game.phase !== 'over'; act += 1) {
      const choices = choicesOf(game);
      const next: Game | null =
        game.phase === 'choose'
          ? afterCommand(game, { do: 'choose', columns: [...chance.pick(choices)] })
          : game.phase === 'decide' && stopBar(game) === null && chance.chance(0.3)
            ? afterCommand(game, { do: 'stop' })
            : afterCommand(game, { do: 'roll', dice: chance.dice() });
      if (next === null) throw new Error(`refused in ${game.phase}, seed ${seed}`);
      game = next;
      if (game.phase !== 'decide' || stopBar(game) === null) continue;
      barred += 1;
      const [roll, ...others] = values(reader, game) ?? [];
      expect([roll?.act.do, others]).toEqual(['roll', []]);
      if ((roll?.bust ?? 0) > 0) {
        expect(roll?.win).toBeLessThan(1);
        expect(winChances(nets, game)?.[game.seat]).toBeLessThan(1);
      }
    }
  }
  expect(barred).toBeGreaterThan(20);
});
