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
      return `Raté, ${name(part.seat)} !`;
    case 'stopped':
      return 'On s’arrête.';
    case 'claimed':
      return `${part.columns.length === 1 ? 'Colonne' : 'Colonnes'} ${allOf(part.columns)} pour ${name(part.seat)}.`;
    case 'won':
      return part.seats.length === 1
        ? `${allOf(part.seats.map(name))} gagne !`
        : `${allOf(part.seats.map(name))} se partagent la victoire !`;
    case 'revealed':
      return `Les paris : ${name(part.seat)} ${part.made ? 'a réussi' : 'a raté'}.`;
    case 'corrected':
      return `Corrigé : ${part.dice.join(', ')}.`;
    case 'time-up':
      return part.reminded ? 'Temps écoulé : relancez.' : 'Temps écoulé.';
    case 'first':
      return `${name(part.seat)} commence.`;
    case 'tied':
      return 'Égalité : on relance.';
    case 'voided':
      return 'Ce lancer ne compte pas.';
    case 'turn':
      return `À ${name(part.seat)} de lancer.`;
    case 'stopped-first': {
      const stopped = `${name(part.seat)} avait dit stop.`;
      return part.next === null ? stopped : `${stopped} Le lancer est à ${name(part.next)}.`;
    }
    case 'taken-back':
      return 'Annulé.';
    case 'put-again':
      return 'Rétabli.';
  }
}
