/**
 * What a careless table would do next under any house rules: the classic board with betting, cocked dice, clocks and
 * boards put by hand, now and then something illegal. It proposes orders only; whether one is legal is for the rules.
 */
import {
  houseDefaults,
  type HouseRules,
  type OracleGame,
  type OracleLook,
  type OracleOrder,
} from './oracle.ts';
import type { Seeded } from './seeded.ts';

/** How a random table plays, and what it agreed on. */
export interface HouseTemper {
  seats: number;
  first: number | undefined;
  winColumns: number | undefined;
  rules: HouseRules;
  stopChance: number;
  /** How often something else than the next sensible order is tried. */
  nonsenseChance: number;
  /** How often a throw is voided, the clock runs out, the board is put by hand. */
  accidentChance: number;
}

/** Targets by number of players, every legal one among them; low ones make short games. */
const targets = [
  [1, 3, 5, 5, 5, 6, 6, 6, 7, 8, 9, 10, 11],
  [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
  [1, 1, 2, 2, 3, 4],
  [1, 1, 2, 3],
];

/** The tempers of a series of games: every tenth is for one player, of the others more than half with betting. */
export function houseTemper(gameNumber: number, chance: Seeded): HouseTemper {
  const seats = gameNumber % 10 === 9 ? 1 : chance.pick([2, 2, 2, 3, 3, 4, 4]);
  const betting = seats > 1 && chance.chance(0.5);
  const rules: HouseRules = {
    ...houseDefaults,
    first_player: chance.pick(['two_dice', 'two_dice', 'youngest', 'chosen']),
    betting,
    bets_entry: chance.pick(['desk', 'table']),
    bet_min_third_throw: chance.chance(0.4),
    bet_clock: chance.pick([0, 20]),
    claimed_markers: chance.pick(['remove', 'stay']),
    occupied: betting ? 'stack' : chance.pick(['stack', 'skip', 'skip', 'reroll', 'reroll']),
    empty_double: chance.pick(['two', 'three']),
    pairing_choice: chance.pick(['free', 'most_columns']),
    auto_stop_on_win: chance.chance(0.5),
    cocked_die: chance.pick(['rethrow_all', 'rethrow_die', 'count_if_readable']),
    turn_clock: chance.pick([0, 30]),
    r28_double: chance.pick(['first_step', 'placing_roll']),
  };
  const thrownFor = rules.first_player === 'two_dice' && chance.chance(0.5);
  const usual = chance.chance(0.2);
  return {
    seats,
    first: thrownFor ? undefined : chance.whole(seats),
    winColumns: usual ? undefined : chance.pick(targets[seats - 1]!),
    rules,
    stopChance: chance.pick([0.3, 0.5, 0.7]),
    nonsenseChance: 0.07,
    accidentChance: 0.05,
  };
}

/** The next order of the table: a sensible one for what lies there, or anything at all. */
export function nextOrder(
  game: OracleGame,
  seen: OracleLook,
  temper: HouseTemper,
  chance: Seeded,
): OracleOrder {
  if (seen.phase === 'over' || chance.chance(temper.nonsenseChance)) return anyOrder(game, seen, chance);
  const accident = chance.chance(temper.accidentChance);
  if (accident && chance.chance(0.06)) return { do: 'set', position: randomBoard(game, chance) };
  if (accident && chance.chance(0.5)) return { do: 'time' };
  switch (seen.phase) {
    case 'first':
      return { do: 'first', seat: chance.pick(seen.contenders), dice: chance.dice(2) };
    case 'choose': {
      if (accident) return voidOf(chance);
      const columns = [...chance.pick(seen.choices)];
      return { do: 'choose', columns: chance.chance(0.5) ? columns.reverse() : columns };
    }
    case 'bet':
    case 'reveal':
      return betOf(chance.pick(game.bettors), chance);
    case 'settle':
      return { do: 'settle', seat: game.toPay[0]!, spaces: chance.pick(seen.splits) };
    default:
      if (seen.may_stop && chance.chance(temper.stopChance)) return { do: 'stop' };
      return { do: 'roll', dice: throwWith(game, chance) };
  }
}

/** Four dice; those that were to stay are among them, wherever they lie. */
function throwWith(game: OracleGame, chance: Seeded): number[] {
  const left = [...game.diceThatStay, ...chance.dice(4 - game.diceThatStay.length)];
  const dice: number[] = [];
  while (left.length > 0) dice.push(...left.splice(chance.whole(left.length), 1));
  return dice;
}

function voidOf(chance: Seeded): OracleOrder {
  return chance.chance(0.4) ? { do: 'void' } : { do: 'void', die: 1 + chance.whole(4) };
}

function betOf(seat: number, chance: Seeded): OracleOrder {
  return {
    do: 'bet',
    seat,
    side: chance.pick(['make', 'blow']),
    discs: chance.pick([1, 1, 1, 2, 2, 2, 3, 4, 5]),
  };
}

function anyOrder(game: OracleGame, seen: OracleLook, chance: Seeded): OracleOrder {
  const anySeat = chance.whole(game.agreement.seats + 1);
  switch (chance.whole(10)) {
    case 0:
      return { do: 'stop' };
    case 1:
      return { do: 'roll', dice: chance.dice() };
    case 2:
      return { do: 'roll', dice: chance.pick([[], [1, 2, 3], [1, 2, 3, 4, 5], [0, 1, 1, 1], [6, 6, 6, 7]]) };
    case 3:
      return { do: 'choose', columns: chance.pick([[7], [7, 7], [6, 8], ...seen.choices]) };
    case 4:
      return voidOf(chance);
    case 5:
      return { do: 'time' };
    case 6:
      return { do: 'bet', seat: anySeat, side: chance.pick(['make', 'blow']), discs: chance.whole(7) };
    case 7:
      return { do: 'settle', seat: anySeat, spaces: anySplit(seen, chance) };
    case 8:
      return { do: 'first', seat: anySeat, dice: chance.pick([chance.dice(2), chance.dice(3), [0, 7]]) };
    default:
      return { do: 'mark', seat: anySeat, fifth: 1, pairs: [chance.dice(2), chance.dice(2)] };
  }
}

/** A split that may move too much, too little, in a wrong column, or nothing in one that it names. */
function anySplit(seen: OracleLook, chance: Seeded): Record<string, number> {
  const spaces: Record<string, number> = seen.splits.length > 0 ? { ...chance.pick(seen.splits) } : {};
  const column = 2 + chance.whole(11);
  if (chance.chance(0.7)) spaces[column] = chance.pick([0, 0, 1, 2, -1, 0.5]);
  return spaces;
}

type Board = Extract<OracleOrder, { do: 'set' }>['position'];

/** A board that mostly can lie on the table: some markers, some claims, some runners. */
function randomBoard(game: OracleGame, chance: Seeded): Board {
  const { seats, rules } = game.agreement;
  const told: Board = { markers: [] };
  const claimed: Record<number, number> = {};
  for (let column = 2; column <= 12; column++) {
    if (chance.chance(0.12)) claimed[column] = chance.whole(seats);
  }
  for (let seat = 0; seat < seats; seat++) {
    const places: Record<number, number> = {};
    for (let column = 2; column <= 12; column++) {
      const mayLie = claimed[column] === undefined || rules.claimed_markers === 'stay';
      if (chance.chance(mayLie ? 0.15 : 0.01)) places[column] = spaceIn(column, chance);
    }
    told.markers.push(places);
  }
  if (chance.chance(0.8)) told.claimed = claimed;
  const seat = game.seat === null || chance.chance(0.7) ? chance.whole(seats) : game.seat;
  if (game.seat === null || seat !== game.seat) told.seat = seat;
  const runners = chance.whole(4);
  for (let at = 0; at < runners; at++) addRunner(told, seat, chance);
  if (chance.chance(0.3)) told.throws = chance.whole(4);
  if (chance.chance(rules.betting ? 0.6 : 0.15)) {
    told.skips = Array.from({ length: seats }, () => chance.chance(0.3));
  }
  return told;
}

function addRunner(told: Board, seat: number, chance: Seeded): void {
  const column = 2 + chance.whole(11);
  const below = told.markers[seat]?.[column] ?? 0;
  const space = Math.min(below + 1 + chance.whole(3), topOf(column));
  told.runners = { ...told.runners, [column]: space };
  if (chance.chance(0.3)) told.climbed = { ...told.climbed, [column]: 1 + chance.whole(space - below || 1) };
}

const topOf = (column: number) => 13 - 2 * Math.abs(7 - column);

/** A space of the column, hardly ever the top. */
function spaceIn(column: number, chance: Seeded): number {
  return chance.chance(0.01) ? topOf(column) : 1 + chance.whole(topOf(column) - 1);
}
