/** People in the set-up of a game: seated and sent away with one tap, and moved around the table. */

import type { Person, Player } from '../../contract/from-host.ts';
import { isSameName } from '../../contract/seating.ts';
import type { Seat } from '../../rules/seat.ts';
import { COLOUR_WORDS } from '../../words/set-up.ts';
import { spokenBot } from './draft-bots.ts';
import type { Draft } from './draft.ts';
import { freeSeat, hasRoom, inOwnLook, isFree, USUAL_NUMBER, within, withoutSeat } from './draft.ts';

/** Where somebody sits, or null. */
export function seatOf(draft: Draft, { name }: Pick<Person, 'name'>): Seat | null {
  const seat = draft.seats.findIndex((player) => player.bot === null && isSameName(player.name, name));
  return seat < 0 ? null : seat;
}

/**
 * Somebody is tapped. Who does not sit yet takes the next free seat, in the own colour and shape unless another person has
 * them; who sits gets up. Free seats give way: nobody chose their colours. Known `people` are no free seats, whatever they are called.
 */
export function withTapped(draft: Draft, person: Person, people: readonly Person[]): Draft {
  const seat = seatOf(draft, person);
  if (seat !== null) return withoutPerson(draft, seat);
  if (!canSeat(draft, people)) return draft;
  const free = draft.seats.findIndex((player) => waits(player, people));
  const at = free < 0 ? draft.seats.length : free;
  const guest = inOwnLook(
    { name: person.name, colour: person.colour, shape: person.shape, bot: null },
    draft.seats.filter((player) => !waits(player, people)),
  );
  const seats = [...draft.seats.slice(0, at), guest, ...draft.seats.slice(at + 1)];
  return within({
    ...draft,
    seats: seats.reduce(
      (settled, player, of) => (of !== at && waits(player, people) ? givenWay(settled, of) : settled),
      seats,
    ),
    away: draft.away.filter((player) => !isSameName(player.name, person.name)),
  });
}

/** Whether there is a seat for one person more. */
export function canSeat(draft: Draft, people: readonly Person[]): boolean {
  return hasRoom(draft) || draft.seats.some((player) => waits(player, people));
}

/** Two players change their seats; who begins stays the same person. */
export function moved(draft: Draft, seat: Seat, by: -1 | 1): Draft {
  const to = seat + by;
  const one = draft.seats[seat];
  const other = draft.seats[to];
  if (one === undefined || other === undefined) return draft;
  const swapped = (at: Seat) => (at === seat ? to : at === to ? seat : at);
  return {
    ...draft,
    seats: draft.seats.map((player, at) => (at === seat ? other : at === to ? one : player)),
    first: swapped(draft.first),
  };
}

/** Free seats that are called by their colours, and computer players with their usual names, are called so in the language of the moment, whichever it was before. */
export function respoken(draft: Draft, people: readonly Person[]): Draft {
  const taken = draft.seats.filter((player) => !waits(player, people));
  const called = (player: Player): Player => {
    if (player.name.trim() === '' || !waits(player, people)) return player;
    const name = COLOUR_WORDS[player.colour];
    return { ...player, name: taken.some((other) => isSameName(other.name, name)) ? '' : name };
  };
  const seats = draft.seats
    .map(called)
    .reduce<readonly Player[]>((settled, player) => [...settled, spokenBot(player, settled)], []);
  return { ...draft, seats, away: draft.away.map(called) };
}

function waits(player: Player, people: readonly Person[]): boolean {
  return isFree(player) && !people.some((person) => isSameName(person.name, player.name));
}

/** Somebody gets up. The seat goes as well, unless hardly anybody would be left: then it waits for somebody else. */
function withoutPerson(draft: Draft, seat: Seat): Draft {
  if (draft.seats.length > USUAL_NUMBER) return withoutSeat(draft, seat);
  const free = freeSeat(draft.seats.filter((_, at) => at !== seat));
  return { ...draft, seats: draft.seats.map((player, at) => (at === seat ? free : player)) };
}

function givenWay(seats: Player[], seat: Seat): Player[] {
  const others = seats.filter((_, at) => at !== seat);
  const isAlike = others.some(
    (other) => other.colour === seats[seat]?.colour || other.shape === seats[seat]?.shape,
  );
  return isAlike ? seats.map((player, at) => (at === seat ? freeSeat(others) : player)) : seats;
}
