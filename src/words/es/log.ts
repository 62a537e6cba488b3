/** The lines of "Qué ha pasado": what stands beside the dice, and the whole line for those who hear it. */

import type { ByColumn, Column, Step } from '../../rules/column.ts';
import { columnLength, columnsOf } from '../../rules/column.ts';
import type { Bet } from '../../rules/game.ts';
import type { LogLine } from '../../table/log.ts';
import type { LogWords } from '../en/log.ts';
import { betWords, splitWords } from './bets.ts';
import { form, theColumns } from './grammar.ts';
import { allOf, anyOf } from './numbers.ts';

/** The words of a line; `names` are by seat. */
export function logWords(line: LogLine, names: readonly string[]): LogWords {
  switch (line.is) {
    case 'begin':
      return {
        short: 'nueva partida',
        whole: `Empezó una nueva partida con ${line.seats} ${form(line.seats, 'puesto')}.`,
      };
    case 'set':
      return line.reason === null
        ? { short: 'tablero puesto a mano', whole: 'El tablero se puso a mano.' }
        : {
            short: `tablero puesto a mano: ${line.reason}`,
            whole: `El tablero se puso a mano: ${line.reason}.`,
          };
    case 'first': {
      const name = names[line.seat] ?? '';
      const begins = line.begins === null ? '' : `; empieza ${names[line.begins] ?? ''}`;
      return {
        short: line.begins === null ? 'para empezar' : 'decide quién empieza',
        whole: `${name} tiró ${line.dice.join('-')} para decidir quién empieza${begins}.${typedWords(line)}`,
      };
    }
    case 'bets':
      return {
        short: `apuestas: ${line.made ? 'logrado' : 'perdido'}`,
        whole: `El turno se ${line.made ? 'logró' : 'perdió'}, y se descubrieron las apuestas: ${betsWords(line.bets, names)}.`,
      };
    case 'payoff':
      return payoffWords(line, names[line.seat] ?? '');
    case 'mark':
      return markWords(line, names[line.seat] ?? '');
    case 'time':
      return line.reminded
        ? {
            short: 'se acabó el tiempo: aviso',
            whole: 'Se acabó el tiempo; el turno no puede parar, así que solo hubo un aviso.',
          }
        : { short: 'se acabó el tiempo', whole: 'Se acabó el tiempo, y actuó el reloj.' };
    case 'stop':
      return stopWords(line, names[line.seat] ?? '');
    case 'roll': {
      const words = rollWords(line, line.seat === null ? 'la mesa' : (names[line.seat] ?? ''));
      return { ...words, whole: `${words.whole}${typedWords(line)}` };
    }
  }
}

/** Said of a roll that was not the reader's, where others were. */
function typedWords({ typed, thrown }: Extract<LogLine, { is: 'roll' | 'first' }>): string {
  if (thrown === true) return ' La tiró el programa.';
  return typed === true ? ' Se escribió a mano.' : '';
}

function rollWords(line: Extract<LogLine, { is: 'roll' }>, name: string): LogWords {
  const rolled = `Tirada ${line.roll}: ${name} tiró ${line.dice.join('-')}`;
  const { outcome } = line;
  switch (outcome.is) {
    case 'waiting':
      if (line.seat === null) return { short: '', whole: `${rolled}.` };
      return { short: 'por elegir', whole: `${rolled}; falta elegir su combinación.` };
    case 'set-aside':
      return { short: 'no jugada', whole: `${rolled}; el tablero se puso a mano antes de elegir.` };
    case 'chosen':
      return {
        short: outcome.columns.join(' + '),
        whole: `${rolled} y eligió ${outcome.columns.join(' + ')}.`,
      };
    case 'busted':
      return {
        short: `fallo: sin ${anyOf(outcome.totals)}`,
        whole: `${rolled} y falló: ${deadWords(outcome.totals)}.`,
      };
    case 'voided':
      return {
        short:
          outcome.kept === null
            ? 'nula'
            : `nula: ${form(outcome.kept.length, 'queda', 'quedan')} ${outcome.kept.join(' ')}`,
        whole: `${rolled}, pero no contó: había un dado inclinado.`,
      };
  }
}

function deadWords(totals: readonly Column[]): string {
  return totals.length === 1
    ? `la suma ${allOf(totals)} no se podía jugar`
    : `ninguna de las sumas ${allOf(totals)} se podía jugar`;
}

function payoffWords(line: Extract<LogLine, { is: 'payoff' }>, name: string): LogWords {
  const moved =
    columnsOf(line.spaces).length === 0
      ? 'nada que mover'
      : `${line.forward ? 'adelante' : 'atrás'}: ${splitWords(line.spaces)}`;
  return {
    short: `${moved}${line.turnLost ? ', pierde el próximo turno' : ''}`,
    whole: `${name} ${line.forward ? 'acertó' : 'erró'} su apuesta; ${moved}${line.turnLost ? ', y pierde el próximo turno' : ''}.`,
  };
}

/** The bets that were turned over, by name: "Ben, «Lo logra» con 3 discos". */
function betsWords(bets: readonly (Bet | null)[], names: readonly string[]): string {
  return bets
    .flatMap((bet, seat) => (bet === null ? [] : [`${names[seat] ?? ''}, ${betWords(bet)}`]))
    .join('; ');
}

function markWords(line: Extract<LogLine, { is: 'mark' }>, name: string): LogWords {
  const fifth = line.fifth === null ? 'tirada libre' : `quinto ${line.fifth}`;
  return {
    short: `${line.rows.join(' + ')}, ${fifth}${line.out ? ', fuera' : ''}`,
    whole: `${name} marcó ${allOf(line.rows)} con ${line.fifth === null ? 'una tirada libre' : `el quinto dado ${line.fifth}`}${line.out ? ', y queda fuera' : ''}.`,
  };
}

function stopWords(line: Extract<LogLine, { is: 'stop' }>, name: string): LogWords {
  const places = columnsOf(line.kept).filter((column) => !line.claimed.includes(column));
  const parts = [
    ...(line.won ? ['gana'] : []),
    ...(line.claimed.length > 0 ? [`conquista ${theColumns(line.claimed)}`] : []),
    ...(places.length > 0 ? [places.map((column) => placeOf(line.kept, column)).join(', ')] : []),
  ];
  const kept = places.map((column) => `la casilla ${line.kept[column] ?? 0} de la ${column}`);
  const spoken = [
    'paró',
    ...(line.claimed.length > 0 ? [`conquistó ${theColumns(line.claimed)}`] : []),
    ...(kept.length > 0 ? [`guardó ${allOf(kept)}`] : []),
    ...(line.won ? ['ganó la partida'] : []),
  ];
  return { short: parts.join('; '), whole: `${name} ${allOf(spoken)}.` };
}

/** A kept column and how far it is up: "8 en 3/11". */
function placeOf(kept: ByColumn<Step>, column: Column): string {
  return `${column} en ${kept[column] ?? 0}/${columnLength(column)}`;
}
