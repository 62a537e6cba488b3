/** Counts a clock of the game down between two tellings. The host alone says when the time is up. */

import type { ComputedRef } from 'vue';
import { computed, onUnmounted, ref, shallowRef, watch } from 'vue';
import type { ClockTold } from '../../contract/from-host.ts';

/** Within so many seconds the clock is shown large. */
export const LAST_SECONDS = 10;

/** Whole seconds that are left: a second that has begun counts. */
export function secondsLeft(left: number, passed: number): number {
  return Math.max(0, Math.ceil((left - passed) / 1000));
}

/** How often a running clock is looked at, in milliseconds. */
const TICK = 100;

/** The seconds left of the clock that was told, or null while none runs. */
export function useCountdown(clock: () => ClockTold | null): ComputedRef<number | null> {
  const since = shallowRef(performance.now());
  const now = ref(since.value);
  let timer: number | undefined;
  const stop = () => window.clearInterval(timer);

  watch(
    clock,
    (told) => {
      stop();
      since.value = performance.now();
      now.value = since.value;
      if (told !== null) timer = window.setInterval(() => (now.value = performance.now()), TICK);
    },
    { immediate: true, flush: 'sync' },
  );
  onUnmounted(stop);

  return computed(() => {
    const told = clock();
    return told === null ? null : secondsLeft(told.left, now.value - since.value);
  });
}
