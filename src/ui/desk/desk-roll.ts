/** Entering a roll at the desk: dice as they are typed or tapped, and the order once all of them are in. */

import type { Receipt } from '../../contract/from-host.ts';
import type { Ask } from '../../contract/order.ts';
import type { Seat } from '../../rules/seat.ts';
import type { Entry } from './entry.ts';
import { countIn, emptied, takenBack, tapped, typed, wholeRoll } from './entry.ts';

/** What the entry of a roll needs of the desk. */
export interface BehindRoll {
  readonly doing: { entry: Entry; correction: object | null; draft: object | null; says: string | null };
  /** Whether the game asks for dice. */
  asksForRoll(): boolean;
  /** Whose two dice are awaited in the roll-off; null when nobody throws for the start. */
  thrower(): Seat | null;
  /** Whether a computer player is about to say what it does, and may not want to roll with these dice. */
  isBotUndecided(): boolean;
  send(ask: Ask): Promise<Receipt>;
}

/**
 * The entry of a roll: a whole one is sent at once, unless a computer player is still to say what it does; then it waits for Enter. What
 * is refused says why at the dice, which stay.
 */
export function createRolling({ doing, asksForRoll, thrower, isBotUndecided, send }: BehindRoll) {
  function enter(entry: Entry) {
    doing.entry = entry;
    doing.says = null;
    if (entry.refusal !== null || wholeRoll(entry) === null) return;
    if (isBotUndecided()) doing.entry = { ...entry, refusal: { why: 'bot-undecided' } };
    else sendRoll();
  }

  function sendRoll() {
    const dice = wholeRoll(doing.entry);
    const seat = thrower();
    if (dice === null) return;
    void send(seat === null ? { do: 'roll', dice } : { do: 'first', seat, dice });
  }

  function typeDie(digit: string) {
    enter(typed(doing.entry, digit));
  }

  function tapDie(die: number, face: number) {
    if (asksForRoll()) enter(tapped(doing.entry, die, face));
  }

  /** Enters the dice that the reader knew of a throw; the rest is for fingers. */
  function fillIn(faces: readonly number[]) {
    if (asksForRoll()) enter(faces.reduce((entry, face) => typed(entry, String(face)), emptied(doing.entry)));
  }

  function backspace() {
    if (doing.correction !== null || doing.draft !== null) return;
    doing.says = null;
    doing.entry = takenBack(doing.entry);
  }

  /** Enter: sends the dice, or says how many are missing; where stopping is open too, nothing is missing before the first. */
  function enterRoll(mayStop: boolean) {
    if (wholeRoll(doing.entry) !== null) return sendRoll();
    const in_ = countIn(doing.entry);
    if (in_ === 0 && mayStop) return;
    const dice = doing.entry.dice.length - doing.entry.stay;
    doing.entry = { ...doing.entry, refusal: { why: 'too-few', typed: in_, dice } };
  }

  return { typeDie, tapDie, fillIn, backspace, enterRoll };
}
