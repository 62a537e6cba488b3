/** Copying a text, and saying what came of it. */

import { ref } from 'vue';
import { READER_WORDS } from '../../words/reader-panel.ts';

/** Copies a text into the clipboard; `copied` says in a sentence what came of it, also where the page may not copy. */
export function useCopy() {
  const copied = ref<string | null>(null);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = READER_WORDS.copied;
    } catch {
      // Not allowed to this page: the text can still be marked and copied by hand.
      copied.value = READER_WORDS.notCopied;
    }
  }

  return { copied, copy };
}
