/**
 * The language in which a program or a page speaks. Every sentence exists once a language, in a folder of its own, under the same
 * names; the files beside this one hand out the sentences of the language of the moment.
 */

import type { Language } from '../contract/preferences.ts';

/** In the order of lists. */
export const LANGUAGES: readonly Language[] = ['en', 'es', 'de', 'fr'];

/** What each calls itself, which is how people find theirs in a list. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
};

let source: () => Language = () => 'en';

/** Says where the language of the moment is found; it is asked again for every sentence, so that a change needs no telling. */
export function speakAs(from: () => Language): void {
  source = from;
}

/** The language of the moment. */
export function spoken(): Language {
  return source();
}

/** The language that a system asks for with tags such as `de-AT`; English where it asks for none of ours. */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const asked = tag.toLowerCase().split(/[-_.]/)[0];
    const found = LANGUAGES.find((language) => language === asked);
    if (found !== undefined) return found;
  }
  return 'en';
}
