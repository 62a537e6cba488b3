/** Commands for the hands at the physical board: what to move so that it shows what the screen shows. */

import type { Advance } from '../../rules/choices.ts';
import type { Column, Step } from '../../rules/column.ts';
import { columnLength, COLUMNS } from '../../rules/column.ts';
import type { HandMove } from '../../table/hands.ts';
import * as english from '../en/hands.ts';
import { form, ofColumns } from './grammar.ts';
import { allOf, countWord } from './numbers.ts';
import { whoseWords } from './whose.ts';

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
    ...moved(moves, 'runner-up', 'Montez'),
    ...moved(moves, 'runner-down', 'Redescendez'),
    ...COLUMNS.flatMap((column) => markersOff(moves, column, whose)),
    ...names.flatMap((_, seat) => markersTo(moves, seat, whose(seat))),
  ].join(' ');
  return line.length > LONGEST_LINE ? 'Mettez le plateau comme le montre l’écran.' : line;
}

// Figures alone are the same in both languages.
export const choiceWords = english.choiceWords;

/** Where a choice takes its runners, in the order of its columns: "vers 7 et 3", "vers 7 et le sommet". */
export function landingWords(advances: readonly Advance[]): string {
  return `vers ${allOf(advances.map(({ column, to }) => (to === columnLength(column) ? 'le sommet' : to)))}`;
}

function cleared(seats: number): string {
  return seats === 0 ? 'Videz le plateau.' : 'Videz le plateau pour la nouvelle partie.';
}

function runnersOff(columns: readonly Column[]): string {
  if (columns.length === ALL_RUNNERS) return `Retirez les ${countWord(ALL_RUNNERS)} grimpeurs du plateau.`;
  return `Retirez du plateau ${form(columns.length, 'le grimpeur', 'les grimpeurs')} ${ofColumns(columns)}.`;
}

function placed(moves: readonly HandMove[]): readonly string[] {
  const on = runnerMoves(moves, 'runner-on');
  if (on.length === 0) return [];
  return [`Posez ${form(on.length, 'un grimpeur', 'des grimpeurs')} ${places(on)}.`];
}

function moved(
  moves: readonly HandMove[],
  kind: 'runner-up' | 'runner-down',
  way: 'Montez' | 'Redescendez',
): readonly string[] {
  const found = runnerMoves(moves, kind);
  const [first] = found;
  if (first === undefined) return [];
  if (found.length === 1) return [`${way} le grimpeur de la ${first.column} ${spot(first)}.`];
  return [`${way} les grimpeurs : ${places(found)}.`];
}

function markersTo(moves: readonly HandMove[], seat: number, whose: string): readonly string[] {
  const to = moves.flatMap((move) => (move.move === 'marker-to' && move.seat === seat ? [move] : []));
  if (to.length === 0) return [];
  return [`Posez ${form(to.length, 'le pion', 'les pions')} ${whose} ${places(to)}.`];
}

/** Markers leave a column together when somebody claims it. */
function markersOff(
  moves: readonly HandMove[],
  column: Column,
  whose: (seat: number) => string,
): readonly string[] {
  const off = moves.flatMap((move) =>
    move.move === 'marker-off' && move.column === column ? [move.seat] : [],
  );
  if (off.length === 0) return [];
  return off.length === 1
    ? [`Retirez de la colonne ${column} le pion ${allOf(off.map(whose))}.`]
    : [`Retirez de la colonne ${column} les pions ${allOf(off.map(whose))}.`];
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

/** One place in full, "en case 5 de la colonne 8"; several with the column first: "sur la 6 en case 3 et sur la 8 en case 5". */
function places(targets: readonly Target[]): string {
  const [first] = targets;
  return targets.length === 1 && first !== undefined
    ? `${spot(first)} de la colonne ${first.column}`
    : allOf(targets.map((target) => `sur la ${target.column} ${spot(target)}`));
}

function spot({ step, top }: Target): string {
  return top ? 'au sommet' : `en case ${step}`;
}
