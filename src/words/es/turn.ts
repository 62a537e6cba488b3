/** What a turn waits for, and what the chances of its next roll are called. */

import type { Part } from '../../odds/rule-of-28.ts';
import type { ByColumn, Step } from '../../rules/column.ts';
import { columnLength, columnsOf } from '../../rules/column.ts';
import { RUNNERS } from '../../rules/game.ts';
import type { Seat } from '../../rules/seat.ts';
import type { Awaiting, SumWords } from '../en/turn.ts';
import { form, theColumns } from './grammar.ts';

/** What of a view tells whether the count has the last word. */
interface Risked {
  readonly runners: ByColumn<Step>;
  readonly must_roll: string | null;
}

/** The count at which the Rule of 28 says stop, which is also its name (rules 3.1). */
const STOP_AT = 28;

/** What the seat on turn is to do, to stand after or under its name. */
export function awaitedWords({ phase, throws, may_stop }: Awaiting): string {
  switch (phase) {
    case 'none':
      return '';
    case 'roll':
      return throws === 0 ? 'primera tirada' : 'tirar de nuevo';
    case 'choose':
      return `tirada ${throws}: elegir combinación`;
    case 'decide':
      return may_stop ? 'seguir o parar' : 'seguir';
    case 'first':
      return 'tira dos dados para empezar';
    case 'bet':
      return 'se hacen las apuestas';
    case 'reveal':
      return 'se descubren las apuestas';
    case 'settle':
      return 'se pagan las apuestas';
    case 'mark':
      return 'todos marcan';
    case 'over':
      return 'gana';
  }
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
    says: must_roll === null && (topped || (out === RUNNERS && total >= STOP_AT)) ? 'parar' : 'seguir',
  };
}

function term(part: Part, first: boolean): string {
  const figure = Math.abs(part.points);
  const sign = part.points < 0 ? '− ' : first ? '' : '+ ';
  return part.of === 'column' ? sign + figure : `${sign}${figure} ${ADJUSTMENTS[part.of]}`;
}

const ADJUSTMENTS = {
  'all-odd': '(todo impar)',
  'all-even': '(todo par)',
  'one-side': '(un solo lado)',
} as const;

/** How far a seat has come: "1 de 3 columnas conquistadas". */
export function claimsWords(claims: number, target: number): string {
  return `${claims} de ${target} ${form(target, 'columna')} ${form(target, 'conquistada')}`;
}

/** How the winner won, to stand under the name: "gana con las 2, 7 y 8". */
export function wonWords(claimed: ByColumn<Seat>, winner: Seat | readonly Seat[]): string {
  if (typeof winner !== 'number') return winner.length === 1 ? 'gana' : 'comparten la victoria';
  return `gana con ${theColumns(columnsOf(claimed).filter((column) => claimed[column] === winner))}`;
}

/** Which roll of the game the dice show, and what became of it. */
export function rollNumberWords(last: {
  readonly roll: number;
  readonly outcome: 'waiting' | 'chosen' | 'busted' | 'voided';
}): string {
  if (last.outcome === 'voided') return `tirada ${last.roll}, nula`;
  return last.outcome === 'busted' ? `tirada ${last.roll}, fallo` : `tirada ${last.roll}`;
}
