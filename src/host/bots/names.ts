/** Computer players that nobody gave a name are called by the name of their kind, in the language of the moment. */

import type { Ask } from '../../contract/order.ts';
import type { AskedPlayer } from '../../table/player.ts';
import { freeName, tidyName } from '../../table/player.ts';
import { PLAYER_WORDS } from '../../words/bots.ts';

/** The order with names for the computer players that have none; a second one of a kind gets a number. */
export function withBotNames(ask: Ask): Ask {
  if (ask.do !== 'begin' || !ask.seats.some(isNameless)) return ask;
  const taken = ask.seats.filter((seat) => !isNameless(seat)).map(({ name }) => name);
  const seats = ask.seats.map((seat) => {
    if (!isNameless(seat) || !seat.bot) return seat;
    const name = freeName(PLAYER_WORDS[seat.bot].name, taken);
    taken.push(name);
    return { ...seat, name };
  });
  return { ...ask, seats };
}

function isNameless({ name, bot }: AskedPlayer): boolean {
  return bot !== undefined && bot !== null && tidyName(name) === '';
}
