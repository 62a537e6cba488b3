/**
 * The set-up of a new game as it is being filled in. It holds no rules but the offered range of the target: whether the
 * names will do is for the host to say.
 */

import type { Ask } from '../../contract/order.ts';
import type { Colour, Player, Shape } from '../../contract/from-host.ts';
import { mostSeats, mostWinColumns } from '../../rules/options.ts';
import type { Seat } from '../../rules/seat.ts';

export interface Draft {
  readonly seats: readonly Player[];
  readonly first: Seat; // who begins
  readonly columns: number; // columns to win
}

/** Seats for people who do not want to be asked. */
export const USUAL_SEATS: readonly Player[] = [
  { name: 'Red', colour: 'red', shape: 'cone' },
  { name: 'Blue', colour: 'blue', shape: 'square' },
  { name: 'Yellow', colour: 'yellow', shape: 'disc' },
  { name: 'Green', colour: 'green', shape: 'diamond' },
];
export const COLOURS: readonly Colour[] = USUAL_SEATS.map((player) => player.colour);
export const SHAPES: readonly Shape[] = USUAL_SEATS.map((player) => player.shape);

/** Columns that win where nobody says otherwise (rules 5). */
const USUAL_COLUMNS = 3;
const USUAL_NUMBER = 2;

/** The players of the last game again, or two usual ones. */
export function draftFrom(players: readonly Player[], columns: number | null): Draft {
  const seats = players.length > 0 ? players : USUAL_SEATS.slice(0, USUAL_NUMBER);
  return within({ seats, first: 0, columns: columns ?? USUAL_COLUMNS });
}

/** With one more seat, in a colour, shape and usual name that are left over. */
export function withSeat(draft: Draft): Draft {
  if (!hasRoom(draft)) return draft;
  const colour = left(
    COLOURS,
    draft.seats.map((seat) => seat.colour),
  );
  const shape = left(
    SHAPES,
    draft.seats.map((seat) => seat.shape),
  );
  const usual = USUAL_SEATS.find((seat) => seat.colour === colour)?.name ?? '';
  const name = draft.seats.some((seat) => seat.name === usual) ? '' : usual;
  return within({ ...draft, seats: [...draft.seats, { name, colour, shape }] });
}

export function withoutSeat(draft: Draft, seat: Seat): Draft {
  const seats = draft.seats.filter((_, at) => at !== seat);
  const first = draft.first > seat || draft.first === seats.length ? draft.first - 1 : draft.first;
  return within({ ...draft, seats, first: Math.max(first, 0) });
}

export function hasRoom(draft: Draft): boolean {
  return draft.seats.length < mostSeats('classic');
}

export function renamed(draft: Draft, seat: Seat, name: string): Draft {
  return { ...draft, seats: draft.seats.map((one, at) => (at === seat ? { ...one, name } : one)) };
}

/** A colour goes to a seat; the seat that had it takes the other's in exchange, so that no two are alike. */
export function recoloured(draft: Draft, seat: Seat, colour: Colour): Draft {
  const given = draft.seats[seat]?.colour ?? colour;
  return {
    ...draft,
    seats: draft.seats.map((one, at) =>
      at === seat ? { ...one, colour } : one.colour === colour ? { ...one, colour: given } : one,
    ),
  };
}

/** A shape goes to a seat, in exchange as with colours. */
export function reshaped(draft: Draft, seat: Seat, shape: Shape): Draft {
  const given = draft.seats[seat]?.shape ?? shape;
  return {
    ...draft,
    seats: draft.seats.map((one, at) =>
      at === seat ? { ...one, shape } : one.shape === shape ? { ...one, shape: given } : one,
    ),
  };
}

/** The targets that this number of seats may play for. */
export function targetsOf(draft: Draft): readonly number[] {
  return Array.from({ length: mostWinColumns(draft.seats.length) }, (_, at) => at + 1);
}

/** The order that starts the game. */
export function beginOf(draft: Draft): Ask {
  return {
    do: 'begin',
    seats: draft.seats.map(({ name, colour, shape }) => ({ name, colour, shape })),
    first: draft.first,
    rules: { win_columns: draft.columns },
  };
}

/** The seat that a refusal is about, so that its sentence can stand there; null when it is about the whole. */
export function seatAtFault(draft: Draft, code: string): Seat | null {
  const names = draft.seats.map((seat) => seat.name.trim().toLowerCase());
  const at = (found: number) => (found < 0 ? null : found);
  switch (code) {
    case 'empty-name':
      return at(names.indexOf(''));
    case 'duplicate-name':
      return at(names.findIndex((name, seat) => names.indexOf(name) < seat));
    case 'long-name':
      return at(draft.seats.findIndex((seat) => seat.name === longest(draft)));
    default:
      return null;
  }
}

function longest(draft: Draft): string {
  return draft.seats
    .map((seat) => seat.name)
    .reduce((one, other) => (other.length > one.length ? other : one), '');
}

function within(draft: Draft): Draft {
  return { ...draft, columns: Math.min(draft.columns, mostWinColumns(draft.seats.length)) };
}

function left<T>(all: readonly T[], taken: readonly T[]): T {
  const [found = all[0]] = all.filter((one) => !taken.includes(one));
  if (found === undefined) throw new Error('nothing to take from');
  return found;
}
