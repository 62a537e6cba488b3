/** The lines of "What happened": what stands beside the dice, and the whole line for those who hear it. */

import type { ByColumn, Column, Step } from '../rules/column.ts';
import { columnLength, columnsOf } from '../rules/column.ts';
import type { LogLine } from '../table/log.ts';
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
      return { short: 'board set by hand', whole: 'The board was set by hand.' };
    case 'stop':
      return stopWords(line, names[line.seat] ?? '');
    case 'roll':
      return rollWords(line, names[line.seat] ?? '');
  }
}

function rollWords(line: Extract<LogLine, { is: 'roll' }>, name: string): LogWords {
  const rolled = `Roll ${line.roll}: ${name} rolled ${line.dice.join('-')}`;
  const { outcome } = line;
  switch (outcome.is) {
    case 'waiting':
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
        whole: `${rolled} and bust: none of ${allOf(outcome.totals)} could be played.`,
      };
  }
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
