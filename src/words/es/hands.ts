/** Commands for the hands at the physical board: what to move so that it shows what the screen shows. */

import type { Advance } from '../../rules/choices.ts';
import type { Column, Step } from '../../rules/column.ts';
import { columnLength, COLUMNS } from '../../rules/column.ts';
import type { HandMove } from '../../table/hands.ts';
import { nameWords } from '../names.ts';
import { whoseWords } from './whose.ts';
import { allOf, countWord } from './numbers.ts';

/** A longer line, in characters, is not read out: comparing with the picture is quicker. */
const LONGEST_LINE = 200;

/** Runners of one turn: when all of them leave, they need not be named. */
const ALL_RUNNERS = 3;

type RunnerMove = Extract<HandMove, { move: 'runner-on' | 'runner-up' | 'runner-down' }>;

/** The moves as one line of short commands; empty when nothing is to be moved. `names` are by seat. */
export function handWords(moves: readonly HandMove[], names: readonly string[]): string {
  const whose = (seat: number) => whoseWords(names[seat] ?? '');
  const line = [
    ...moves.flatMap((move) => (move.move === 'clear' ? [cleared(move.seats)] : [])),
    ...moves.flatMap((move) => (move.move === 'runners-off' ? [runnersOff(move.columns)] : [])),
    ...placed(moves),
    ...moved(moves, 'runner-up', 'up'),
    ...moved(moves, 'runner-down', 'back'),
    ...COLUMNS.flatMap((column) => markersOff(moves, column, names)),
    ...names.flatMap((_, seat) => markersTo(moves, seat, whose(seat))),
  ].join(' ');
  return line.length > LONGEST_LINE ? 'Set the board as the screen shows it.' : line;
}

/** "6 + 8", "7 + 7" or "6": a choice by its columns. */
export function choiceWords(columns: readonly number[]): string {
  return columns.join(' + ');
}

/** Where a choice takes its runners, in the order of its columns: "to 7 and 3", "to 7 and the top". */
export function landingWords(advances: readonly Advance[]): string {
  return `to ${allOf(advances.map(({ column, to }) => (to === columnLength(column) ? 'the top' : to)))}`;
}

function cleared(seats: number): string {
  return seats === 0 ? 'Clear the board.' : 'Clear the board for the new game.';
}

function runnersOff(columns: readonly Column[]): string {
  if (columns.length === ALL_RUNNERS) return `Take the ${countWord(ALL_RUNNERS)} runners off the board.`;
  return `Take the ${columns.length === 1 ? 'runner' : 'runners'} on ${allOf(columns)} off the board.`;
}

function placed(moves: readonly HandMove[]): readonly string[] {
  const on = runnerMoves(moves, 'runner-on');
  if (on.length === 0) return [];
  return [`Put ${on.length === 1 ? 'a runner' : 'runners'} on ${places(on)}.`];
}

function moved(
  moves: readonly HandMove[],
  kind: 'runner-up' | 'runner-down',
  way: 'up' | 'back',
): readonly string[] {
  const found = runnerMoves(moves, kind);
  const [first] = found;
  if (first === undefined) return [];
  if (found.length === 1) return [`Move the runner on ${first.column} ${way} to ${spot(first)}.`];
  return [`Move the runners ${way}: ${allOf(found.map((move) => `on ${move.column} to ${spot(move)}`))}.`];
}

function markersTo(moves: readonly HandMove[], seat: number, whose: string): readonly string[] {
  const to = moves.flatMap((move) => (move.move === 'marker-to' && move.seat === seat ? [move] : []));
  if (to.length === 0) return [];
  return [`Put ${whose} ${to.length === 1 ? 'marker' : 'markers'} on ${places(to)}.`];
}

/** Markers leave a column together when somebody claims it. */
function markersOff(moves: readonly HandMove[], column: Column, names: readonly string[]): readonly string[] {
  const off = moves.flatMap((move) =>
    move.move === 'marker-off' && move.column === column ? [move.seat] : [],
  );
  const [first] = off;
  if (first === undefined) return [];
  return off.length === 1
    ? [`Take ${whoseWords(names[first] ?? '')} marker off column ${column}.`]
    : [`Take the markers of ${allOf(off.map((seat) => nameWords(names[seat] ?? '')))} off column ${column}.`];
}

function runnerMoves(moves: readonly HandMove[], kind: RunnerMove['move']): readonly RunnerMove[] {
  return moves.flatMap((move) =>
    (move.move === 'runner-on' || move.move === 'runner-up' || move.move === 'runner-down') &&
    move.move === kind
      ? [move]
      : [],
  );
}

interface Target {
  readonly column: Column;
  readonly step: Step;
  readonly top: boolean;
}

/** One place in full, "step 5 of column 8"; several with the column first: "6 at step 3 and 8 at step 5". */
function places(targets: readonly Target[]): string {
  const [first] = targets;
  return targets.length === 1 && first !== undefined
    ? `${spot(first)} of column ${first.column}`
    : allOf(targets.map((target) => `${target.column} at ${spot(target)}`));
}

function spot({ step, top }: Target): string {
  return top ? 'the top' : `step ${step}`;
}
