/** Commands for the hands at the physical board: what to move so that it shows what the screen shows. */

import type { Advance } from '../../rules/choices.ts';
import type { Column, Step } from '../../rules/column.ts';
import { columnLength, COLUMNS } from '../../rules/column.ts';
import type { HandMove } from '../../table/hands.ts';
import { nameWords } from '../names.ts';
import { allOf, countWord } from './numbers.ts';

export { choiceWords } from '../en/hands.ts';

/** A longer line, in characters, is not read out: comparing with the picture is quicker. */
const LONGEST_LINE = 200;

/** Runners of one turn: when all of them leave, they need not be named. */
const ALL_RUNNERS = 3;

type RunnerMove = Extract<HandMove, { move: 'runner-on' | 'runner-up' | 'runner-down' }>;

/** The moves as one line of short commands; empty when nothing is to be moved. `names` are by seat. */
export function handWords(moves: readonly HandMove[], names: readonly string[]): string {
  const line = [
    ...moves.flatMap((move) => (move.move === 'clear' ? [cleared(move.seats)] : [])),
    ...moves.flatMap((move) => (move.move === 'runners-off' ? [runnersOff(move.columns)] : [])),
    ...placed(moves),
    ...moved(moves, 'runner-up', 'hoch'),
    ...moved(moves, 'runner-down', 'zurück'),
    ...COLUMNS.flatMap((column) => markersOff(moves, column, names)),
    ...names.flatMap((name, seat) => markersTo(moves, seat, nameWords(name))),
  ].join(' ');
  return line.length > LONGEST_LINE ? 'Stell das Brett so, wie der Bildschirm es zeigt.' : line;
}

/** Where a choice takes its runners, in the order of its columns: "auf 7 und 3", "auf 7 und die Spitze". */
export function landingWords(advances: readonly Advance[]): string {
  return `auf ${allOf(advances.map(({ column, to }) => (to === columnLength(column) ? 'die Spitze' : to)))}`;
}

function cleared(seats: number): string {
  return seats === 0 ? 'Räum das Brett ab.' : 'Räum das Brett für das neue Spiel ab.';
}

function runnersOff(columns: readonly Column[]): string {
  if (columns.length === ALL_RUNNERS) return `Nimm die ${countWord(ALL_RUNNERS)} Läufer vom Brett.`;
  return columns.length === 1
    ? `Nimm den Läufer in Spalte ${allOf(columns)} vom Brett.`
    : `Nimm die Läufer in ${allOf(columns)} vom Brett.`;
}

function placed(moves: readonly HandMove[]): readonly string[] {
  const on = runnerMoves(moves, 'runner-on');
  if (on.length === 0) return [];
  return [`Setz ${on.length === 1 ? 'einen Läufer' : 'Läufer'} ${places(on)}.`];
}

function moved(
  moves: readonly HandMove[],
  kind: 'runner-up' | 'runner-down',
  way: 'hoch' | 'zurück',
): readonly string[] {
  const found = runnerMoves(moves, kind);
  const [first] = found;
  if (first === undefined) return [];
  if (found.length === 1) return [`Zieh den Läufer in Spalte ${first.column} ${way} auf ${spot(first)}.`];
  return [`Zieh die Läufer ${way}: ${allOf(found.map(place))}.`];
}

function markersTo(moves: readonly HandMove[], seat: number, name: string): readonly string[] {
  const to = moves.flatMap((move) => (move.move === 'marker-to' && move.seat === seat ? [move] : []));
  if (to.length === 0) return [];
  return [`Setz ${to.length === 1 ? 'den Stein' : 'die Steine'} von ${name} ${places(to)}.`];
}

/** Markers leave a column together when somebody claims it. */
function markersOff(moves: readonly HandMove[], column: Column, names: readonly string[]): readonly string[] {
  const off = moves.flatMap((move) =>
    move.move === 'marker-off' && move.column === column ? [nameWords(names[move.seat] ?? '')] : [],
  );
  if (off.length === 0) return [];
  return [`Nimm ${off.length === 1 ? 'den Stein' : 'die Steine'} von ${allOf(off)} aus Spalte ${column}.`];
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

/** One place in full, "auf Stufe 5 der Spalte 8"; several with the column first: "in 6 auf Stufe 3 und in 8 auf Stufe 5". */
function places(targets: readonly Target[]): string {
  const [first] = targets;
  return targets.length === 1 && first !== undefined
    ? `auf ${spot(first)} der Spalte ${first.column}`
    : allOf(targets.map(place));
}

function place(target: Target): string {
  return `in ${target.column} auf ${spot(target)}`;
}

function spot({ step, top }: Target): string {
  return top ? 'die Spitze' : `Stufe ${step}`;
}
