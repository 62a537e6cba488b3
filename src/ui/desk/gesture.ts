/** A question of the desk that brings gestures of its own, such as a bet or the split of a payoff. */

import type { Receipt } from '../../contract/from-host.ts';
import type { Screen } from '../../contract/from-host.ts';
import type { Ask } from '../../contract/order.ts';
import type { DigitUse } from './stray.ts';

/** What such a question needs of the desk. */
export interface Behind {
  screen(): Screen | null;
  /** Sends an order; what was said before is gone, and why it was refused is said. */
  send(ask: Ask): Promise<Receipt>;
  /** Says why a gesture was not taken; null takes it back. */
  say(text: string | null): void;
  /** Passes a tap on, unless it is the second half of a double tap. */
  tap(target: string, run: () => void): void;
}

export interface Gestures {
  /** What a digit is for while the question is open, else null. */
  use(): DigitUse | null;
  digit(text: string): void;
  /** Enter; false when it means nothing here. */
  enter(): void;
  /** Esc: true when there was something to leave. */
  leave(): boolean;
  /** The arrows up (-1) and down (1). */
  move(by: number): void;
  /** The arrows left (-1) and right (1). */
  turn(by: number): void;
  /** The game went on. */
  wentOn(): void;
}
