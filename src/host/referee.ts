/**
 * One table refereed: takes orders one at a time, writes each down, and only then lets it count. Windows, pages, the
 * line program and the dice reader all come in through here. It knows no screens and no ports.
 */

import { randomUUID } from 'node:crypto';
import type { Trouble } from '../contract/from-host.ts';
import type { Ask } from '../contract/order.ts';
import type { JournalRecord, Origin } from '../contract/record.ts';
import { carryOut } from '../table/act.ts';
import { orderForDice } from '../table/awaited.ts';
import { decide } from '../table/decide.ts';
import type { Order } from '../table/order.ts';
import type { Table, TableEvent } from '../table/table.ts';
import { BARE_TABLE } from '../table/table.ts';
import type { Held } from '../table/view.ts';
import type { Rescued } from '../words/disk.ts';
import type { AnyRefusal } from '../words/refusals.ts';
import type { Dates } from './dates.ts';
import { createDates, resumed } from './dates.ts';
import { isOfThisThrow, leftOver, putsStopFirst, sameThrow } from './held.ts';
import type { Journal, Opened } from './journal/journal.ts';

/** An order with who gave it; `seen` is the `seq` that the sender was looking at, null for senders that wait for each answer. */
export interface Submitted {
  readonly from: Origin;
  readonly id: string;
  readonly seen: number | null;
  readonly ask: Ask;
}

export type Answer =
  | { readonly ok: true; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly refusal: AnyRefusal };

/** What became of a reading of the dice reader. */
export type Reading =
  | { readonly is: 'rolled'; readonly events: readonly TableEvent[] }
  | { readonly is: 'held'; readonly held: Held }
  | { readonly is: 'ignored' } // nothing awaits a roll: before a game, or after the win
  | { readonly is: 'repeated' } // the journal has it: the reader did not hear that it was taken
  | { readonly is: 'copy' } // of the roll that somebody typed while the reader was still at it
  | { readonly is: 'refused'; readonly refusal: AnyRefusal };

export interface Referee {
  readonly table: Table;
  readonly dates: Dates; // of its moments
  readonly by: Origin | null; // who gave the newest order; null before the first since the start
  readonly held: Held | null;
  readonly trouble: Trouble | null; // why orders cannot be written down now
  readonly rescued: Rescued | null; // what was mended on opening the journal
  submit(order: Submitted): Promise<Answer>;
  /**
   * A reading from the dice reader: applied when a roll is awaited, else held; with a `doubt` it always waits for a yes. The
   * reader's late copy of a roll that was typed is dropped while that roll lies there. A throw that has an `id` counts
   * once, also after a restart.
   */
  read(dice: readonly number[], doubt: Held['why'] | null, id?: string | null): Promise<Reading>;
  /** Readings are held, as where none is awaited, for as long as this says so: the dice are not the reader's to tell. */
  holdReadings(whenever: () => boolean): void;
  /** Whether these may be the dice that were typed last, told late by the reader. */
  mayBeCopy(dice: readonly number[]): boolean;
  /** Called after every change. */
  watch(changed: () => void): void;
  /** After the orders that are under way; later ones are refused. */
  close(): Promise<void>;
}

/** Answers remembered by order id, so that a repeated order gets its first answer. */
const REMEMBERED = 500;

/** A referee over a journal. `open` is called again at the next order for as long as it fails. */
export async function startReferee(open: () => Promise<Opened>, date: () => string): Promise<Referee> {
  let table = BARE_TABLE;
  let by: Origin | null = null;
  let held: Held | null = null;
  /** The id of the throw that is held, where its reader gave one. */
  let heldId: string | null = null;
  /** The newest dice, where a person gave them and the reader has not told them yet. */
  let typed: readonly number[] | null = null;
  /** What is held because a stop was put before it. */
  let putAside: Held | null = null;
  let trouble: Trouble | null = null;
  let rescued: Rescued | null = null;
  let journal: Journal | null = null;
  let closing = false;
  let holdsReadings: () => boolean = () => false;
  const dates = createDates();
  const answers = new Map<string, Answer>();
  const watchers: (() => void)[] = [];

  const changed = () => watchers.forEach((tell) => tell());

  /** What waits is left out: told again by its reader, over a new connection too, it is no roll of now. */
  const letGo = () => {
    if (held !== null && heldId !== null) remember(heldId, { ok: true, events: [] });
    held = null;
    heldId = null;
  };

  const remember = (id: string, answer: Answer) => {
    answers.set(id, answer);
    const [oldest] = answers.keys();
    if (answers.size > REMEMBERED && oldest !== undefined) answers.delete(oldest);
  };

  const ready = async (): Promise<Journal | null> => {
    if (journal !== null) return journal;
    const opened = await open();
    if (!opened.ok) {
      trouble = opened.trouble;
      return null;
    }
    table = resumed(opened.records, dates);
    ({ journal, rescued } = opened);
    trouble = null;
    for (const record of opened.records.slice(-REMEMBERED)) remember(record.id, { ok: true, events: [] });
    return journal;
  };

  const write = async ({ from, id }: Submitted, order: Order): Promise<Answer> => {
    const decision = decide(table, order);
    if (!decision.ok) return decision;
    const next = carryOut(table, decision.act, from);
    if (next === null || journal === null)
      throw new Error(`An order was accepted that does not fit the table: ${order.do}`);
    const at = date();
    const record: JournalRecord = { seq: next.seq, at, from, id, act: decision.act };
    trouble = await journal.append(record);
    if (trouble !== null) {
      changed();
      return { ok: false, refusal: trouble };
    }
    // A roll that came before bets were paid waits until they are; with the stop taken back it lies on the table again.
    if (order.do === 'undo' && held !== null && held === putAside) letGo();
    const left = putsStopFirst(next) ? leftOver(table, next) : null;
    if (left !== null) {
      letGo();
      held = putAside = left;
    }
    table = next;
    by = from;
    dates.mark(table, at);
    if (order.do === 'begin') letGo();
    // Taken back and put again while its copy was told: there is one throw.
    const { dice: lying } = next.moment?.game ?? {};
    if (order.do === 'redo' && held?.why === 'copy' && lying && sameThrow(held.dice, lying)) letGo();
    if (order.do === 'roll' || order.do === 'first') {
      typed = from === 'reader' || from === 'dice' ? null : order.dice;
      // What waited is the throw that was typed: used later it would count a second time. The program's are other dice.
      if (held !== null && from !== 'dice' && (sameThrow(held.dice, order.dice) || isOfThisThrow(held))) {
        letGo();
        typed = null;
      }
    }
    // The reader tells what the dice show, not what was typed amiss.
    const corrected = next.last?.events.find((event) => event.is === 'corrected');
    if (corrected !== undefined && mayBeCopy(corrected.from)) typed = corrected.to;
    return { ok: true, events: next.last?.events ?? [] };
  };

  const carry = async (submitted: Submitted): Promise<Answer> => {
    const repeated = answers.get(submitted.id);
    if (repeated !== undefined) return repeated;
    if (closing) return { ok: false, refusal: { code: 'closing' } };
    if (journal === null) {
      const opened = await ready();
      // Whether it can be opened now or not: what is shown has changed, even if this order is refused.
      changed();
      if (opened === null) return { ok: false, refusal: trouble ?? { code: 'closing' } };
    }
    const { ask, seen } = submitted;
    // A screen that has not seen the newest state may be choosing a pairing of another roll.
    if (seen !== null && seen !== table.seq) return { ok: false, refusal: { code: 'stale' } };
    const answer = await weigh(submitted, ask);
    if (answer.ok) {
      remember(submitted.id, answer);
      changed();
    }
    return answer;
  };

  const weigh = async (submitted: Submitted, ask: Ask): Promise<Answer> => {
    if (ask.do === 'drop-held') {
      if (held === null) return { ok: false, refusal: { code: 'nothing-held' } };
      letGo();
      return { ok: true, events: [] };
    }
    if (ask.do !== 'use-held') return write(submitted, ask);
    if (held === null) return { ok: false, refusal: { code: 'nothing-held' } };
    const { dice } = held;
    const game = table.moment?.game;
    // Where no throw is awaited the roll is judged all the same, for the refusal that says what is.
    // The dice are the reader's, whoever said yes to them.
    const order = (game && orderForDice(game, dice)) ?? { do: 'roll', dice };
    const id = heldId ?? submitted.id;
    const answer = await write({ ...submitted, from: 'reader', id }, order);
    if (answer.ok) {
      held = null;
      heldId = null;
      remember(id, answer);
    }
    return answer;
  };

  const mayBeCopy = (dice: readonly number[]) => typed !== null && sameThrow(typed, dice);

  const take = async (
    dice: readonly number[],
    doubt: Held['why'] | null,
    id: string | null,
  ): Promise<Reading> => {
    if (id !== null && answers.has(id)) return { is: 'repeated' };
    const game = table.moment?.game ?? null;
    // Not ignored: the reader keeps it, and it counts once it can be written down.
    if (closing || journal === null) return { is: 'refused', refusal: trouble ?? { code: 'closing' } };
    if (game === null || game.phase === 'over') return { is: 'ignored' };
    const order = holdsReadings() ? null : orderForDice(game, dice);
    if ((game.phase === 'choose' || game.phase === 'mark') && mayBeCopy(dice)) {
      typed = null;
      return { is: 'copy' };
    }
    if (order === null || doubt !== null) {
      if (heldId !== id) letGo();
      // What a person should look at first is said also of a roll that comes too soon.
      held = { dice, why: doubt === null || (order === null && doubt === 'asked') ? 'waiting' : doubt };
      heldId = id;
      changed();
      return { is: 'held', held };
    }
    const answer = await carry({
      from: 'reader',
      id: id ?? randomUUID(),
      seen: null,
      ask: order,
    });
    if (!answer.ok) return { is: 'refused', refusal: answer.refusal };
    // A reading that waits is older than this one: the dice have been thrown again since.
    if (held !== null) {
      letGo();
      changed();
    }
    return { is: 'rolled', events: answer.events };
  };

  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work);
    // One failed order must not stop the next; its own sender gets the error.
    queue = done.catch(() => undefined);
    return done;
  };

  await inTurn(ready);
  return {
    get table() {
      return table;
    },
    dates,
    get by() {
      return by;
    },
    get held() {
      return held;
    },
    get trouble() {
      return trouble;
    },
    get rescued() {
      return rescued;
    },
    submit: (order) => inTurn(() => carry(order)),
    mayBeCopy,
    holdReadings: (whenever) => void (holdsReadings = whenever),
    read: (dice, doubt, id = null) => inTurn(() => take(dice, doubt, id)),
    watch: (tell) => void watchers.push(tell),
    close: () =>
      inTurn(async () => {
        closing = true;
        await journal?.close();
        journal = null;
      }),
  };
}
