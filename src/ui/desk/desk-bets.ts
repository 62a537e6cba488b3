/**
 * Entering bets: one bettor at a time behind a cover, or in the open from the discs on the table. What a bettor is about
 * to bet is known here only until it is locked, covered again or the call for bets is over.
 */

import { shallowReactive } from 'vue';
import type { Screen } from '../../contract/from-host.ts';
import { MOST_DISCS } from '../../rules/betting.ts';
import type { Bet } from '../../rules/game.ts';
import type { Seat } from '../../rules/seat.ts';
import { missingWords, noDiscsWords } from '../../words/bets.ts';
import type { AskedSeats } from './asked-seats.ts';
import { askedSeats } from './asked-seats.ts';
import type { Behind, Gestures } from './gesture.ts';

/** A bet that is being entered. */
export interface OpenBet {
  readonly seat: Seat;
  readonly side: Bet['side'] | null;
  readonly discs: number | null;
}

export interface BetsDoing {
  picked: Seat | null; // whose bet is next, where another than the first person was picked
  open: OpenBet | null; // null: covered
}

export type Bets = ReturnType<typeof createBets>;

/** Tells the call for bets of one throw from that of another. */
function callOf(screen: Screen | null): string | null {
  if (screen === null || (screen.view.phase !== 'bet' && screen.view.phase !== 'reveal')) return null;
  const { phase, seat, rolls, throws } = screen.view;
  return [phase, seat, rolls, throws].join();
}

/** The bettors that have not bet yet, from the left of the player. */
export function waitingToBet({ bettors, view }: Pick<Screen, 'bettors' | 'view'>): readonly Seat[] {
  if (view.phase !== 'bet' && view.phase !== 'reveal') return [];
  return bettors.filter((seat) => view.bets[seat] === null);
}

/** The entering of bets, of people first: whose is next, the side and one to five discs; what is not whole is not sent (rules 4). */
export function createBets({ screen, send, say, tap }: Behind) {
  const doing = shallowReactive<BetsDoing>({ picked: null, open: null });

  let call: string | null = null; // that what is half done belongs to

  const asked = (): AskedSeats => {
    const shown = screen();
    return shown === null ? { seats: [], areBots: false } : askedSeats(waitingToBet(shown), shown.players);
  };
  const waiting = () => asked().seats;
  /** At the table the discs lie open, so nothing is covered. */
  const isSecret = () => screen()?.view.phase === 'bet';

  /** Whose bet is asked for now; nobody's while only computer players are waited for and none was picked. */
  function next(): Seat | null {
    const { seats, areBots } = asked();
    const { open, picked } = doing;
    const chosen = seats.find((seat) => seat === open?.seat) ?? seats.find((seat) => seat === picked);
    return chosen ?? (areBots ? null : seats[0]) ?? null;
  }

  function bet(): OpenBet | null {
    const seat = next();
    if (seat === null) return null;
    if (doing.open?.seat === seat) return doing.open;
    return isSecret() ? null : { seat, side: null, discs: null };
  }

  function change(part: Partial<Pick<OpenBet, 'side' | 'discs'>>) {
    const now = bet();
    if (now === null) return;
    say(null);
    doing.open = { ...now, ...part };
  }

  function uncover() {
    const seat = next();
    if (seat === null) return;
    tap('bet', () => {
      say(null);
      doing.open = { seat, side: null, discs: null };
    });
  }

  function lock() {
    const now = bet();
    if (now === null) return;
    const { seat, side, discs } = now;
    if (side === null || discs === null) return say(missingWords(side, discs));
    tap('bet', () => {
      // Covered before anything else: whatever becomes of the order, nobody reads it here.
      // A bet that is refused is still asked of the same bettor.
      cover();
      doing.picked = seat;
      void send({ do: 'bet', seat, side, discs });
    });
  }

  function cover() {
    doing.open = null;
    doing.picked = null;
  }

  /** A bet of another seat takes nobody's pad away; one's own does, and so does a call that is over. */
  function wentOn() {
    const now = callOf(screen());
    const isSame = now !== null && now === call;
    call = now;
    const seats = waiting();
    if (!isSame || !seats.some((seat) => seat === doing.open?.seat)) doing.open = null;
    if (!isSame || !seats.some((seat) => seat === doing.picked)) doing.picked = null;
  }

  /** Another bettor goes first, as long as no bet lies open. */
  function pick(by: number) {
    const seats = waiting();
    if (seats.length === 0 || (doing.open !== null && isSecret())) return;
    const at = seats.indexOf(next() ?? -1);
    doing.open = null;
    doing.picked =
      (at < 0 ? seats.at(by < 0 ? -1 : 0) : seats[(at + by + seats.length) % seats.length]) ?? null;
  }

  const gestures: Gestures = {
    use: () => (waiting().length > 0 ? 'bet' : null),
    digit(text) {
      if (bet() === null) return;
      const discs = Number(text);
      if (discs < 1 || discs > MOST_DISCS) say(noDiscsWords(text));
      else change({ discs });
    },
    enter: () => (bet() === null ? uncover() : lock()),
    leave() {
      if (doing.open === null) return false;
      const { seat } = doing.open;
      say(null);
      cover();
      doing.picked = seat;
      return true;
    },
    move: pick,
    turn: pick,
    wentOn,
  };

  return {
    ...gestures,
    doing,
    next,
    /** Who can be picked to bet. */
    waiting,
    bet,
    /** Whether a secret lies open on the desk. */
    isOpen: () => isSecret() && bet() !== null,
    pickSeat(seat: Seat) {
      if (doing.open !== null && isSecret()) return;
      doing.open = null;
      doing.picked = seat;
    },
    uncover,
    lock,
    cover: () => void gestures.leave(),
    side: (side: Bet['side']) => change({ side }),
    discs: (discs: number) => change({ discs }),
  };
}
