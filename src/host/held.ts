/** What can be told of a roll that waits: where it is left over from, and which throw it may be. */

import type { Table } from '../table/table.ts';
import type { Held } from '../table/view.ts';

/** Whether the newest order put a stop before a roll, for the first time or again. */
export function putsStopFirst({ last }: Table): boolean {
  return (last?.events ?? []).some(
    (event) =>
      event.is === 'stop-put-first' || (event.is === 'redone' && event.label.does === 'stop-before-roll'),
  );
}

/** The roll that a stop was put before, where nobody can roll yet. */
export function leftOver(before: Table, after: Table): Held | null {
  const command = before.moment?.entry.command;
  const phase = after.moment?.game.phase;
  return command?.do === 'roll' && (phase === 'reveal' || phase === 'settle')
    ? { dice: command.dice, why: 'waiting' }
    : null;
}

/** Whether two readings can be of one throw: the order of the dice says nothing. */
export function sameThrow(one: readonly number[], other: readonly number[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

/** Whether only a yes is missing: whoever types the dice instead has answered. Behind a gap it may be the missing throw that is typed. */
export function isOfThisThrow({ why }: Held): boolean {
  return why !== 'waiting' && why !== 'gap';
}
