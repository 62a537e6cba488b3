/** The lines of "Was geschah": what stands beside the dice, and the whole line for those who hear it. */

import type { ByColumn, Column, Step } from '../../rules/column.ts';
import { columnLength, columnsOf } from '../../rules/column.ts';
import type { Bet } from '../../rules/game.ts';
import type { LogLine } from '../../table/log.ts';
import type { LogWords } from '../en/log.ts';
import { betWords } from './bets.ts';
import { counted } from './forms.ts';
import { allOf, anyOf } from './numbers.ts';

/** The words of a line; `names` are by seat. */
export function logWords(line: LogLine, names: readonly string[]): LogWords {
  switch (line.is) {
    case 'begin':
      return {
        short: 'neues Spiel',
        whole: `Ein neues Spiel mit ${counted(line.seats, 'Platz', 'Plätzen')} begann.`,
      };
    case 'set':
      return line.reason === null
        ? { short: 'Brett von Hand gesetzt', whole: 'Das Brett wurde von Hand gesetzt.' }
        : {
            short: `Brett von Hand gesetzt: ${line.reason}`,
            whole: `Das Brett wurde von Hand gesetzt: ${line.reason}.`,
          };
    case 'first': {
      const name = names[line.seat] ?? '';
      const begins = line.begins === null ? '' : `; ${names[line.begins] ?? ''} beginnt`;
      return {
        short: line.begins === null ? 'um den Start' : 'klärt den Start',
        whole: `${name} warf ${line.dice.join('-')} um den Start${begins}.${typedWords(line)}`,
      };
    }
    case 'bets':
      return {
        short: `Wetten: ${line.made ? 'geschafft' : 'gepatzt'}`,
        whole: `Der Zug ${line.made ? 'wurde geschafft' : 'endete mit einem Fehlwurf'}, und die Wetten wurden aufgedeckt: ${betsWords(line.bets, names)}.`,
      };
    case 'payoff':
      return payoffWords(line, names[line.seat] ?? '');
    case 'mark':
      return markWords(line, names[line.seat] ?? '');
    case 'time':
      return line.reminded
        ? {
            short: 'Zeit um: Erinnerung',
            whole: 'Die Zeit war um; aufhören darf der Zug nicht, also blieb es bei einer Erinnerung.',
          }
        : { short: 'Zeit um', whole: 'Die Zeit war um, und die Uhr griff ein.' };
    case 'stop':
      return stopWords(line, names[line.seat] ?? '');
    case 'roll': {
      const words = rollWords(line, line.seat === null ? 'der Tisch' : (names[line.seat] ?? ''));
      return { ...words, whole: `${words.whole}${typedWords(line)}` };
    }
  }
}

/** Said of a roll that was not the reader's, where others were. */
function typedWords({ typed, thrown }: Extract<LogLine, { is: 'roll' | 'first' }>): string {
  if (thrown === true) return ' Das Programm hat gewürfelt.';
  return typed === true ? ' Der Wurf wurde getippt.' : '';
}

function rollWords(line: Extract<LogLine, { is: 'roll' }>, name: string): LogWords {
  const rolled = `Wurf ${line.roll}: ${name} warf ${line.dice.join('-')}`;
  const { outcome } = line;
  switch (outcome.is) {
    case 'waiting':
      if (line.seat === null) return { short: '', whole: `${rolled}.` };
      return { short: 'zu wählen', whole: `${rolled}; die Paarung ist noch nicht gewählt.` };
    case 'set-aside':
      return {
        short: 'nicht gespielt',
        whole: `${rolled}; vor der Wahl wurde das Brett von Hand gesetzt.`,
      };
    case 'chosen':
      return {
        short: outcome.columns.join(' + '),
        whole: `${rolled} und wählte ${outcome.columns.join(' + ')}.`,
      };
    case 'busted':
      return {
        short: `Fehlwurf: nichts mit ${anyOf(outcome.totals)}`,
        whole: `${rolled}, ein Fehlwurf: ${allOf(outcome.totals)} ${outcome.totals.length === 1 ? 'war' : 'waren'} nicht spielbar.`,
      };
    case 'voided':
      return {
        short: outcome.kept === null ? 'ungültig' : `ungültig: ${outcome.kept.join(' ')} bleiben`,
        whole: `${rolled}, aber das zählte nicht: Ein Würfel lag schräg.`,
      };
  }
}

function payoffWords(line: Extract<LogLine, { is: 'payoff' }>, name: string): LogWords {
  const moves = columnsOf(line.spaces).map((column) => `${column} um ${line.spaces[column] ?? 0}`);
  const way = line.forward ? 'vor' : 'zurück';
  const moved = moves.length === 0 ? 'nichts zu rücken' : `${way}: ${moves.join(', ')}`;
  const lost = line.turnLost ? ', setzt einmal aus' : '';
  const verdict = line.forward ? 'richtig' : 'falsch';
  return {
    short: `${moved}${lost}`,
    whole: `${name} hat ${verdict} gewettet – ${moved}${lost}.`,
  };
}

/** The bets that were turned over, by name: "Ben „Schafft’s“ mit 3 Scheiben". */
function betsWords(bets: readonly (Bet | null)[], names: readonly string[]): string {
  return allOf(bets.flatMap((bet, seat) => (bet === null ? [] : [`${names[seat] ?? ''} ${betWords(bet)}`])));
}

function markWords(line: Extract<LogLine, { is: 'mark' }>, name: string): LogWords {
  const fifth = line.fifth === null ? 'Freiwurf' : `beiseite ${line.fifth}`;
  return {
    short: `${line.rows.join(' + ')}, ${fifth}${line.out ? ', raus' : ''}`,
    whole: `${name} kreuzte ${allOf(line.rows)} an, mit ${line.fifth === null ? 'einem Freiwurf' : `dem fünften Würfel ${line.fifth}`}${line.out ? ', und ist raus' : ''}.`,
  };
}

function stopWords(line: Extract<LogLine, { is: 'stop' }>, name: string): LogWords {
  const places = columnsOf(line.kept).filter((column) => !line.claimed.includes(column));
  const parts = [
    ...(line.claimed.length > 0 ? [`holt ${allOf(line.claimed)}`] : []),
    ...(places.length > 0 ? [places.map((column) => placeOf(line.kept, column)).join(', ')] : []),
  ];
  const kept = places.map((column) => `${column} auf Stufe ${line.kept[column] ?? 0}`);
  const spoken = [
    ...(line.claimed.length > 0 ? [`holte ${allOf(line.claimed)}`] : []),
    ...(kept.length > 0 ? [`sicherte ${allOf(kept)}`] : []),
    ...(line.won ? ['gewann das Spiel'] : []),
  ];
  return {
    short: [...(line.won ? ['gewinnt'] : []), ...parts].join('; '),
    whole: `${name} hörte auf${spoken.length > 0 ? ` und ${allOf(spoken)}` : ''}.`,
  };
}

/** A kept column and how far it is up: "8 auf 3/11". */
function placeOf(kept: ByColumn<Step>, column: Column): string {
  return `${column} auf ${kept[column] ?? 0}/${columnLength(column)}`;
}
