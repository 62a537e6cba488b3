/**
 * What the referee reads on the desk: the question of the moment, the buttons, the strips beside it.
 * It decides nothing: what may be done, and what it costs, is told.
 */

import type { Advance } from '../../rules/choices.ts';
import type { Column } from '../../rules/column.ts';
import { columnLength, columnsOf } from '../../rules/column.ts';
import type { LastRoll } from '../../table/log.ts';
import type { Held, Notice, View } from '../../table/view.ts';
import { nameWords } from '../names.ts';
import { whoseWords } from './whose.ts';
import type { HeldFor, Noticed } from './notices.ts';
import { nothingFor, noticeWords } from './notices.ts';
import { allOf } from './numbers.ts';

/** What is asked now: whose turn, what they do, and what led here. */
export interface Question {
  readonly name: string | null; // shown in the player's colour, before `asks`
  readonly asks: string;
  readonly aside: string; // how far the turn is, in small print
}

/** The question of the moment. `rollingOn`: the referee has said that the player rolls on. */
export function questionWords(view: View, rollingOn: boolean): Question {
  const name = view.seat === null ? null : (view.seats[view.seat] ?? null);
  switch (view.phase) {
    case 'none':
      return { name: null, asks: 'New game', aside: '' };
    case 'roll':
      return view.game === 'express'
        ? { name: null, asks: 'Throw five dice', aside: `throw ${view.rolls + 1}` }
        : { name, asks: 'rolls', aside: 'first roll of the turn' };
    case 'choose':
      return view.choices.length === 1
        ? { name, asks: 'has one choice', aside: `${ordinal(view.throws)} roll` }
        : { name, asks: 'chooses a pairing', aside: `${ordinal(view.throws)} roll` };
    case 'decide':
      if (view.must_roll !== null)
        return { name, asks: 'must roll on', aside: `after ${counted(view.throws, 'roll')}` };
      return rollingOn
        ? { name, asks: 'rolls on', aside: `${ordinal(view.throws + 1)} roll` }
        : { name, asks: 'rolls on or stops?', aside: `after ${counted(view.throws, 'roll')}` };
    case 'first':
      return { name, asks: 'throws two dice', aside: 'for the first turn' };
    case 'bet':
      return { name, asks: 'waits for the bets', aside: '' };
    case 'reveal':
      return { name: null, asks: 'Turn the bets over', aside: '' };
    case 'settle':
      return { name: settlerOf(view), asks: 'splits the spaces', aside: '' };
    case 'mark':
      return { name: null, asks: 'Everybody marks', aside: `throw ${view.rolls}` };
    case 'over':
      return typeof view.winner === 'number'
        ? { name, asks: 'wins', aside: `after ${counted(view.rolls, 'roll')}` }
        : { name: null, asks: `${winnersWords(view)}`, aside: `after ${counted(view.rolls, 'throw')}` };
  }
}

function settlerOf(view: View): string | null {
  return view.settling === null ? null : (view.seats[view.settling] ?? null);
}

/** Who won a game of Express; equal totals share it. */
function winnersWords({ winner, seats }: View): string {
  const winners =
    typeof winner === 'object' && winner !== null ? winner.map((seat) => nameWords(seats[seat] ?? '')) : [];
  return `${allOf(winners)} ${winners.length === 1 ? 'wins' : 'share the win'}`;
}

/** "1st", "2nd", "3rd", "11th". */
export function ordinal(number: number): string {
  const tens = number % 100;
  if (tens >= 11 && tens <= 13) return `${number}th`;
  return `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
}

/** "1 roll", "2 rolls", "3 dice". */
export function counted(number: number, one: string, more = `${one}s`): string {
  return `${number} ${number === 1 ? one : more}`;
}

/** Where the runners of a choice end: "runners to steps 7 and 3"; a double cut short at the top says so. */
export function choiceGoes(columns: readonly Column[], advances: readonly Advance[]): string {
  const [first, second] = advances;
  if (first === undefined) return '';
  if (second === undefined) {
    const cut = columns.length === 2 && first.to - first.from === 1;
    if (cut) return `${first.column}, one step, top`;
    return isTop(first) ? 'runner to the top' : `runner to step ${first.to}`;
  }
  if (isTop(first) && isTop(second)) return 'both runners to the top';
  if (isTop(first)) return `runners to the top and step ${second.to}`;
  if (isTop(second)) return `runners to step ${first.to} and the top`;
  return `runners to steps ${first.to} and ${second.to}`;
}

function isTop({ column, to }: Advance): boolean {
  return to === columnLength(column);
}

/** What stopping now would do, after the word "Stop": runners on top are claimed, the others leave a marker. */
export function stopWords(view: View): string {
  const out = columnsOf(view.runners);
  const claims = out.filter((column) => view.runners[column] === columnLength(column));
  const keeps = out.filter((column) => !claims.includes(column));
  const claimed = columnsOf(view.claimed).filter((column) => view.claimed[column] === view.seat).length;
  const wins = claims.length > 0 && claimed + claims.length >= (view.rules?.win_columns ?? Infinity);
  const parts = [
    ...(claims.length > 0 ? [`claims ${allOf(claims)}`] : []),
    ...(keeps.length > 0 && !wins ? [`keeps ${allOf(keeps)}`] : []),
    ...(wins ? ['wins the game'] : []),
  ];
  return parts.join(', ');
}

/** The newest roll, as it stays in sight to be corrected. */
export function lastRollWords(last: LastRoll, names: readonly string[]): string {
  const what = last.seat === null ? 'The throw' : `${whoseWords(names[last.seat] ?? '')} roll`;
  if (last.outcome === 'voided') return `${what}: void`;
  return last.outcome === 'busted' ? `${what}: bust` : what;
}

/** What just happened, in one line; null when the rest of the desk says it already. */
export function happenedWords(screen: Noticed & { readonly notice: Notice | null }): string | null {
  const { notice } = screen;
  if (notice === null || notice.is === 'won' || notice.is === 'rolled-on') return null;
  if (notice.is === 'busted' && screen.lastRoll !== null) {
    const name = nameWords(screen.players[notice.seat]?.name ?? '');
    return `${name} bust. ${nothingFor(screen.lastRoll.dice)}.`;
  }
  const words = noticeWords(screen);
  if (words === null) return null;
  return words.detail === '' ? words.title : `${words.title}. ${words.detail}`;
}

/** The strip of a roll that waits beside the game; its dice stand beside the words. */
export function heldStrip(held: Held, waits: HeldFor): string {
  switch (held.why) {
    case 'asked':
      return 'Roll read';
    case 'waiting':
      if (waits === 'bot') return 'Before the computer player spoke';
      return waits === 'program' ? 'The program throws for this one' : 'New roll waiting';
    case 'gap':
      return 'A throw may be missing before';
    case 'unknown-boot':
      return 'Reader restarted before it';
    case 'unsure':
      return 'Not sure: compare the dice';
    case 'late':
      return 'Time was just up: whose roll?';
    case 'copy':
      return 'Typed just now, or a new throw?';
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
  const no = other === null ? `No, ${name} stopped first` : `No, ${name} stopped: this is ${other} roll`;
  return { says: `${name} rolled on`, no };
}

/** A name of the seats' bar for those who do not see its places and its frame. */
export function claimsWords(claims: number, target: number, isOnTurn: boolean): string {
  return `${claims} of ${counted(target, 'column')}${isOnTurn ? ', on turn' : ''}`;
}

/** "Die 1 shows 5", "Die 1 is not in yet". */
export function dieWords(die: number, face: number | null): string {
  return face === null ? `Die ${die + 1} is not in yet` : `Die ${die + 1} shows ${face}`;
}

export function faceWords(face: number): string {
  return `Face ${face}`;
}

/** What the editor of a misread roll asks for. */
export function correctWords(die: number | null, dice: number): string {
  return die === null
    ? `Which die was misread? Tap it, or type 1 to ${dice}.`
    : `What does die ${die + 1} show?`;
}

/** What a seat has claimed, for the end of a game: "columns 2, 7 and 8". */
export function standingWords(claims: readonly Column[]): string {
  if (claims.length === 0) return 'no column';
  return `${claims.length === 1 ? 'column' : 'columns'} ${allOf(claims)}`;
}
