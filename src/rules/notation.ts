/**
 * A position as one line of text, for logs, reports and tests: what FEN is to chess.
 *
 * Ten fields with one space between them, `-` where a field is empty:
 *   markers    by seat, `/` between seats: `2:1,7:5/-`
 *   claimed    column=seat: `8=1`
 *   seat       on turn, from 0 (after the win, the winner)
 *   phase      roll, choose, decide, over
 *   throws     rolls of this turn
 *   dice       the roll that waits: `3146`
 *   runners    column:step+climbed: `6:3+2`
 *   turns      completed, by seat: `4,3`
 *   rolls      of this game
 *   options    those that are not at their default: `win_columns=2`
 */

import type { ByColumn, Column, Step } from './column.ts';
import { columnLength, columnsOf, isColumn } from './column.ts';
import { areDice } from './dice.ts';
import type { Game, Phase } from './game.ts';
import { RUNNERS } from './game.ts';
import type { AskedOptions, Options } from './options.ts';
import { DEFAULT_OPTIONS, MOST_SEATS, optionNames, readOption, settleOptions } from './options.ts';

const NOTHING = '-';
const PHASES: readonly Phase[] = ['roll', 'choose', 'decide', 'over'];

/** Writes a position as one line; `parsePosition` reads it back to the same game. */
export function makePosition(game: Game): string {
  return [
    game.markers.map((own) => list(own, (column) => `${column}:${own[column] ?? 0}`)).join('/'),
    list(game.claimed, (column) => `${column}=${game.claimed[column] ?? 0}`),
    game.seat,
    game.phase,
    game.throws,
    game.dice === null ? NOTHING : game.dice.join(''),
    list(game.runners, (column) => `${column}:${game.runners[column] ?? 0}+${game.climbed[column] ?? 0}`),
    game.turns.join(','),
    game.rolls,
    makeOptions(game.options),
  ].join(' ');
}

/** Reads a position, or says which field cannot be read. Checks form and ranges, not how the position came about. */
export function parsePosition(
  text: string,
): { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly where: string } {
  const fields = text.split(' ');
  if (fields.length !== 10) return { ok: false, where: `ten fields, not ${fields.length}` };
  const field = (index: number) => fields[index] ?? '';
  const markers = field(0).split('/').map(parseMarkers);
  const seats = markers.length;
  const claimed = parseClaimed(field(1), seats);
  const seat = parseCount(field(2));
  const phase = PHASES.find((known) => known === field(3));
  const throws = parseCount(field(4));
  const dice = field(5) === NOTHING ? null : [...field(5)].map(Number);
  const runners = parseRunners(field(6));
  const turns = field(7).split(',').map(parseCount);
  const rolls = parseCount(field(8));
  const options = parseOptions(field(9), seats);

  if (seats > MOST_SEATS || markers.includes(null)) return { ok: false, where: 'markers' };
  if (claimed === null) return { ok: false, where: 'claimed' };
  if (seat === null || seat >= seats) return { ok: false, where: 'seat' };
  if (phase === undefined) return { ok: false, where: 'phase' };
  if (throws === null) return { ok: false, where: 'throws' };
  if (dice === null ? phase === 'choose' : !areDice(dice) || phase !== 'choose')
    return { ok: false, where: 'dice' };
  if (runners === null) return { ok: false, where: 'runners' };
  if (turns.length !== seats || turns.includes(null)) return { ok: false, where: 'turns' };
  if (rolls === null) return { ok: false, where: 'rolls' };
  if (options === null) return { ok: false, where: 'options' };
  return {
    ok: true,
    game: {
      options,
      phase,
      seat,
      throws,
      dice,
      runners: runners.runners,
      climbed: runners.climbed,
      markers: markers.filter((own) => own !== null),
      claimed,
      turns: turns.filter((count) => count !== null),
      rolls,
      winner: phase === 'over' ? seat : null,
    },
  };
}

/** A roll as four digits, in the order of the dice: `3146`. */
export function makeDice(dice: readonly number[]): string {
  return dice.join('');
}

function list(map: ByColumn<unknown>, item: (column: Column) => string): string {
  return columnsOf(map).map(item).join(',') || NOTHING;
}

/** Reads `key SEP value` items; refuses what is no column, what comes twice and what comes out of order. */
function parseItems(
  text: string,
  form: RegExp,
): readonly { column: Column; values: readonly number[] }[] | null {
  if (text === NOTHING) return [];
  const items: { column: Column; values: readonly number[] }[] = [];
  for (const part of text.split(',')) {
    const found = form.exec(part);
    const [column, ...values] = found === null ? [] : found.slice(1).map(Number);
    if (!isColumn(column) || column <= (items.at(-1)?.column ?? 0)) return null;
    items.push({ column, values });
  }
  return items;
}

function parseMarkers(text: string): ByColumn<Step> | null {
  const markers: { [C in Column]?: Step } = {};
  for (const { column, values } of parseItems(text, /^([1-9]\d*):([1-9]\d*)$/) ?? [OUT_OF_RANGE]) {
    if (!isStep(column, values[0])) return null;
    markers[column] = values[0];
  }
  return markers;
}

function parseClaimed(text: string, seats: number): ByColumn<number> | null {
  const claimed: { [C in Column]?: number } = {};
  for (const { column, values } of parseItems(text, /^([1-9]\d*)=(\d)$/) ?? [OUT_OF_RANGE]) {
    const owner = values[0];
    if (owner === undefined || Number.isNaN(owner) || owner >= seats) return null;
    claimed[column] = owner;
  }
  return claimed;
}

function parseRunners(text: string): { runners: ByColumn<Step>; climbed: ByColumn<Step> } | null {
  const runners: { [C in Column]?: Step } = {};
  const climbed: { [C in Column]?: Step } = {};
  for (const { column, values } of parseItems(text, /^([1-9]\d*):([1-9]\d*)\+([1-9]\d*)$/) ?? [
    OUT_OF_RANGE,
  ]) {
    const [step, climb] = values;
    if (!isStep(column, step) || climb === undefined || climb < 1 || climb > step) return null;
    runners[column] = step;
    climbed[column] = climb;
  }
  return columnsOf(runners).length > RUNNERS ? null : { runners, climbed };
}

/** Stands for a list that could not be read: no column accepts it. */
const OUT_OF_RANGE: { column: Column; values: readonly number[] } = { column: 2, values: [Number.NaN] };

function isStep(column: Column, step: number | undefined): step is Step {
  return step !== undefined && Number.isInteger(step) && step >= 1 && step <= columnLength(column);
}

function parseCount(text: string): number | null {
  return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}

function parseOptions(text: string, seats: number): Options | null {
  let asked: AskedOptions = {};
  for (const part of text === NOTHING ? [] : text.split(',')) {
    const [written, value] = part.split('=');
    const name = optionNames().find((known) => known === written);
    const read = name === undefined ? null : readOption(name, value ?? '');
    if (name === undefined || read === null) return null;
    asked = { ...asked, [name]: read };
  }
  const settled = settleOptions(asked, seats);
  return settled.ok && makeOptions(settled.options) === text ? settled.options : null;
}

function makeOptions(options: Options): string {
  return (
    optionNames()
      .filter((name) => options[name] !== DEFAULT_OPTIONS[name])
      .map((name) => `${name}=${String(options[name])}`)
      .join(',') || NOTHING
  );
}
