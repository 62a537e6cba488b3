/**
 * What the host told last, whole, and the answers to what was asked. Nothing here is ever edited: the next telling
 * replaces it. It asks only when a person's gesture calls it.
 */

import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Advice, LookBack } from '../../contract/advice.ts';
import type { About, Receipt, Told } from '../../contract/from-host.ts';
import type { Ask } from '../../contract/order.ts';
import type { SomePreferences } from '../../contract/preferences.ts';
import type { PersonAsk, PresetAsk, ReaderAsk, ShowAsk, ToHost } from '../../contract/to-host.ts';
import { connectionWords } from '../../words/notices.ts';
import { SCREEN_WORDS } from '../../words/screen.ts';
import type { Connection, Link } from '../link/link.ts';

/** What the page knows of the table, and the ways to ask for something; each answers with the host's receipt. */
export const useTable = defineStore('table', () => {
  const told = shallowRef<Told | null>(null);
  const newestAdvice = shallowRef<Advice | null>(null);
  const lookedBack = shallowRef<LookBack | null>(null);
  const gameSince = ref(0); // the first order of this game, or before it, that a screen saw
  const connection = ref<Connection>('connecting');
  let link: Link | null = null;

  /** Asked and not answered yet. */
  const waiting = new Map<
    string,
    { readonly message: ToHost; readonly answer: (receipt: Receipt) => void }
  >();

  /** Takes a link and listens to it; the answer ends both. */
  function connect(to: Link): () => void {
    link = to;
    const stop = to.listen({
      told: (next) => {
        if (isOtherGame(told.value, next)) gameSince.value = next.screen.seq;
        told.value = next;
      },
      receipt(receipt) {
        waiting.get(receipt.id)?.answer(receipt);
        waiting.delete(receipt.id);
      },
      advice(next) {
        newestAdvice.value = next;
      },
      lookBack(next) {
        lookedBack.value = next;
      },
      connection(next) {
        connection.value = next;
        // Whether it arrived before the line broke is not known. Its id makes asking again harmless.
        if (next === 'open') for (const { message } of waiting.values()) to.send(message);
      },
    });
    return () => {
      stop();
      to.close();
    };
  }

  function ask(message: ToHost): Promise<Receipt> {
    return new Promise((resolve) => {
      waiting.set(message.id, { message, answer: resolve });
      if (link?.send(message) === true) return;
      waiting.delete(message.id);
      const says = connectionWords(connection.value) ?? SCREEN_WORDS.unconnected;
      resolve({ is: 'receipt', id: message.id, ok: false, refusal: 'not-connected', says });
    });
  }

  /** Asks something about the game, as of what is shown now or of an order before: `seen` is its number. */
  function order(what: Ask, seen = told.value?.screen.seq ?? 0): Promise<Receipt> {
    return ask({ is: 'order', id: freshId(), seen, ask: what });
  }

  /** Asks something about the dice reader. */
  function askReader(what: ReaderAsk): Promise<Receipt> {
    return ask({ is: 'reader', id: freshId(), ask: what });
  }

  /** Keeps, hands out or deletes a set of rules of the players' own. */
  function askPreset(what: PresetAsk): Promise<Receipt> {
    return ask({ is: 'preset', id: freshId(), ask: what });
  }

  /** Keeps, changes or deletes somebody who plays here. */
  function askPerson(what: PersonAsk): Promise<Receipt> {
    return ask({ is: 'person', id: freshId(), ask: what });
  }

  /** Asks why a ruling is as it is; that changes nothing. */
  function askWhy(about: About): Promise<Receipt> {
    return ask({ is: 'why', id: freshId(), ask: about });
  }

  /** Chooses other preferences than before. */
  function prefer(some: SomePreferences): Promise<Receipt> {
    return ask({ is: 'prefer', id: freshId(), ask: some });
  }

  /** Says what the display shows besides the game. */
  function show(what: ShowAsk): Promise<Receipt> {
    return ask({ is: 'show', id: freshId(), ask: what });
  }

  /** Asks for advice on this game, or for none any more. */
  function advise(on: boolean): Promise<Receipt> {
    return ask({ is: 'advise', id: freshId(), on });
  }

  /** Asks for the look back over this game; it comes by itself once it is worked out. */
  function askLookBack(): Promise<Receipt> {
    return ask({ is: 'look-back', id: freshId() });
  }

  /** Lets the computer players go on. */
  function letBotsGo(): Promise<Receipt> {
    return ask({ is: 'bots-go', id: freshId() });
  }

  /** Says that computer players wait for this desk, or no longer. Lost with the line, it would be wrong later: it is not asked again. */
  function keepBots(on: boolean): void {
    link?.send({ is: 'bots-wait', id: freshId(), on });
  }

  /** What is told only where advice is wanted: nothing is left of it once it is off. */
  const isOn = computed(() => told.value !== null && told.value.preferences.advice !== 'off');
  const advice = computed(() => {
    const { value } = newestAdvice;
    const isWanted = isOn.value && told.value?.advising === true;
    return isWanted && value !== null && value.seq === told.value?.screen.seq ? value : null;
  });
  /** The newest look back over this game; its `seq` says whether the game went on since. */
  const lookBack = computed(() => {
    const { value } = lookedBack;
    return isOn.value && value !== null && value.seq >= gameSince.value ? value : null;
  });

  return {
    told,
    connection,
    screen: computed(() => told.value?.screen ?? null),
    reader: computed(() => told.value?.reader ?? null),
    trouble: computed(() => told.value?.trouble ?? null),
    advice,
    lookBack,
    connect,
    order,
    askReader,
    askPreset,
    askPerson,
    askWhy,
    prefer,
    show,
    advise,
    askLookBack,
    letBotsGo,
    keepBots,
  };
});

/** Whether what was worked out for a game is nothing to the one that is told now: it has other players, or no roll yet. */
function isOtherGame(before: Told | null, { screen: { view } }: Told): boolean {
  const was = before?.screen.view;
  return view.rolls === 0 || was?.game !== view.game || was.seats.join('\n') !== view.seats.join('\n');
}

/** An id that no other order has: 128 random bits. `randomUUID` is missing on pages that come over plain http. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
