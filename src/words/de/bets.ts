/** What is said about bets: who bets, what is asked of a bettor, what was turned over and what it pays. */

import type { Bet } from '../../rules/game.ts';
import type { View } from '../../table/view.ts';
import type { Moved } from '../en/bets.ts';
import { nameWords } from '../names.ts';
import { counted } from './forms.ts';
import { allOf } from './numbers.ts';

/** The two sides of a bettor's disc, in words that leave room for a name beside them. */
export const SIDE_WORDS: Readonly<Record<Bet['side'], string>> = { make: 'Schafft’s', blow: 'Patzt' };

export const BET_WORDS = {
  side: 'Wird der Zug geschafft?',
  discs: 'Wie viele Scheiben?',
  lock: 'Wette abgeben',
  enter: 'Wette eintragen',
  cover: 'Wieder verdecken',
  pick: 'Mit einer Pfeiltaste lässt du jemand anderen zuerst wetten.',
  pickTable: 'Reihenfolge beliebig: Eine Pfeiltaste wechselt zu jemand anderem.',
  secret: 'Eine abgegebene Wette gilt, und nichts verrät sie, bis der Zug zu Ende ist.',
  fair: 'Beide Seiten sind gleich gut, wenn der Zug in 3 von 5 Fällen geschafft wird.',
  bettors: 'Wer wettet',
  call: 'Wetten!',
  in: 'Wette steht',
  waits: 'Wette fehlt',
  right: 'richtig',
  wrong: 'falsch',
  revealed: 'Die aufgedeckten Wetten',
  skips: 'setzt einmal aus',
  split: 'Mögliche Aufteilungen',
  settle: 'So verteilen',
};

/** What the cover says before a bettor is alone with the desk. */
export function coverWords(name: string): { readonly asks: string; readonly here: string } {
  const who = nameWords(name);
  return {
    asks: `${who} wettet: Gib ${who} den Laptop, alle anderen schauen weg.`,
    here: `Ich bin ${who}`,
  };
}

/** What is asked of the bettor whose bet is open; at the table it lies there for all to see. */
export function openBetWords(name: string, phase: View['phase']): string {
  const who = nameWords(name);
  return phase === 'reveal'
    ? `Wie hat ${who} gewettet?`
    : `${who}, deine Wette: eine Seite und 1 bis 5 Scheiben.`;
}

/** What is still missing of a bet that Enter should lock. */
export function missingWords(side: Bet['side'] | null, discs: number | null): string | null {
  if (side === null && discs === null) return 'Wähle erst eine Seite (M oder B) und 1 bis 5 Scheiben.';
  if (side === null) return 'Wähle erst eine Seite: M für „Schafft’s“, B für „Patzt“.';
  return discs === null ? 'Sag, wie viele Scheiben: Tippe 1 bis 5.' : null;
}

/** A digit that is no number of discs. */
export function noDiscsWords(digit: string): string {
  return `Auf einer Wette liegen 1 bis 5 Scheiben, nicht ${digit}.`;
}

/** "„Schafft’s“ mit 3 Scheiben". */
export function betWords({ side, discs }: Bet): string {
  return `„${SIDE_WORDS[side]}“ mit ${counted(discs, 'Scheibe', 'Scheiben')}`;
}

/** The call for real discs after the second throw's move, to those who must lay some. */
export function callWords(names: readonly string[]): string {
  const who = allOf(names.map(nameWords));
  return `${who} ${names.length === 1 ? 'wettet' : 'wetten'} jetzt: die Seite verdeckt, 1 bis 5 Scheiben darauf.`;
}

/** How the turn ended, over the bets that were turned over. */
export function endedWords(name: string, made: boolean): string {
  return made ? `${nameWords(name)} hat’s geschafft` : `${nameWords(name)} hat gepatzt`;
}

/** "3 vor", "4 von 6 zurück, setzt einmal aus", "verteilt 3 vor". */
export function movedWords({ right, owed, moved, splitting, turnLost }: Moved): string {
  const way = wayWords(right);
  if (moved === null) return splitting ? `verteilt ${owed} ${way}` : '';
  const lost = turnLost ? ', setzt einmal aus' : '';
  if (moved === 0) return `nichts zu rücken${lost}`;
  const of = moved < owed ? ` von ${owed}` : '';
  return `${moved}${of} ${way}${lost}`;
}

/** What the bettor whose payoff is due is asked. */
export function payoffAsks(forward: boolean, owed: number, spaces: number): string {
  if (spaces === owed) {
    const sum = `${counted(spaces, 'Feld', 'Felder')} ${wayWords(forward)}`;
    return `${forward ? 'Richtig' : 'Falsch'} gewettet: ${sum}. Welche Steine rücken?`;
  }
  return forward
    ? `Richtig gewettet: ${owed} gewonnen, möglich ${spaces === 1 ? 'ist' : 'sind'} nur ${spaces}. Welche Steine rücken?`
    : `Falsch gewettet: ${owed} schuldig, möglich ${spaces === 1 ? 'ist' : 'sind'} nur ${spaces}. Welche Steine rücken?`;
}

/** What is still to be handed out of a split. */
export function leftWords(left: number): string {
  if (left === 0) return 'Alles verteilt.';
  return `Noch ${counted(left, 'Feld', 'Felder')} zu verteilen.`;
}

/** Why Enter does not settle a split yet. */
export function notSplitWords(left: number): string {
  return `Verteile erst ${left === 1 ? 'das letzte Feld' : `die übrigen ${left} Felder`}.`;
}

/** One square's way: "Stufe 4 auf 6", "Stufe 2, vom Brett". */
export function squareWords(from: number, to: number): string {
  return to === 0 ? `Stufe ${from}, vom Brett` : from === to ? `Stufe ${from}` : `Stufe ${from} auf ${to}`;
}

/** One split in short: "6 um 2, 9 um 1". */
export function splitWords(spaces: Readonly<Partial<Record<number, number>>>): string {
  const parts = Object.entries(spaces).map(([column, by]) => `${column} um ${by ?? 0}`);
  return parts.length === 0 ? 'nichts' : parts.join(', ');
}

/** Why stopping is not offered where a turn could otherwise stop. */
export function barredWords(mustRoll: string): string {
  return mustRoll === 'must-roll-third'
    ? 'Noch kein Aufhören: Auf diesem Zug liegen Wetten, also kommt erst ein dritter Wurf.'
    : 'Hier kein Aufhören: Ein Läufer teilt seine Stufe mit einem fremden Stein.';
}

function wayWords(forward: boolean): string {
  return forward ? 'vor' : 'zurück';
}
