/** What the caller says of a call, aloud and as a caption. Names are given as they are to be said or written. */

import type { CallPart } from '../../table/call.ts';
import { allOf } from './numbers.ts';

/** The sentences of some parts of a call; `names` are by seat. */
export function calledWords(parts: readonly CallPart[], names: readonly string[]): string {
  return parts.map((part) => partWords(part, (seat) => names[seat] ?? '')).join(' ');
}

function partWords(part: CallPart, name: (seat: number) => string): string {
  switch (part.is) {
    case 'rolled':
      return `${part.dice.join(', ')}.`;
    case 'chosen':
      return `${allOf(part.columns)}.`;
    case 'busted':
      return `Bust, ${name(part.seat)}!`;
    case 'stopped':
      return 'Stop.';
    case 'claimed':
      return `${name(part.seat)} claims ${allOf(part.columns)}.`;
    case 'won':
      return `${allOf(part.seats.map(name))} ${part.seats.length === 1 ? 'wins' : 'share the win'}!`;
    case 'revealed':
      return `The bets: ${name(part.seat)} ${part.made ? 'made it' : 'blew it'}.`;
    case 'corrected':
      return `Corrected: ${part.dice.join(', ')}.`;
    case 'time-up':
      return part.reminded ? 'Time is up: roll on.' : 'Time is up.';
    case 'first':
      return `${name(part.seat)} begins.`;
    case 'tied':
      return 'A tie: throw again.';
    case 'voided':
      return 'That throw does not count.';
    case 'turn':
      return `${name(part.seat)} to roll.`;
    case 'stopped-first': {
      const stopped = `${name(part.seat)} had stopped.`;
      return part.next === null ? stopped : `${stopped} The roll goes to ${name(part.next)}.`;
    }
    case 'taken-back':
      return 'Taken back.';
    case 'put-again':
      return 'Done again.';
  }
}
