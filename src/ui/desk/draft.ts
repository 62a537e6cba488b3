/**
 * The set-up of a new game as it is being filled in: who sits where, and the options that differ from the usual ones.
 * Whether names and options will do is for the host to say.
 */

import type { Ask } from '../../contract/order.ts';
import type { Colour, Player, Shape } from '../../contract/from-host.ts';
import type { AskedOptions, Options } from '../../rules/options.ts';
import { mostSeats, mostWinColumns, usualWinColumns } from '../../rules/options.ts';
import type { Seat } from '../../rules/seat.ts';
import { allBut, askedBy, differing, valueOf } from './draft-rules.ts';

export interface Draft {
  readonly seats: readonly Player[];
  readonly away: readonly Player[]; // who made room when fewer could play, to come back
  readonly first: Seat; // who begins, where nobody throws for it
  readonly rules: AskedOptions; // what differs from the defaults
}

/** Seats for people who do not want to be asked. */
export const USUAL_SEATS: readonly Player[] = [
  { name: 'Red', colour: 'red', shape: 'cone' },
  { name: 'Blue', colour: 'blue', shape: 'square' },
  { name: 'Yellow', colour: 'yellow', shape: 'disc' },
  { name: 'Green', colour: 'green', shape: 'diamond' },
  { name: 'Violet', colour: 'violet', shape: 'star' },
  { name: 'Orange', colour: 'orange', shape: 'hexagon' },
  { name: 'White', colour: 'white', shape: 'cross' },
  { name: 'Pink', colour: 'pink', shape: 'ring' },
  { name: 'Brown', colour: 'brown', shape: 'heart' },
  { name: 'Teal', colour: 'teal', shape: 'drop' },
];
export const COLOURS: readonly Colour[] = USUAL_SEATS.map((player) => player.colour);
export const SHAPES: readonly Shape[] = USUAL_SEATS.map((player) => player.shape);

const USUAL_NUMBER = 2;

/** The players of the last game again under its rules, or two usual ones. */
export function draftFrom(players: readonly Player[], options: Options | null): Draft {
  const seats = players.length > 0 ? players : USUAL_SEATS.slice(0, USUAL_NUMBER);
  return { seats, away: [], first: 0, rules: options === null ? {} : differing(options, seats.length) };
}

/** With one more seat: somebody who made room comes back, else a usual seat that is left over. */
export function withSeat(draft: Draft): Draft {
  if (!hasRoom(draft)) return draft;
  const [back, ...away] = draft.away;
  if (back !== undefined && !isLike(back, draft.seats)) {
    return within({ ...draft, seats: [...draft.seats, back], away });
  }
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
  return within({ ...draft, seats: [...draft.seats, { name, colour, shape }], away });
}

export function withoutSeat(draft: Draft, seat: Seat): Draft {
  const seats = draft.seats.filter((_, at) => at !== seat);
  const first = draft.first > seat || draft.first === seats.length ? draft.first - 1 : draft.first;
  return within({ ...draft, seats, first: Math.max(first, 0) });
}

/** With as many seats as a game can have: people make room, come back, or usual seats are added. */
export function seatedFor(draft: Draft, least: number, most: number): Draft {
  const everybody = [...draft.seats, ...draft.away];
  let seated: Draft = {
    ...draft,
    seats: everybody.slice(0, most),
    away: everybody.slice(most),
    first: draft.first < most ? draft.first : 0,
  };
  while (seated.seats.length < least && hasRoom(seated)) seated = withSeat(seated);
  return within(seated);
}

export function hasRoom(draft: Draft): boolean {
  return draft.seats.length < mostSeats(valueOf(draft, 'game'));
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

/** Whether somebody must be picked to begin: nobody throws for it, and there is more than one to pick from. */
export function picksFirst(draft: Draft): boolean {
  return (
    valueOf(draft, 'game') === 'classic' &&
    draft.seats.length > 1 &&
    valueOf(draft, 'first_player') !== 'two_dice'
  );
}

/** The order that starts the game. */
export function beginOf(draft: Draft): Ask {
  return {
    do: 'begin',
    seats: draft.seats.map(({ name, colour, shape }) => ({ name, colour, shape })),
    ...(picksFirst(draft) ? { first: draft.first } : {}),
    ...(draft.seats.length === 1 ? { first: 0 } : {}),
    rules: askedBy(draft),
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

/** A target that the seats do not allow any more comes down to what they do. */
function within(draft: Draft): Draft {
  const asked = draft.rules['win_columns'];
  const most = mostWinColumns(draft.seats.length);
  if (typeof asked !== 'number' || asked <= most) return draft;
  const rules = allBut(draft.rules, 'win_columns');
  const usual = usualWinColumns(draft.seats.length, rules['betting'] === true);
  return { ...draft, rules: usual === most ? rules : { ...rules, win_columns: most } };
}

function isLike(player: Player, seats: readonly Player[]): boolean {
  return seats.some((seat) => seat.colour === player.colour || seat.shape === player.shape);
}

function left<T>(all: readonly T[], taken: readonly T[]): T {
  const [found = all[0]] = all.filter((one) => !taken.includes(one));
  if (found === undefined) throw new Error('nothing to take from');
  return found;
}
