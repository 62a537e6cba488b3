/** Which rolls of a game the dice reader gave, for the count of its faces and for the marks in the log. */

import type { Dice } from '../rules/dice.ts';
import type { Entry, Moment } from './table.ts';
import { momentsOfGame } from './table.ts';

export interface Readings {
  readonly read: readonly Dice[]; // by the reader, and nobody changed them
  readonly typed: number; // rolls by fingers or by a program, corrected ones among them
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
  const read = rolls.flatMap(({ read, entry }) => (read ? [diceOf(entry) ?? []] : []));
  return { read, typed: rolls.length - read.length };
}

/** The dice that an entry put on the table, or null if it put none. */
export function diceOf({ command }: Entry): Dice | null {
  return command.do === 'roll' || command.do === 'first' ? command.dice : null;
}

/** For each of the entries that take the place of some moments: whether it is a roll that still stands as it was read. */
export function stillRead(entries: readonly Entry[], replaced: readonly Moment[]): readonly boolean[] {
  // Putting right drops and inserts other commands, but never changes which roll comes after which.
  const rolls = replaced.filter(({ entry }) => diceOf(entry) !== null);
  let next = 0;
  return entries.map((entry) => {
    const dice = diceOf(entry);
    if (dice === null) return false;
    const was = rolls[next];
    next += 1;
    return was?.read === true && diceOf(was.entry)?.join() === dice.join();
  });
}
