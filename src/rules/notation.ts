/**
 * A position as one line of text, for logs, reports and tests: what FEN is to chess.
 *
 * Ten fields with one space between them, `-` where a field is empty:
 *   markers    by seat, `/` between seats: `2:1,7:5/-`
 *   claimed    column=seat: `8=1`
 *   seat       on turn, from 0 (after the win, the winner)
 *   phase      first, roll, choose, decide, bet, reveal, settle, mark, over
 *   throws     rolls of this turn
 *   dice       the roll that waits: `3146`
 *   runners    column:step+climbed: `6:3+2`; `6:3+2*2` when its first roll moved it two steps
 *   turns      completed, by seat: `4,3`
 *   rolls      of this game
 *   options    those that are not at their default: `win_columns=2`
 * and, where there is something to say, behind them (notation-extras.ts): `kept=346` dice that stay, `skips=1` seats that
 * lose their next turn, `off=` the roll-off, `bets=` the bets, `sheets=` and `marked=` of Express, `won=` its winners.
 */

import type { ByColumn, Column, Step } from './column.ts';
import { columnLength, columnsOf, isColumn } from './column.ts';
import { areDice } from './dice.ts';
import type { Game } from './game.ts';
import { diceAwaited, PHASES, RUNNERS } from './game.ts';
import { makeExtras, parseExtras } from './notation-extras.ts';
import type { AskedOptions, Options } from './options.ts';
import {
  DEFAULT_OPTIONS,
  OPTION_VALUES,
  mostSeats,
  optionNames,
  settleOptions,
  usualWinColumns,
} from './options.ts';

const NOTHING = '-';

/**
 * Writes a position as one line. `secrets: false` writes bets that are not revealed as `?`; only the text with secrets
 * reads back to the same game.
 */
export function makePosition(game: Game, { secrets }: { readonly secrets: boolean }): string {
  return [
    game.markers.map((own) => list(own, (column) => `${column}:${own[column] ?? 0}`)).join('/'),
    list(game.claimed, (column) => `${column}=${game.claimed[column] ?? 0}`),
    game.seat,
    game.phase,
    game.throws,
    game.dice === null ? NOTHING : game.dice.join(''),
    list(game.runners, (column) => {
      const placed = game.placed[column] ?? 1;
      return `${column}:${game.runners[column] ?? 0}+${game.climbed[column] ?? 0}${placed === 1 ? '' : `*${placed}`}`;
    }),
    game.turns.join(','),
    game.rolls,
    makeOptions(game.options, game.markers.length),
    ...makeExtras(game, secrets),
  ].join(' ');
}

/** Reads a position, or says which field cannot be read. Checks form and ranges, not how the position came about. */
export function parsePosition(
  text: string,
): { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly where: string } {
  const fields = text.split(' ');
  if (fields.length < 10) return { ok: false, where: `ten fields, not ${fields.length}` };
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

  if (markers.includes(null)) return { ok: false, where: 'markers' };
  if (claimed === null) return { ok: false, where: 'claimed' };
  if (seat === null || seat >= seats) return { ok: false, where: 'seat' };
  if (phase === undefined) return { ok: false, where: 'phase' };
  if (throws === null) return { ok: false, where: 'throws' };
  if (runners === null) return { ok: false, where: 'runners' };
  if (turns.length !== seats || turns.includes(null)) return { ok: false, where: 'turns' };
  if (rolls === null) return { ok: false, where: 'rolls' };
  if (options === null || seats > mostSeats(options.game)) return { ok: false, where: 'options' };
  const express = options.game === 'express';
  const extras = parseExtras(fields.slice(10), seats, express);
  if (!extras.ok) return extras;
  const game: Game = {
    options,
    phase,
    seat,
    throws,
    dice,
    ...runners,
    markers: markers.filter((own) => own !== null),
    claimed,
    turns: turns.filter((count) => count !== null),
    rolls,
    ...extras.part,
    winner: phase !== 'over' ? null : express ? extras.won : seat,
  };
  const where = misfit(game);
  return where === null ? { ok: true, game } : { ok: false, where };
}

/** A field that does not fit the others, or null. */
function misfit(game: Game): string | null {
  const { phase } = game;
  const waits = phase === 'choose' || phase === 'mark';
  if (waits ? !areDice(game.dice, diceAwaited(game)) : game.dice !== null) return 'dice';
  if ((phase === 'first') !== (game.rollOff !== null)) return 'off';
  if ((phase === 'bet' || phase === 'reveal' || phase === 'settle') && game.betting === null) return 'bets';
  return null;
}

function list(map: ByColumn<unknown>, item: (column: Column) => string): string {
  return columnsOf(map).map(item).join(',') || NOTHING;
}

type Item = { readonly column: Column; readonly values: readonly number[] };

/** Reads items of a form; refuses what is no column, what comes twice and what comes out of order. */
function parseItems(text: string, form: RegExp): readonly Item[] | null {
  if (text === NOTHING) return [];
  const items: Item[] = [];
  for (const part of text.split(',')) {
    const found = form.exec(part);
    const [column, ...values] =
      found === null
        ? []
        : found
            .slice(1)
            .filter((value) => value !== undefined)
            .map(Number);
    if (!isColumn(column) || column <= (items.at(-1)?.column ?? 0)) return null;
    items.push({ column, values });
  }
  return items;
}

function parseMarkers(text: string): ByColumn<Step> | null {
  const items = parseItems(text, /^([1-9]\d*):([1-9]\d*)$/);
  return items !== null && items.every(({ column, values }) => isStep(column, values[0]))
    ? mapOf(items, 0)
    : null;
}

function parseClaimed(text: string, seats: number): ByColumn<number> | null {
  const items = parseItems(text, /^([1-9]\d*)=(\d)$/);
  return items !== null && items.every(({ values }) => (values[0] ?? seats) < seats) ? mapOf(items, 0) : null;
}

function parseRunners(text: string): Pick<Game, 'runners' | 'climbed' | 'placed'> | null {
  const items = parseItems(text, /^([1-9]\d*):([1-9]\d*)\+([1-9]\d*)(?:\*([1-9]\d*))?$/);
  if (items === null || items.length > RUNNERS || !items.every(isRunner)) return null;
  const whole = items.map(({ column, values: [step, climb, placed] }) => ({
    column,
    values: [step ?? 0, climb ?? 0, placed ?? 1],
  }));
  return { runners: mapOf(whole, 0), climbed: mapOf(whole, 1), placed: mapOf(whole, 2) };
}

function isRunner({ column, values: [step, climb, placed = 1] }: Item): boolean {
  const climbs = climb !== undefined && climb >= 1 && climb <= (step ?? 0);
  return isStep(column, step) && climbs && placed >= 1 && placed <= climb;
}

function mapOf(items: readonly Item[], value: number): ByColumn<number> {
  return Object.fromEntries(items.map(({ column, values }) => [column, values[value] ?? 0]));
}

function isStep(column: Column, step: number | undefined): step is Step {
  return step !== undefined && Number.isInteger(step) && step >= 1 && step <= columnLength(column);
}

function parseCount(text: string): number | null {
  return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}

function parseOptions(text: string, seats: number): Options | null {
  const asked: Record<string, string | number | boolean> = {};
  for (const part of text === NOTHING ? [] : text.split(',')) {
    const [written, value] = part.split('=');
    const name = optionNames().find((known) => known === written);
    const values = name === undefined ? [] : OPTION_VALUES[name];
    const read =
      values === 'count' ? parseCount(value ?? '') : values.find((known) => String(known) === value);
    if (name === undefined || read === null || read === undefined) return null;
    asked[name] = read;
  }
  const settled = settleOptions(asked satisfies AskedOptions, seats);
  return settled.ok && makeOptions(settled.options, seats) === text ? settled.options : null;
}

function makeOptions(options: Options, seats: number): string {
  const usual: Options = { ...DEFAULT_OPTIONS, win_columns: usualWinColumns(seats, options.betting) };
  return (
    optionNames()
      .filter((name) => options[name] !== usual[name])
      .map((name) => `${name}=${String(options[name])}`)
      .join(',') || NOTHING
  );
}
