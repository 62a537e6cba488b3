/** What a turn waits for, and what the chances of its next roll are called. */

import type { Part } from '../../odds/rule-of-28.ts';
import type { ByColumn, Step } from '../../rules/column.ts';
import { columnLength, columnsOf } from '../../rules/column.ts';
import { RUNNERS } from '../../rules/game.ts';
import type { Phase } from '../../rules/game.ts';
import type { Seat } from '../../rules/seat.ts';
import { allOf } from './numbers.ts';

/** What of a view tells whether the count has the last word. */
interface Risked {
  readonly runners: ByColumn<Step>;
  readonly must_roll: string | null;
}

/** The count at which the Rule of 28 says stop, which is also its name (rules 3.1). */
const STOP_AT = 28;

/** What of a view tells what it waits for. */
export interface Awaiting {
  readonly phase: Phase | 'none';
  readonly throws: number; // rolls of this turn
  readonly may_stop: boolean;
}

/** What the seat on turn is to do, to stand after or under its name. */
export function awaitedWords({ phase, throws, may_stop }: Awaiting): string {
  switch (phase) {
    case 'none':
      return '';
    case 'roll':
      return throws === 0 ? 'first roll' : 'roll again';
    case 'choose':
      return `roll ${throws}: choose a pairing`;
    case 'decide':
      return may_stop ? 'roll, or stop' : 'roll';
    case 'first':
      return 'throws two dice for the start';
    case 'bet':
      return 'bets are being placed';
    case 'reveal':
      return 'the bets are turned over';
    case 'settle':
      return 'the bets are paid';
    case 'mark':
      return 'everybody marks';
    case 'over':
      return 'wins';
  }
}

/** The Rule of 28 in its parts: the sum, and what it says. */
export interface SumWords {
  readonly sum: string; // "3 + 6 + 6", or nothing when the count is a single figure
  readonly total: number;
  readonly says: string; // "roll on" or "stop"
}

/**
 * The count as the sum that it is; adjustments are named. Null without runners, for then there is nothing to count. A runner on a
 * top is a reason to stop before any count is (rules 3.2), and where stopping is barred there is none.
 */
export function sumWords(parts: readonly Part[], { runners, must_roll }: Risked): SumWords | null {
  if (parts.length === 0) return null;
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  const out = parts.filter((part) => part.of === 'column').length;
  const topped = columnsOf(runners).some((column) => runners[column] === columnLength(column));
  const terms = parts.map((part, at) => term(part, at === 0)).join(' ');
  return {
    sum: parts.length === 1 ? '' : terms,
    total,
    says: must_roll === null && (topped || (out === RUNNERS && total >= STOP_AT)) ? 'stop' : 'roll on',
  };
}

function term(part: Part, first: boolean): string {
  const figure = Math.abs(part.points);
  const sign = part.points < 0 ? '− ' : first ? '' : '+ ';
  return part.of === 'column' ? sign + figure : `${sign}${figure} ${ADJUSTMENTS[part.of]}`;
}

const ADJUSTMENTS = { 'all-odd': '(all odd)', 'all-even': '(all even)', 'one-side': '(one side)' } as const;

/** How far a seat has come: "1 of 3 columns claimed". */
export function claimsWords(claims: number, target: number): string {
  return `${claims} of ${target} ${target === 1 ? 'column' : 'columns'} claimed`;
}

/** How the winner won, to stand under the name: "wins with 2, 7 and 8". */
export function wonWords(claimed: ByColumn<Seat>, winner: Seat | readonly Seat[]): string {
  if (typeof winner !== 'number') return winner.length === 1 ? 'wins' : 'share the win';
  return `wins with ${allOf(columnsOf(claimed).filter((column) => claimed[column] === winner))}`;
}

/** Which roll of the game the dice show, and what became of it. */
export function rollNumberWords(last: {
  readonly roll: number;
  readonly outcome: 'waiting' | 'chosen' | 'busted' | 'voided';
}): string {
  if (last.outcome === 'voided') return `roll ${last.roll}, void`;
  return last.outcome === 'busted' ? `roll ${last.roll}, a bust` : `roll ${last.roll}`;
}
