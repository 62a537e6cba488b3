/**
 * A board as it is being put by hand, over the position that the game holds. It keeps whatever is typed; whether such a
 * board can be is for the host to say.
 */

import type { View } from '../../contract/from-host.ts';
import type { Ask } from '../../contract/order.ts';
import type { ByColumn, Column, Step } from '../../rules/column.ts';
import { columnLength, COLUMNS, columnsOf } from '../../rules/column.ts';
import type { Seat } from '../../rules/seat.ts';

export interface BoardDraft {
  readonly markers: readonly ByColumn<Step>[]; // by seat; on the top step it claims the column
  readonly runners: ByColumn<Step>; // of the seat on turn
  readonly seat: Seat; // on turn
  readonly throws: number; // of this turn; counts only with runners out
  readonly skips: readonly boolean[];
  readonly reason: string;
}

/** The present board. */
export function boardFrom(view: View): BoardDraft {
  return {
    markers: view.markers,
    runners: view.runners,
    seat: view.seat ?? 0,
    throws: view.throws,
    skips: view.skips,
    reason: '',
  };
}

/** With a seat's marker on a step of a column; on step 0 there is none. */
export function withMarker(draft: BoardDraft, seat: Seat, column: Column, step: Step): BoardDraft {
  return { ...draft, markers: draft.markers.map((own, at) => (at === seat ? put(own, column, step) : own)) };
}

/** With a runner on a step of a column; on step 0 there is none. */
export function withRunner(draft: BoardDraft, column: Column, step: Step): BoardDraft {
  return { ...draft, runners: put(draft.runners, column, step) };
}

/** With a seat that loses its next turn, or does not (rules 4, B12). */
export function withSkip(draft: BoardDraft, seat: Seat, skips: boolean): BoardDraft {
  return { ...draft, skips: draft.skips.map((was, at) => (at === seat ? skips : was)) };
}

/** Who claims each column: the first seat whose marker is on its top. */
export function claimsOf({ markers }: BoardDraft): ByColumn<Seat> {
  const claimed: { [C in Column]?: Seat } = {};
  for (const column of COLUMNS) {
    const owner = markers.findIndex((own) => own[column] === columnLength(column));
    if (owner >= 0) claimed[column] = owner;
  }
  return claimed;
}

/** The order that puts this board; `view` is the position that it was drawn over. */
export function setOf(draft: BoardDraft, view: View): Ask {
  const { markers, runners, seat, throws, skips } = draft;
  const reason = draft.reason.trim();
  const out = columnsOf(runners).length > 0;
  return {
    do: 'set',
    position: {
      markers,
      claimed: claimsOf(draft),
      seat,
      runners,
      climbed: keptClimbs(draft, view),
      ...(out && throws > 0 ? { throws } : {}),
      ...(view.rules?.betting === true ? { skips } : {}),
    },
    ...(reason === '' ? {} : { reason }),
  };
}

/** A step as it is typed: up to two digits, anything else is left out; 0 takes the piece away. */
export function stepOf(text: string): Step {
  const digits = text.replace(/\D/g, '').slice(-2);
  return digits === '' ? 0 : Number(digits);
}

/** Steps that a runner took this turn are known only while neither it nor its marker was moved. */
function keptClimbs({ markers, runners, seat }: BoardDraft, view: View): ByColumn<Step> {
  const climbed: { [C in Column]?: Step } = {};
  if (seat !== view.seat) return climbed;
  for (const column of columnsOf(runners)) {
    const known = view.climbed[column];
    const stays =
      runners[column] === view.runners[column] && markers[seat]?.[column] === view.markers[seat]?.[column];
    if (stays && known !== undefined) climbed[column] = known;
  }
  return climbed;
}

function put(steps: ByColumn<Step>, column: Column, step: Step): ByColumn<Step> {
  const found: { [C in Column]?: Step } = { ...steps };
  if (step > 0) found[column] = step;
  else delete found[column];
  return found;
}
