/** How the files beside this one speak the language of the moment. */

import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as fr from './fr/index.ts';
import type { Language } from '../contract/preferences.ts';
import { spoken } from './language.ts';

/** All sentences of a language, by topic. English is the measure: the compiler tells what another language lacks. */
export type Words = typeof en;

const WORDS: Readonly<Record<Language, Words>> = { en, es, de, fr };

/** A function that finds its sentence in the language spoken when it is called. */
export function say<Asked extends readonly unknown[], Said>(
  pick: (words: Words) => (...asked: Asked) => Said,
): (...asked: Asked) => Said {
  return (...asked) => pick(WORDS[spoken()])(...asked);
}

/** What every language says, in no order that matters. */
export function inEvery<Said>(pick: (words: Words) => Said): readonly Said[] {
  return Object.values(WORDS).map(pick);
}

/** A table of sentences whose entries are read in the language spoken at the time of reading. */
export function table<Table extends object>(pick: (words: Words) => Table): Table {
  return new Proxy(pick(WORDS.en), {
    get: (_, entry): unknown => Reflect.get(pick(WORDS[spoken()]), entry),
  });
}
