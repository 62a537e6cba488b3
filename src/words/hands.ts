/** Commands for the hands at the physical board: what to move so that it shows what the screen shows. */

import type { Advance } from '../rules/choices.ts';
import type { Column, Step } from '../rules/column.ts';
import { columnLength } from '../rules/column.ts';
import type { HandMove } from '../table/hands.ts';
import { whoseWords } from './names.ts';
import { allOf, countWord } from './numbers.ts';

/** More single moves than this are not read out: comparing with the picture is quicker. */
const MOST_MOVES = 6;

/** Runners of one turn: when all of them leave, they need not be named. */
const ALL_RUNNERS = 3;

type RunnerMove = Extract<HandMove, { move: 'runner-on' | 'runner-up' | 'runner-down' }>;

/** The moves as one line of short commands; empty when nothing is to be moved. `names` are by seat. */
export function handWords(moves: readonly HandMove[], names: readonly string[]): string {
  if (moves.length > MOST_MOVES) return 'Set the board as the screen shows it.';
  const of = (seat: number) => whoseWords(names[seat] ?? '');
  return [
    ...moves.flatMap((move) => (move.move === 'clear' ? [cleared(move.seats)] : [])),
    ...moves.flatMap((move) => (move.move === 'runners-off' ? [runnersOff(move.columns)] : [])),
    ...placed(moves),
    ...moved(moves, 'runner-up', 'up'),
    ...moved(moves, 'runner-down', 'back'),
    ...names.flatMap((_, seat) => markersOff(moves, seat, of(seat))),
    ...names.flatMap((_, seat) => markersTo(moves, seat, of(seat))),
  ].join(' ');
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
  return [`Put ${on.length === 1 ? 'a runner' : 'runners'} on ${allOf(on.map(place))}.`];
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
  return [`Put ${whose} ${to.length === 1 ? 'marker' : 'markers'} on ${allOf(to.map(place))}.`];
}

function markersOff(moves: readonly HandMove[], seat: number, whose: string): readonly string[] {
  const off = moves.flatMap((move) =>
    move.move === 'marker-off' && move.seat === seat ? [move.column] : [],
  );
  if (off.length === 0) return [];
  return off.length === 1
    ? [`Take ${whose} marker off column ${allOf(off)}.`]
    : [`Take ${whose} markers off columns ${allOf(off)}.`];
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

function place(target: Target): string {
  return `${spot(target)} of column ${target.column}`;
}

function spot({ step, top }: Target): string {
  return top ? 'the top' : `step ${step}`;
}
