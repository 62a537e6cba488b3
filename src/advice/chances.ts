/** The win chance of every seat, as the table shows it: by best play, or as people play. */

import { fastGameOf } from './fast/convert.ts';
import { standChances } from './champion/stand.ts';
import type { Outlook, TurnReader } from './champion/turn.ts';
import { choicesOf } from '../rules/choices.ts';
import { COLUMNS } from '../rules/column.ts';
import type { Game } from '../rules/game.ts';
import { claimsOf, seatsOf } from '../rules/game.ts';
import { allSeats, nextSeat, type Seat } from '../rules/seat.ts';

/**
 * Chances by seat, adding up to 1; null where there is none to tell: alone, and in Express. After the win it is 1 and 0.
 * Within a turn they are those of the position with its runners, and of the roll if one waits for its choice. A lost turn
 * still to be served is not foreseen.
 */
export function winChances(reader: TurnReader, game: Game, outlook: Outlook): readonly number[] | null {
  const seats = seatsOf(game);
  if (game.options.game === 'express' || seats < 2) return null;
  if (typeof game.winner === 'number') return allSeats(seats).map((seat) => (seat === game.winner ? 1 : 0));
  if (COLUMNS.every((column) => game.claimed[column] !== undefined)) return mostColumns(game);
  switch (game.phase) {
    case 'first':
      return averaged(
        (game.rollOff?.contenders ?? allSeats(seats)).map((seat) => atStart(reader, game, seat, outlook)),
      );
    case 'reveal':
    case 'settle':
      return atStart(reader, game, afterTurn(game), outlook);
    case 'roll':
    case 'choose':
    case 'decide':
    case 'bet':
    case 'mark':
    case 'over':
      return inTurn(reader, game, outlook);
  }
}

function inTurn(reader: TurnReader, game: Game, outlook: Outlook): readonly number[] {
  const turn = reader.turnOf(game, outlook);
  const choices = choicesOf(game);
  const own =
    choices.length > 0 ? Math.max(...choices.map((choice) => turn.after(game, choice))) : turn.here(game);
  // What the others have between them is shared as it would be if the turn were lost.
  const others = standChances(turn.net, fastGameOf(game), game.seat);
  const left = others.reduce((sum, chance, seat) => (seat === game.seat ? sum : sum + chance), 0);
  return others.map((chance, seat) => (seat === game.seat ? own : (chance / left) * (1 - own)));
}

function atStart(reader: TurnReader, game: Game, seat: Seat, outlook: Outlook): readonly number[] {
  return inTurn(
    reader,
    { ...game, phase: 'roll', seat, dice: null, kept: null, runners: {}, climbed: {} },
    outlook,
  );
}

/** Who is on turn once the payoffs are made. */
function afterTurn(game: Game): Seat {
  let seat = nextSeat(game.seat, seatsOf(game));
  for (let passed = 1; game.skips[seat] === true && passed < seatsOf(game); passed += 1) {
    seat = nextSeat(seat, seatsOf(game));
  }
  return seat;
}

function averaged(all: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = all;
  return first.map((_, seat) => all.reduce((sum, chances) => sum + (chances[seat] ?? 0), 0) / all.length);
}

/** A board without an open column and without a winner: most columns win, equal ones share (rules 5). */
function mostColumns(game: Game): readonly number[] {
  const claims = allSeats(seatsOf(game)).map((seat) => claimsOf(game, seat));
  const most = Math.max(...claims);
  const leaders = claims.filter((count) => count === most).length;
  return claims.map((count) => (count === most ? 1 / leaders : 0));
}
