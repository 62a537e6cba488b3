/**
 * The set-up of a new game as it is being filled in: who sits where, and the options that differ from the usual ones.
 * Whether names and options will do is for the host to say.
 */

import type { Ask } from '../../contract/order.ts';
import type { Colour, Player, Shape } from '../../contract/from-host.ts';
import { COLOURS, isSameName, SHAPES } from '../../contract/seating.ts';
import type { AskedOptions, Options } from '../../rules/options.ts';
import { mostSeats, mostWinColumns, usualWinColumns } from '../../rules/options.ts';
import type { Seat } from '../../rules/seat.ts';
import { COLOUR_WORDS, isColourName } from '../../words/set-up.ts';
import { allBut, askedBy, differing, valueOf } from './draft-rules.ts';

export interface Draft {
  readonly seats: readonly Player[];
  readonly away: readonly Player[]; // who made room when fewer could play, to come back
  readonly first: Seat; // who begins, where nobody throws for it
  readonly rules: AskedOptions; // what differs from the defaults
}

export { COLOURS, SHAPES };

/** A new game has so many seats where no game was before it. */
export const USUAL_NUMBER = 2;

/** The players of the last game again under its rules, or two usual ones. */
export function draftFrom(players: readonly Player[], options: Options | null): Draft {
  const seats = players.length > 0 ? players : usualSeats().slice(0, USUAL_NUMBER);
  return { seats, away: [], first: 0, rules: options === null ? {} : differing(options, seats.length) };
}

/** Seats for people who do not want to be asked: each bears the name of its colour, in the language of the moment. */
function usualSeats(): readonly Player[] {
  return COLOURS.map((colour, at) => ({
    name: COLOUR_WORDS[colour],
    colour,
    shape: SHAPES[at] ?? 'cone',
    bot: null,
  }));
}

/** Whether a seat still waits for somebody: nobody plays it, and it has no name or is a usual one. */
export function isFree({ name, colour, shape, bot }: Player): boolean {
  if (bot !== null) return false;
  if (name.trim() === '') return true;
  return isColourName(name, colour) && COLOURS.indexOf(colour) === SHAPES.indexOf(shape);
}

/** A usual seat beside others, or one as near to it as they leave room for. */
export function freeSeat(others: readonly Player[]): Player {
  const usual = usualSeats().find((seat) => !isLike(seat, others));
  const seat = usual ?? inOwnLook({ name: '', colour: 'red', shape: 'cone', bot: null }, others);
  const name = COLOUR_WORDS[seat.colour];
  return { ...seat, name: others.some((other) => isSameName(other.name, name)) ? '' : name };
}

/** By what somebody is told apart at a glance. */
type Look = Pick<Player, 'colour' | 'shape'>;

/** Somebody beside others: with another colour or shape where one of them has it. */
export function inOwnLook<Somebody extends Look>(player: Somebody, others: readonly Look[]): Somebody {
  const colours = others.map(({ colour }) => colour);
  const shapes = others.map(({ shape }) => shape);
  return {
    ...player,
    colour: colours.includes(player.colour) ? left(COLOURS, colours) : player.colour,
    shape: shapes.includes(player.shape) ? left(SHAPES, shapes) : player.shape,
  };
}

/** With one more seat: somebody who made room comes back, else a usual seat that is left over. */
export function withSeat(draft: Draft): Draft {
  if (!hasRoom(draft)) return draft;
  const [back, ...away] = draft.away;
  const seat = back === undefined ? freeSeat(draft.seats) : inOwnLook(back, draft.seats);
  return within({ ...draft, seats: [...draft.seats, seat], away });
}

/** With one seat less. Who begins stays the same person; where that one left it is the next, after the last seat the one before. */
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
    seats: everybody.slice(0, most).reduce(seatedBeside, []),
    away: everybody.slice(most),
    first: draft.first < most ? draft.first : 0,
  };
  while (seated.seats.length < least && hasRoom(seated)) seated = withSeat(seated);
  return within(seated);
}

/** Whoever sits down after others has another look than they, whatever became of theirs meanwhile. */
function seatedBeside(others: readonly Player[], player: Player): readonly Player[] {
  return [...others, inOwnLook(player, others)];
}

/** Whether another seat fits into the game that is set up. */
export function hasRoom(draft: Draft): boolean {
  return draft.seats.length < mostSeats(valueOf(draft, 'game'));
}

/** With another name for a seat, as it is typed. */
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
    seats: draft.seats.map(({ name, colour, shape, bot }) => ({
      ...{ name, colour, shape },
      ...(bot === null ? {} : { bot }),
    })),
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
export function within(draft: Draft): Draft {
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
