/**
 * A network while it learns. Steps are thermometers: a weight for each step that has been taken, one more for a claimed
 * column; so neighbouring steps share what they learn. Learns by Adam, a batch at a time.
 */

import type { Chance } from '../fast/chance.ts';
import { below, fraction } from '../fast/chance.ts';
import { COLUMN_COUNT, STANDARD } from '../fast/shape.ts';
import { type NetData, STEP_AT, STEP_COUNT } from '../champion/net.ts';
import { DEAD, POSITION_BYTES, type Samples } from './samples.ts';

export interface Learner {
  readonly output: NetData['output'];
  readonly columns: number;
  readonly hidden: number;
  readonly weights: Float64Array; // everything that is learned, by `Places`
  readonly first: Float64Array; // running mean of the slopes (Adam)
  readonly second: Float64Array; // running mean of their squares
  readonly batches: { count: number }; // learned from so far
}

/** Where what lies in `weights`; a side has its steps (row 0 of each column unused) and a row for "claimed". */
interface Places {
  readonly mine: number;
  readonly theirs: number;
  readonly dead: number;
  readonly bias: number;
  readonly weights: number;
  readonly offset: number;
  readonly size: number;
}

const SIDE_ROWS = STEP_COUNT + 1;
const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const TINY = 1e-8;

function placesOf(hidden: number): Places {
  const side = SIDE_ROWS * hidden;
  const dead = 2 * side;
  const bias = dead + COLUMN_COUNT * hidden;
  return {
    mine: 0,
    theirs: side,
    dead,
    bias,
    weights: bias + hidden,
    offset: bias + 2 * hidden,
    size: bias + 2 * hidden + 1,
  };
}

/** A network that knows nothing yet. */
export function newLearner(
  output: NetData['output'],
  columns: number,
  hidden: number,
  chance: Chance,
): Learner {
  const places = placesOf(hidden);
  const weights = new Float64Array(places.size);
  const spread = () => 2 * fraction(chance) - 1;
  for (let at = 0; at < places.bias; at += 1) weights[at] = 0.05 * spread();
  for (let unit = 0; unit < hidden; unit += 1) {
    weights[places.bias + unit] = 0.1 * spread();
    weights[places.weights + unit] = 0.5 * spread();
  }
  weights[places.offset] = output === 'turns' ? 8 : 0;
  return {
    output,
    columns,
    hidden,
    weights,
    first: new Float64Array(places.size),
    second: new Float64Array(places.size),
    batches: { count: 0 },
  };
}

/** How learning goes on. */
export interface Lesson {
  readonly batch: number; // samples a batch
  readonly rate: (batch: number) => number; // learning rate, by the number of the batch in this lesson
  readonly batches: number;
  readonly draw: (batch: number, at: number) => number; // which sample comes next
}

/** Learns from samples, each as it is or mirrored left to right by chance; gives the mean loss of the lesson. */
export function learn(learner: Learner, samples: Samples, lesson: Lesson, chance: Chance): number {
  const { hidden, weights } = learner;
  const places = placesOf(hidden);
  const slopes = new Float64Array(places.size);
  const tables = {
    mine: new Float64Array(STEP_COUNT * hidden),
    theirs: new Float64Array(STEP_COUNT * hidden),
  };
  const tableSlopes = { mine: tables.mine.slice(), theirs: tables.theirs.slice() };
  const units = new Float64Array(hidden);
  const unitSlopes = new Float64Array(hidden);
  const rows = new Int32Array(POSITION_BYTES);
  let loss = 0;

  for (let batch = 0; batch < lesson.batches; batch += 1) {
    slopes.fill(0);
    tableSlopes.mine.fill(0);
    tableSlopes.theirs.fill(0);
    sumUp(weights, places.mine, hidden, tables.mine);
    sumUp(weights, places.theirs, hidden, tables.theirs);
    for (let at = 0; at < lesson.batch; at += 1) {
      const sample = lesson.draw(batch, at);
      const mirrored = below(chance, 2) === 1;
      loss += learnOne(sample, mirrored);
    }
    spreadOut(tableSlopes.mine, places.mine, hidden, slopes);
    spreadOut(tableSlopes.theirs, places.theirs, hidden, slopes);
    step(learner, slopes, lesson.batch, lesson.rate(batch));
  }
  return loss / (lesson.batches * lesson.batch);

  function learnOne(sample: number, mirrored: boolean): number {
    const from = sample * POSITION_BYTES;
    for (let unit = 0; unit < hidden; unit += 1) units[unit] = weights[places.bias + unit] ?? 0;
    for (let column = 0; column < COLUMN_COUNT; column += 1) {
      const source = mirrored ? COLUMN_COUNT - 1 - column : column;
      const my = samples.positions[from + source] ?? 0;
      const their = samples.positions[from + COLUMN_COUNT + source] ?? 0;
      rows[column] = my === DEAD ? -2 : my === 0 ? -1 : ((STEP_AT[column] ?? 0) + my) * hidden;
      rows[COLUMN_COUNT + column] = their === 0 ? -1 : ((STEP_AT[column] ?? 0) + their) * hidden;
      if (my === DEAD) addRow(weights, places.dead + column * hidden);
      else if (my > 0) addRow(tables.mine, rows[column] ?? 0);
      if (their > 0) addRow(tables.theirs, rows[COLUMN_COUNT + column] ?? 0);
    }
    let out = weights[places.offset] ?? 0;
    for (let unit = 0; unit < hidden; unit += 1) {
      out += (weights[places.weights + unit] ?? 0) * Math.max(0, units[unit] ?? 0);
    }
    const target = samples.targets[sample] ?? 0;
    const { slope, cost } = judged(learner.output, out, target);
    slopes[places.offset] = (slopes[places.offset] ?? 0) + slope;
    for (let unit = 0; unit < hidden; unit += 1) {
      const here = units[unit] ?? 0;
      const bent = here > 0;
      slopes[places.weights + unit] = (slopes[places.weights + unit] ?? 0) + (bent ? slope * here : 0);
      unitSlopes[unit] = bent ? slope * (weights[places.weights + unit] ?? 0) : 0;
    }
    addSlopes(slopes, places.bias);
    for (let column = 0; column < COLUMN_COUNT; column += 1) {
      const my = rows[column] ?? 0;
      const their = rows[COLUMN_COUNT + column] ?? 0;
      if (my >= 0) addSlopes(tableSlopes.mine, my);
      else if (my === -2) addSlopes(slopes, places.dead + column * hidden);
      if (their >= 0) addSlopes(tableSlopes.theirs, their);
    }
    return cost;
  }

  function addRow(table: Float64Array, row: number): void {
    for (let unit = 0; unit < hidden; unit += 1) units[unit] = (units[unit] ?? 0) + (table[row + unit] ?? 0);
  }

  function addSlopes(table: Float64Array, row: number): void {
    for (let unit = 0; unit < hidden; unit += 1) {
      table[row + unit] = (table[row + unit] ?? 0) + (unitSlopes[unit] ?? 0);
    }
  }
}

/**
 * The loss (`cost`) of an output, and the slope that is learned by. Of a chance: log loss, and its slope by the logit. Of
 * turns: the squared error, but the slope of an eighth of it, a quarter of the error, so that an error of a few turns weighs
 * about as much as a chance that is wholly wrong. Adam divides by the usual size of the slopes, so its steps hardly depend on
 * that scale.
 */
function judged(output: NetData['output'], out: number, target: number) {
  if (output === 'turns') return { slope: (out - target) / 4, cost: (out - target) ** 2 };
  const chance = 1 / (1 + Math.exp(-out));
  const cost =
    -target * Math.log(Math.max(chance, 1e-12)) - (1 - target) * Math.log(Math.max(1 - chance, 1e-12));
  return { slope: chance - target, cost };
}

/** Thermometer weights summed up into one row a step; the top has the row for "claimed" on it. */
function sumUp(weights: Float64Array, place: number, hidden: number, table: Float64Array): void {
  for (let column = 0; column < COLUMN_COUNT; column += 1) {
    const top = STANDARD.lengths[column] ?? 0;
    for (let unit = 0; unit < hidden; unit += 1) {
      let sum = 0;
      for (let row = 1; row <= top; row += 1) {
        const at = ((STEP_AT[column] ?? 0) + row) * hidden + unit;
        sum += weights[place + at] ?? 0;
        table[at] = row === top ? sum + (weights[place + STEP_COUNT * hidden + unit] ?? 0) : sum;
      }
    }
  }
}

/** The slopes of the rows of a table, given back to the thermometer weights. */
function spreadOut(table: Float64Array, place: number, hidden: number, slopes: Float64Array): void {
  for (let column = 0; column < COLUMN_COUNT; column += 1) {
    const top = STANDARD.lengths[column] ?? 0;
    for (let unit = 0; unit < hidden; unit += 1) {
      let sum = 0;
      for (let row = top; row >= 1; row -= 1) {
        const at = ((STEP_AT[column] ?? 0) + row) * hidden + unit;
        sum += table[at] ?? 0;
        slopes[place + at] = sum;
        if (row === top) {
          const claimed = place + STEP_COUNT * hidden + unit;
          slopes[claimed] = (slopes[claimed] ?? 0) + sum;
        }
      }
    }
  }
}

/** One step of Adam. */
function step(
  { weights, first, second, batches }: Learner,
  slopes: Float64Array,
  batch: number,
  rate: number,
): void {
  batches.count += 1;
  const meanScale = 1 - MEAN_DECAY ** batches.count;
  const squareScale = 1 - SQUARE_DECAY ** batches.count;
  for (let at = 0; at < weights.length; at += 1) {
    const slope = (slopes[at] ?? 0) / batch;
    const mean = MEAN_DECAY * (first[at] ?? 0) + (1 - MEAN_DECAY) * slope;
    const square = SQUARE_DECAY * (second[at] ?? 0) + (1 - SQUARE_DECAY) * slope * slope;
    first[at] = mean;
    second[at] = square;
    weights[at] = (weights[at] ?? 0) - (rate * (mean / meanScale)) / (Math.sqrt(square / squareScale) + TINY);
  }
}

/** The network as data, thermometers summed up; numbers to six digits. */
export function learnedNet(learner: Learner): NetData {
  const { output, columns, hidden, weights } = learner;
  const places = placesOf(hidden);
  const table = (place: number) => {
    const rows = new Float64Array(STEP_COUNT * hidden);
    sumUp(weights, place, hidden, rows);
    return short(rows);
  };
  return {
    output,
    columns,
    hidden,
    bias: short(weights.subarray(places.bias, places.bias + hidden)),
    weights: short(weights.subarray(places.weights, places.weights + hidden)),
    offset: short(weights.subarray(places.offset))[0] ?? 0,
    mine: table(places.mine),
    theirs: output === 'turns' ? [] : table(places.theirs),
    dead: short(weights.subarray(places.dead, places.bias)),
  };
}

function short(values: Float64Array): readonly number[] {
  return Array.from(values, (value) => Number(value.toPrecision(6)));
}
