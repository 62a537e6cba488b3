/** Whether what arrives is text at this speed at all. It knows no lines beyond their length; it is told what was read. */
import type { Clock } from '../outside.ts';

/** Noise without one valid line for this long means the wrong speed, in milliseconds. */
export const NOISE_TIME = 3000;

/** So many bytes of noise are needed for that verdict; an overlong line does as well. */
export const NOISE_BYTES = 32;

/** Random bytes make short "lines" now and then; text of this length they practically never make. */
export const TELLING_LENGTH = 8;

export interface SpeedWatch {
  /** A line was read that random bytes do not make: the speed is right. */
  proven(): void;
  /** A line ran on without an end. */
  overlong(): void;
  /** Bytes arrived; `noise` is the count so far of those that no line may hold. */
  arrived(noise: number): void;
  /** As things look now the speed is wrong, even if it is too early to say so. */
  suspect(): boolean;
  end(): void;
}

/** Starts to watch; `wrong` is called once, and `checked` when the time for the verdict is over without it. */
export function watchSpeed(clock: Clock, on: { wrong(): void; checked(): void }): SpeedWatch {
  let isProven = false;
  let ranOver = false;
  let noise = 0;
  let state: 'none' | 'watched' | 'old' | 'over' = 'none';
  let cancel: () => void = () => undefined;

  const suspect = () => !isProven && (ranOver || noise >= NOISE_BYTES);

  function judge() {
    if (state !== 'old' || !suspect()) return;
    state = 'over';
    on.wrong();
  }

  return {
    proven: () => void (isProven = true),
    overlong: () => void (ranOver = true),
    arrived(count) {
      noise = count;
      if (state === 'none' && (noise > 0 || ranOver)) {
        state = 'watched';
        cancel = clock.after(NOISE_TIME, () => {
          state = 'old';
          judge();
          if (state === 'old') on.checked();
        });
      }
      judge();
    },
    suspect,
    end() {
      state = 'over';
      cancel();
    },
  };
}
