/** The heart of a device: once it was heard it must go on to be heard. It knows no lines; it is told when one was good. */
import { type Clock, HELD_UP } from '../outside.ts';

/** A device whose heart was heard and beats no more is doubted after this long, in milliseconds, and given up later. */
export const STALE_TIME = 5000;
export const DEAD_TIME = 15_000;

/** A doubted device is asked this often, in milliseconds. */
const STALE_ASK = 2000;

export interface Heart {
  /** A good line came; `beat` when it was made for this. */
  heard(beat: boolean): void;
  end(): void;
}

/** Starts to listen; nothing is missed before the first beat. */
export function createHeart(
  clock: Clock,
  on: { stale(is: boolean): void; ask(): void; dead(): void },
): Heart {
  let beats = false;
  let stale = false;
  let cancel: () => void = () => undefined;

  function watch() {
    cancel();
    const due = clock.now() + STALE_TIME;
    cancel = clock.after(STALE_TIME, () => {
      // The program itself was held up: what the device said meanwhile is still to be read.
      if (clock.now() - due > HELD_UP) return watch();
      stale = true;
      on.stale(true);
      askOn(clock.now() + DEAD_TIME);
    });
  }

  function askOn(until: number) {
    cancel = clock.after(STALE_ASK, () => {
      if (clock.now() >= until) return on.dead();
      on.ask();
      askOn(until);
    });
  }

  return {
    heard(beat) {
      if (beat) beats = true;
      if (!beats) return;
      if (stale) {
        stale = false;
        on.stale(false);
      }
      watch();
    },
    end: () => cancel(),
  };
}
