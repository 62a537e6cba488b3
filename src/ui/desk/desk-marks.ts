/**
 * Marking a throw of Express: players in any order, each first the die that goes aside, then the pairs. It remembers
 * whose turn at the desk it is and how far the split is; which splits there are is told.
 */

import { shallowReactive } from 'vue';
import type { MarkQuestion } from '../../contract/from-host.ts';
import type { Face } from '../../rules/express/sheet.ts';
import { FACES } from '../../rules/express/sheet.ts';
import type { Split } from '../../rules/express/split.ts';
import type { Seat } from '../../rules/seat.ts';
import { noPairsWords, notAsideWords } from '../../words/express.ts';
import { askedSeats } from './asked-seats.ts';
import type { Behind, Gestures } from './gesture.ts';

export interface MarksDoing {
  seat: Seat | null; // picked, or the last that marked
  fifth: Face | null; // the die that was put aside
  at: number; // the split that Enter marks, among those of the seat
}

export type Marks = ReturnType<typeof createMarks>;

/** The faces that can go aside, in the order of the splits. */
export function facesOf({ splits }: MarkQuestion): readonly Face[] {
  return FACES.filter((face) => splits.some((split) => split.fifth === face));
}

/** The splits that put this die aside. */
export function splitsWith({ splits }: MarkQuestion, fifth: Face): readonly Split[] {
  return splits.filter((split) => split.fifth === fifth);
}

/** The dice of the two pairs of a split, or null when these are not its dice. */
export function pairsOf(
  dice: readonly number[],
  { fifth, rows }: Split,
): readonly (readonly number[])[] | null {
  const aside = dice.indexOf(fifth);
  const four = dice.filter((_, die) => die !== aside);
  const [one] = four;
  if (aside < 0 || one === undefined || four.length !== 4) return null;
  for (const partner of [1, 2, 3]) {
    const pair = [one, four[partner] ?? 0];
    const other = four.filter((_, die) => die !== 0 && die !== partner);
    const totals = [sum(pair), sum(other)].sort((a, b) => a - b);
    if (totals.join() === rows.join()) return [pair, other];
  }
  return null;
}

function sum(pair: readonly number[]): number {
  return pair.reduce((total, die) => total + die, 0);
}

/**
 * The marking of a throw: whose it is, the die that goes aside, and the pairs, out of the splits that are told; any seat
 * that owes a mark can be picked.
 */
export function createMarks({ screen, send, say, tap }: Behind) {
  const doing = shallowReactive<MarksDoing>({ seat: null, fifth: null, at: 0 });

  const asked = () => {
    const { marks = [], players = [] } = screen() ?? {};
    const owing = marks.map(({ seat }) => seat);
    const { seats, areBots } = askedSeats(owing, players);
    return { open: marks.filter(({ seat }) => seats.includes(seat)), areBots };
  };
  /** Those that can be picked. */
  const questions = () => asked().open;
  let thrown: string | null = null; // the throw that what is half done belongs to

  /**
   * The seat that is asked: the picked one, else the next after the last that marked. None while only computer players are
   * waited for and none of them was picked.
   */
  function question(): MarkQuestion | null {
    const { open, areBots } = asked();
    const picked = open.find(({ seat }) => seat === doing.seat);
    if (areBots) return picked ?? null;
    return picked ?? open.find(({ seat }) => seat > (doing.seat ?? -1)) ?? open[0] ?? null;
  }

  /** The die that is aside: the one that was named, or the only one that can be. */
  function fifth(): Face | null {
    const asked = question();
    if (asked === null) return null;
    const [only, more] = facesOf(asked);
    return only !== undefined && more === undefined ? only : doing.fifth;
  }

  function aside(face: Face) {
    const asked = question();
    if (asked === null) return;
    const at = asked.splits.findIndex((split) => split.fifth === face);
    if (at < 0) return;
    say(null);
    doing.seat = asked.seat;
    doing.fifth = face;
    doing.at = at;
  }

  /** What Enter marks. */
  const next = () => question()?.splits[doing.at] ?? null;

  /** Marks a split of the seat that is asked. */
  function mark(split: Split | null) {
    const asked = question();
    const pairs = split === null ? null : pairsOf(screen()?.view.dice ?? [], split);
    if (asked === null || split === null || pairs === null) return;
    // One target for all seats: the second half of a double press must not mark for the next one.
    tap('mark', () => {
      doing.seat = asked.seat;
      void send({ do: 'mark', seat: asked.seat, fifth: split.fifth, pairs });
    });
  }

  function pickSeat(seat: Seat) {
    say(null);
    doing.seat = seat;
    doing.fifth = null;
    doing.at = 0;
  }

  const gestures: Gestures = {
    use: () => (questions().length === 0 ? null : 'mark'),
    digit(text) {
      const asked = question();
      if (asked === null) return;
      const put = fifth();
      if (put === null) {
        const face = facesOf(asked).find((one) => String(one) === text);
        if (face !== undefined) return aside(face);
        return say(notAsideWords(text, screen()?.view.seats[asked.seat] ?? '', facesOf(asked)));
      }
      const splits = splitsWith(asked, put);
      const split = splits[Number(text) - 1];
      if (split === undefined) say(noPairsWords(splits.length));
      else mark(split);
    },
    enter: () => mark(next()),
    leave() {
      const was = doing.fifth;
      doing.fifth = null;
      return was !== null;
    },
    move(by) {
      const asked = question();
      if (asked === null) return;
      say(null);
      doing.seat = asked.seat;
      doing.at = Math.max(0, Math.min(doing.at + by, asked.splits.length - 1));
      doing.fifth = asked.splits[doing.at]?.fifth ?? null;
    },
    turn(by) {
      const seats = questions().map(({ seat }) => seat);
      const at = seats.indexOf(question()?.seat ?? -1);
      const next = at < 0 ? seats.at(by < 0 ? -1 : 0) : seats[(at + by + seats.length) % seats.length];
      if (next !== undefined) pickSeat(next);
    },
    /** A mark of another seat leaves what is half done as it is; one's own ends it, and so does another throw. */
    wentOn() {
      const { view } = screen() ?? {};
      const now = view === undefined ? null : [view.rolls, view.dice?.join('')].join();
      const isOpen = questions().some(({ seat }) => seat === doing.seat);
      if (now !== thrown || !isOpen) {
        doing.fifth = null;
        doing.at = 0;
      }
      thrown = now;
      if (questions().length === 0) doing.seat = null;
    },
  };

  return { ...gestures, doing, questions, question, fifth, next, aside, mark, pickSeat };
}
