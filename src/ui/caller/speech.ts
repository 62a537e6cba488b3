/** The voices of this system, over the Web Speech API. Only those that speak by themselves: a name goes to no network. */

import type { Language } from '../../contract/preferences.ts';

/** What of a voice counts. */
export interface SystemVoice {
  readonly name: string;
  readonly lang: string; // a tag such as `de-AT`; some systems write `de_AT`
  readonly localService: boolean;
  readonly default: boolean;
}

/** What is handed to the system to be said. */
export interface Utterance {
  readonly text: string;
  readonly voice: SystemVoice;
  readonly volume: number; // 0 to 1
  readonly ended: (why: 'ended' | 'not-allowed') => void;
}

/** The system's speech, as far as it is used. */
export interface System {
  voices(): readonly SystemVoice[];
  speak(utterance: Utterance): void;
  cancel(): void;
  /** Called whenever there are other voices than before; many systems have none at first. */
  onVoices(changed: () => void): void;
}

export interface Speech {
  /** The name of the voice that speaks a language now; null where none does. */
  voiceFor(language: Language): string | null;
  /** Says a text; null when no voice can. The answer cuts it short. */
  say(text: string, language: Language, volume: number, done: () => void): (() => void) | null;
  /** The browser wants a gesture of a person first. */
  readonly blocked: boolean;
  /** A person has done something on the page. */
  touched(): void;
}

/** Speech over a system; `changed` is called whenever what it can do has changed. */
export function createSpeech(system: System, changed: () => void): Speech {
  let blocked = false;
  system.onVoices(changed);

  const find = (language: Language): SystemVoice | null => {
    const fits = system
      .voices()
      .filter(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language);
    return fits.find((voice) => voice.default) ?? fits[0] ?? null;
  };
  const block = (now: boolean) => {
    if (blocked === now) return;
    blocked = now;
    changed();
  };

  return {
    voiceFor: (language) => find(language)?.name ?? null,
    say(text, language, volume, done) {
      const voice = find(language);
      if (voice === null || blocked) return null;
      let over = false;
      system.speak({
        text,
        voice,
        volume: volume / 100,
        ended(why) {
          if (why === 'not-allowed') block(true);
          if (over) return;
          over = true;
          done();
        },
      });
      return () => {
        if (over) return;
        over = true;
        system.cancel();
      };
    },
    get blocked() {
      return blocked;
    },
    touched: () => block(false),
  };
}

/** The browser's own speech; without it there are no voices. */
export function browserSpeech(): System {
  const synthesis: SpeechSynthesis | undefined = 'speechSynthesis' in window ? speechSynthesis : undefined;
  // What is being said is lost in some browsers once nothing else holds it.
  let held: SpeechSynthesisUtterance | null = null;
  return {
    voices: () => synthesis?.getVoices() ?? [],
    speak({ text, voice, volume, ended }) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice =
        synthesis?.getVoices().find(({ name, lang }) => name === voice.name && lang === voice.lang) ?? null;
      utterance.lang = voice.lang;
      utterance.volume = volume;
      utterance.onend = () => ended('ended');
      utterance.onerror = ({ error }) => ended(error === 'not-allowed' ? 'not-allowed' : 'ended');
      held = utterance;
      synthesis?.speak(held);
    },
    cancel: () => synthesis?.cancel(),
    onVoices: (changed) => synthesis?.addEventListener('voiceschanged', changed),
  };
}
