/**
 * The caller of this page: it hears what the page is told and makes it sound, where this page is the one that speaks, and hands
 * captions to whoever shows them.
 */

import { defineStore } from 'pinia';
import type { Ref } from 'vue';
import { computed, ref, shallowRef, watch } from 'vue';
import { clipKeys } from '../../contract/call.ts';
import type { CallPart, Told } from '../../contract/from-host.ts';
import type { Language } from '../../contract/preferences.ts';
import { calledWords } from '../../words/caller.ts';
import { spoken } from '../../words/language.ts';
import { nameWords } from '../../words/names.ts';
import { SOUND_WORDS } from '../../words/sound.ts';
import type { Connection } from '../link/link.ts';
import { captionsWanted } from './captions.ts';
import { pageClock } from './clock.ts';
import { cueOf } from './cues.ts';
import type { Saying } from './machine.ts';
import { createCaller } from './machine.ts';
import { createSound } from './sound.ts';
import { browserSpeech, createSpeech } from './speech.ts';
import { createVoice } from './voice.ts';

/** Clips that the sample needs. */
const SAMPLE_KEYS = ['claim', '7', 'next'] as const;

/**
 * The one caller of the page. It says aloud only what was called since the page was told first, and only where this page
 * is the one that speaks.
 */
export const useCaller = defineStore('caller', () => {
  const caption = ref<string | null>(null);
  const voice = ref<string | null>(null); // the one that speaks the language of the moment
  const blocked = ref(false); // until a person does something on the page
  const told = shallowRef<Told | null>(null);
  const captions = computed(
    () => told.value !== null && captionsWanted(told.value, voice.value !== null && !blocked.value),
  );
  let tryOut: (saying: Saying) => void = () => {};

  /** Begins to hear. What was told last is known and not called. */
  function start(source: Readonly<Ref<Told | null>>, connection: Readonly<Ref<Connection>>): void {
    const clock = pageClock;
    const volume = () => {
      const { preferences } = source.value ?? {};
      return preferences === undefined || preferences.muted ? 0 : preferences.volume;
    };
    const sound = createSound(window.tableside !== undefined);
    const speech = createSpeech(browserSpeech(), () => look());
    let lookedFor: Language | null = null;
    const look = () => {
      lookedFor = spoken();
      voice.value = speech.voiceFor(spoken());
      blocked.value = speech.blocked;
    };
    let cueEnds = 0;
    const machine = createCaller({
      clock,
      voice: createVoice({
        clock,
        sound,
        speech,
        now: () => ({
          language: spoken(),
          clips: source.value?.clips ?? [],
          volume: volume(),
          cueLeft: cueEnds - clock.now(),
        }),
      }),
      words: (parts) => sayingOf(parts, source.value),
      caption: (text) => {
        caption.value = text;
      },
    });
    tryOut = (saying) => {
      sound.prepare();
      machine.tryOut(saying);
    };

    const sounds = (now: Told | null) =>
      now !== null && (now.preferences.cues || now.preferences.caller !== 'off');
    let before: Told | null = null;
    // Every telling counts: of two between two frames the first may be the bust.
    watch(
      source,
      (now) => {
        told.value = now;
        if (lookedFor !== spoken()) look();
        if (now === null) return;
        const { preferences, screen, speaks } = now;
        if (speaks && sounds(now)) sound.prepare();
        sound.volume(volume());
        const cue = cueOf(before, now);
        before = now;
        if (speaks && !preferences.muted && preferences.cues && cue !== null)
          cueEnds = clock.now() + sound.cue(cue);
        const { caller: level, muted } = preferences;
        machine.tell({ seq: screen.seq, call: screen.call, level, muted, speaks });
      },
      { immediate: true, flush: 'sync' },
    );
    watch(
      connection,
      (now) => {
        if (now === 'open') return;
        before = null;
        machine.forget();
      },
      { flush: 'sync' },
    );

    // Browsers let a page sound only after a person has done something on it.
    for (const gesture of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(
        gesture,
        () => {
          speech.touched();
          if (sounds(source.value)) sound.prepare();
        },
        { capture: true, passive: true },
      );
    }
  }

  /** Says a sentence, so that a person can hear how that is. */
  function tryIt(): void {
    tryOut({ text: SOUND_WORDS.sample, caption: SOUND_WORDS.sample, keys: SAMPLE_KEYS });
  }

  return { caption, captions, voice, blocked, start, tryIt };
});

function sayingOf(parts: readonly CallPart[], told: Told | null): Saying {
  const names = told?.screen.players.map(({ name }) => name) ?? [];
  return {
    text: calledWords(parts, told?.spoken ?? names),
    caption: calledWords(parts, names.map(nameWords)),
    keys: clipKeys(parts),
  };
}
