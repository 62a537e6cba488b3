/**
 * What a busy referee would order next at a table: play, take-backs, corrections, boards put by hand, new games. And a
 * table told as plain data, so that two of them can be compared.
 */
import type { Act } from '../../src/table/act.ts';
import { carryOut } from '../../src/table/act.ts';
import { decide } from '../../src/table/decide.ts';
import type { Order } from '../../src/table/order.ts';
import type { Moment, Origin, Step, Table } from '../../src/table/table.ts';
import { momentsOfGame } from '../../src/table/table.ts';
import { choicesOf } from '../../src/rules/choices.ts';
import { COLUMNS, columnLength } from '../../src/rules/column.ts';
import { mostWinColumns } from '../../src/rules/options.ts';
import { stillToMark } from '../../src/rules/express/play.ts';
import { splitsFor } from '../../src/rules/express/split.ts';
import type { Game } from '../../src/rules/game.ts';
import { diceAwaited } from '../../src/rules/game.ts';
import { splitsOf } from '../../src/rules/payoff.ts';
import type { Position } from '../../src/rules/position.ts';
import type { Seeded } from './seeded.ts';

const NAMES = ['Ana', 'Ben', 'Chris', 'Дуня'];

/** The table after an order, the desk’s unless told, with the act that was carried out; null when it is refused. */
export function ordered(table: Table, order: Order, by: Origin = 'desk'): { table: Table; act: Act } | null {
  const decision = decide(table, order);
  if (!decision.ok) return null;
  const next = carryOut(table, decision.act, by);
  if (next === null) throw new Error(`an act that was decided does not fit: ${JSON.stringify(order)}`);
  return { table: next, act: decision.act };
}

/** The table after orders that must all be accepted. */
export function orderAll(table: Table, orders: readonly Order[]): Table {
  return orders.reduce((at, order) => {
    const next = ordered(at, order);
    if (next === null) throw new Error(`refused: ${JSON.stringify(order)}`);
    return next.table;
  }, table);
}

/** A new game: classic for one to four players, with bets and house rules now and then, or Express. */
export function anyBegin(chance: Seeded): Order {
  const express = chance.chance(0.2);
  const seats = 1 + chance.whole(4);
  const betting = !express && seats > 1 && chance.chance(0.4);
  const rules = express
    ? { game: 'express', express_fifth: chance.pick(['unique', 'open']) }
    : {
        win_columns: 1 + chance.whole(Math.min(3, mostWinColumns(seats))),
        betting,
        bets_entry: chance.pick(['desk', 'table']),
        bet_min_third_throw: chance.chance(0.5),
        bet_clock: chance.pick([0, 30]),
        turn_clock: chance.pick([0, 30]),
        occupied: betting ? 'stack' : chance.pick(['stack', 'skip', 'reroll']),
        cocked_die: chance.pick(['rethrow_all', 'rethrow_die']),
        auto_stop_on_win: chance.chance(0.5),
      };
  return {
    do: 'begin',
    seats: NAMES.slice(0, seats).map((name) => ({ name })),
    ...(chance.chance(0.7) ? { first: chance.whole(seats) } : {}),
    rules,
  };
}

/** An order that moves the game on, as often legal as not busy hands would manage; never a take-back. */
export function forwardOrder(table: Table, chance: Seeded): Order {
  const game = table.moment?.game;
  if (game === undefined || chance.chance(0.01)) return anyBegin(chance);
  if (chance.chance(0.02)) return { do: 'set', position: anyPosition(game.markers.length, chance) };
  if (chance.chance(0.06)) return anyCorrection(table, chance);
  if (chance.chance(0.03)) return { do: 'stop-before-roll' };
  if (chance.chance(0.03)) return { do: 'void', ...(chance.chance(0.7) ? { die: 1 + chance.whole(4) } : {}) };
  if (chance.chance(0.03)) return { do: 'time' };
  const seats = game.markers.length;
  switch (game.phase) {
    case 'first':
      return { do: 'first', seat: game.seat, dice: chance.dice().slice(0, 2) };
    case 'choose':
      return { do: 'choose', columns: chance.pick(choicesOf(game)) };
    case 'decide':
      return chance.chance(0.35) ? { do: 'stop' } : throwOf(game, chance);
    case 'roll':
      return throwOf(game, chance);
    case 'bet':
    case 'reveal':
      return {
        do: 'bet',
        seat: chance.whole(seats),
        side: chance.pick(['make', 'blow']),
        discs: 1 + chance.whole(5),
      };
    case 'settle': {
      const seat = game.betting?.pending[0] ?? 0;
      return { do: 'settle', seat, spaces: { ...chance.pick(splitsOf(game, seat, 20)) } };
    }
    case 'mark':
      return anyMark(game, chance);
    case 'over':
      return chance.chance(0.4) ? anyBegin(chance) : anyCorrection(table, chance);
  }
}

/** Dice for what is awaited; those that stay after a void throw among them. */
function throwOf(game: Game, chance: Seeded): Order {
  const kept = game.kept ?? [];
  const fresh = [...chance.dice(), ...chance.dice()].slice(0, diceAwaited(game) - kept.length);
  return { do: 'roll', dice: [...kept, ...fresh] };
}

function anyMark(game: Game, chance: Seeded): Order {
  const seat = chance.pick(stillToMark(game));
  const dice = game.dice ?? [];
  const { fifth } = chance.pick(splitsFor(game.sheets[seat]!, dice, game.options.express_fifth));
  const four = dice.filter((_, at) => at !== dice.indexOf(fifth));
  return { do: 'mark', seat, fifth, pairs: [four.slice(0, 2), four.slice(2)] };
}

/** Any order at all, take-backs included. */
export function anyOrder(table: Table, chance: Seeded): Order {
  if (chance.chance(0.12)) return { do: 'undo' };
  if (chance.chance(0.08)) return { do: 'redo' };
  return forwardOrder(table, chance);
}

/** A correction of any roll of this game, most often a recent one and by one die. */
export function anyCorrection(table: Table, chance: Seeded): Order {
  const rolls = momentsOfGame(table.moment).flatMap((moment) =>
    moment.entry.command.do === 'roll' ? [moment.entry.command.dice] : [],
  );
  const back = chance.chance(0.7) ? chance.whole(3) : chance.whole(rolls.length + 1);
  const dice = [...(rolls[rolls.length - 1 - back] ?? chance.dice())];
  dice[chance.whole(4)] = 1 + chance.whole(6);
  if (back === 0 && chance.chance(0.5)) return { do: 'correct', dice };
  return { do: 'correct', roll: rolls.length - back, dice };
}

/** A board with a few pieces; now and then an impossible one. */
export function anyPosition(seats: number, chance: Seeded): Position {
  const few = () =>
    Object.fromEntries(
      COLUMNS.filter(() => chance.chance(0.3)).map((column) => [
        column,
        1 + chance.whole(columnLength(column) - 1),
      ]),
    );
  const markers = Array.from({ length: seats }, few);
  const seat = chance.whole(seats);
  const runners = Object.fromEntries(
    COLUMNS.filter(() => chance.chance(0.2))
      .slice(0, 3)
      .map((column) => {
        const marker = markers[seat]?.[column] ?? 0;
        return [column, marker + 1 + chance.whole(columnLength(column) - marker)];
      }),
  );
  return {
    markers,
    ...(chance.chance(0.7) ? { seat, runners } : {}),
    ...(chance.chance(0.2) ? { throws: 3 } : {}),
  };
}

/** Everything that a table is, as plain data. */
export function tableData(table: Table): object {
  const moments: object[] = [];
  for (let at = table.moment; at !== null; at = at.before) moments.push(momentData(at));
  return {
    seq: table.seq,
    moments,
    undo: steps(table.undo),
    redo: steps(table.redo),
    events: table.last?.events ?? null,
    found: table.last?.found?.depth ?? null,
  };
}

/** A moment as plain data, without those before it. */
export function momentData(moment: Moment | null): object {
  if (moment === null) return {};
  const { entry, game, players, actor, depth, source } = moment;
  return { entry, game, players, actor, depth, source };
}

function steps(first: Step | null): object[] {
  const found: object[] = [];
  for (let at = first; at !== null; at = at.next) found.push({ label: at.label, to: at.moment?.depth ?? 0 });
  return found;
}
