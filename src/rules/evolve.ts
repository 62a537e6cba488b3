/** A game after an event. Total: it never refuses, because the judge already did. */

import { advanced, NOT_RUNNING } from './choices.ts';
import type { ByColumn, Column, Step } from './column.ts';
import { columnsOf, withoutColumn } from './column.ts';
import type { Event } from './event.ts';
import { EMPTY_SHEET, markSheet } from './express/sheet.ts';
import type { Betting, Game } from './game.ts';
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
    case 'first-rolled':
    case 'first-tied':
    case 'first-settled':
      return evolveStart(game, event);
    case 'rolled': {
      const phase = game.options.game === 'express' ? 'mark' : 'choose';
      return {
        ...game,
        phase,
        dice: event.dice,
        kept: null,
        throws: phase === 'choose' ? game.throws + 1 : 0,
        rolls: game.rolls + 1,
      };
    }
    case 'voided':
      // Neither a throw nor a bust; the number of the roll is used up all the same, so that each number names one roll.
      return {
        ...game,
        phase: columnsOf(game.runners).length > 0 ? 'decide' : 'roll',
        dice: null,
        kept: event.kept,
        throws: Math.max(0, game.throws - 1),
      };
    case 'chosen':
      return { ...game, phase: 'decide', dice: null, ...advanced(game, event.advances) };
    case 'busted':
      return { ...game, dice: null, ...NOT_RUNNING, turns: oneMore(game.turns, event.seat) };
    case 'stopped':
      return {
        ...withMarkers(game, event.seat, (own) => ({ ...own, ...event.kept })),
        kept: null,
        ...NOT_RUNNING,
        turns: oneMore(game.turns, event.seat),
      };
    case 'claimed':
      return { ...game, claimed: { ...game.claimed, [event.column]: event.seat } };
    case 'markers-returned':
      return event.seats.reduce(
        (at, seat) => withMarkers(at, seat, (own) => withoutColumn(own, event.column)),
        game,
      );
    case 'bets-called':
    case 'bet-placed':
    case 'bets-awaited':
    case 'bets-revealed':
    case 'settled':
    case 'turn-lost':
      return evolveBets(game, event);
    case 'turn-passed':
      return {
        ...game,
        phase: 'roll',
        seat: event.seat,
        throws: 0,
        dice: null,
        betting: null,
        skips: game.skips.map((skip, seat) => skip && !event.skipped.includes(seat)),
      };
    case 'won':
      return { ...game, phase: 'over', winner: event.seat, dice: null, betting: null };
    case 'marked':
      return {
        ...game,
        sheets: game.sheets.map((sheet, seat) =>
          seat === event.seat ? markSheet(sheet ?? EMPTY_SHEET, event.fifth, event.rows) : sheet,
        ),
        marked: game.marked.map((done, seat) => done || seat === event.seat),
        turns: oneMore(game.turns, event.seat),
      };
    case 'throw-closed':
      return { ...game, phase: 'roll', dice: null, marked: game.marked.map(() => false) };
    case 'free-ride':
    case 'player-out':
    case 'timed-out':
      return game;
    case 'adjusted':
      return {
        ...game,
        phase: columnsOf(event.runners).length > 0 ? 'decide' : 'roll',
        seat: event.seat,
        throws: event.throws,
        dice: null,
        kept: null,
        markers: event.markers,
        claimed: event.claimed,
        runners: event.runners,
        climbed: event.climbed,
        // How it was placed is not known of a board that was set: one step, as most are.
        placed: Object.fromEntries(columnsOf(event.runners).map((column) => [column, 1])),
        skips: event.skips,
        rollOff: null,
        betting: null,
        winner: null,
      };
  }
}

type StartEvent = Extract<Event, { is: 'first-rolled' | 'first-tied' | 'first-settled' }>;

function evolveStart(game: Game, event: StartEvent): Game {
  const { rollOff } = game;
  if (event.is === 'first-settled' || rollOff === null) {
    return {
      ...game,
      phase: 'roll',
      seat: event.is === 'first-tied' ? game.seat : event.seat,
      rollOff: null,
    };
  }
  const contenders = event.is === 'first-tied' ? event.seats : rollOff.contenders;
  const throws =
    event.is === 'first-tied'
      ? rollOff.throws.map(() => null)
      : rollOff.throws.map((thrown, seat) => (seat === event.seat ? event.dice : thrown));
  const next = contenders.find((seat) => throws[seat] === null);
  return { ...game, seat: next ?? game.seat, rollOff: { contenders, throws } };
}

type BetEvent = Extract<
  Event,
  { is: 'bets-called' | 'bet-placed' | 'bets-awaited' | 'bets-revealed' | 'settled' | 'turn-lost' }
>;

function evolveBets(game: Game, event: BetEvent): Game {
  if (event.is === 'bets-called') {
    const betting: Betting = {
      bettors: event.seats,
      bets: game.markers.map(() => null),
      made: null,
      pending: [],
    };
    // Real discs lie on the table: the turn goes on at once.
    return { ...game, phase: event.entry === 'desk' ? 'bet' : 'decide', betting };
  }
  const { betting } = game;
  if (betting === null) return game;
  switch (event.is) {
    case 'bet-placed': {
      const { side, discs } = event;
      const bets = betting.bets.map((bet, seat) => (seat === event.seat ? { side, discs } : bet));
      const complete = betting.bettors.every((seat) => bets[seat] !== null);
      return {
        ...game,
        phase: game.phase === 'bet' && complete ? 'decide' : game.phase,
        betting: { ...betting, bets },
      };
    }
    case 'bets-awaited':
      return { ...game, phase: 'reveal', betting: { ...betting, made: event.made } };
    case 'bets-revealed':
      return {
        ...game,
        phase: 'settle',
        betting: { ...betting, made: event.made, pending: betting.bettors },
      };
    case 'settled': {
      const sign = event.forward ? 1 : -1;
      return {
        ...withMarkers(game, event.seat, (own) => moved(own, event.spaces, sign)),
        betting: { ...betting, pending: betting.pending.filter((seat) => seat !== event.seat) },
      };
    }
    case 'turn-lost':
      return { ...game, skips: game.skips.map((skip, seat) => skip || seat === event.seat) };
  }
}

function withMarkers(game: Game, seat: Seat, change: (own: ByColumn<Step>) => ByColumn<Step>): Game {
  return { ...game, markers: game.markers.map((own, at) => (at === seat ? change(own) : own)) };
}

/** Markers after a payoff; one that moves off step 1 leaves the board. */
function moved(own: ByColumn<Step>, spaces: ByColumn<number>, sign: 1 | -1): ByColumn<Step> {
  const markers: { [C in Column]?: Step } = { ...own };
  for (const column of columnsOf(spaces)) {
    const step = (markers[column] ?? 0) + sign * (spaces[column] ?? 0);
    if (step > 0) markers[column] = step;
    else delete markers[column];
  }
  return markers;
}

function oneMore(turns: readonly number[], seat: Seat): readonly number[] {
  return turns.map((count, at) => (at === seat ? count + 1 : count));
}
