/** What the people at the desk choose once and keep: how the screens look, sound and speak. */

import { z } from 'zod';
import type { Same } from './same.ts';

/** The languages of the product, by their codes of ISO 639-1. */
export type Language = 'en' | 'es' | 'de' | 'fr';

/** Light and contrast of the screens; `auto` is what the system asks for. */
export type ThemeChoice = 'auto' | 'dark' | 'light' | 'contrast';

export interface Preferences {
  /** The language of all screens; `auto` is the system's, where it is one of them. */
  readonly language: 'auto' | Language;
  readonly theme: ThemeChoice;
  /** The margin that a television cuts off on each side, in percent of its size: 0 to 5. */
  readonly overscan: number;
  /** The display stands on its head, for people at the far side of the table. */
  readonly turned: boolean;
  /** What the caller says aloud. */
  readonly caller: 'off' | 'results' | 'everything';
  /** What the caller says is written on the display as well. */
  readonly captions: boolean;
  /** Sounds besides the voice. */
  readonly cues: boolean;
  /** Of voice and sounds, in percent. */
  readonly volume: number;
  readonly muted: boolean;
  /** Who throws for the computer players: people, with the dice on the table, or the program with its own. */
  readonly botDice: 'people' | 'program';
  /** How long a computer player waits before each act, so that people can follow. */
  readonly botPace: 'slow' | 'normal' | 'quick';
  /** Win chances and advice; `off` is for tournaments, and then nothing of the kind is computed or told. */
  readonly advice: 'off' | 'asked' | 'always';
  /** Keys that were chosen in place of the usual ones, by what they do. */
  readonly keys: Readonly<Record<string, string>>;
}

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'auto',
  theme: 'auto',
  overscan: 0,
  turned: false,
  caller: 'off',
  captions: false,
  cues: false,
  volume: 80,
  muted: false,
  botDice: 'people',
  botPace: 'normal',
  advice: 'asked',
  keys: {},
};

const word = z.string().min(1).max(40);

/** The form of each preference. */
export const preferencesSchema = z.strictObject({
  language: z.enum(['auto', 'en', 'es', 'de', 'fr']),
  theme: z.enum(['auto', 'dark', 'light', 'contrast']),
  overscan: z.number().int().min(0).max(5),
  turned: z.boolean(),
  caller: z.enum(['off', 'results', 'everything']),
  captions: z.boolean(),
  cues: z.boolean(),
  volume: z.number().int().min(0).max(100),
  muted: z.boolean(),
  botDice: z.enum(['people', 'program']),
  botPace: z.enum(['slow', 'normal', 'quick']),
  advice: z.enum(['off', 'asked', 'always']),
  keys: z.record(word, word).readonly(),
});

/** Some preferences, to be changed together. */
export const somePreferences = preferencesSchema.partial().readonly();
export type SomePreferences = z.infer<typeof somePreferences>;

/** The preferences among other things, and nothing of those. */
export function preferencesOf(all: Preferences): Preferences {
  const { language, theme, overscan, turned, caller, captions, cues, volume, muted, keys } = all;
  const { botDice, botPace, advice } = all;
  const sound = { caller, captions, cues, volume, muted };
  return { language, theme, overscan, turned, ...sound, botDice, botPace, advice, keys };
}

const agrees: Same<Readonly<z.infer<typeof preferencesSchema>>, Preferences> = true;
void agrees;
