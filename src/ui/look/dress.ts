/** What belongs to the page as a whole: its language, its light, and how they follow what people choose. */

import type { Ref } from 'vue';
import { computed, ref, watchEffect } from 'vue';
import type { Told } from '../../contract/from-host.ts';
import { languageOf, speakAs } from '../../words/language.ts';
import { themeOf } from './theme.ts';

/** Dresses the page for what is told, now and after every change. Until something is told the browser's own wishes hold. */
export function dressPage(told: Readonly<Ref<Told | null>>): void {
  const language = computed(() => told.value?.language ?? languageOf(navigator.languages));
  speakAs(() => language.value);

  const light = matching('(prefers-color-scheme: light)');
  const contrast = matching('(prefers-contrast: more)');
  const choice = computed(() => told.value?.preferences.theme ?? 'auto');
  const root = document.documentElement;
  watchEffect(
    () => {
      const theme = themeOf(choice.value, { light: light.value, contrast: contrast.value });
      root.lang = language.value;
      root.toggleAttribute('data-light', theme.light);
      root.toggleAttribute('data-contrast', theme.contrast);
    },
    { flush: 'sync' },
  );
}

/** Whether the system asks for something, as long as the page lives. */
function matching(query: string): Readonly<Ref<boolean>> {
  const list = window.matchMedia(query);
  const matches = ref(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}
