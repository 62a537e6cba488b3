/**
 * The split of a payoff that leaves a seat the best chance to win. Every split is valued, as `standChances` would: there may
 * be tens of thousands of them, so each is reached from its neighbours at the cost of one column's row in the network.
 */

import { COLUMN_COUNT } from '../fast/shape.ts';
import { type Net, STEP_AT } from './net.ts';
import { hiddenAgainst, isBefore, oddsAgainst, type Stand } from './stand.ts';

/** What a seat has to split. */
export interface Payoff {
  readonly seat: number;
  readonly mover: number; // on turn after the payoff
  readonly rooms: readonly number[]; // by column: spaces that its marker there can go at most; 0 where it has none
  readonly spaces: number; // to be moved in all, at most the sum of the rooms
  readonly forward: boolean; // towards the tops, else back
}

/** A split with the seat's chance to win after it. */
export interface ValuedSplit {
  readonly spaces: readonly number[]; // by column
  readonly win: number;
}

/** A rival of the seat, as the network sees the two of them. */
interface Pitting {
  readonly first: boolean; // the seat is on turn before this rival
  readonly rows: Float64Array; // of the network, for the seat's steps
  readonly rowsLinear: Float64Array;
  readonly others: number; // odds of everybody else against this rival
}

/** The best split of a payoff at this stand, with at least one rival; of equal ones any. */
export function bestSplit(
  net: Net,
  stand: Stand,
  { seat, mover, rooms, spaces, forward }: Payoff,
): ValuedSplit {
  const { hidden, signs } = net;
  const scratch = new Float64Array(hidden);
  const seats = Array.from({ length: stand.seats }, (_, at) => at);
  const rivals = seats.filter((rival) => rival !== seat);
  const pittings = rivals.map((rival): Pitting => {
    const first = isBefore(stand, mover, seat, rival);
    return {
      first,
      rows: first ? net.mine : net.theirs,
      rowsLinear: first ? net.mineLinear : net.theirsLinear,
      others: rivals
        .filter((other) => other !== rival)
        .reduce((sum, other) => sum + oddsAgainst(net, stand, mover, rival, other, scratch), 0),
    };
  });
  const columns = rooms.flatMap((room, column) => (room > 0 ? [column] : []));
  /** Spaces that can still be moved from each of them on. */
  const reach = columns.map((_, at) =>
    columns.slice(at).reduce((sum, column) => sum + (rooms[column] ?? 0), 0),
  );
  const width = rivals.length * hidden;
  /** Hidden units and linear parts by depth: how many columns have got their spaces. */
  const units = Array.from({ length: columns.length + 1 }, () => new Float64Array(width));
  const linears = Array.from({ length: columns.length + 1 }, () => new Float64Array(rivals.length));
  for (const [at, rival] of rivals.entries()) {
    const [one, other] = pittings[at]?.first === true ? [seat, rival] : [rival, seat];
    linears[0]?.fill(hiddenAgainst(net, stand, one, other, scratch), at, at + 1);
    units[0]?.set(scratch, at * hidden);
  }

  const split = new Uint8Array(COLUMN_COUNT);
  let best: ValuedSplit = { spaces: [], win: -1 };

  function put(depth: number, column: number, count: number): void {
    const [from, into] = [units[depth], units[depth + 1]];
    const [fromLinear, intoLinear] = [linears[depth], linears[depth + 1]];
    if (from === undefined || into === undefined || fromLinear === undefined || intoLinear === undefined)
      throw new RangeError(`No column ${depth} to be split over.`);
    const here = (STEP_AT[column] ?? 0) + (stand.markers[seat * COLUMN_COUNT + column] ?? 0);
    const there = forward ? here + count : here - count;
    for (const [at, { rows, rowsLinear }] of pittings.entries()) {
      intoLinear[at] = (fromLinear[at] ?? 0) + (rowsLinear[there] ?? 0) - (rowsLinear[here] ?? 0);
      for (let unit = 0; unit < hidden; unit += 1) {
        into[at * hidden + unit] =
          (from[at * hidden + unit] ?? 0) +
          (rows[there * hidden + unit] ?? 0) -
          (rows[here * hidden + unit] ?? 0);
      }
    }
  }

  function winAt(depth: number): number {
    const [state, linear] = [units[depth], linears[depth]];
    let against = 0;
    let theirs = 0;
    for (let at = 0; at < pittings.length; at += 1) {
      let output = linear?.[at] ?? 0;
      for (let unit = 0; unit < hidden; unit += 1) {
        output += (signs[unit] ?? 0) * Math.abs(state?.[at * hidden + unit] ?? 0);
      }
      const odds = Math.exp(pittings[at]?.first === true ? -output : output);
      against += odds;
      theirs += 1 / (1 + (pittings[at]?.others ?? 0) + 1 / odds);
    }
    const own = 1 / (1 + against);
    return own / (own + theirs);
  }

  function fill(depth: number, left: number): void {
    const column = columns[depth];
    if (column === undefined) {
      const win = winAt(depth);
      if (win > best.win) best = { spaces: [...split], win };
      return;
    }
    const most = Math.min(left, rooms[column] ?? 0);
    for (let count = Math.max(0, left - (reach[depth + 1] ?? 0)); count <= most; count += 1) {
      split[column] = count;
      put(depth, column, count);
      fill(depth + 1, left - count);
    }
    split[column] = 0;
  }

  fill(0, spaces);
  return best;
}
