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
      return `¡Fallo, ${name(part.seat)}!`;
    case 'stopped':
      return 'Se planta.';
    case 'claimed':
      return `${part.columns.length === 1 ? 'Columna' : 'Columnas'} ${allOf(part.columns)} para ${name(part.seat)}.`;
    case 'won':
      return part.seats.length === 1
        ? `¡Gana ${allOf(part.seats.map(name))}!`
        : `¡${allOf(part.seats.map(name))} comparten la victoria!`;
    case 'revealed':
      return `Las apuestas: ${name(part.seat)} ${part.made ? 'lo ha logrado' : 'no lo ha logrado'}.`;
    case 'corrected':
      return `Corregido: ${part.dice.join(', ')}.`;
    case 'time-up':
      return part.reminded ? 'Se acabó el tiempo: hay que volver a tirar.' : 'Se acabó el tiempo.';
    case 'first':
      return `Empieza ${name(part.seat)}.`;
    case 'tied':
      return 'Empate: se tira otra vez.';
    case 'voided':
      return 'Esa tirada no cuenta.';
    case 'turn':
      return `Le toca a ${name(part.seat)}.`;
    case 'stopped-first': {
      const stopped = `${name(part.seat)} se había plantado.`;
      return part.next === null ? stopped : `${stopped} La tirada es de ${name(part.next)}.`;
    }
    case 'taken-back':
      return 'Deshecho.';
    case 'put-again':
      return 'Rehecho.';
  }
}
