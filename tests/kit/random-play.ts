/**
 * What a careless table would do next: random rolls, choices and stops, now and then something illegal.
 * It proposes commands only; whether one is legal is for the rules to say.
 */
import type { OracleLook } from './oracle.ts';
import type { Seeded } from './seeded.ts';

export type Act = { do: 'roll'; dice: number[] } | { do: 'choose'; columns: number[] } | { do: 'stop' };

/** How a random table plays: the seats, the target, and how soon its players stop. */
export interface Temper {
  seats: number;
  first: number;
  winColumns: number;
  stopChance: number;
  nonsenseChance: number;
}

/** The tempers of a series of games go through all seat counts and targets, and through cautious and bold players. */
export function temperOf(gameNumber: number, chance: Seeded, nonsenseChance: number): Temper {
  const seats = (gameNumber % 4) + 1;
  const limit = [11, 6, 4, 3][seats - 1]!;
  return {
    seats,
    first: chance.whole(seats),
    winColumns: 1 + chance.whole(limit),
    stopChance: chance.pick([0.12, 0.25, 0.4, 0.7]),
    nonsenseChance,
  };
}

/** The next act of the table: a sensible one for what lies there, or anything at all. */
export function nextAct(seen: OracleLook, temper: Temper, chance: Seeded): Act {
  if (seen.phase === 'over' || chance.chance(temper.nonsenseChance)) return anyAct(seen, chance);
  if (seen.phase === 'choose') {
    const columns = [...chance.pick(seen.choices)];
    return { do: 'choose', columns: chance.chance(0.5) ? columns.reverse() : columns };
  }
  if (seen.phase === 'decide' && chance.chance(temper.stopChance)) return { do: 'stop' };
  return { do: 'roll', dice: chance.dice() };
}

function anyAct(seen: OracleLook, chance: Seeded): Act {
  switch (chance.whole(5)) {
    case 0:
      return { do: 'stop' };
    case 1:
      return { do: 'roll', dice: chance.dice() };
    case 2:
      return {
        do: 'roll',
        dice: chance.pick([[], [1, 2, 3], [1, 2, 3, 4, 5], [0, 1, 1, 1], [6, 6, 6, 7], [1, 1, 1.5, 1]]),
      };
    case 3:
      return { do: 'choose', columns: chance.dice(chance.whole(4)).map((die) => die + chance.whole(7)) };
    default:
      return {
        do: 'choose',
        columns: chance.pick([[7], [7, 7], [6, 8], ...seen.choices, ...halves(seen.choices)]),
      };
  }
}

/** One part of a choice whose parts belong together. */
function halves(choices: number[][]): number[][] {
  return choices.filter((columns) => columns.length === 2).map((columns) => [columns[1]!]);
}
