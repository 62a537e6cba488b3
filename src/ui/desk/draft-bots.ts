/** Computer players in the set-up of a game: which seats they play, and what those are called. */

import type { Player, PlayerName } from '../../contract/from-host.ts';
import { freeName, isSameName } from '../../contract/seating.ts';
import type { Seat } from '../../rules/seat.ts';
import { isUsualName } from '../../words/advice.ts';
import { PLAYER_WORDS } from '../../words/bots.ts';
import { COLOUR_WORDS } from '../../words/set-up.ts';
import type { Draft } from './draft.ts';

/**
 * A seat is played by a computer player, or by a person again. A computer player that takes a seat over is called as it usually is,
 * and a name that somebody gave to one stays; a person then sits on a seat that is called by its colour.
 */
export function playedBy(draft: Draft, seat: Seat, bot: PlayerName | null): Draft {
  const player = draft.seats[seat];
  if (player === undefined || player.bot === bot) return draft;
  const others = draft.seats.filter((_, at) => at !== seat);
  const keeps = player.bot !== null && !hasUsualName(player);
  const next = { ...player, bot, name: keeps ? player.name : nameOf(player, bot, others) };
  return { ...draft, seats: draft.seats.map((one, at) => (at === seat ? next : one)) };
}

/** A computer player under its usual name, in the language of the moment; any other player as it is. */
export function spokenBot(player: Player, others: readonly Player[]): Player {
  return hasUsualName(player) ? { ...player, name: nameOf(player, player.bot, others) } : player;
}

function hasUsualName({ name, bot }: Player): boolean {
  return bot !== null && (name.trim() === '' || isUsualName(name, bot));
}

function nameOf({ colour }: Player, bot: PlayerName | null, others: readonly Player[]): string {
  const taken = others.map(({ name }) => name);
  if (bot !== null) return freeName(PLAYER_WORDS[bot].name, taken);
  const usual = COLOUR_WORDS[colour];
  return taken.some((name) => isSameName(name, usual)) ? '' : usual;
}
