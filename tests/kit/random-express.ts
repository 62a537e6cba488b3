/** What careless players of Express would do next: splits of the throw in any order of seats, now and then a wrong one. */
import {
  fifthsFor,
  houseDefaults,
  type HouseRules,
  type OracleGame,
  type OracleLook,
  type OracleOrder,
} from './oracle.ts';
import type { Seeded } from './seeded.ts';

/** How many sit down, and by which rules they play. */
export interface ExpressTemper {
  seats: number;
  rules: HouseRules;
  nonsenseChance: number;
  /** How often a throw is voided. */
  accidentChance: number;
}

/** The tempers of a series of games go through one to ten seats, both fifth rules and both ends. */
export function expressTemper(gameNumber: number, chance: Seeded): ExpressTemper {
  return {
    seats: 1 + (gameNumber % 10),
    rules: {
      ...houseDefaults,
      game: 'express',
      express_fifth: chance.pick(['unique', 'open']),
      express_end: chance.pick(['each', 'all_at_first']),
      cocked_die: chance.pick(['rethrow_all', 'rethrow_die', 'count_if_readable']),
      turn_clock: chance.pick([0, 40]),
    },
    nonsenseChance: 0.06,
    accidentChance: 0.02,
  };
}

/** The next order of the players: a sensible one, or anything at all. */
export function nextExpressOrder(
  game: OracleGame,
  seen: OracleLook,
  temper: ExpressTemper,
  chance: Seeded,
): OracleOrder {
  if (seen.phase === 'over' || chance.chance(temper.nonsenseChance)) return anyOrder(game, chance);
  if (seen.phase === 'roll') {
    return { do: 'roll', dice: [...game.diceThatStay, ...chance.dice(5 - game.diceThatStay.length)] };
  }
  if (chance.chance(temper.accidentChance)) return voidOf(chance);
  const waiting = game.sheets.flatMap((sheet, seat) => (sheet.out || sheet.entered ? [] : [seat]));
  const seat = chance.pick(waiting);
  return splitBy(game, seat, chance.pick(fifthsFor(game, game.sheets[seat]!)), chance);
}

/** This die set aside, the others paired at random. */
function splitBy(game: OracleGame, seat: number, fifth: number, chance: Seeded): OracleOrder {
  const left = [...game.diceOnTable];
  const at = left.indexOf(fifth);
  left.splice(at === -1 ? 0 : at, 1);
  const four: number[] = [];
  while (left.length > 0) four.push(...left.splice(chance.whole(left.length), 1));
  return { do: 'mark', seat, fifth, pairs: [four.slice(0, 2), four.slice(2)] };
}

function voidOf(chance: Seeded): OracleOrder {
  return chance.chance(0.4) ? { do: 'void' } : { do: 'void', die: chance.whole(7) };
}

function anyOrder(game: OracleGame, chance: Seeded): OracleOrder {
  const anySeat = chance.whole(game.agreement.seats + 1);
  switch (chance.whole(8)) {
    case 0:
      return { do: 'roll', dice: chance.dice(chance.pick([4, 5, 5, 6])) };
    case 1:
      return {
        do: 'mark',
        seat: anySeat,
        fifth: 1 + chance.whole(6),
        pairs: [chance.dice(2), chance.dice(2)],
      };
    case 2:
      return { do: 'mark', seat: anySeat, fifth: 1, pairs: chance.pick([[], [[1, 2]], [[1], [2]]]) };
    case 3:
      return chance.pick<OracleOrder>([
        { do: 'stop' },
        { do: 'time' },
        { do: 'choose', columns: [7] },
        { do: 'first', seat: 0, dice: [1, 2] },
        { do: 'bet', seat: 0, side: 'make', discs: 1 },
        { do: 'settle', seat: 0, spaces: {} },
        { do: 'set', position: { markers: [] } },
      ]);
    case 4:
      return voidOf(chance);
    default:
      return splitBy(game, anySeat, chance.pick([1, 2, 3, 4, 5, 6, ...game.diceOnTable]), chance);
  }
}
