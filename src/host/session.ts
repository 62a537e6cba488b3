/**
 * The time that is played at this table since the program started, and its pauses. Games and breaks between them are told apart;
 * it counts nothing that the journal must know.
 */

import type { SessionTold } from '../contract/from-host.ts';
import type { Clock } from './outside.ts';

/** A pause that is longer, in milliseconds, lets the screens sleep. */
export const LONG_PAUSE = 15 * 60_000;

export interface Session {
  told(): SessionTold | null;
  /** Begins or ends a pause; without a game there is nothing to pause. */
  pause(on: boolean): void;
  /** To be called after every change of the table: an order ends a pause, and a game that ends stops the count. */
  changed(running: boolean): void;
  close(): void;
}

export interface SessionParts {
  readonly clock: Clock;
  /** The clocks of the game stand still, or go on where they stood. */
  readonly hold: (held: boolean) => void;
  /** The screens are to be told anew. */
  readonly tell: () => void;
}

/** A session in which nothing was played yet. Times are in milliseconds of `clock`; a break between two games is not counted. */
export function createSession({ clock, hold, tell }: SessionParts): Session {
  let played = 0; // milliseconds, up to `since`
  let since: number | null = null; // the count runs from here on; null while it stands
  let begun = false;
  let paused = false;
  let idle = false;
  let cancel = () => {};

  const count = (run: boolean) => {
    if (since !== null) played += clock.now() - since;
    since = run ? clock.now() : null;
  };
  const end = (running: boolean) => {
    cancel();
    paused = false;
    idle = false;
    hold(false);
    count(running);
  };

  return {
    told: () =>
      begun
        ? { played: played + (since === null ? 0 : clock.now() - since), runs: since !== null, paused, idle }
        : null,
    pause(on) {
      if (on === paused || (on && since === null)) return;
      if (on) {
        paused = true;
        count(false);
        hold(true);
        cancel = clock.after(LONG_PAUSE, () => {
          idle = true;
          tell();
        });
      } else end(true);
      tell();
    },
    changed(running) {
      begun ||= running;
      if (paused) end(running);
      else count(running);
    },
    close: () => cancel(),
  };
}
