/** A table and an order give what to write down, or a refusal. The one place where orders are weighed. */

import type { Command } from '../rules/command.ts';
import { judge } from '../rules/judge.ts';
import type { Decision } from './act.ts';
import { busted, correct, stopBeforeRoll, voidBust } from './correct.ts';
import type { BeginOrder, Order, PlainCommand, SetOrder } from './order.ts';
import { LONGEST_REASON } from './order.ts';
import { seatPlayers } from './player.ts';
import type { Table } from './table.ts';

/** Weighs an order. Changes nothing: the act counts once it is written down and carried out. */
export function decide(table: Table, order: Order): Decision {
  switch (order.do) {
    case 'begin':
      return begin(order);
    case 'void':
      return busted(table.moment) ? voidBust(table.moment, order.die) : play(table, order);
    case 'first':
    case 'roll':
    case 'choose':
    case 'stop':
    case 'bet':
    case 'settle':
    case 'mark':
    case 'time':
      return play(table, order);
    case 'set':
      return set(table, order);
    case 'undo':
      return table.undo === null
        ? { ok: false, refusal: { code: 'nothing-to-undo' } }
        : { ok: true, act: { is: 'undone' } };
    case 'redo':
      return table.redo === null
        ? { ok: false, refusal: { code: 'nothing-to-redo' } }
        : { ok: true, act: { is: 'redone' } };
    case 'correct':
      return correct(table, order.roll, order.dice);
    case 'stop-before-roll':
      return stopBeforeRoll(table);
  }
}

function begin(order: BeginOrder): Decision {
  const command: Command = {
    do: 'begin',
    seats: order.seats.length,
    // A field without a value would be gone after a restart: what is written down has none.
    ...(order.first === undefined ? {} : { first: order.first }),
    ...(order.rules === undefined ? {} : { rules: order.rules }),
  };
  const ruling = judge(null, command);
  if (!ruling.ok) return ruling;
  const seated = seatPlayers(order.seats);
  if (!seated.ok) return seated;
  return {
    ok: true,
    act: { is: 'played', entry: { command, events: ruling.events, players: seated.players } },
  };
}

function play(table: Table, command: PlainCommand): Decision {
  const ruling = judge(table.moment?.game ?? null, command);
  return ruling.ok ? { ok: true, act: { is: 'played', entry: { command, events: ruling.events } } } : ruling;
}

/** The reason belongs to the entry: the rules judge the board alone. */
function set(table: Table, { position, reason = '' }: SetOrder): Decision {
  const said = reason.normalize('NFC').trim();
  if ([...said].length > LONGEST_REASON || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(said)) {
    return { ok: false, refusal: { code: 'bad-reason', most: LONGEST_REASON } };
  }
  const command: Command = { do: 'set', position };
  const ruling = judge(table.moment?.game ?? null, command);
  if (!ruling.ok) return ruling;
  const entry = { command, events: ruling.events };
  return { ok: true, act: { is: 'played', entry: said === '' ? entry : { ...entry, reason: said } } };
}
