/** What is said where sound and voice are set. */

import type { Language } from '../../contract/preferences.ts';

export const SOUND_WORDS = {
  caller: 'The caller says',
  off: 'Nothing',
  results: 'Results only',
  everything: 'Everything',
  callerHint:
    'Results are busts, claims, wins, bets turned over and corrections. Everything adds rolls, choices and turns.',
  captions: 'Captions',
  captionsHint: 'What the caller says is written on the display as well.',
  cues: 'Sounds',
  cuesHint: 'Short tones for a roll, a choice, a bust, a stop, a win, and when something needs you.',
  volume: 'Volume',
  muted: 'Silent',
  mutedHint: 'Voice and sounds pause; captions stay.',
  tryIt: 'Try it',
  sample: 'Ana claims 7. Ben to roll.',
  voice: 'The voice',
  blocked: 'This browser lets a page speak only after a click or a key on it.',
  clips: 'Clips of your own',
  folder: 'Open the data folder',
  mutedSign: 'Silent. Press for sound.',
};

const LANGUAGE: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Spanish',
  de: 'German',
  fr: 'French',
};

/** Which voice speaks. */
export function voiceWords(voice: string): string {
  return `${voice} speaks.`;
}

/** No voice of the system speaks the language of the moment; where to get one, by the platform as Node names it. */
export function noVoiceWords(language: Language, platform: string | null): string {
  const none = `No voice of this system speaks ${LANGUAGE[language]}, so captions are shown instead.`;
  switch (platform) {
    case 'win32':
      return `${none} Windows adds voices under Settings, Time and language, Speech.`;
    case 'darwin':
      return `${none} macOS adds voices under System Settings, Accessibility, Spoken content.`;
    case 'linux':
      return `${none} Install “speech-dispatcher” and “espeak-ng”, then start the program again.`;
    default:
      return `${none} The settings of the system say where to add one.`;
  }
}

/** Where clips belong, and how many are there. */
export function clipsWords(count: number): string {
  const found = count === 0 ? 'None is there yet.' : count === 1 ? 'One is there.' : `${count} are there.`;
  return `Sound files in the folder “sounds” of the data folder are played instead of the voice, such as bust.mp3 or 12.wav. ${found}`;
}
