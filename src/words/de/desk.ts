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
import { counted as countedForm } from './forms.ts';
import { nothingFor, noticeWords } from './notices.ts';
import { allOf } from './numbers.ts';

/** The question of the moment. `rollingOn`: the referee has said that the player rolls on. */
export function questionWords(view: View, rollingOn: boolean): Question {
  const name = view.seat === null ? null : (view.seats[view.seat] ?? null);
  switch (view.phase) {
    case 'none':
      return { name: null, asks: 'Neues Spiel', aside: '' };
    case 'roll':
      return view.game === 'express'
        ? { name: null, asks: throwFive(view), aside: `Wurf ${view.rolls + 1}` }
        : { name, asks: 'würfelt', aside: 'erster Wurf des Zugs' };
    case 'choose':
      return view.choices.length === 1
        ? { name, asks: 'hat nur eine Wahl', aside: `${ordinal(view.throws)} Wurf` }
        : { name, asks: 'wählt eine Paarung', aside: `${ordinal(view.throws)} Wurf` };
    case 'decide':
      if (view.must_roll !== null)
        return { name, asks: 'muss weiterwürfeln', aside: afterRolls(view.throws) };
      return rollingOn
        ? { name, asks: 'würfelt weiter', aside: `${ordinal(view.throws + 1)} Wurf` }
        : { name, asks: 'weiter oder aufhören?', aside: afterRolls(view.throws) };
    case 'first':
      return { name, asks: 'wirft zwei Würfel', aside: 'um den ersten Zug' };
    case 'bet':
      return { name, asks: 'wartet auf Wetten', aside: '' };
    case 'reveal':
      return { name: null, asks: 'Wetten aufdecken', aside: '' };
    case 'settle':
      return { name: settlerOf(view), asks: 'verteilt die Felder', aside: '' };
    case 'mark':
      return { name: null, asks: 'Alle kreuzen an', aside: `Wurf ${view.rolls}` };
    case 'over':
      return typeof view.winner === 'number'
        ? { name, asks: 'gewinnt', aside: afterRolls(view.rolls) }
        : { name: null, asks: winnersWords(view), aside: afterRolls(view.rolls) };
  }
}

function throwFive({ seats }: View): string {
  return seats.length === 1 ? 'Wirf fünf Würfel' : 'Werft fünf Würfel';
}

function afterRolls(rolls: number): string {
  return `nach ${counted(rolls, 'Wurf', 'Würfen')}`;
}

function settlerOf(view: View): string | null {
  return view.settling === null ? null : (view.seats[view.settling] ?? null);
}

/** Who won a game of Express; equal totals share it. */
function winnersWords({ winner, seats }: View): string {
  const winners =
    typeof winner === 'object' && winner !== null ? winner.map((seat) => nameWords(seats[seat] ?? '')) : [];
  return `${allOf(winners)} ${winners.length === 1 ? 'gewinnt' : 'teilen den Sieg'}`;
}

/** "1.", "3.". */
export function ordinal(number: number): string {
  return `${number}.`;
}

/** "1 Wurf", "2 Würfe". */
export function counted(number: number, one: string, more = one): string {
  return countedForm(number, one, more);
}

/** Where the runners of a choice end: "Läufer auf Stufe 7 und 3"; a double cut short at the top says so. */
export function choiceGoes(columns: readonly Column[], advances: readonly Advance[]): string {
  const [first, second] = advances;
  if (first === undefined) return '';
  if (second === undefined) {
    const cut = columns.length === 2 && first.to - first.from === 1;
    if (cut) return `${first.column}, nur eine Stufe, Spitze`;
    return isTop(first) ? 'Läufer auf die Spitze' : `Läufer auf Stufe ${first.to}`;
  }
  if (isTop(first) && isTop(second)) return 'beide Läufer auf die Spitze';
  if (isTop(first)) return `Läufer auf die Spitze und auf Stufe ${second.to}`;
  if (isTop(second)) return `Läufer auf Stufe ${first.to} und auf die Spitze`;
  return `Läufer auf Stufe ${first.to} und ${second.to}`;
}

function isTop({ column, to }: Advance): boolean {
  return to === columnLength(column);
}

/** What stopping now would do, under the word "Aufhören": runners on top are claimed, the others leave a marker. */
export function stopWords(view: View): string {
  const out = columnsOf(view.runners);
  const claims = out.filter((column) => view.runners[column] === columnLength(column));
  const keeps = out.filter((column) => !claims.includes(column));
  const claimed = columnsOf(view.claimed).filter((column) => view.claimed[column] === view.seat).length;
  const wins = claims.length > 0 && claimed + claims.length >= (view.rules?.win_columns ?? Infinity);
  const parts = [
    ...(claims.length > 0 ? [`holt ${allOf(claims)}`] : []),
    ...(keeps.length > 0 && !wins ? [`sichert ${allOf(keeps)}`] : []),
    ...(wins ? ['gewinnt das Spiel'] : []),
  ];
  return parts.join(', ');
}

/** The newest roll, as it stays in sight to be corrected. */
export function lastRollWords(last: LastRoll, names: readonly string[]): string {
  const what = last.seat === null ? 'Der Wurf' : `Wurf von ${nameWords(names[last.seat] ?? '')}`;
  if (last.outcome === 'voided') return `${what}: ungültig`;
  return last.outcome === 'busted' ? `${what}: Fehlwurf` : what;
}

/** What just happened, in one line; null when the rest of the desk says it already. */
export function happenedWords(screen: Noticed & { readonly notice: Notice | null }): string | null {
  const { notice } = screen;
  if (notice === null || notice.is === 'won' || notice.is === 'rolled-on') return null;
  if (notice.is === 'busted' && screen.lastRoll !== null) {
    const name = nameWords(screen.players[notice.seat]?.name ?? '');
    return `Fehlwurf von ${name}. ${nothingFor(screen.lastRoll.dice)}.`;
  }
  const words = noticeWords(screen);
  if (words === null) return null;
  return words.detail === '' ? words.title : `${words.title}. ${words.detail}`;
}

/** The strip of a roll that waits beside the game; its dice stand beside the words. */
export function heldStrip(held: Held, waits: HeldFor): string {
  switch (held.why) {
    case 'asked':
      return 'Wurf gelesen';
    case 'waiting':
      if (waits === 'bot') return 'Computerspieler sprach noch nicht';
      return waits === 'program' ? 'Hier würfelt das Programm' : 'Neuer Wurf wartet';
    case 'gap':
      return 'Davor fehlt vielleicht ein Wurf';
    case 'unknown-boot':
      return 'Leser startete davor neu';
    case 'unsure':
      return 'Unsicher: Würfel vergleichen';
    case 'late':
      return 'Zeit war gerade um: wessen Wurf?';
    case 'copy':
      return 'Eben getippt oder ein neuer Wurf?';
  }
}

/** The way back when a roll was taken for rolling on: whose roll it was instead. */
export function rolledOnStrip(
  last: LastRoll,
  seats: readonly string[],
): { readonly says: string; readonly no: string } {
  const seat = last.seat ?? 0;
  const name = nameWords(seats[seat] ?? '');
  const other = last.next === null || last.next === seat ? null : nameWords(seats[last.next] ?? '');
  const no =
    other === null ? `Nein, ${name} hat vorher aufgehört` : `Nein, ${name} hat aufgehört: Wurf von ${other}`;
  return { says: `${name} hat weitergewürfelt`, no };
}

/** A name of the seats' bar for those who do not see its places and its frame. */
export function claimsWords(claims: number, target: number, isOnTurn: boolean): string {
  return `${claims} von ${counted(target, 'Spalte', 'Spalten')}${isOnTurn ? ', am Zug' : ''}`;
}

/** "Würfel 1 zeigt 5", "Würfel 1 fehlt noch". */
export function dieWords(die: number, face: number | null): string {
  return face === null ? `Würfel ${die + 1} fehlt noch` : `Würfel ${die + 1} zeigt ${face}`;
}

export function faceWords(face: number): string {
  return `Augenzahl ${face}`;
}

/** What the editor of a misread roll asks for. */
export function correctWords(die: number | null, dice: number): string {
  return die === null
    ? `Welcher Würfel ist falsch gelesen? Tippe ihn an oder tippe 1 bis ${dice}.`
    : `Was zeigt Würfel ${die + 1}?`;
}

/** What a seat has claimed, for the end of a game: "Spalten 2, 7 und 8". */
export function standingWords(claims: readonly Column[]): string {
  if (claims.length === 0) return 'keine Spalte';
  return `${claims.length === 1 ? 'Spalte' : 'Spalten'} ${allOf(claims)}`;
}
