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
      return `Fehlwurf, ${name(part.seat)}!`;
    case 'stopped':
      return 'Genug, aufgehört.';
    case 'claimed':
      return `${part.columns.length === 1 ? 'Spalte' : 'Spalten'} ${allOf(part.columns)} für ${name(part.seat)}.`;
    case 'won':
      return part.seats.length === 1
        ? `${allOf(part.seats.map(name))} gewinnt!`
        : `${allOf(part.seats.map(name))} teilen sich den Sieg!`;
    case 'revealed':
      return `Die Wetten: ${name(part.seat)} hat es ${part.made ? 'geschafft' : 'nicht geschafft'}.`;
    case 'corrected':
      return `Berichtigt: ${part.dice.join(', ')}.`;
    case 'time-up':
      return part.reminded ? 'Die Zeit ist um: weiterwürfeln.' : 'Die Zeit ist um.';
    case 'first':
      return `${name(part.seat)} beginnt.`;
    case 'tied':
      return 'Gleichstand: noch einmal werfen.';
    case 'voided':
      return 'Dieser Wurf zählt nicht.';
    case 'turn':
      return `${name(part.seat)} ist an der Reihe.`;
    case 'stopped-first': {
      const stopped = `${name(part.seat)} hatte aufgehört.`;
      return part.next === null ? stopped : `${stopped} Der Wurf gehört ${name(part.next)}.`;
    }
    case 'taken-back':
      return 'Zurückgenommen.';
    case 'put-again':
      return 'Wiederhergestellt.';
  }
}
