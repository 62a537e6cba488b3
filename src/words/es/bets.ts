/** What is said about bets: who bets, what is asked of a bettor, what was turned over and what it pays. */

import type { Bet } from '../../rules/game.ts';
import type { View } from '../../table/view.ts';
import type { Moved } from '../en/bets.ts';
import { nameWords } from '../names.ts';
import { form } from './grammar.ts';
import { allOf } from './numbers.ts';

/** The two sides of a bettor's disc, as they are printed on it. */
export const SIDE_WORDS: Readonly<Record<Bet['side'], string>> = { make: 'Lo logra', blow: 'Lo pierde' };

export const BET_WORDS = {
  side: '¿Logrará el turno?',
  discs: '¿Cuántos discos?',
  lock: 'Cerrar apuesta',
  enter: 'Anotar apuesta',
  cover: 'Volver a taparla',
  pick: 'Pulsa una flecha para que otro apueste antes.',
  pickTable: 'En cualquier orden: pulsa una flecha para ir a otro apostante.',
  secret: 'Una apuesta cerrada es definitiva, y nada la muestra hasta que acabe el turno.',
  fair: 'Los dos lados valen lo mismo si el turno se logra 3 veces de cada 5.',
  bettors: 'Quién apuesta',
  call: '¡Apuestas!',
  in: 'ya apostó',
  waits: 'sin apuesta',
  right: 'acertada',
  wrong: 'errada',
  revealed: 'Las apuestas, descubiertas',
  skips: 'pierde el próximo turno',
  split: 'Formas de repartir',
  settle: 'Pagar así',
};

/** What the cover says before a bettor is alone with the desk. */
export function coverWords(name: string): { readonly asks: string; readonly here: string } {
  const who = nameWords(name);
  return {
    asks: `Apuesta ${who}: pasa el portátil a ${who}, y que nadie más mire.`,
    here: `Soy ${who}`,
  };
}

/** What is asked of the bettor whose bet is open; at the table it lies there for all to see. */
export function openBetWords(name: string, phase: View['phase']): string {
  const who = nameWords(name);
  return phase === 'reveal' ? `¿Qué apostó ${who}?` : `${who}, tu apuesta: un lado, y de 1 a 5 discos.`;
}

/** What is still missing of a bet that Enter should lock. */
export function missingWords(side: Bet['side'] | null, discs: number | null): string | null {
  if (side === null && discs === null) return 'Elige antes un lado (M o B) y de 1 a 5 discos.';
  if (side === null) return 'Elige antes un lado: M para «Lo logra», B para «Lo pierde».';
  return discs === null ? 'Di cuántos discos: escribe de 1 a 5.' : null;
}

/** A digit that is no number of discs. */
export function noDiscsWords(digit: string): string {
  return `Una apuesta se cubre con 1 a 5 discos, no con ${digit}.`;
}

/** "«Lo logra» con 3 discos". */
export function betWords({ side, discs }: Bet): string {
  return `«${SIDE_WORDS[side]}» con ${discs} ${form(discs, 'disco')}`;
}

/** The call for real discs after the second throw's move, to those who must lay some. */
export function callWords(names: readonly string[]): string {
  const who = allOf(names.map(nameWords));
  return `${who} ${form(names.length, 'apuesta', 'apuestan')} ahora: el lado elegido boca abajo, y de 1 a 5 discos encima.`;
}

/** How the turn ended, over the bets that were turned over. */
export function endedWords(name: string, made: boolean): string {
  return made ? `${nameWords(name)} lo logró` : `${nameWords(name)} lo perdió`;
}

/** "3 adelante", "4 de 6 atrás, pierde el próximo turno", "reparte 3 adelante". */
export function movedWords({ right, owed, moved, splitting, turnLost }: Moved): string {
  const way = right ? 'adelante' : 'atrás';
  if (moved === null) return splitting ? `reparte ${owed} ${way}` : '';
  const lost = turnLost ? ', pierde el próximo turno' : '';
  if (moved === 0) return `nada que mover${lost}`;
  const of = moved < owed ? ` de ${owed}` : '';
  return `${moved}${of} ${way}${lost}`;
}

/** What the bettor whose payoff is due is asked. */
export function payoffAsks(forward: boolean, owed: number, spaces: number): string {
  const asks = '¿Qué fichas se mueven?';
  const verdict = forward ? 'Apuesta acertada' : 'Apuesta errada';
  if (spaces === owed)
    return `${verdict}: ${spaces} ${form(spaces, 'casilla')} ${forward ? 'adelante' : 'atrás'}. ${asks}`;
  return forward
    ? `${verdict}: gana ${owed}, hay sitio para ${spaces}. ${asks}`
    : `${verdict}: debe ${owed}, tiene ${spaces}. ${asks}`;
}

/** What is still to be handed out of a split. */
export function leftWords(left: number): string {
  if (left === 0) return 'Todo repartido.';
  return `${form(left, 'Queda', 'Quedan')} ${left} ${form(left, 'casilla')} por repartir.`;
}

/** Why Enter does not settle a split yet. */
export function notSplitWords(left: number): string {
  return `Reparte antes ${left === 1 ? 'la última casilla' : `las otras ${left} casillas`}.`;
}

/** One square's way: "casilla 4 a 6", "casilla 2, sale del tablero". */
export function squareWords(from: number, to: number): string {
  if (to === 0) return `casilla ${from}, sale del tablero`;
  return from === to ? `casilla ${from}` : `casilla ${from} a ${to}`;
}

/** One split in short: "2 en la 6, 1 en la 9". */
export function splitWords(spaces: Readonly<Partial<Record<number, number>>>): string {
  const parts = Object.entries(spaces).map(([column, by]) => `${by ?? 0} en la ${column}`);
  return parts.length === 0 ? 'nada' : parts.join(', ');
}

/** Why stopping is not offered where a turn could otherwise stop. */
export function barredWords(mustRoll: string): string {
  return mustRoll === 'must-roll-third'
    ? 'Aún no se puede parar: hay apuestas sobre este turno, así que hay que tirar una tercera vez.'
    : 'Aquí no se puede parar: un corredor comparte casilla con la ficha de otro jugador.';
}
