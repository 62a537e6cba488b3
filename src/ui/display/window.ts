/** Whether the display still has to be brought to its screen: a desktop window that does not fill the screen it is on. */

import type { Ref } from 'vue';
import { onMounted, onUnmounted, ref } from 'vue';

/** A window's inside and the screen that it is on. The outer size will not do: it is told some time after the window was resized. */
export interface Place {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly screen: { readonly width: number; readonly height: number };
}

/** Rounding of a scaled desktop. */
const HAIR = 1;

/** Whether a window fills its screen, edge to edge; one that is only maximised leaves its frame and the bars of the desktop. */
export function fillsScreen({ innerWidth, innerHeight, screen }: Place): boolean {
  return innerWidth >= screen.width - HAIR && innerHeight >= screen.height - HAIR;
}

/** True while this page is a desktop window to be dragged yet. A page in a browser never is: what is done with it is the browser's business. */
export function useToBeDragged(): Ref<boolean> {
  const toBeDragged = ref(false);
  const look = () => {
    toBeDragged.value = window.tableside !== undefined && !fillsScreen(window);
  };
  onMounted(() => {
    look();
    window.addEventListener('resize', look);
  });
  onUnmounted(() => window.removeEventListener('resize', look));
  return toBeDragged;
}
