/** The referee's mind: a game and a command give what happens, or one refusal. Decides; changes nothing. */

import type { Choice } from './choices.ts';
import { advancesOf, choicesFor, choicesOf, sameChoice } from './choices.ts';
import type { Column } from './column.ts';
import { columnsOf } from './column.ts';
import type { Command } from './command.ts';
import { areDice, DICE_IN_A_ROLL } from './dice.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { Game } from './game.ts';
import { claimsOf, seatsOf } from './game.ts';
import { MOST_SEATS, settleOptions } from './options.ts';
import type { Position } from './position.ts';
import { checkPosition } from './position.ts';
import type { Refusal } from './refusal.ts';
import { isTopped } from './runners.ts';
import type { Seat } from './seat.ts';
import { allSeats, nextSeat } from './seat.ts';

export type Ruling =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Judges a command. `game` is null before the first `begin`; everything but `begin` is then refused. */
export function judge(game: Game | null, command: Command): Ruling {
  if (command.do === 'begin') return begin(command);
  if (game === null) return refused({ code: 'no-game' });
  switch (command.do) {
    case 'roll':
      return roll(game, command.dice);
    case 'choose':
      return choose(game, command.columns);
    case 'stop':
      return stop(game);
    case 'set':
      return set(game, command.position);
  }
}

function begin(command: Extract<Command, { do: 'begin' }>): Ruling {
  const { seats, first, rules } = command;
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS)
    return refused({ code: 'bad-seats', seats });
  const settled = settleOptions(rules ?? {}, seats);
  if (!settled.ok) return settled;
  if (first !== undefined && !allSeats(seats).includes(first)) return refused({ code: 'bad-first', seats });
  const starter = first ?? (seats === 1 ? 0 : undefined);
  if (starter === undefined) {
    return refused(
      settled.options.first_player === 'two_dice'
        ? { code: 'not-yet', what: 'two_dice' }
        : { code: 'needs-first' },
    );
  }
  return happened({ is: 'begun', seats, first: starter, rules: settled.options });
}

function roll(game: Game, dice: readonly number[]): Ruling {
  if (game.phase === 'over') return refused({ code: 'game-over' });
  if (game.phase === 'choose') return refused({ code: 'choice-open' });
  if (!areDice(dice)) return refused({ code: 'bad-dice', count: DICE_IN_A_ROLL });
  const rolled: Event = { is: 'rolled', seat: game.seat, dice: [...dice], roll: game.rolls + 1 };
  if (choicesFor(game, dice).length > 0) return happened(rolled);
  // No total can be played: the turn is lost at once and without choice (rules 1.3, step 6).
  return happened(rolled, { is: 'busted', seat: game.seat, lost: game.climbed }, passOn(game));
}

function choose(game: Game, columns: readonly number[]): Ruling {
  if (game.phase === 'over') return refused({ code: 'game-over' });
  if (game.phase === 'decide') return refused({ code: 'choice-made' });
  if (game.phase === 'roll') return refused({ code: 'no-roll' });
  const choice: Choice | undefined = choicesOf(game).find((offer) => sameChoice(offer, columns));
  if (choice === undefined) return refused({ code: 'not-on-offer', columns });
  return happened({ is: 'chosen', seat: game.seat, columns: choice, advances: advancesOf(game, choice) });
}

function stop(game: Game): Ruling {
  if (game.phase === 'over') return refused({ code: 'game-over' });
  if (game.phase === 'choose') return refused({ code: 'choice-open' });
  if (game.phase === 'roll') return refused({ code: 'nothing-to-stop' });
  const stopped: Event = { is: 'stopped', seat: game.seat, kept: game.runners };
  const topped = columnsOf(game.runners).filter((column) => isTopped(game, column));
  const events = [stopped, ...topped.flatMap((column) => claim(game, column))];
  // The target is checked right after the claims; there is no final round (rules 1.6).
  const won = claimsOf(events.reduce(evolve, game), game.seat) >= game.options.win_columns;
  return happened(...events, won ? { is: 'won', seat: game.seat } : passOn(game));
}

function claim(game: Game, column: Column): readonly Event[] {
  const claimed: Event = { is: 'claimed', seat: game.seat, column };
  const rivals: readonly Seat[] = allSeats(seatsOf(game)).filter(
    (seat) => seat !== game.seat && game.markers[seat]?.[column] !== undefined,
  );
  return rivals.length === 0 ? [claimed] : [claimed, { is: 'markers-returned', column, seats: rivals }];
}

function set(game: Game, position: Position): Ruling {
  const checked = checkPosition(game, position);
  if (!checked.ok) return refused({ code: 'bad-position', why: checked.why });
  return happened({ is: 'adjusted', ...checked.position });
}

function passOn(game: Game): Event {
  return { is: 'turn-passed', seat: nextSeat(game.seat, seatsOf(game)) };
}

function happened(...events: readonly Event[]): Ruling {
  return { ok: true, events };
}

function refused(refusal: Refusal): Ruling {
  return { ok: false, refusal };
}
