/** The lines of "Ce qui s’est passé": what stands beside the dice, and the whole line for those who hear it. */

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
        short: 'nouvelle partie',
        whole: `Une nouvelle partie a commencé avec ${line.seats} ${form(line.seats, 'place')}.`,
      };
    case 'set':
      return line.reason === null
        ? { short: 'plateau disposé à la main', whole: 'Le plateau a été disposé à la main.' }
        : {
            short: `plateau disposé à la main : ${line.reason}`,
            whole: `Le plateau a été disposé à la main : ${line.reason}.`,
          };
    case 'first': {
      const name = names[line.seat] ?? '';
      const begins = line.begins === null ? '' : ` ; ${names[line.begins] ?? ''} commence`;
      return {
        short: line.begins === null ? 'pour le départ' : 'décide du départ',
        whole: `${name} a lancé ${line.dice.join('-')} pour le départ${begins}.${typedWords(line)}`,
      };
    }
    case 'bets': {
      const ended = line.made ? 'réussi' : 'raté';
      return {
        short: `paris : ${ended}`,
        whole: `Le tour a été ${ended}, et les paris ont été retournés : ${betsWords(line.bets, names)}.`,
      };
    }
    case 'payoff':
      return payoffWords(line, names[line.seat] ?? '');
    case 'mark':
      return markWords(line, names[line.seat] ?? '');
    case 'time':
      return line.reminded
        ? {
            short: 'temps écoulé : rappel',
            whole: 'Le temps était écoulé ; le tour ne peut pas s’arrêter, il n’y a donc eu qu’un rappel.',
          }
        : { short: 'temps écoulé', whole: 'Le temps était écoulé, et le chrono a agi.' };
    case 'stop':
      return stopWords(line, names[line.seat] ?? '');
    case 'roll': {
      const words = rollWords(line, line.seat === null ? 'la table' : (names[line.seat] ?? ''));
      return { ...words, whole: `${words.whole}${typedWords(line)}` };
    }
  }
}

/** Said of a roll that was not the reader's, where others were. */
function typedWords({ typed, thrown }: Extract<LogLine, { is: 'roll' | 'first' }>): string {
  if (thrown === true) return ' C’est le programme qui a lancé.';
  return typed === true ? ' Ce lancer a été saisi.' : '';
}

function rollWords(line: Extract<LogLine, { is: 'roll' }>, name: string): LogWords {
  const rolled = `Lancer ${line.roll} : ${name} a lancé ${line.dice.join('-')}`;
  const { outcome } = line;
  switch (outcome.is) {
    case 'waiting':
      if (line.seat === null) return { short: '', whole: `${rolled}.` };
      return { short: 'à choisir', whole: `${rolled} ; sa combinaison n’est pas encore choisie.` };
    case 'set-aside':
      return {
        short: 'non joué',
        whole: `${rolled} ; le plateau a été disposé à la main avant ce choix.`,
      };
    case 'chosen':
      return {
        short: outcome.columns.join(' + '),
        whole: `${rolled} et a choisi ${outcome.columns.join(' + ')}.`,
      };
    case 'busted':
      return {
        short: `raté : pas de ${anyOf(outcome.totals)}`,
        whole: `${rolled} et a raté : ${deadWords(outcome.totals)}.`,
      };
    case 'voided':
      return {
        short: outcome.kept === null ? 'nul' : `nul : ${outcome.kept.join(' ')} restent`,
        whole: `${rolled}, ce qui n’a pas compté : un dé était cassé.`,
      };
  }
}

function deadWords(totals: readonly Column[]): string {
  return totals.length === 1
    ? `la somme ${allOf(totals)} ne pouvait pas être jouée`
    : `aucune des sommes ${allOf(totals)} ne pouvait être jouée`;
}

function payoffWords(line: Extract<LogLine, { is: 'payoff' }>, name: string): LogWords {
  const moved =
    columnsOf(line.spaces).length === 0
      ? 'rien à déplacer'
      : `${line.forward ? 'en avant' : 'en arrière'} : ${splitWords(line.spaces)}`;
  return {
    short: `${moved}${line.turnLost ? ', prochain tour perdu' : ''}`,
    whole: `${name} a ${line.forward ? 'gagné' : 'perdu'} son pari, ${moved}${line.turnLost ? ', et le prochain tour est perdu' : ''}.`,
  };
}

/** The bets that were turned over, by name: "Ben, Réussi avec 3 jetons". */
function betsWords(bets: readonly (Bet | null)[], names: readonly string[]): string {
  return bets
    .flatMap((bet, seat) => (bet === null ? [] : [`${names[seat] ?? ''}, ${betWords(bet)}`]))
    .join(' ; ');
}

function markWords(line: Extract<LogLine, { is: 'mark' }>, name: string): LogWords {
  const fifth = line.fifth === null ? 'tour gratuit' : `cinquième ${line.fifth}`;
  return {
    short: `${line.rows.join(' + ')}, ${fifth}${line.out ? ', hors jeu' : ''}`,
    whole: `${name} a coché ${allOf(line.rows)} avec ${line.fifth === null ? 'un tour gratuit' : `le cinquième dé ${line.fifth}`}${line.out ? ', et est hors jeu' : ''}.`,
  };
}

function stopWords(line: Extract<LogLine, { is: 'stop' }>, name: string): LogWords {
  const places = columnsOf(line.kept).filter((column) => !line.claimed.includes(column));
  const parts = [
    ...(line.won ? ['gagne la partie'] : []),
    ...(line.claimed.length > 0 ? [`gagne ${theColumns(line.claimed)}`] : []),
    ...(places.length > 0 ? [places.map((column) => placeOf(line.kept, column)).join(', ')] : []),
  ];
  const kept = places.map((column) => `la ${column} en case ${line.kept[column] ?? 0}`);
  const spoken = [
    ...(line.claimed.length > 0 ? [`gagné ${theColumns(line.claimed)}`] : []),
    ...(kept.length > 0 ? [`gardé ${allOf(kept)}`] : []),
    ...(line.won ? ['gagné la partie'] : []),
  ];
  return {
    short: parts.join(' ; '),
    whole: `${name} a dit stop${spoken.length > 0 ? ` et a ${allOf(spoken)}` : ''}.`,
  };
}

/** A kept column and how far it is up: "8 à 3/11". */
function placeOf(kept: ByColumn<Step>, column: Column): string {
  return `${column} à ${kept[column] ?? 0}/${columnLength(column)}`;
}
