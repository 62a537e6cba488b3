/** The options of the duel, or why they cannot be taken. */

import { parseArgs } from 'node:util';
import { isPlayer, type PlayerName, PLAYERS } from '../../advice/players/names.ts';
import { mostWinColumns } from '../../rules/options.ts';
import { wholeIn } from '../option.ts';
import { wordsOf } from '../faults.ts';

/** A match to be played. */
export interface DuelOptions {
  readonly a: PlayerName;
  readonly b: PlayerName; // takes all other seats; in solitaire nobody
  readonly games: number;
  readonly seed: number;
  readonly seats: number; // 1 is solitaire
  readonly columns: number; // claimed columns that win
  readonly processes: number;
}

/** What is asked for: a match, the list of players or the help; or why it cannot be taken. */
export type DuelArgs =
  | { readonly is: 'duel'; readonly options: DuelOptions }
  | { readonly is: 'list' }
  | { readonly is: 'help' }
  | { readonly is: 'refused'; readonly why: string };

const MOST_GAMES = 10_000_000;
const MOST_SEED = 2 ** 32 - 1;
const MOST_PROCESSES = 64;

const refused = (why: string): DuelArgs => ({ is: 'refused', why: `bad-option: ${why}` });

/** Reads the arguments behind the program's name; `cores` is how many processes are of use. */
export function readDuelArgs(args: readonly string[], cores: number): DuelArgs {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        a: { type: 'string' },
        b: { type: 'string' },
        games: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        columns: { type: 'string', default: '3' },
        processes: { type: 'string', default: String(Math.min(cores, MOST_PROCESSES)) },
        solitaire: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    return { is: 'refused', why: wordsOf(error) };
  }
  if (values.help) return { is: 'help' };
  if (values.list) return { is: 'list' };
  const names = PLAYERS.join(', ');
  const { a, b } = values;
  if (a === undefined) return refused(`--a names a player: ${names}.`);
  if (!isPlayer(a)) return refused(`--a ${a} is no player; there are ${names}.`);
  if (values.solitaire && b !== undefined) return refused('--solitaire has one player: leave --b out.');
  if (values.solitaire && values.seats !== undefined)
    return refused('--solitaire has one seat: leave --seats out.');
  if (!values.solitaire && b === undefined) return refused(`--b names a player: ${names}.`);
  if (b !== undefined && !isPlayer(b)) return refused(`--b ${b} is no player; there are ${names}.`);
  const games = wholeIn(values.games, 1, MOST_GAMES);
  if (games === null) return refused(`--games is a whole number from 1 to ${MOST_GAMES}.`);
  const seed = wholeIn(values.seed, 0, MOST_SEED);
  if (seed === null) return refused(`--seed is a whole number from 0 to ${MOST_SEED}.`);
  const seats = values.solitaire ? 1 : wholeIn(values.seats ?? '2', 2, 4);
  if (seats === null) return refused('--seats is 2, 3 or 4.');
  const most = mostWinColumns(seats);
  const columns = wholeIn(values.columns, 1, most);
  if (columns === null) return refused(`--columns is a whole number from 1 to ${most} with ${seats} seats.`);
  const processes = wholeIn(values.processes, 1, MOST_PROCESSES);
  if (processes === null) return refused(`--processes is a whole number from 1 to ${MOST_PROCESSES}.`);
  return { is: 'duel', options: { a, b: b ?? a, games, seed, seats, columns, processes } };
}
