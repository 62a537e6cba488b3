/** What is announced: the newest thing that happened, a roll that waits, and what keeps the table from going on. */

import type { Column } from '../../rules/column.ts';
import { columnsOf } from '../../rules/column.ts';
import { pairings } from '../../rules/pairing.ts';
import type { Held, Notice, Payoff } from '../../table/view.ts';
import { endedWords, movedWords, SIDE_WORDS } from './bets.ts';
import { labelWords } from './labels.ts';
import { nameWords } from '../names.ts';
import { whoseWords } from './whose.ts';
import { allOf, anyOf } from './numbers.ts';

/** How a notice is set: what it says first, what it adds, and what kind of news it is. */
export interface NoticeWords {
  readonly tone: 'bad' | 'good' | 'plain';
  readonly title: string;
  readonly detail: string;
}

/** What of a screen a notice speaks of. */
export interface Noticed {
  readonly notice: Notice | null;
  readonly players: readonly { readonly name: string }[];
  readonly lastRoll: { readonly dice: readonly number[] } | null;
  readonly view: { readonly held: Held | null; readonly rules: { readonly win_columns: number } | null };
}

/** The notice of a screen, or null when the newest order needs none. */
export function noticeWords({ notice, players, lastRoll }: Noticed): NoticeWords | null {
  if (notice === null) return null;
  const name = (seat: number) => nameWords(players[seat]?.name ?? '');
  switch (notice.is) {
    case 'busted':
      return {
        tone: 'bad',
        title: 'Bust',
        detail: `${lastRoll === null ? '' : `${nothingFor(lastRoll.dice)}. `}Runners off.`,
      };
    case 'claimed':
      return { tone: 'good', title: `${name(notice.seat)} claims ${allOf(notice.columns)}`, detail: '' };
    case 'won': {
      const winners = typeof notice.seat === 'number' ? [notice.seat] : notice.seat;
      const wins = winners.length === 1 ? 'wins' : 'share the win';
      const by = notice.byClock
        ? 'The time was up.'
        : notice.bySelf
          ? 'The turn stopped by itself, as this table plays.'
          : '';
      return { tone: 'good', title: `${allOf(winners.map(name))} ${wins}`, detail: by };
    }
    case 'voided':
      return {
        tone: 'plain',
        title: 'That throw does not count',
        detail:
          notice.kept === null
            ? 'Throw all the dice again.'
            : `${allOf(notice.kept)} stay; throw the other die again.`,
      };
    case 'first-tied':
      return { tone: 'plain', title: 'A tie', detail: `${allOf(notice.seats.map(name))} throw again.` };
    case 'first-settled':
      return { tone: 'good', title: `${name(notice.seat)} begins`, detail: '' };
    case 'bets-revealed':
      return {
        tone: 'plain',
        title: endedWords(players[notice.seat]?.name ?? '', notice.made),
        detail: notice.paid.map((paid) => payoffWords(paid, name)).join(' '),
      };
    case 'settled':
      return {
        tone: 'plain',
        title: 'Bets paid',
        detail: notice.paid.map((paid) => payoffWords(paid, name)).join(' '),
      };
    case 'free-ride':
      return { tone: 'good', title: `${name(notice.seat)} has a free ride`, detail: '' };
    case 'player-out':
      return { tone: 'plain', title: `${name(notice.seat)} is out`, detail: '' };
    case 'timed-out':
      return { tone: 'plain', title: 'Time is up', detail: timeWords(notice) };
    case 'corrected':
      return {
        tone: 'plain',
        title: `Roll ${notice.roll} was corrected`,
        detail: afterCorrection(notice.kept, notice.dropped),
      };
    case 'rolled-on':
      return {
        tone: 'plain',
        title: `${name(notice.seat)} rolled on`,
        detail:
          notice.next === null
            ? ''
            : `Had ${name(notice.seat)} stopped, this is ${whoseWords(players[notice.next]?.name ?? '')} roll.`,
      };
    case 'undone':
      return { tone: 'plain', title: `Undone: ${labelWords(notice.label)}`, detail: '' };
    case 'redone':
      return { tone: 'plain', title: `Done again: ${labelWords(notice.label)}`, detail: '' };
  }
}

/** What one bet came to: "Ben: Make It 3, 3 forward." */
function payoffWords(
  { seat, bet, forward, owed, spaces, turnLost }: Payoff,
  name: (seat: number) => string,
): string {
  const laid = bet === null ? '' : ` ${SIDE_WORDS[bet.side]} ${bet.discs},`;
  if (spaces === null) return `${name(seat)}:${laid} not paid yet.`;
  const moved = columnsOf(spaces).reduce((sum, column) => sum + (spaces[column] ?? 0), 0);
  return `${name(seat)}:${laid} ${movedWords({ right: forward === true, owed, moved, splitting: false, turnLost })}.`;
}

/** What the clock did when the time was up. A late bet is laid as the rules say, and stays as secret as any other. */
function timeWords({ phase, reminded }: Extract<Notice, { is: 'timed-out' }>): string {
  if (reminded) return 'Stopping is barred: roll on.';
  switch (phase) {
    case 'choose':
      return 'The first pairing was played.';
    case 'decide':
      return 'The turn stopped.';
    case 'bet':
      return 'The missing bets were laid by the clock.';
  }
}

/** "Nothing for 6, 9 or 10": the totals of a roll that could not be played. */
export function nothingFor(dice: readonly number[]): string {
  return `Nothing for ${anyOf(totalsOf(dice))}`;
}

/** What a roll that waits beside the game waits for. */
export type HeldFor =
  | 'choice' // of a pairing, or of the marks of Express
  | 'bets'
  | 'payoff'
  | 'bot' // a computer player has not said whether it rolls
  | 'program' // it is the program that throws for the computer player on turn
  | 'yes'; // a person, to use it or to drop it

/** What a held roll waits for. */
export function heldWords(held: Held, waits: HeldFor): string {
  const roll = `Roll ${held.dice.join(' ')}`;
  switch (waits) {
    case 'choice':
      return `${roll} waits for this choice.`;
    case 'bets':
      return `${roll} waits for the bets.`;
    case 'payoff':
      return `${roll} waits until the bets are paid.`;
    case 'bot':
      return `${roll} waits: the computer player has not said yet whether it rolls.`;
    case 'program':
      return `${roll} waits: for this player the program throws.`;
    case 'yes':
      return `${roll} waits for a yes at the desk.`;
  }
}

/** Why the host cannot carry out orders, and what to do. */
export function troubleWords(trouble: {
  readonly code: 'journal-unwritable' | 'journal-in-use' | 'journal-unreadable';
  readonly path: string;
  readonly detail: string;
}): { readonly says: string; readonly next: string } {
  switch (trouble.code) {
    case 'journal-unwritable':
      return {
        says: `The game cannot be saved to ${trouble.path}: ${trouble.detail}.`,
        next: 'Free some space or mend the folder, then give the order again.',
      };
    case 'journal-in-use':
      return {
        says: `The journal ${trouble.path} is open in another program.`,
        next: 'Close the other program, then start this one again.',
      };
    case 'journal-unreadable':
      return {
        says: `The journal ${trouble.path} cannot be read: ${trouble.detail}.`,
        next: 'It is left as it is. Move it away to start with an empty table.',
      };
  }
}

/** What a screen says while it has no line to the program; null when it has one. */
export function connectionWords(connection: 'connecting' | 'open' | 'lost' | 'outdated'): string | null {
  switch (connection) {
    case 'open':
      return null;
    case 'connecting':
      return 'Looking for the table.';
    case 'lost':
      return 'The line to the table is lost. This page looks for it by itself.';
    case 'outdated':
      return 'This page is of another version of Tableside. Load it again.';
  }
}

function afterCorrection(kept: number, dropped: number): string {
  if (dropped > 0)
    return dropped === 1 ? 'One later entry no longer fits.' : `${dropped} later entries no longer fit.`;
  return kept > 0 ? 'All that followed still stands.' : '';
}

function totalsOf(dice: readonly number[]): readonly Column[] {
  const totals: { [C in Column]?: true } = {};
  for (const pairing of pairings(dice)) for (const total of pairing) totals[total] = true;
  return columnsOf(totals);
}
