/** Keeps a place from overflowing: what stands in it is set a little smaller, all of it alike, until it fits. */

import type { Directive } from 'vue';

const SMALLEST = 0.5;
const STEP = 0.03;

/**
 * `v-fit` sets `--fit` on its element, 1 where everything fits. Sizes inside must be multiples of it. It looks again
 * whenever the component is drawn anew and whenever the element changes its size.
 */
export const vFit: Directive<HTMLElement> = {
  mounted(element) {
    const observer = new ResizeObserver(() => fit(element));
    observer.observe(element);
    observers.set(element, observer);
    void document.fonts.ready.then(() => fit(element));
  },
  updated: fit,
  unmounted(element) {
    observers.get(element)?.disconnect();
    observers.delete(element);
  },
};

const observers = new WeakMap<HTMLElement, ResizeObserver>();

function fit(element: HTMLElement): void {
  for (let size = 1; size >= SMALLEST; size -= STEP) {
    element.style.setProperty('--fit', size.toFixed(2));
    if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) return;
  }
}
