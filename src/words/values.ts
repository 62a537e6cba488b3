/** Values of advice as people read them: the arithmetic that all languages share. Each gives its decimal mark and its word for turns. */

import type { Worth } from '../contract/advice.ts';
import { nameWords } from './names.ts';
import { hundredths } from './shares.ts';

/** Between a figure and its unit; a line may not break there. */
const NO_BREAK = '\u00a0';

const MINUS = '\u2212';

/** What values are written with in a language. */
export interface ValueStyle {
  readonly mark: '.' | ','; // before the decimals
  readonly turns: (value: number) => string; // the unit, behind this figure with one decimal
  readonly percent: (ways: number, of: number) => string; // a chance, never written as more certain than it is
  readonly count: (number: number) => string;
}

/** A chance and the seat that has it; alone the turns that the seat needs. */
export interface NamedValue {
  readonly name: string;
  readonly value: number;
}

/** How a language writes values. Chances are 0 to 1; with the worth `turns` a value is turns still needed. */
export interface ValueWords {
  /** What a position or a choice is worth, without the unit of turns: "54.3 %", "6.2". */
  readonly valueWords: (value: number, worth: Worth) => string;
  /** The same with its unit, to stand alone: "54.3 %", "6.2 turns". */
  readonly wholeValueWords: (value: number, worth: Worth) => string;
  /**
   * A sum of values, none of them below 0, which is no chance: it may pass 100 % and be next to nothing: "134.0 %", "0.0
   * %", "2.4 turns".
   */
  readonly amountWords: (amount: number, worth: Worth) => string;
  /** A value more or less, always with its sign; nothing bears none: "+12.3 %", "−0.4 turns", "0.0 %". */
  readonly changeWords: (change: number, worth: Worth) => string;
  /** Busts of a seat beside those that were to be expected: "3 (2.4)". */
  readonly bustsWords: (busts: number, expected: number) => string;
  /** What each seat stands at, by name; chances add up to 100 %: "Ana 67 %, Ben 33 %". */
  readonly standingWords: (seats: readonly NamedValue[], worth: Worth) => string;
}

/** The functions that write values in one language. */
export function valuesIn({ mark, turns, percent, count }: ValueStyle): ValueWords {
  const oneDecimal = (number: number): string => number.toFixed(1).replace('.', mark);
  const withTurns = (value: number): string => `${oneDecimal(value)} ${turns(value)}`;
  const amountWords = (amount: number, worth: Worth): string =>
    worth === 'chance' ? `${oneDecimal(amount * 100)}${NO_BREAK}%` : withTurns(amount);
  const wholeValueWords = (value: number, worth: Worth): string =>
    worth === 'chance' ? percent(value, 1) : withTurns(value);
  return {
    valueWords: (value, worth) => (worth === 'chance' ? percent(value, 1) : oneDecimal(value)),
    wholeValueWords,
    amountWords,
    changeWords: (change, worth) => {
      const size = Math.abs(change);
      const amount = amountWords(size, worth);
      if (Number((worth === 'chance' ? size * 100 : size).toFixed(1)) === 0) return amount;
      return `${change < 0 ? MINUS : '+'}${amount}`;
    },
    bustsWords: (busts, expected) => `${count(busts)} (${oneDecimal(expected)})`,
    standingWords: (seats, worth) => {
      const whole = worth === 'chance' ? hundredths(seats.map(({ value }) => value)) : [];
      const says = (value: number, at: number): string =>
        worth === 'chance' ? `${whole[at] ?? 0}${NO_BREAK}%` : withTurns(value);
      return seats.map(({ name, value }, at) => `${nameWords(name)} ${says(value, at)}`).join(', ');
    },
  };
}

/** A chance in whole percent; what is not certain is never written as if it were. The same in every language. */
export function chanceWords(chance: number): string {
  if (chance <= 0 || chance >= 1) return `${chance <= 0 ? 0 : 100}${NO_BREAK}%`;
  return `${Math.min(Math.max(Math.round(chance * 100), 1), 99)}${NO_BREAK}%`;
}
