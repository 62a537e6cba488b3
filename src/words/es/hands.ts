/** Commands for the hands at the physical board: what to move so that it shows what the screen shows. */

import type { Advance } from '../../rules/choices.ts';
import type { Column, Step } from '../../rules/column.ts';
import { columnLength, COLUMNS } from '../../rules/column.ts';
import type { HandMove } from '../../table/hands.ts';
import * as english from '../en/hands.ts';
import { nameWords } from '../names.ts';
import { form, ofColumns } from './grammar.ts';
import { allOf, countWord } from './numbers.ts';

/** A longer line, in characters, is not read out: comparing with the picture is quicker. */
const LONGEST_LINE = 200;

/** Runners of one turn: when all of them leave, they need not be named. */
const ALL_RUNNERS = 3;

type RunnerMove = Extract<HandMove, { move: 'runner-on' | 'runner-up' | 'runner-down' }>;

/** The moves as one line of short commands; empty when nothing is to be moved. `names` are by seat. */
export function handWords(moves: readonly HandMove[], names: readonly string[]): string {
  const nameOf = (seat: number) => nameWords(names[seat] ?? '');
  const line = [
    ...moves.flatMap((move) => (move.move === 'clear' ? [cleared(move.seats)] : [])),
    ...moves.flatMap((move) => (move.move === 'runners-off' ? [runnersOff(move.columns)] : [])),
    ...placed(moves),
    ...moved(moves, 'runner-up', 'Sube'),
    ...moved(moves, 'runner-down', 'Baja'),
    ...COLUMNS.flatMap((column) => markersOff(moves, column, nameOf)),
    ...names.flatMap((_, seat) => markersTo(moves, seat, nameOf(seat))),
  ].join(' ');
  return line.length > LONGEST_LINE ? 'Pon el tablero como lo muestra la pantalla.' : line;
}

// Figures alone are the same in both languages.
export const choiceWords = english.choiceWords;

/** Where a choice takes its runners, in the order of its columns: "a 7 y 3", "a 7 y la cima". */
export function landingWords(advances: readonly Advance[]): string {
  return `a ${allOf(advances.map(({ column, to }) => (to === columnLength(column) ? 'la cima' : to)))}`;
}

function cleared(seats: number): string {
  return seats === 0 ? 'Vacía el tablero.' : 'Vacía el tablero para la nueva partida.';
}

function runnersOff(columns: readonly Column[]): string {
  if (columns.length === ALL_RUNNERS) return `Quita los ${countWord(ALL_RUNNERS)} corredores del tablero.`;
  return `Quita del tablero ${form(columns.length, 'el corredor', 'los corredores')} ${ofColumns(columns)}.`;
}

function placed(moves: readonly HandMove[]): readonly string[] {
  const on = runnerMoves(moves, 'runner-on');
  if (on.length === 0) return [];
  return [`Pon ${form(on.length, 'un corredor', 'corredores')} ${places(on)}.`];
}

function moved(
  moves: readonly HandMove[],
  kind: 'runner-up' | 'runner-down',
  way: 'Sube' | 'Baja',
): readonly string[] {
  const found = runnerMoves(moves, kind);
  const [first] = found;
  if (first === undefined) return [];
  if (found.length === 1) return [`${way} el corredor de la ${first.column} a ${spot(first)}.`];
  return [`${way} los corredores: ${allOf(found.map((move) => `el de la ${move.column} a ${spot(move)}`))}.`];
}

function markersTo(moves: readonly HandMove[], seat: number, name: string): readonly string[] {
  const to = moves.flatMap((move) => (move.move === 'marker-to' && move.seat === seat ? [move] : []));
  if (to.length === 0) return [];
  return [`Pon ${form(to.length, 'la ficha', 'las fichas')} de ${name} ${places(to)}.`];
}

/** Markers leave a column together when somebody claims it. */
function markersOff(
  moves: readonly HandMove[],
  column: Column,
  nameOf: (seat: number) => string,
): readonly string[] {
  const off = moves.flatMap((move) =>
    move.move === 'marker-off' && move.column === column ? [move.seat] : [],
  );
  if (off.length === 0) return [];
  return [
    `Quita de la columna ${column} ${form(off.length, 'la ficha', 'las fichas')} de ${allOf(off.map(nameOf))}.`,
  ];
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

/** One place in full, "en la casilla 5 de la columna 8"; several shorter: "en la casilla 3 de la 6 y en la cima de la 8". */
function places(targets: readonly Target[]): string {
  const [first] = targets;
  return targets.length === 1 && first !== undefined
    ? `en ${spot(first)} de la columna ${first.column}`
    : allOf(targets.map((target) => `en ${spot(target)} de la ${target.column}`));
}

function spot({ step, top }: Target): string {
  return top ? 'la cima' : `la casilla ${step}`;
}
