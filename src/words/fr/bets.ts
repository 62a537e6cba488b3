/** What is said about bets: who bets, what is asked of a bettor, what was turned over and what it pays. */

import type { Bet } from '../../rules/game.ts';
import type { View } from '../../table/view.ts';
import type { Moved } from '../en/bets.ts';
import { nameWords } from '../names.ts';
import { form } from './grammar.ts';
import { allOf } from './numbers.ts';
import { whoseWords } from './whose.ts';

/** The two sides of a bettor's disc, as they are printed on it. */
export const SIDE_WORDS: Readonly<Record<Bet['side'], string>> = { make: 'Réussi', blow: 'Raté' };

export const BET_WORDS = {
  side: 'Le tour sera-t-il réussi ?',
  discs: 'Combien de jetons ?',
  lock: 'Valider le pari',
  enter: 'Saisir le pari',
  cover: 'Le recouvrir',
  pick: 'Appuyez sur une flèche pour qu’un autre parie d’abord.',
  pickTable: 'Dans n’importe quel ordre : appuyez sur une flèche pour un autre parieur.',
  secret: 'Un pari validé est définitif, et rien ne le montre avant la fin du tour.',
  fair: 'Les deux côtés se valent là où le tour réussit 3 fois sur 5.',
  bettors: 'Qui parie',
  call: 'Aux paris !',
  in: 'pari fait',
  waits: 'pas encore',
  right: 'gagné',
  wrong: 'perdu',
  revealed: 'Les paris retournés',
  skips: 'perd son prochain tour',
  split: 'Répartitions possibles',
  settle: 'Régler ainsi',
};

/** What the cover says before a bettor is alone with the desk. */
export function coverWords(name: string): { readonly asks: string; readonly here: string } {
  const who = nameWords(name);
  return {
    asks: `${who} parie : passez l’ordinateur à ${who}, et que personne d’autre ne regarde.`,
    here: `Je suis ${who}`,
  };
}

/** What is asked of the bettor whose bet is open; at the table it lies there for all to see. */
export function openBetWords(name: string, phase: View['phase']): string {
  return phase === 'reveal'
    ? `Quel est le pari ${whoseWords(name)} ?`
    : `${nameWords(name)}, votre pari : un côté, et 1 à 5 jetons.`;
}

/** What is still missing of a bet that Enter should lock. */
export function missingWords(side: Bet['side'] | null, discs: number | null): string | null {
  if (side === null && discs === null) return 'Choisissez d’abord un côté (M ou B) et 1 à 5 jetons.';
  if (side === null) return 'Choisissez d’abord un côté : M pour Réussi, B pour Raté.';
  return discs === null ? 'Dites combien de jetons : tapez de 1 à 5.' : null;
}

/** A digit that is no number of discs. */
export function noDiscsWords(digit: string): string {
  return `Un pari se couvre de 1 à 5 jetons, pas de ${digit}.`;
}

/** "Réussi avec 3 jetons". */
export function betWords({ side, discs }: Bet): string {
  return `${SIDE_WORDS[side]} avec ${discs} ${form(discs, 'jeton')}`;
}

/** The call for real discs after the second throw's move, to those who must lay some. */
export function callWords(names: readonly string[]): string {
  const who = allOf(names.map(nameWords));
  return `${who} ${names.length === 1 ? 'parie' : 'parient'} maintenant : le côté choisi face cachée, 1 à 5 jetons dessus.`;
}

/** How the turn ended, over the bets that were turned over. */
export function endedWords(name: string, made: boolean): string {
  return made ? `${nameWords(name)} a réussi` : `${nameWords(name)} a raté`;
}

/** "avance de 3", "recule de 4 sur 6, prochain tour perdu", "répartit 3 en avant". */
export function movedWords({ right, owed, moved, splitting, turnLost }: Moved): string {
  if (moved === null) return splitting ? `répartit ${owed} ${right ? 'en avant' : 'en arrière'}` : '';
  const lost = turnLost ? ', prochain tour perdu' : '';
  if (moved === 0) return `rien à déplacer${lost}`;
  const of = moved < owed ? ` sur ${owed}` : '';
  return `${right ? 'avance' : 'recule'} de ${moved}${of}${lost}`;
}

/** What the bettor whose payoff is due is asked. */
export function payoffAsks(forward: boolean, owed: number, spaces: number): string {
  const asks = 'Quels pions bougent ?';
  const verdict = forward ? 'Pari gagné' : 'Pari perdu';
  if (spaces === owed)
    return `${verdict} : ${spaces} ${form(spaces, 'case')} ${forward ? 'en avant' : 'en arrière'}. ${asks}`;
  return forward
    ? `${verdict} : ${owed} cases gagnées, il y a de la place pour ${spaces}. ${asks}`
    : `${verdict} : ${owed} cases dues, ${spaces} ${form(spaces, 'possible')}. ${asks}`;
}

/** What is still to be handed out of a split. */
export function leftWords(left: number): string {
  return left === 0 ? 'Tout est réparti.' : `Encore ${left} ${form(left, 'case')} à répartir.`;
}

/** Why Enter does not settle a split yet. */
export function notSplitWords(left: number): string {
  return `Répartissez d’abord ${left === 1 ? 'la dernière case' : `les ${left} autres cases`}.`;
}

/** One square's way: "case 4 à 6", "case 2, puis hors du plateau". */
export function squareWords(from: number, to: number): string {
  if (to === 0) return `case ${from}, puis hors du plateau`;
  return from === to ? `case ${from}` : `case ${from} à ${to}`;
}

/** One split in short: "la 6 de 2, la 9 de 1". */
export function splitWords(spaces: Readonly<Partial<Record<number, number>>>): string {
  const parts = Object.entries(spaces).map(([column, by]) => `la ${column} de ${by ?? 0}`);
  return parts.length === 0 ? 'rien' : parts.join(', ');
}

/** Why stopping is not offered where a turn could otherwise stop. */
export function barredWords(mustRoll: string): string {
  return mustRoll === 'must-roll-third'
    ? 'Pas encore d’arrêt : il y a des paris sur ce tour, il faut un troisième lancer.'
    : 'Pas d’arrêt ici : un grimpeur partage sa case avec le pion d’un autre joueur.';
}
