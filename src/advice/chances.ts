/** The win chance of every seat as the table shows it: as people play, who are taken to play like the Rule of 28. */

import { fastGameOf } from './fast/convert.ts';
import { ruleOf28Mind } from './fast/minds.ts';
import type { Net } from './champion/net.ts';
import { standChances } from './champion/stand.ts';
import type { Nets } from './champion/weights.ts';
import { rankChoices } from './players/counting.ts';
import { chancesWithin } from './turn-chance.ts';
import { advanced, advancesOf } from '../rules/choices.ts';
import { COLUMNS, columnsOf } from '../rules/column.ts';
import type { Game } from '../rules/game.ts';
import { claimsOf, seatsOf } from '../rules/game.ts';
import { allSeats, type Seat } from '../rules/seat.ts';
import { nextOnTurn } from '../rules/turn-end.ts';

/** How people are taken to play. It remembers nothing between its turns. */
const USUAL = ruleOf28Mind();

/**
 * Chances by seat, adding up to 1; null where there is none to tell: alone, and in Express. After the win it is 1 and 0.
 * Within a turn they are those of the position with its runners, and of the roll if one waits for its choice. A lost turn
 * still to be served is not foreseen.
 */
export function winChances(nets: Nets, game: Game): readonly number[] | null {
  const seats = seatsOf(game);
  if (game.options.game === 'express' || seats < 2) return null;
  if (typeof game.winner === 'number') return allSeats(seats).map((seat) => (seat === game.winner ? 1 : 0));
  if (COLUMNS.every((column) => game.claimed[column] !== undefined)) return mostColumns(game);
  const net = nets('people', game.options.win_columns);
  switch (game.phase) {
    case 'first': {
      const contenders = game.rollOff?.contenders ?? allSeats(seats);
      return averaged(contenders.map((seat) => asPeoplePlay(net, atStart(game, seat))));
    }
    case 'reveal':
    case 'settle':
      return asPeoplePlay(net, atStart(game, nextOnTurn(game)));
    case 'roll':
    case 'choose':
    case 'decide':
    case 'bet':
    case 'mark':
    case 'over':
      return asPeoplePlay(net, game);
  }
}

/**
 * Before the first roll the network's own word, which was learned from such games. Within a turn the turn is played on by
 * the Rule of 28: its best play would promise the seat more than people make of it.
 */
function asPeoplePlay(net: Net, game: Game): readonly number[] {
  const [best] = rankChoices('rule-of-28', game);
  const chosen = best === undefined ? game : { ...game, ...advanced(game, advancesOf(game, best.choice)) };
  return columnsOf(chosen.runners).length === 0
    ? standChances(net, fastGameOf(chosen), game.seat)
    : chancesWithin(net, chosen, USUAL);
}

/** The board with a seat about to begin its turn. */
function atStart(game: Game, seat: Seat): Game {
  return { ...game, phase: 'roll', seat, dice: null, kept: null, runners: {}, climbed: {}, placed: {} };
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
