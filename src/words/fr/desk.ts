/**
 * What the referee reads on the desk: the question of the moment, the buttons, the strips beside it.
 * It decides nothing: what may be done, and what it costs, is told.
 */

import type { Advance } from '../../rules/choices.ts';
import type { Column } from '../../rules/column.ts';
import { columnLength, columnsOf } from '../../rules/column.ts';
import type { LastRoll } from '../../table/log.ts';
import type { Held, Notice, View } from '../../table/view.ts';
import type { Question } from '../en/desk.ts';
import type { HeldFor, Noticed } from '../en/notices.ts';
import { nameWords } from '../names.ts';
import { form, theColumns } from './grammar.ts';
import { nothingFor, noticeWords } from './notices.ts';
import { allOf } from './numbers.ts';
import { whoseWords } from './whose.ts';

/** The question of the moment. `rollingOn`: the referee has said that the player rolls on. */
export function questionWords(view: View, rollingOn: boolean): Question {
  const name = view.seat === null ? null : (view.seats[view.seat] ?? null);
  switch (view.phase) {
    case 'none':
      return { name: null, asks: 'Nouvelle partie', aside: '' };
    case 'roll':
      return view.game === 'express'
        ? { name: null, asks: 'Lancez cinq dés', aside: `lancer ${view.rolls + 1}` }
        : { name, asks: 'lance les dés', aside: 'premier lancer du tour' };
    case 'choose':
      return view.choices.length === 1
        ? { name, asks: 'a un seul choix', aside: `${ordinal(view.throws)} lancer` }
        : { name, asks: 'fait son choix', aside: `${ordinal(view.throws)} lancer` };
    case 'decide':
      if (view.must_roll !== null)
        return { name, asks: 'doit relancer', aside: `après ${counted(view.throws, 'lancer')}` };
      return rollingOn
        ? { name, asks: 'relance', aside: `${ordinal(view.throws + 1)} lancer` }
        : { name, asks: 'relance ou s’arrête ?', aside: `après ${counted(view.throws, 'lancer')}` };
    case 'first':
      return { name, asks: 'lance deux dés', aside: 'pour le premier tour' };
    case 'bet':
      return { name, asks: 'attend les paris', aside: '' };
    case 'reveal':
      return { name: null, asks: 'Retournez les paris', aside: '' };
    case 'settle':
      return { name: settlerOf(view), asks: 'répartit les cases', aside: '' };
    case 'mark':
      return { name: null, asks: 'Tout le monde coche', aside: `lancer ${view.rolls}` };
    case 'over':
      return typeof view.winner === 'number'
        ? { name, asks: 'gagne', aside: `après ${counted(view.rolls, 'lancer')}` }
        : { name: null, asks: winnersWords(view), aside: `après ${counted(view.rolls, 'lancer')}` };
  }
}

function settlerOf(view: View): string | null {
  return view.settling === null ? null : (view.seats[view.settling] ?? null);
}

/** Who won a game of Express; equal totals share it. */
function winnersWords({ winner, seats }: View): string {
  const winners =
    typeof winner === 'object' && winner !== null ? winner.map((seat) => nameWords(seats[seat] ?? '')) : [];
  return `${allOf(winners)} ${winners.length === 1 ? 'gagne' : 'se partagent la victoire'}`;
}

/** "1er", "2e", "11e": of rolls, which are masculine. */
export function ordinal(number: number): string {
  return number === 1 ? '1er' : `${number}e`;
}

/** "1 lancer", "2 lancers", "3 dés". */
export function counted(number: number, one: string, more = `${one}s`): string {
  return `${number} ${form(number, one, more)}`;
}

/** Where the runners of a choice end: "grimpeurs aux cases 7 et 3"; a double cut short at the top says so. */
export function choiceGoes(columns: readonly Column[], advances: readonly Advance[]): string {
  const [first, second] = advances;
  if (first === undefined) return '';
  if (second === undefined) {
    const cut = columns.length === 2 && first.to - first.from === 1;
    if (cut) return `la ${first.column}, une case, sommet`;
    return isTop(first) ? 'grimpeur au sommet' : `grimpeur à la case ${first.to}`;
  }
  if (isTop(first) && isTop(second)) return 'les deux grimpeurs au sommet';
  if (isTop(first)) return `grimpeurs au sommet et à la case ${second.to}`;
  if (isTop(second)) return `grimpeurs à la case ${first.to} et au sommet`;
  return `grimpeurs aux cases ${first.to} et ${second.to}`;
}

function isTop({ column, to }: Advance): boolean {
  return to === columnLength(column);
}

/** What stopping now would do, after the word "S’arrêter": runners on top are claimed, the others leave a marker. */
export function stopWords(view: View): string {
  const out = columnsOf(view.runners);
  const claims = out.filter((column) => view.runners[column] === columnLength(column));
  const keeps = out.filter((column) => !claims.includes(column));
  const claimed = columnsOf(view.claimed).filter((column) => view.claimed[column] === view.seat).length;
  const wins = claims.length > 0 && claimed + claims.length >= (view.rules?.win_columns ?? Infinity);
  const parts = [
    ...(claims.length > 0 ? [`gagne ${theColumns(claims)}`] : []),
    ...(keeps.length > 0 && !wins ? [`garde ${theColumns(keeps)}`] : []),
    ...(wins ? ['gagne la partie'] : []),
  ];
  return parts.join(', ');
}

/** The newest roll, as it stays in sight to be corrected. */
export function lastRollWords(last: LastRoll, names: readonly string[]): string {
  const what = last.seat === null ? 'Le lancer' : `Le lancer ${whoseWords(names[last.seat] ?? '')}`;
  if (last.outcome === 'voided') return `${what} : nul`;
  return last.outcome === 'busted' ? `${what} : raté` : what;
}

/** What just happened, in one line; null when the rest of the desk says it already. */
export function happenedWords(screen: Noticed & { readonly notice: Notice | null }): string | null {
  const { notice } = screen;
  if (notice === null || notice.is === 'won' || notice.is === 'rolled-on') return null;
  if (notice.is === 'busted' && screen.lastRoll !== null) {
    const name = nameWords(screen.players[notice.seat]?.name ?? '');
    return `${name} a raté. ${nothingFor(screen.lastRoll.dice)}.`;
  }
  const words = noticeWords(screen);
  if (words === null) return null;
  const { title, detail } = words;
  return detail === '' ? title : `${title}${title.endsWith('!') ? '' : '.'} ${detail}`;
}

/** The strip of a roll that waits beside the game; its dice stand beside the words. */
export function heldStrip(held: Held, waits: HeldFor): string {
  switch (held.why) {
    case 'asked':
      return 'Lancer lu';
    case 'waiting':
      if (waits === 'bot') return 'L’ordinateur n’a pas encore parlé';
      return waits === 'program' ? 'Ici, le programme lance' : 'Nouveau lancer en attente';
    case 'gap':
      return 'Un lancer manque peut-être avant';
    case 'unknown-boot':
      return 'Lecteur redémarré juste avant';
    case 'unsure':
      return 'Pas sûr : comparez avec les dés';
    case 'late':
      return 'Temps écoulé : à qui ce lancer ?';
    case 'copy':
      return 'Déjà saisi, ou nouveau lancer ?';
  }
}

/** The way back when a roll was taken for rolling on: whose roll it was instead. */
export function rolledOnStrip(
  last: LastRoll,
  seats: readonly string[],
): { readonly says: string; readonly no: string } {
  const seat = last.seat ?? 0;
  const name = nameWords(seats[seat] ?? '');
  const other = last.next === null || last.next === seat ? null : whoseWords(seats[last.next] ?? '');
  const no =
    other === null ? `Non, ${name} a dit stop avant` : `Non, ${name} a dit stop : c’est le lancer ${other}`;
  return { says: `${name} a relancé`, no };
}

/** A name of the seats' bar for those who do not see its places and its frame. */
export function claimsWords(claims: number, target: number, isOnTurn: boolean): string {
  return `${counted(claims, 'colonne')} sur ${target}${isOnTurn ? ', à son tour' : ''}`;
}

/** "Le dé 1 montre 5", "Le dé 1 manque encore". */
export function dieWords(die: number, face: number | null): string {
  return face === null ? `Le dé ${die + 1} manque encore` : `Le dé ${die + 1} montre ${face}`;
}

export function faceWords(face: number): string {
  return `Face ${face}`;
}

/** What the editor of a misread roll asks for. */
export function correctWords(die: number | null, dice: number): string {
  return die === null
    ? `Quel dé a été mal lu ? Touchez-le, ou tapez de 1 à ${dice}.`
    : `Que montre le dé ${die + 1} ?`;
}

/** What a seat has claimed, for the end of a game: "colonnes 2, 7 et 8". */
export function standingWords(claims: readonly Column[]): string {
  if (claims.length === 0) return 'aucune colonne';
  return `${form(claims.length, 'colonne')} ${allOf(claims)}`;
}
