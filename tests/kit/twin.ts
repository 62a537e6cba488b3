/** Random games played by the rules and by their compact twin at the same time. */
import { type FastGame, ALONE, MOST_OFFERS, offersOf } from '../../src/advice/fast/game.ts';
import type { Choice } from '../../src/rules/choices.ts';

/** The number of a roll of the game, by its faces as digits: the first die the highest. */
export function rollNumber(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum * 6 + face - 1, 0);
}

/** The offers of a roll at the compact table as choices of the rules, in their order. */
export function fastChoices(fast: FastGame, dice: readonly number[]): number[][] {
  const offers = new Uint8Array(MOST_OFFERS);
  const count = offersOf(fast, rollNumber(dice), offers);
  return [...offers.subarray(0, count)].map(columnsOfOffer);
}

export function columnsOfOffer(offer: number): number[] {
  return (offer & 15) === ALONE ? [(offer >> 4) + 2] : [(offer >> 4) + 2, (offer & 15) + 2];
}

export function offerOf(choice: Choice | readonly number[]): number {
  const [one = 0, other] = choice;
  return ((one - 2) << 4) | (other === undefined ? ALONE : other - 2);
}

/** All that both tables must agree on. */
export function fastLook(fast: FastGame) {
  const seats = Array.from({ length: fast.seats }, (_, seat) => seat);
  return {
    seat: fast.seat,
    winner: fast.winner,
    turns: [...fast.turns],
    claims: [...fast.claims],
    runners: [...fast.runners],
    owners: [...fast.owners],
    open: fast.open,
    out: fast.out,
    topped: fast.topped,
    free: fast.free,
    markers: seats.map((seat) => [...fast.markers.subarray(seat * 11, seat * 11 + 11)]),
  };
}
