/** What an order did to the table, in the form that is written down; folding acts gives the table back. */

import { labelOf } from './label.ts';
import type { TableRefusal } from './order.ts';
import { sourceOf, sourcesAfter } from './readings.ts';
import type { Entry, Label, Moment, Origin, Step, Table, TableEvent } from './table.ts';
import { follow } from './table.ts';

export type Act =
  | { readonly is: 'played'; readonly entry: Entry }
  | { readonly is: 'undone' }
  | { readonly is: 'redone' }
  /** Later entries were replayed on top of the first `keep`; what is not among `entries` is dropped. */
  | {
      readonly is: 'rewritten';
      readonly keep: number;
      readonly entries: readonly Entry[];
      readonly event: Extract<TableEvent, { is: 'corrected' | 'stop-put-first' | 'voided' }>;
    };

/** An act to write down, or why not. */
export type Decision =
  { readonly ok: true; readonly act: Act } | { readonly ok: false; readonly refusal: TableRefusal };

/** An act with who gave its order, as a journal holds both. */
export interface Given {
  readonly act: Act;
  readonly from: Origin;
}

/**
 * The table after an act; null when the act does not fit this table, which only a damaged journal can bring about. Who
 * gave it changes nothing in the game: it is kept beside each roll.
 */
export function carryOut(table: Table, act: Act, from: Origin = 'desk'): Table | null {
  switch (act.is) {
    case 'played': {
      const moment = follow(table.moment, act.entry, sourceOf(act.entry, from));
      return moment && stepped(table, moment, labelOf(act.entry, table.moment, moment), act.entry.events);
    }
    case 'undone':
      return table.undo && swapped(table, table.undo, 'undone');
    case 'redone':
      return table.redo && swapped(table, table.redo, 'redone');
    case 'rewritten': {
      let moment = upTo(table.moment, act.keep);
      if ((moment?.depth ?? 0) !== act.keep) return null;
      const sources = sourcesAfter(act.entries, momentsAfter(table.moment, act.keep));
      for (const [at, entry] of act.entries.entries()) {
        moment = follow(moment, entry, sources[at]);
        if (moment === null) return null;
      }
      return moment && stepped(table, moment, rewriteLabel(act.event, moment), [act.event]);
    }
  }
}

/** The table of a whole list of acts; null at the first one that does not fit. */
export function replay(table: Table, given: Iterable<Given>): Table | null {
  let at: Table | null = table;
  for (const { act, from } of given) at = at && carryOut(at, act, from);
  return at;
}

function stepped(table: Table, moment: Moment, label: Label, events: readonly TableEvent[]): Table {
  return {
    seq: table.seq + 1,
    moment,
    undo: { label, moment: table.moment, next: table.undo },
    redo: null,
    last: { events, found: table.moment },
  };
}

function swapped(table: Table, step: Step, is: 'undone' | 'redone'): Table {
  const back: Step = {
    label: step.label,
    moment: table.moment,
    next: is === 'undone' ? table.redo : table.undo,
  };
  return {
    seq: table.seq + 1,
    moment: step.moment,
    undo: is === 'undone' ? step.next : back,
    redo: is === 'undone' ? back : step.next,
    last: { events: [{ is, label: step.label }], found: table.moment },
  };
}

function upTo(moment: Moment | null, depth: number): Moment | null {
  let at = moment;
  while (at !== null && at.depth > depth) at = at.before;
  return at;
}

/** The moments beyond a depth, oldest first. */
function momentsAfter(moment: Moment | null, depth: number): readonly Moment[] {
  const found: Moment[] = [];
  for (let at = moment; at !== null && at.depth > depth; at = at.before) found.push(at);
  return found.reverse();
}

function rewriteLabel(event: Extract<Act, { is: 'rewritten' }>['event'], moment: Moment): Label {
  if (event.is === 'corrected') return { does: 'correct', roll: event.roll };
  if (event.is === 'voided') return { does: 'void' };
  return { does: 'stop-before-roll', name: moment.players[event.seat]?.name ?? '' };
}
