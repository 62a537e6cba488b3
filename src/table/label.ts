/** What an undo button says it takes back. Of a bet it says whose it is, never what it is. */

import type { Entry, Label, Moment } from './table.ts';

/** The label of an entry: whose it was and the dice or columns it was about. */
export function labelOf(entry: Entry, before: Moment | null, after: Moment): Label {
  const { command } = entry;
  const nameOf = (seat: number | undefined) => after.players[seat ?? 0]?.name ?? '';
  switch (command.do) {
    case 'begin':
      return { does: 'begin' };
    case 'set':
      return { does: 'set' };
    case 'void':
      return { does: 'void' };
    case 'time':
      return { does: 'time' };
    case 'first':
      return { does: 'first', name: nameOf(command.seat), numbers: command.dice };
    case 'roll': {
      const everybodys = after.game.options.game === 'express';
      return { does: 'roll', name: everybodys ? '' : nameOf(before?.game.seat), numbers: command.dice };
    }
    case 'choose': {
      // As offered, not as typed: 7 + 11, never 11 + 7.
      const numbers = entry.events.flatMap((event) => (event.is === 'chosen' ? event.columns : []));
      return { does: 'choose', name: nameOf(before?.game.seat), numbers };
    }
    case 'stop':
      return { does: 'stop', name: nameOf(before?.game.seat), numbers: [] };
    case 'bet':
    case 'settle':
    case 'mark':
      return { does: command.do, name: nameOf(command.seat), numbers: [] };
  }
}
