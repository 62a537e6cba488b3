/** A game after an event. Total: it never refuses, because the judge already did. */

import { advanced } from './choices.ts';
import type { ByColumn, Column, Step } from './column.ts';
import { columnsOf, withoutColumn } from './column.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import { freshGame } from './game.ts';
import type { Seat } from './seat.ts';

/** What a `begun` event makes of nothing. */
export function begun(event: Extract<Event, { is: 'begun' }>): Game {
  return freshGame(event.seats, event.first, event.rules);
}

/** Folds one event into a game. */
export function evolve(game: Game, event: Event): Game {
  switch (event.is) {
    case 'begun':
      return begun(event);
    case 'rolled':
      return { ...game, phase: 'choose', dice: event.dice, throws: game.throws + 1, rolls: game.rolls + 1 };
    case 'chosen':
      return { ...game, phase: 'decide', dice: null, ...advanced(game, event.advances) };
    case 'busted':
      return { ...game, dice: null, runners: {}, climbed: {}, turns: oneMore(game.turns, event.seat) };
    case 'stopped':
      return {
        ...game,
        markers: game.markers.map((own, seat) => (seat === event.seat ? moved(own, event.kept) : own)),
        runners: {},
        climbed: {},
        turns: oneMore(game.turns, event.seat),
      };
    case 'claimed':
      return { ...game, claimed: { ...game.claimed, [event.column]: event.seat } };
    case 'markers-returned':
      return {
        ...game,
        markers: game.markers.map((own, seat) =>
          event.seats.includes(seat) ? withoutColumn(own, event.column) : own,
        ),
      };
    case 'turn-passed':
      return { ...game, phase: 'roll', seat: event.seat, throws: 0, dice: null };
    case 'won':
      return { ...game, phase: 'over', winner: event.seat, dice: null };
    case 'adjusted':
      return {
        ...game,
        phase: columnsOf(event.runners).length > 0 ? 'decide' : 'roll',
        seat: event.seat,
        throws: event.throws,
        dice: null,
        markers: event.markers,
        claimed: event.claimed,
        runners: event.runners,
        climbed: event.climbed,
        winner: null,
      };
  }
}

function moved(own: ByColumn<Step>, kept: ByColumn<Step>): ByColumn<Step> {
  const markers: { [C in Column]?: Step } = { ...own };
  for (const column of columnsOf(kept)) {
    const step = kept[column];
    if (step !== undefined) markers[column] = step;
  }
  return markers;
}

function oneMore(turns: readonly number[], seat: Seat): readonly number[] {
  return turns.map((count, at) => (at === seat ? count + 1 : count));
}
