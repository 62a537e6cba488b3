/** What a table waits for that a computer player, or the program's dice for it, may answer. */

import type { PlayerName } from '../../advice/players/names.ts';
import { stillToMark } from '../../rules/express/play.ts';
import type { Game } from '../../rules/game.ts';
import type { Seat } from '../../rules/seat.ts';
import type { Order } from '../../table/order.ts';
import type { Player } from '../../table/player.ts';
import type { Moment } from '../../table/table.ts';

/** Something to be done for seats without a person. */
export type Due =
  /** The computer player of this seat decides, in this game. */
  | { readonly is: 'decision'; readonly seat: Seat; readonly player: PlayerName; readonly game: Game }
  /** A throw of the roll-off, or of Express, about which nobody decides anything. */
  | { readonly is: 'throw'; readonly seat: Seat };

/** The next thing that is due, or null where people are asked. `throws` says whether the program throws for computer players. */
export function dueAt(moment: Moment, throws: boolean): Due | null {
  const { game, players } = moment;
  const decision = (seat: Seat | undefined, at: Game = game): Due | null => {
    const player = playerOf(players, seat);
    return seat === undefined || player === null ? null : { is: 'decision', seat, player, game: at };
  };
  const isBot = (seat: Seat) => playerOf(players, seat) !== null;
  switch (game.phase) {
    case 'first':
      return throws && isBot(game.seat) ? { is: 'throw', seat: game.seat } : null;
    case 'roll':
      if (game.options.game === 'classic') return decision(game.seat);
      // One throw for everybody: where people play, they throw it.
      return throws && players.every(({ bot }) => bot !== null) ? { is: 'throw', seat: 0 } : null;
    case 'choose':
    case 'decide':
      return decision(game.seat);
    case 'bet':
      return decision(openBettors(game).find(isBot));
    case 'reveal':
      // Discs that lay on the table were laid before the turn went on: what came after must not count.
      return decision(openBettors(game).find(isBot), calledAt(moment));
    case 'settle':
      return decision(game.betting?.pending[0]);
    case 'mark':
      return decision(stillToMark(game).find(isBot));
    case 'over':
      return null;
  }
}

/** The computer player of a seat; null for a person's. */
export function playerOf(players: readonly Player[], seat: Seat | undefined): PlayerName | null {
  return seat === undefined ? null : (players[seat]?.bot ?? null);
}

/** Whether a computer player may give this order: one that answers its own seat's question, and no other. */
export function mayOrder({ game, players }: Moment, seat: Seat, order: Order): boolean {
  if (playerOf(players, seat) === null) return false;
  switch (order.do) {
    case 'choose':
    case 'stop':
      return game.options.game === 'classic' && game.seat === seat;
    case 'bet':
    case 'settle':
    case 'mark':
      return order.seat === seat;
    default:
      return false;
  }
}

/** Whether the program may throw: the dice are a computer player's, or nobody's where only such play. */
export function mayThrow({ game, players }: Moment, order: Order): boolean {
  if (order.do === 'first') return playerOf(players, order.seat) !== null;
  if (order.do !== 'roll') return false;
  return game.options.game === 'express'
    ? players.every(({ bot }) => bot !== null)
    : playerOf(players, game.seat) !== null;
}

function openBettors({ betting }: Game): readonly Seat[] {
  return betting === null ? [] : betting.bettors.filter((seat) => betting.bets[seat] === null);
}

/** The game when bets were called, as a question for bets. */
function calledAt(moment: Moment): Game {
  for (let at: Moment | null = moment; at !== null; at = at.before) {
    if (at.entry.events.some(({ is }) => is === 'bets-called')) return { ...at.game, phase: 'bet' };
    if (at.entry.command.do === 'begin') break;
  }
  return moment.game;
}
