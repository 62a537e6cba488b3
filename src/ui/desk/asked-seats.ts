/** Whom the desk asks where several seats owe something at once, such as a bet or a mark. */

import type { Player } from '../../contract/from-host.ts';
import type { Seat } from '../../rules/seat.ts';

export interface AskedSeats {
  /** Those that can be picked: people, or the computer players once nobody else is left, to be played for by hand. */
  readonly seats: readonly Seat[];
  /** Whether they are computer players, which nobody is asked for unless picked. */
  readonly areBots: boolean;
}

/** Sorts the seats that still owe something; their order stays. */
export function askedSeats(owing: readonly Seat[], players: readonly Player[]): AskedSeats {
  const people = owing.filter((seat) => players[seat]?.bot === null);
  return people.length > 0 ? { seats: people, areBots: false } : { seats: owing, areBots: owing.length > 0 };
}
