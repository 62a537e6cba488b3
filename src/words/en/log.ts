/** The lines of "What happened": what stands beside the dice, and the whole line for those who hear it. */

import type { ByColumn, Column, Step } from '../../rules/column.ts';
import { columnLength, columnsOf } from '../../rules/column.ts';
import type { Bet } from '../../rules/game.ts';
import type { LogLine } from '../../table/log.ts';
import { betWords } from './bets.ts';
import { allOf, anyOf } from './numbers.ts';

/** A line of the log in two lengths. */
export interface LogWords {
  readonly short: string; // beside the player's token and the dice
  readonly whole: string; // one sentence, names and numbers included
}

/** The words of a line; `names` are by seat. */
export function logWords(line: LogLine, names: readonly string[]): LogWords {
  switch (line.is) {
    case 'begin':
      return {
        short: 'new game',
        whole: `A new game began with ${line.seats} ${line.seats === 1 ? 'seat' : 'seats'}.`,
      };
    case 'set':
      return line.reason === null
        ? { short: 'board set by hand', whole: 'The board was set by hand.' }
        : {
            short: `board set by hand: ${line.reason}`,
            whole: `The board was set by hand: ${line.reason}.`,
          };
    case 'first': {
      const name = names[line.seat] ?? '';
      const begins = line.begins === null ? '' : `; ${names[line.begins] ?? ''} begins`;
      return {
        short: line.begins === null ? 'for the start' : 'settles the start',
        whole: `${name} threw ${line.dice.join('-')} for the start${begins}.${typedWords(line)}`,
      };
    }
    case 'bets':
      return {
        short: `bets: ${line.made ? 'made it' : 'blown'}`,
        whole: `The turn was ${line.made ? 'made' : 'blown'}, and the bets were turned over: ${betsWords(line.bets, names)}.`,
      };
    case 'payoff':
      return payoffWords(line, names[line.seat] ?? '');
    case 'mark':
      return markWords(line, names[line.seat] ?? '');
    case 'time':
      return line.reminded
        ? {
            short: 'time is up: reminder',
            whole: 'The time was up; the turn may not stop, so it was only reminded.',
          }
        : { short: 'time is up', whole: 'The time was up, and the clock acted.' };
    case 'stop':
      return stopWords(line, names[line.seat] ?? '');
    case 'roll': {
      const words = rollWords(line, line.seat === null ? 'the table' : (names[line.seat] ?? ''));
      return { ...words, whole: `${words.whole}${typedWords(line)}` };
    }
  }
}

/** Said of a roll that was not the reader's, where others were. */
function typedWords({ typed, thrown }: Extract<LogLine, { is: 'roll' | 'first' }>): string {
  if (thrown === true) return ' The program threw it.';
  return typed === true ? ' It was typed.' : '';
}

function rollWords(line: Extract<LogLine, { is: 'roll' }>, name: string): LogWords {
  const rolled = `Roll ${line.roll}: ${name} rolled ${line.dice.join('-')}`;
  const { outcome } = line;
  switch (outcome.is) {
    case 'waiting':
      if (line.seat === null) return { short: '', whole: `${rolled}.` };
      return { short: 'to choose', whole: `${rolled}; its pairing is not chosen yet.` };
    case 'set-aside':
      return { short: 'not played', whole: `${rolled}; the board was set by hand before its choice.` };
    case 'chosen':
      return {
        short: outcome.columns.join(' + '),
        whole: `${rolled} and chose ${outcome.columns.join(' + ')}.`,
      };
    case 'busted':
      return {
        short: `bust: no ${anyOf(outcome.totals)}`,
        whole: `${rolled} and bust: ${outcome.totals.length === 1 ? `the ${allOf(outcome.totals)} could not` : `none of ${allOf(outcome.totals)} could`} be played.`,
      };
    case 'voided':
      return {
        short: outcome.kept === null ? 'void' : `void: ${outcome.kept.join(' ')} stay`,
        whole: `${rolled}, which did not count: a die was cocked.`,
      };
  }
}

function payoffWords(line: Extract<LogLine, { is: 'payoff' }>, name: string): LogWords {
  const moves = columnsOf(line.spaces).map((column) => `${column} by ${line.spaces[column] ?? 0}`);
  const way = line.forward ? 'forward' : 'back';
  const lost = line.turnLost ? ', next turn lost' : '';
  const moved = moves.length === 0 ? 'nothing to move' : `${way}: ${moves.join(', ')}`;
  return {
    short: `${moved}${lost}`,
    whole: `${name} bet ${line.forward ? 'right' : 'wrong'}: ${moved}${line.turnLost ? ', and the next turn is lost' : ''}.`,
  };
}

/** The bets that were turned over, by name: "Ben Make It with 3 discs". */
function betsWords(bets: readonly (Bet | null)[], names: readonly string[]): string {
  return allOf(bets.flatMap((bet, seat) => (bet === null ? [] : [`${names[seat] ?? ''} ${betWords(bet)}`])));
}

function markWords(line: Extract<LogLine, { is: 'mark' }>, name: string): LogWords {
  const fifth = line.fifth === null ? 'free ride' : `fifth ${line.fifth}`;
  return {
    short: `${line.rows.join(' + ')}, ${fifth}${line.out ? ', out' : ''}`,
    whole: `${name} marked ${allOf(line.rows)} with ${line.fifth === null ? 'a free ride' : `the fifth die ${line.fifth}`}${line.out ? ', and is out' : ''}.`,
  };
}

function stopWords(line: Extract<LogLine, { is: 'stop' }>, name: string): LogWords {
  const places = columnsOf(line.kept).filter((column) => !line.claimed.includes(column));
  const parts = [
    ...(line.claimed.length > 0 ? [`claims ${allOf(line.claimed)}`] : []),
    ...(places.length > 0 ? [`${places.map((column) => placeOf(line.kept, column)).join(', ')}`] : []),
  ];
  const kept = places.map((column) => `${column} on step ${line.kept[column] ?? 0}`);
  const spoken = [
    ...(line.claimed.length > 0 ? [`claimed ${allOf(line.claimed)}`] : []),
    ...(kept.length > 0 ? [`kept ${allOf(kept)}`] : []),
    ...(line.won ? ['won the game'] : []),
  ];
  return {
    short: [...(line.won ? ['wins'] : []), ...parts].join('; '),
    whole: `${name} stopped${spoken.length > 0 ? ` and ${allOf(spoken)}` : ''}.`,
  };
}

/** A kept column and how far it is up: "8 at 3/11". */
function placeOf(kept: ByColumn<Step>, column: Column): string {
  return `${column} at ${kept[column] ?? 0}/${columnLength(column)}`;
}
