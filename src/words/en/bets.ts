/** What is said about bets: who bets, what is asked of a bettor, what was turned over and what it pays. */

import type { Bet } from '../../rules/game.ts';
import type { View } from '../../table/view.ts';
import { nameWords } from '../names.ts';
import { allOf } from './numbers.ts';

/** The two sides of a bettor's disc, as they are printed on it. */
export const SIDE_WORDS: Readonly<Record<Bet['side'], string>> = { make: 'Make It', blow: 'Blow It' };

export const BET_WORDS = {
  side: 'Will the player make it?',
  discs: 'How many discs?',
  lock: 'Lock the bet',
  enter: 'Enter the bet',
  cover: 'Cover it again',
  pick: 'Press an arrow to let another bettor go first.',
  pickTable: 'In any order: press an arrow for another bettor.',
  secret: 'A locked bet is final, and nothing shows it until the turn ends.',
  fair: 'Both sides are equally good where the player makes it 3 times in 5.',
  bettors: 'Who bets',
  call: 'Bets!',
  in: 'bet is in',
  waits: 'no bet yet',
  right: 'right',
  wrong: 'wrong',
  revealed: 'The bets, turned over',
  skips: 'loses the next turn',
  split: 'Ways to split it',
  settle: 'Settle it so',
};

/** What the cover says before a bettor is alone with the desk. */
export function coverWords(name: string): { readonly asks: string; readonly here: string } {
  const who = nameWords(name);
  return {
    asks: `${who} bets: pass the laptop to ${who}, everyone else look away.`,
    here: `I am ${who}`,
  };
}

/** What is asked of the bettor whose bet is open; at the table it lies there for all to see. */
export function openBetWords(name: string, phase: View['phase']): string {
  const who = nameWords(name);
  return phase === 'reveal' ? `What did ${who} lay?` : `${who}, your bet: a side, and 1 to 5 discs.`;
}

/** What is still missing of a bet that Enter should lock. */
export function missingWords(side: Bet['side'] | null, discs: number | null): string | null {
  if (side === null && discs === null) return 'Pick a side (M or B) and 1 to 5 discs first.';
  if (side === null) return 'Pick a side first: M for Make It, B for Blow It.';
  return discs === null ? 'Say how many discs: type 1 to 5.' : null;
}

/** A digit that is no number of discs. */
export function noDiscsWords(digit: string): string {
  return `A bet is covered by 1 to 5 discs, not ${digit}.`;
}

/** "Make It with 3 discs". */
export function betWords({ side, discs }: Bet): string {
  return `${SIDE_WORDS[side]} with ${discs} ${discs === 1 ? 'disc' : 'discs'}`;
}

/** The call for real discs after the second throw's move, to those who must lay some. */
export function callWords(names: readonly string[]): string {
  const who = allOf(names.map(nameWords));
  return `${who} ${names.length === 1 ? 'bets' : 'bet'} now: the side face down, 1 to 5 discs on it.`;
}

/** How the turn ended, over the bets that were turned over. */
export function endedWords(name: string, made: boolean): string {
  return made ? `${nameWords(name)} made it` : `${nameWords(name)} blew it`;
}

/** What a bet comes to, as far as it is known. */
export interface Moved {
  readonly right: boolean;
  readonly owed: number; // spaces by the bet; while it is split, those that can be moved; 0 while it is not told
  readonly moved: number | null; // null: not told yet
  readonly splitting: boolean; // the bettor has to choose
  readonly turnLost: boolean;
}

/** "3 forward", "4 of 6 back, next turn lost", "splits 3 forward". */
export function movedWords({ right, owed, moved, splitting, turnLost }: Moved): string {
  const way = right ? 'forward' : 'back';
  if (moved === null) return splitting ? `splits ${owed} ${way}` : '';
  const lost = turnLost ? ', next turn lost' : '';
  if (moved === 0) return `nothing to move${lost}`;
  const of = moved < owed ? ` of ${owed}` : '';
  return `${moved}${of} ${way}${lost}`;
}

/** What the bettor whose payoff is due is asked. */
export function payoffAsks(forward: boolean, owed: number, spaces: number): string {
  const way = forward ? 'forward' : 'back';
  const sum = `${spaces} ${spaces === 1 ? 'space' : 'spaces'} ${way}`;
  const verdict = forward ? 'Bet right' : 'Bet wrong';
  if (spaces === owed) return `${verdict}: ${sum}. Which squares move?`;
  return forward
    ? `${verdict}: won ${owed}, there is room for ${spaces}. Which squares move?`
    : `${verdict}: owes ${owed}, has ${spaces}. Which squares move?`;
}

/** What is still to be handed out of a split. */
export function leftWords(left: number): string {
  if (left === 0) return 'All handed out.';
  return `${left} ${left === 1 ? 'space' : 'spaces'} left to hand out.`;
}

/** Why Enter does not settle a split yet. */
export function notSplitWords(left: number): string {
  return `Hand out ${left === 1 ? 'the last space' : `the other ${left} spaces`} first.`;
}

/** One square's way: "step 4 to 6", "step 2 off the board". */
export function squareWords(from: number, to: number): string {
  return to === 0 ? `step ${from}, off the board` : from === to ? `step ${from}` : `step ${from} to ${to}`;
}

/** One split in short: "6 by 2, 9 by 1". */
export function splitWords(spaces: Readonly<Partial<Record<number, number>>>): string {
  const parts = Object.entries(spaces).map(([column, by]) => `${column} by ${by ?? 0}`);
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** Why stopping is not offered where a turn could otherwise stop. */
export function barredWords(mustRoll: string): string {
  return mustRoll === 'must-roll-third'
    ? 'No stop yet: bets lie on this turn, so it rolls a third time.'
    : 'No stop here: a runner shares its step with another player’s marker.';
}
