/**
 * The learned value of a position between turns, as tables: for each column the share of my step and of the rival's in
 * every hidden unit. A small network with one hidden layer; its thermometer inputs are summed up into the tables, so that a
 * position costs one row a column and side.
 */

import { COLUMN_COUNT, STANDARD } from '../fast/shape.ts';

/** A network as it lies in resources/advice; lists are flat, by place and then by hidden unit. */
export interface NetData {
  readonly output: 'chance' | 'turns'; // chance that the seat to move wins, or turns still needed in solitaire
  readonly columns: number; // claimed columns that win
  readonly hidden: number;
  readonly bias: readonly number[]; // by hidden unit
  readonly weights: readonly number[]; // of the output, by hidden unit
  readonly offset: number; // of the output
  readonly mine: readonly number[]; // by step of a column, see `STEP_AT`: the side to move
  readonly theirs: readonly number[]; // by step of a column: the rival; empty in solitaire
  readonly dead: readonly number[]; // by column: claimed by somebody else
}

/** Steps of all columns in one list, none (0) included: where each column begins. */
export const STEP_AT: Int32Array = Int32Array.from({ length: COLUMN_COUNT }, (_, column) =>
  STANDARD.lengths.slice(0, column).reduce((sum, length) => sum + length + 1, 0),
);

/** Steps of all columns, none included. */
export const STEP_COUNT = STANDARD.lengths.reduce((sum, length) => sum + length + 1, 0);

/**
 * A network ready for play. Since w·max(0, x) = w/2·x + w/2·|x|, every unit is scaled by half its output weight: its linear
 * part then adds up over the columns, and what is left costs one absolute value and one sign.
 */
export interface Net {
  readonly output: 'chance' | 'turns';
  readonly columns: number;
  readonly hidden: number;
  readonly signs: Float64Array; // by hidden unit: 1 or -1
  readonly bias: Float64Array; // by hidden unit
  readonly offset: number; // the output's own, with the linear part of the bias
  readonly mine: Float64Array; // by step and hidden unit
  readonly theirs: Float64Array;
  readonly dead: Float64Array; // by column and hidden unit
  readonly mineLinear: Float64Array; // by step
  readonly theirsLinear: Float64Array;
  readonly deadLinear: Float64Array; // by column
}

/** Makes a network ready, or throws a RangeError for one that does not fit the board. */
export function readNet(data: NetData): Net {
  const { hidden, bias, weights, mine, dead } = data;
  const theirs = data.theirs.length === 0 ? mine.map(() => 0) : data.theirs;
  const fits =
    bias.length === hidden &&
    weights.length === hidden &&
    mine.length === STEP_COUNT * hidden &&
    theirs.length === mine.length &&
    dead.length === COLUMN_COUNT * hidden;
  if (!fits) throw new RangeError('A network that does not fit the board.');
  const half = weights.map((weight) => Math.abs(weight) / 2);
  const signs = Float64Array.from(weights, (weight) => (weight < 0 ? -1 : 1));
  const scaled = (rows: readonly number[]) =>
    Float64Array.from(rows, (value, at) => value * (half[at % hidden] ?? 0));
  const linear = (rows: Float64Array) =>
    Float64Array.from({ length: rows.length / hidden }, (_, row) =>
      rows
        .subarray(row * hidden, (row + 1) * hidden)
        .reduce((sum, value, unit) => sum + value * (signs[unit] ?? 0), 0),
    );
  const parts = { mine: scaled(mine), theirs: scaled(theirs), dead: scaled(dead), bias: scaled(bias) };
  return {
    output: data.output,
    columns: data.columns,
    hidden,
    signs,
    ...parts,
    offset: data.offset + (linear(parts.bias)[0] ?? 0),
    mineLinear: linear(parts.mine),
    theirsLinear: linear(parts.theirs),
    deadLinear: linear(parts.dead),
  };
}

/** Where the markers of two sides stand. Claimed columns: the owner at the top; `dead` are those of anybody else. */
export interface Pitted {
  readonly mine: Uint8Array; // by column: steps of the side to move
  readonly theirs: Uint8Array; // by column
  readonly dead: number; // set of columns
}

/** The hidden units of a position before the bend, written into `into`; gives the linear part of the output. */
export function hiddenOf(net: Net, { mine, theirs, dead }: Pitted, into: Float64Array): number {
  const { hidden } = net;
  let linear = net.offset;
  into.set(net.bias);
  for (let column = 0; column < COLUMN_COUNT; column += 1) {
    if ((dead >> column) & 1) {
      linear += net.deadLinear[column] ?? 0;
      for (let unit = 0; unit < hidden; unit += 1) {
        into[unit] = (into[unit] ?? 0) + (net.dead[column * hidden + unit] ?? 0);
      }
      continue;
    }
    const my = (STEP_AT[column] ?? 0) + (mine[column] ?? 0);
    const their = (STEP_AT[column] ?? 0) + (theirs[column] ?? 0);
    linear += (net.mineLinear[my] ?? 0) + (net.theirsLinear[their] ?? 0);
    for (let unit = 0; unit < hidden; unit += 1) {
      into[unit] =
        (into[unit] ?? 0) + (net.mine[my * hidden + unit] ?? 0) + (net.theirs[their * hidden + unit] ?? 0);
    }
  }
  return linear;
}

/** The output of a network: for `chance` the logit of winning, for `turns` the turns still needed. */
export function outputOf(net: Net, pitted: Pitted, scratch: Float64Array): number {
  let output = hiddenOf(net, pitted, scratch);
  for (let unit = 0; unit < net.hidden; unit += 1) {
    output += (net.signs[unit] ?? 0) * Math.abs(scratch[unit] ?? 0);
  }
  return output;
}
