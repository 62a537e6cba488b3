/** What an undo button says it takes back. */

import type { Entry, Label, Moment } from './table.ts';

/** The label of an entry: whose it was and the dice or columns it was about. */
export function labelOf(entry: Entry, before: Moment | null, after: Moment): Label {
  const { command } = entry;
  const name = after.players[before?.game.seat ?? 0]?.name ?? '';
  switch (command.do) {
    case 'begin':
      return { does: 'begin' };
    case 'set':
      return { does: 'set' };
    case 'roll':
      return { does: 'roll', name, numbers: command.dice };
    case 'choose':
      // As offered, not as typed: 7 + 11, never 11 + 7.
      return {
        does: 'choose',
        name,
        numbers: entry.events.flatMap((event) => (event.is === 'chosen' ? event.columns : [])),
      };
    case 'stop':
      return { does: 'stop', name, numbers: [] };
  }
}
