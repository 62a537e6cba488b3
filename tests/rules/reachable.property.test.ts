/** What holds in every position that play can reach: nobody is stuck, no marker comes from nowhere, somebody can win. */
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../src/rules/choices.ts';
import { columnLength, COLUMNS, columnsOf } from '../../src/rules/column.ts';
import type { Command } from '../../src/rules/command.ts';
import { stillToMark } from '../../src/rules/express/play.ts';
import { EMPTY_SHEET } from '../../src/rules/express/sheet.ts';
import { splitsFor } from '../../src/rules/express/split.ts';
import type { Game } from '../../src/rules/game.ts';
import { diceAwaited } from '../../src/rules/game.ts';
import { judge } from '../../src/rules/judge.ts';
import { settleOptions } from '../../src/rules/options.ts';
import { splitsOf } from '../../src/rules/payoff.ts';
import { stopBar } from '../../src/rules/stop.ts';
import { walkExpress, walkHouses, type Happening } from '../kit/house-walk.ts';
import { seedOr } from '../kit/seeded.ts';

const GAMES = 150;
const EXPRESS_GAMES = 30;
const seed = seedOr(11_2026);

/** Commands that must be legal in a position: everything that it says it is waiting for. */
function awaited(game: Game): Command[] {
  switch (game.phase) {
    case 'first':
      return (game.rollOff?.contenders ?? [])
        .filter((seat) => game.rollOff?.throws[seat] === null)
        .map((seat) => ({ do: 'first', seat, dice: [3, 4] }));
    case 'roll':
      return [rollOf(game)];
    case 'choose':
      return choicesOf(game).map((columns) => ({ do: 'choose', columns }));
    case 'decide':
      return stopBar(game) === null ? [rollOf(game), { do: 'stop' }] : [rollOf(game)];
    case 'bet':
    case 'reveal':
      return (game.betting?.bettors ?? [])
        .filter((seat) => game.betting?.bets[seat] === null)
        .map((seat) => ({ do: 'bet', seat, side: 'make', discs: 5 }));
    case 'settle': {
      const seat = game.betting?.pending[0] ?? -1;
      return splitsOf(game, seat, 5).map((spaces) => ({ do: 'settle', seat, spaces }));
    }
    case 'mark':
      return stillToMark(game).flatMap((seat) => marksOf(game, seat));
    case 'over':
      return [];
  }
}

function rollOf(game: Game): Command {
  const kept = game.kept ?? [];
  return { do: 'roll', dice: [...kept, ...Array.from({ length: diceAwaited(game) - kept.length }, () => 6)] };
}

/** Every split that the sheet is offered, with the dice that make it. */
function marksOf(game: Game, seat: number): Command[] {
  const dice = game.dice ?? [];
  return splitsFor(game.sheets[seat] ?? EMPTY_SHEET, dice, game.options.express_fifth).map(
    ({ fifth, rows }) => {
      const at = dice.indexOf(fifth);
      const four = dice.filter((_, die) => die !== at);
      const partner = [1, 2, 3].find((other) => {
        const one = (four[0] ?? 0) + (four[other] ?? 0);
        return one === rows[0] || one === rows[1];
      });
      const rest = [1, 2, 3].filter((die) => die !== partner).map((die) => four[die] ?? 0);
      return { do: 'mark', seat, fifth, pairs: [[four[0] ?? 0, four[partner ?? 0] ?? 0], rest] };
    },
  );
}

/** Some command is legal, and so is everything that the position offers. */
function checkWayOn(game: Game, where: string): void {
  const commands = awaited(game);
  if (game.phase !== 'over' && commands.length === 0) throw new Error(`${where}: stuck in ${game.phase}`);
  for (const command of commands) {
    const ruling = judge(game, command);
    if (!ruling.ok)
      throw new Error(`${where}: ${JSON.stringify(command)} is ${JSON.stringify(ruling.refusal)}`);
  }
}

/** Every marker stands on a step, on a top only where its owner claimed it, and beside a claim only under `stay`. */
function checkBoard(game: Game, where: string): void {
  for (const [seat, own] of game.markers.entries()) {
    for (const column of COLUMNS) {
      const step = own[column];
      const owner = game.claimed[column];
      const top = columnLength(column);
      const right =
        owner === seat
          ? step === top
          : step === undefined ||
            (step >= 1 && step < top && (owner === undefined || game.options.claimed_markers === 'stay'));
      if (!right) throw new Error(`${where}: seat ${seat} stands on ${step} of column ${column}`);
    }
  }
  if (columnsOf(game.runners).length > 3) throw new Error(`${where}: too many runners`);
  for (const column of columnsOf(game.runners)) {
    const step = game.runners[column] ?? 0;
    if (step <= (game.markers[game.seat]?.[column] ?? 0) || step > columnLength(column)) {
      throw new Error(`${where}: a runner on ${step} of column ${column}`);
    }
  }
}

/** Only a stop, a claim, a payoff and a board put by hand move markers, and each only those that it may. */
function checkMarkers({ where, before, event, after }: Happening): void {
  if (event.is === 'adjusted' || event.is === 'settled') return;
  for (const [seat, own] of before.markers.entries()) {
    for (const column of COLUMNS) {
      const from = own[column];
      const to = after.markers[seat]?.[column];
      if (from === to) continue;
      if (event.is === 'stopped' && seat === event.seat) {
        expect(to, where()).toBe(before.runners[column]);
      } else if (event.is === 'markers-returned' && event.column === column) {
        expect([event.seats.includes(seat), to, before.claimed[column] === seat], where()).toEqual([
          true,
          undefined,
          false,
        ]);
      } else {
        throw new Error(`${where()}: the marker of seat ${seat} in column ${column} moved`);
      }
    }
  }
}

describe(`every reachable position (seed ${seed})`, () => {
  it(`of ${GAMES} random games of mixed rules has a legal command, and its markers are all accounted for`, () => {
    const phases: Record<string, number> = {};
    walkHouses(seed, GAMES, 500, {
      position(game, where) {
        phases[game.phase] = (phases[game.phase] ?? 0) + 1;
        checkWayOn(game, where);
        checkBoard(game, where);
      },
      happening: checkMarkers,
    });
    process.stdout.write(`reachable, seed ${seed}: ${JSON.stringify(phases)}\n`);
    expect(Object.keys(phases).sort()).toEqual([
      'bet',
      'choose',
      'decide',
      'first',
      'over',
      'reveal',
      'roll',
      'settle',
    ]);
  });

  it(`of ${EXPRESS_GAMES} games of Express has a legal command for everybody who is not out`, () => {
    let positions = 0;
    walkExpress(seed, EXPRESS_GAMES, {
      position(game, where) {
        positions += 1;
        checkWayOn(game, where);
        for (const { fifths, out } of game.sheets) {
          const boxes = Object.values(fifths);
          if (boxes.length > 3 || boxes.some((count) => count > 8) || out !== boxes.includes(8)) {
            throw new Error(`${where}: a sheet with ${JSON.stringify(fifths)}`);
          }
        }
      },
    });
    expect(positions).toBeGreaterThan(1000);
  });
});

describe('targets', () => {
  /** Every way to share out eleven columns among so many seats. */
  function* shares(seats: number, columns = 11): Generator<number[]> {
    if (seats === 1) yield [columns];
    for (let own = 0; seats > 1 && own <= columns; own++) {
      for (const others of shares(seats - 1, columns - own)) yield [own, ...others];
    }
  }

  it('that could stay unreached when every column is claimed are refused, all others are taken', () => {
    for (let seats = 1; seats <= 4; seats++) {
      for (let target = 1; target <= 12; target++) {
        let reached = true;
        for (const share of shares(seats)) if (Math.max(...share) < target) reached = false;
        for (const betting of seats > 1 ? [false, true] : [false]) {
          const { ok } = settleOptions({ betting, win_columns: target }, seats);
          expect([seats, target, ok]).toEqual([seats, target, reached]);
        }
      }
    }
  });
});
