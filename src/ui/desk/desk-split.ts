/**
 * How a bettor splits the spaces of a payoff: few ways are offered by number, many are put together column by column. It
 * keeps within the rooms and the sum that it was told; whether a split is legal is the host's to say.
 */

import { shallowReactive } from 'vue';
import type { Screen, SplitQuestion } from '../../contract/from-host.ts';
import type { Advance } from '../../rules/choices.ts';
import type { ByColumn, Column } from '../../rules/column.ts';
import { columnsOf } from '../../rules/column.ts';
import { notSplitWords } from '../../words/bets.ts';
import type { Behind, Gestures } from './gesture.ts';

/** Up to this many ways each have a key of their own. */
export const FEW_WAYS = 6;

/** What is half split. */
export interface SplitDoing {
  spaces: ByColumn<number>; // handed out so far, column by column
  row: number; // the column that the arrows work on
  marked: number; // the way that Enter takes, where they are offered by number
  pointed: number | null; // the way under the pointer
}

/** One column of the split. */
export interface SplitRow {
  readonly column: Column;
  readonly from: number;
  readonly to: number;
  readonly spaces: number;
  readonly room: number;
}

/** The ways that are offered by number, or null where there are too many. */
export function fewWays({
  view,
  payoff,
}: Pick<Screen, 'view' | 'payoff'>): readonly ByColumn<number>[] | null {
  return payoff !== null && view.splits.length <= FEW_WAYS ? view.splits : null;
}

/**
 * The split of the bettor whose payoff is due: a way by number, or spaces by column, never more than there is room for
 * (rules 4.1, B8 to B13).
 */
export function createSplit({ screen, send, say, tap }: Behind) {
  const doing = shallowReactive<SplitDoing>({ spaces: {}, row: 0, marked: 0, pointed: null });

  const question = (): SplitQuestion | null => screen()?.payoff ?? null;
  const ways = () => {
    const shown = screen();
    return shown === null ? null : fewWays(shown);
  };

  /** The split as it stands: the marked way, or what was handed out. */
  function split(): ByColumn<number> {
    return ways()?.[doing.pointed ?? doing.marked] ?? doing.spaces;
  }

  function rows(): readonly SplitRow[] {
    const asked = question();
    if (asked === null) return [];
    const own = screen()?.view.markers[asked.seat] ?? {};
    return columnsOf(asked.rooms).map((column) => {
      const from = own[column] ?? 0;
      const spaces = split()[column] ?? 0;
      return {
        column,
        from,
        to: asked.forward ? from + spaces : from - spaces,
        spaces,
        room: asked.rooms[column] ?? 0,
      };
    });
  }

  function left(): number {
    const handed = columnsOf(doing.spaces).reduce((sum, column) => sum + (doing.spaces[column] ?? 0), 0);
    return (question()?.spaces ?? 0) - handed;
  }

  /** Gives a column so many spaces, as far as its room and what is left allow. */
  function give(at: number, spaces: number) {
    const row = rows()[at];
    if (row === undefined || ways() !== null) return;
    const most = Math.min(row.room, row.spaces + left());
    say(null);
    doing.row = at;
    doing.spaces = { ...doing.spaces, [row.column]: Math.max(0, Math.min(spaces, most)) };
  }

  function more(at: number, by: number) {
    give(at, (rows()[at]?.spaces ?? 0) + by);
  }

  function settle(spaces: ByColumn<number>) {
    const seat = question()?.seat;
    if (seat === undefined) return;
    const moving = columnsOf(spaces).filter((column) => (spaces[column] ?? 0) > 0);
    tap(
      'settle',
      () =>
        void send({
          do: 'settle',
          seat,
          spaces: Object.fromEntries(moving.map((column) => [column, spaces[column] ?? 0])),
        }),
    );
  }

  /** The way of this number, counted from 0. */
  function play(at: number) {
    const way = ways()?.[at];
    if (way !== undefined) settle(way);
  }

  function confirm() {
    if (question() === null) return;
    const offered = ways();
    if (offered !== null) play(doing.marked);
    else if (left() > 0) say(notSplitWords(left()));
    else settle(doing.spaces);
  }

  function move(by: number) {
    const offered = ways();
    if (offered !== null) doing.marked = within(doing.marked + by, offered.length);
    else doing.row = within(doing.row + by, rows().length);
  }

  const gestures: Gestures = {
    use: () => (question() === null ? null : 'split'),
    digit(text) {
      const offered = ways();
      if (offered === null) give(doing.row, Number(text));
      else play(Number(text) - 1);
    },
    enter: confirm,
    leave() {
      const something = columnsOf(doing.spaces).length > 0;
      doing.spaces = {};
      return something;
    },
    move,
    turn: (by) => more(doing.row, by),
    wentOn() {
      Object.assign(doing, { spaces: {}, row: 0, marked: 0, pointed: null });
    },
  };

  return {
    ...gestures,
    doing,
    rows,
    left,
    more,
    play,
    confirm,
    mark: (at: number) => (doing.marked = at),
    /** Where the squares would go, for the board. */
    ghosts: (): readonly Advance[] =>
      rows()
        .filter(({ spaces }) => spaces > 0)
        .map(({ column, from, to }) => ({ column, from, to })),
  };
}

function within(at: number, count: number): number {
  return Math.max(0, Math.min(at, count - 1));
}
