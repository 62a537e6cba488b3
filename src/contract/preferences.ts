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
  keys: z.record(word, word).readonly(),
});

/** Some preferences, to be changed together. */
export const somePreferences = preferencesSchema.partial().readonly();
export type SomePreferences = z.infer<typeof somePreferences>;

/** The preferences among other things, and nothing of those. */
export function preferencesOf(all: Preferences): Preferences {
  const { language, theme, overscan, turned, caller, captions, cues, volume, muted, keys } = all;
  return { language, theme, overscan, turned, caller, captions, cues, volume, muted, keys };
}

const agrees: Same<Readonly<z.infer<typeof preferencesSchema>>, Preferences> = true;
void agrees;
