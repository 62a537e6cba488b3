/** Payoffs of bets in random games: what they move, what they never touch, and that every way of splitting is on offer. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { columnLength, COLUMNS } from '../../src/rules/column.ts';
import type { Game } from '../../src/rules/game.ts';
import { owes, splitsOf } from '../../src/rules/payoff.ts';
import { board, given } from '../kit/given.ts';
import { walkHouses, type Happening } from '../kit/house-walk.ts';
import { betsIn, bust, stop, type Laid } from '../kit/bet-turn.ts';
import { seeded, seedOr, type Seeded } from '../kit/seeded.ts';

const GAMES = 120;
const BOARDS = 600;
const seed = seedOr(4_1969);

/** Spaces that a seat's squares could move, square by square. */
function roomOf(game: Game, seat: number, forward: boolean): number {
  let room = 0;
  for (const column of COLUMNS) {
    const step = game.markers[seat]?.[column];
    if (step === undefined || game.claimed[column] !== undefined) continue;
    room += forward ? columnLength(column) - 1 - step : step;
  }
  return room;
}

/** Holds one payoff against the rulebook; tells what it did. */
function checkPayoff({ where, before, event, after }: Happening): 'forward' | 'back' | null {
  if (event.is !== 'settled') return null;
  const { seat, forward, spaces } = event;
  const bet = before.betting?.bets[seat];
  const made = before.betting?.made;
  if (bet === null || bet === undefined || made === undefined) throw new Error(`${where()}: no bet was laid`);
  const right = (bet.side === 'make') === made;
  const discs = !right && bet.side === 'make' ? 2 * bet.discs : bet.discs;
  const moved = Object.values(spaces).reduce((sum, count) => sum + count, 0);
  expect([forward, event.owed, moved], where()).toEqual([
    right,
    discs,
    Math.min(discs, roomOf(before, seat, right)),
  ]);
  for (const [at, own] of before.markers.entries()) {
    for (const column of COLUMNS) {
      const from = own[column] ?? 0;
      const to = after.markers[at]?.[column] ?? 0;
      const due = at === seat ? (spaces[column] ?? 0) : 0;
      const wrong = (what: string) => new Error(`${where()}: ${what} column ${column} of seat ${at}`);
      if ((forward ? to - from : from - to) !== due) throw wrong('moves the wrong way in');
      if (to === from) continue;
      if (from === 0) throw wrong('opens');
      if (to === columnLength(column)) throw wrong('tops');
      if (before.claimed[column] !== undefined) throw wrong('moves in the claimed');
    }
  }
  const { markers, betting, ...restBefore } = before;
  const { markers: moves, betting: laid, ...restAfter } = after;
  const same = isDeepStrictEqual(
    [markers.length, betting?.bets, restBefore],
    [moves.length, laid?.bets, restAfter],
  );
  if (!same) throw new Error(`${where()}: changes something else`);
  return forward ? 'forward' : 'back';
}

/** In how many ways so many spaces can be spread over these rooms, by counting room after room. */
function ways(rooms: readonly number[], spaces: number): number {
  let counts = [1, ...Array.from({ length: spaces }, () => 0)];
  for (const room of rooms) {
    counts = counts.map((_, total) =>
      counts.slice(Math.max(0, total - room), total + 1).reduce((sum, count) => sum + count, 0),
    );
  }
  return counts[spaces] ?? 0;
}

/** A bettor with random squares, low ones mostly. */
function someSquares(chance: Seeded): Record<number, number> {
  const squares: Record<number, number> = {};
  for (const column of COLUMNS) {
    if (chance.chance(0.35)) squares[column] = 1 + chance.whole(columnLength(column) - 1);
  }
  return Object.keys(squares).length > 0 ? squares : { 7: 1 };
}

describe(`payoffs (seed ${seed})`, () => {
  it(`in ${GAMES} random betting games never top or open a column and move exactly what the bet says`, () => {
    const met = { forward: 0, back: 0, lost: 0, skipped: 0 };
    walkHouses(
      seed,
      GAMES,
      500,
      {
        happening(happening) {
          const { event, before, after, where } = happening;
          const way = checkPayoff(happening);
          if (way !== null) met[way] += 1;
          if (event.is === 'turn-lost') {
            met.lost += 1;
            // Whoever loses a turn has no square left that could move (B19).
            expect(roomOf(after, event.seat, false), where()).toBe(0);
          }
          if (event.is === 'turn-passed') {
            met.skipped += event.skipped.length;
            expect(
              event.skipped.every((seat) => before.skips[seat] && !after.skips[seat]),
              where(),
            ).toBe(true);
          }
        },
      },
      (temper) =>
        temper.seats === 1
          ? temper
          : { ...temper, rules: { ...temper.rules, betting: true, occupied: 'stack' } },
    );
    process.stdout.write(`payoffs, seed ${seed}: ${JSON.stringify(met)}\n`);
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(50);
  });

  it(`on ${BOARDS} random boards offer every split once, each of them legal, and none when there is one way only`, () => {
    const chance = seeded(seed + 77);
    let choices = 0;
    for (let at = 0; at < BOARDS; at++) {
      const squares = someSquares(chance);
      const bets: Laid[] = [{ seat: 1, side: chance.pick(['make', 'blow']), discs: 1 + chance.whole(5) }];
      const made = chance.chance(0.5);
      const laid = betsIn({ markers: [{}, squares] }, bets);
      const ended = given(laid).when(made ? stop : bust).game;
      const where = `seed ${seed}, board ${at}: ${JSON.stringify({ squares, bets, made })}`;
      if (ended.phase !== 'settle') {
        expect(ended.phase, where).toBe('roll');
        continue;
      }
      choices += 1;
      const { spaces, forward } = owes(ended, 1);
      const rooms = Object.entries(squares).map(([column, step]) =>
        forward ? spacesAbove(Number(column), step) : step,
      );
      const splits = splitsOf(ended, 1, Number.POSITIVE_INFINITY);
      expect(splits.length, where).toBe(ways(rooms, spaces));
      expect(new Set(splits.map((split) => JSON.stringify(split))).size, where).toBe(splits.length);
      for (const split of [splits[0]!, chance.pick(splits), splits.at(-1)!]) {
        const done = given(ended).when({ do: 'settle', seat: 1, spaces: split });
        done.thenKinds('settled', 'turn-passed');
      }
    }
    expect(choices).toBeGreaterThan(BOARDS / 3);
  });

  it('with one way only are done at once, whoever they concern', () => {
    for (const [squares, side, discs] of [
      [{ 7: 5 }, 'blow', 3],
      [{ 2: 2, 12: 2 }, 'make', 5],
      [{ 2: 1, 12: 1 }, 'make', 1],
      [{ 5: 1, 6: 2 }, 'make', 5],
    ] as const) {
      const ended = given(betsIn({ markers: [{}, squares] }, [{ seat: 1, side, discs }])).when(bust);
      expect(ended.game.phase).toBe('roll');
    }
    expect(board({ markers: [{}, {}] }).phase).toBe('roll');
  });
});

function spacesAbove(column: number, step: number): number {
  const known = COLUMNS.find((one) => one === column);
  return known === undefined ? 0 : columnLength(known) - 1 - step;
}
