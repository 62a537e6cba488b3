/** Bets and splits of computer players: held against slow reckonings by the judge and by full enumeration. */
import { describe, expect, test } from 'vitest';
import { rankBets, splitByShare, splitByValue, type ValuedBet } from '../../src/advice/bets.ts';
import { standChances } from '../../src/advice/champion/stand.ts';
import { readNets } from '../../src/advice/champion/weights.ts';
import { fastGameOf } from '../../src/advice/fast/convert.ts';
import { ruleOf28Mind } from '../../src/advice/fast/minds.ts';
import { turnEnds } from '../../src/advice/turn-chance.ts';
import { bustWays } from '../../src/odds/bust.ts';
import { type ByColumn, COLUMNS, columnLength, columnsOf } from '../../src/rules/column.ts';
import { evolve } from '../../src/rules/evolve.ts';
import type { Bet, Game } from '../../src/rules/game.ts';
import { markerOf, seatsOf } from '../../src/rules/game.ts';
import { owes, payoffEvents, type Spaces, splitsOf } from '../../src/rules/payoff.ts';
import { WEIGHTS } from '../../src/host/weights.ts';
import { at, fresh } from '../kit/given.ts';
import { afterCommand } from '../kit/judged.ts';
import { type Seeded, seeded, seedOr } from '../kit/seeded.ts';

const seed = seedOr(20_261_210);
const net = readNets(WEIGHTS)('champion', 3);

/** A turn of seat 0 that has ended, with the bet of seat 1 still to be paid. */
function owing(game: Game, bet: Bet, made: boolean): Game {
  const bets = game.markers.map((_, seat) => (seat === 1 ? bet : null));
  return { ...game, phase: 'settle', betting: { bettors: [1], bets, made, pending: [1] } };
}

/** Seat 1's chance once it has split so and the judge has passed the turn on. */
function winAfter(game: Game, spaces: Spaces): number {
  const paid = afterCommand(game, { do: 'settle', seat: 1, spaces: { ...spaces } });
  // What nobody can choose about is paid by the judge alone.
  const after = paid ?? [...payoffEvents(owes(game, 1), spaces)].reduce(evolve, game);
  const mover = paid?.seat ?? (after.skips[1] === true ? 2 % seatsOf(game) : 1);
  return standChances(net, fastGameOf(after), mover)[1] ?? Number.NaN;
}

function randomStand(chance: Seeded): Game {
  const seats = 2 + chance.whole(3);
  const share = chance.pick([0.15, 0.6]);
  const markers = Array.from({ length: seats }, () =>
    COLUMNS.filter(() => chance.chance(share)).reduce<ByColumn<number>>(
      (own, column) => ({ ...own, [column]: 1 + chance.whole(columnLength(column) - 1) }),
      {},
    ),
  );
  return { ...fresh(seats), markers };
}

describe('the champion’s split', () => {
  test('is the best of all splits that the rules allow, forward and back', () => {
    const chance = seeded(seed);
    let many = 0;
    for (let number = 0; number < 120; number += 1) {
      const bet: Bet = { side: chance.pick(['make', 'blow']), discs: 1 + chance.whole(5) };
      const game = owing(randomStand(chance), bet, chance.chance(0.3));
      const all = splitsOf(game, 1, Infinity);
      if (all.length > 1500) continue;
      many += all.length > 60 ? 1 : 0;
      const best = Math.max(...all.map((split) => winAfter(game, split)));
      const taken = winAfter(game, splitByValue(net, game, 1));
      if (Math.abs(taken - best) > 1e-9) expect.fail(`seed ${seed}, split ${number}: ${taken} of ${best}`);
    }
    expect(many).toBeGreaterThan(10);
  });

  test('looks beyond the splits that load the lowest columns', () => {
    const stand = at('7:9,8:8/2:2,3:4,4:6,5:6,6:10,9:8,12:2 - 0 roll 0 - - 9,9 60 -');
    const game = owing(stand, { side: 'make', discs: 5 }, false);
    const all = splitsOf(game, 1, Infinity);
    const lowest = Math.max(...all.slice(0, 60).map((split) => winAfter(game, split)));
    expect(all.length).toBeGreaterThan(1000);
    expect(winAfter(game, splitByValue(net, game, 1))).toBeGreaterThan(lowest + 0.005);
  });
});

test('a counting player’s split moves the largest share of the columns forward, and the smallest back', () => {
  const chance = seeded(seed + 1);
  let forward = 0;
  for (let number = 0; number < 120; number += 1) {
    const bet: Bet = { side: chance.pick(['make', 'blow']), discs: 1 + chance.whole(5) };
    const game = owing(randomStand(chance), bet, chance.chance(0.5));
    const all = splitsOf(game, 1, Infinity);
    if (all.length > 1500) continue;
    const share = (split: Spaces) =>
      columnsOf(split).reduce(
        (sum, column) =>
          sum + ((split[column] ?? 0) * (1 + markerOf(game, 1, column) / 1000)) / columnLength(column),
        0,
      );
    const ahead = owes(game, 1).forward;
    forward += ahead ? 1 : 0;
    const best = (ahead ? Math.max : Math.min)(...all.map(share));
    const split = splitByShare(game, 1);
    expect(all).toContainEqual(split);
    expect(share(split)).toBeCloseTo(best, 9);
  }
  expect([forward > 20, forward < 100]).toEqual([true, true]);
});

describe('the champion’s bets', () => {
  /** A bettor with one marker: the judge pays by itself, and a wrong Make It of three discs or more loses a turn. */
  const turn = '5:3/8:4 - 0 decide 3 - 6:5+5,7:5+5,8:1+1 3,3 20 betting=true';

  test('are ranked by the chance to win that they leave, over both ends of the turn', () => {
    const game = at(turn);
    const ends = { made: 0.7, won: 0.1, blown: 0.2 };
    const worth = ({ side, discs }: Bet) => {
      const betting = { bettors: [1], bets: [null, { side, discs }], made: null, pending: [] };
      const after = (command: Parameters<typeof afterCommand>[1]) => {
        const ended = afterCommand({ ...game, betting }, command);
        if (ended?.phase !== 'roll') throw new Error('the turn is not over');
        return standChances(net, fastGameOf(ended), ended.seat)[1] ?? Number.NaN;
      };
      return ends.made * after({ do: 'stop' }) + ends.blown * after({ do: 'roll', dice: [1, 1, 1, 1] });
    };
    const ranked = rankBets(net, game, 1, ends);
    expect(ranked).toHaveLength(10);
    for (const { win, ...bet } of ranked) expect(win).toBeCloseTo(worth(bet), 9);
    const wins = ranked.map(({ win }: ValuedBet) => win);
    expect(wins).toEqual([...wins].sort((one, other) => other - one));
  });

  test('turn with the ends that are awaited', () => {
    const sideOf = (made: number) => rankBets(net, at(turn), 1, { made, won: 0, blown: 1 - made })[0]?.side;
    expect([sideOf(0.95), sideOf(0.05)]).toEqual(['make', 'blow']);
  });
});

describe('how a turn ends', () => {
  /** Four thousand trials: three standard errors of a share are at most 0.024. */
  const NEAR = 0.024;

  test('by the Rule of 28 one step short of 28: made by every roll that is no bust', () => {
    const game = at('-/- - 0 decide 3 - 6:4+4,7:6+6,8:4+4 0,0 3 -');
    const { made, won, blown } = turnEnds(game, ruleOf28Mind());
    expect(bustWays(game)).toBe(104);
    expect(Math.abs(blown - 104 / 1296)).toBeLessThan(NEAR);
    expect(won).toBe(0);
    expect(made + blown).toBeCloseTo(1, 12);
  });

  test('one step short of the third top in each column: won by every roll that is no bust', () => {
    const game = at('2:3,6:9,7:11,8:9,12:3/- 2=0,12=0 0 decide 3 - 6:10+1,7:12+1,8:10+1 9,9 60 -');
    const { made, won, blown } = turnEnds(game, ruleOf28Mind());
    expect(made).toBe(0);
    expect(Math.abs(won - 1192 / 1296)).toBeLessThan(NEAR);
    expect(won + blown).toBeCloseTo(1, 12);
  });

  test('where the player stops at once, it has stopped; where the third throw is owed, it has not', () => {
    const stops = '-/9:2 - 0 decide 2 - 6:4+4,7:5+5,8:5+5 0,0 2';
    const made = { made: 1, won: 0, blown: 0 };
    expect(turnEnds(at(`${stops} -`), ruleOf28Mind())).toEqual(made);
    const owing = 'betting=true,bet_min_third_throw=true';
    const owed = turnEnds(at(`${stops} ${owing} bets=1|,m1|-|`), ruleOf28Mind());
    expect(Math.abs(owed.blown - 104 / 1296)).toBeLessThan(NEAR);
    // Nobody could bet: then nothing is owed (rules B4).
    const nobody = stops.replace('9:2', '-');
    expect(turnEnds(at(`${nobody} ${owing}`), ruleOf28Mind())).toEqual(made);
  });
});
