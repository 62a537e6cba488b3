/** Where the line of win chances is drawn: a series a seat, its marks, the names at its end, and the turning points. Knows no colours. */

import type { ChancesAt, TurningPoint, Worth } from '../../contract/advice.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes of a drawing, in its own units; it is scaled to the room that it has. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly plot: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  }; // what the line fills; what stands around it has the rest
  readonly text: number; // size of figures, and of all that stands with them
  readonly nameGap: number; // least distance between two names at the end of the line
  readonly numberGap: number; // and between two numbers of turning points
  readonly foot: boolean; // whether rolls are named below the line
}

/** Read from a chair at the desk. */
export const DESK_FRAME: Frame = {
  width: 1000,
  height: 262,
  plot: { left: 62, top: 34, width: 862, height: 190 },
  text: 17,
  nameGap: 30,
  numberGap: 26,
  foot: true,
};

/** Read from across the room. */
export const DISPLAY_FRAME: Frame = {
  width: 1000,
  height: 316,
  plot: { left: 170, top: 92, width: 728, height: 190 },
  text: 57,
  nameGap: 60,
  numberGap: 80,
  foot: false,
};

/** Marks of a series along the line, so that it is told from others without its colour. */
const MARKS = 8;

/** The line of one seat; alone there is one. */
export interface Series {
  readonly seat: number;
  readonly points: readonly Point[];
  readonly marks: readonly Point[];
  readonly last: number; // the value that it ends with
  readonly end: Point; // where its name stands
}

/** The highest value that is drawn: certainty, or the most turns that were needed. */
export function topOf(line: readonly ChancesAt[], worth: Worth): number {
  if (worth === 'chance') return 1;
  return Math.max(1, ...line.flatMap(({ chances }) => chances.map((turns) => Math.ceil(turns))));
}

/** Where a roll of the line stands from left to right. */
export function rollX(at: number, rolls: number, { plot }: Frame): number {
  return plot.left + (rolls < 2 ? plot.width : (at / (rolls - 1)) * plot.width);
}

/** Where a value stands from top to bottom. */
export function valueY(value: number, top: number, { plot }: Frame): number {
  return plot.top + (1 - Math.min(Math.max(value / top, 0), 1)) * plot.height;
}

/** The series of a line, by seat. Names that would lie on each other are moved apart. */
export function seriesOf(line: readonly ChancesAt[], worth: Worth, frame: Frame): readonly Series[] {
  const { plot } = frame;
  const top = topOf(line, worth);
  const seats = Math.max(0, ...line.map(({ chances }) => chances.length));
  const drawn = Array.from({ length: seats }, (_, seat) => {
    const points = line.map(({ chances }, at) => ({
      x: rollX(at, line.length, frame),
      y: valueY(chances[seat] ?? 0, top, frame),
    }));
    return { seat, points, marks: marksOn(points, seat, seats), last: line.at(-1)?.chances[seat] ?? 0 };
  });
  const ends = apart(
    drawn.map(({ points }) => points.at(-1)?.y ?? 0),
    frame.nameGap,
    { from: plot.top, to: plot.top + plot.height },
  );
  const x = plot.left + plot.width + 24;
  return drawn.map((series, at) => ({ ...series, end: { x, y: ends[at] ?? 0 } }));
}

/** Marks at even distances, each seat's at places of its own. The last point is marked by the name. */
function marksOn(points: readonly Point[], seat: number, seats: number): readonly Point[] {
  const every = Math.max(1, Math.ceil(points.length / MARKS));
  const first = Math.floor((seat * every) / seats);
  return points.filter((_, at) => at % every === first && at < points.length - 1);
}

/** A turning point on the line, with the number that it bears. */
export interface TurningMark extends TurningPoint {
  readonly number: number; // 1 for the largest change
  readonly x: number; // of the roll
  readonly numberX: number; // of the number above it
}

/** The turning points that belong to a roll of the line, in their order. */
export function turningMarks(
  line: readonly ChancesAt[],
  turning: readonly TurningPoint[],
  frame: Frame,
): readonly TurningMark[] {
  const { plot } = frame;
  const found = turning.flatMap((point, at) => {
    const index = line.findIndex(({ roll }) => roll === point.roll);
    return index < 0 ? [] : [{ ...point, number: at + 1, x: rollX(index, line.length, frame) }];
  });
  const numbers = apart(
    found.map(({ x }) => x),
    frame.numberGap,
    { from: plot.left, to: plot.left + plot.width },
  );
  return found.map((point, at) => ({ ...point, numberX: numbers[at] ?? point.x }));
}

/** Places at least `gap` from each other, within a range and as near to where they were as that allows; in the order given. */
export function apart(
  places: readonly number[],
  gap: number,
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
  const moved: number[] = [];
  for (const [rank, { place }] of order.entries())
    moved.push(rank === 0 ? Math.max(place, from) : Math.max(place, (moved[rank - 1] ?? from) + gap));
  let most = to;
  for (let rank = moved.length - 1; rank >= 0; rank -= 1) {
    moved[rank] = Math.min(moved[rank] ?? most, most);
    most = (moved[rank] ?? most) - gap;
  }
  const settled = places.map(() => 0);
  for (const [rank, { at }] of order.entries()) settled[at] = moved[rank] ?? 0;
  return settled;
}

/** A series as the path of a drawing. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Values that the scale at the left names, each once: of a single turn there is no half. */
export function scaleOf(top: number, worth: Worth): readonly number[] {
  return worth === 'chance' ? [0, 0.5, 1] : [...new Set([0, Math.round(top / 2), top])];
}
