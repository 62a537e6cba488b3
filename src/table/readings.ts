/** Where the rolls of a game come from, for the count of the reader's faces and for the marks in the log. */

import type { Dice } from '../rules/dice.ts';
import type { Entry, Moment, Origin, Source } from './table.ts';
import { momentsOfGame } from './table.ts';

export interface Readings {
  readonly read: readonly Dice[]; // by the reader, and nobody changed them
  readonly typed: number; // rolls by fingers or over the line, corrected ones among them; not those that the program threw
}

/**
 * The rolls of this game, those for the start included. One that was void is in neither count: a die that leans shows no
 * face, and the dice that stayed come again with the next roll.
 */
export function readingsOf(moment: Moment | null): Readings {
  const rolls: Moment[] = [];
  for (const at of momentsOfGame(moment)) {
    if (diceOf(at.entry) !== null) rolls.push(at);
    if (at.entry.events.some((event) => event.is === 'voided')) rolls.pop();
  }
  const read = rolls.flatMap(({ source, entry }) => (source === 'read' ? [diceOf(entry) ?? []] : []));
  return { read, typed: rolls.filter(({ source }) => source === 'typed').length };
}

/** The dice that an entry put on the table, or null if it put none. */
export function diceOf({ command }: Entry): Dice | null {
  return command.do === 'roll' || command.do === 'first' ? command.dice : null;
}

/** Where the dice of an entry come from whose order was given by `from`. */
export function sourceOf(entry: Entry, from: Origin): Source {
  if (diceOf(entry) === null) return 'typed';
  if (from === 'dice') return 'thrown';
  return from === 'reader' ? 'read' : 'typed';
}

/**
 * For each of the entries that take the place of some moments: where its dice come from. A roll that still stands keeps its
 * source; one that was put right is typed.
 */
export function sourcesAfter(entries: readonly Entry[], replaced: readonly Moment[]): readonly Source[] {
  // Putting right drops and inserts other commands, but never changes which roll comes after which.
  const rolls = replaced.filter(({ entry }) => diceOf(entry) !== null);
  let next = 0;
  return entries.map((entry) => {
    const dice = diceOf(entry);
    if (dice === null) return 'typed';
    const was = rolls[next];
    next += 1;
    return was !== undefined && diceOf(was.entry)?.join() === dice.join() ? was.source : 'typed';
  });
}
