/** Finding people by a part of their name. */

import type { Person } from '../../contract/from-host.ts';

/** Those in whose name, or spoken name, every word that was typed occurs; accents and case do not matter. All for an empty text. */
export function namedLike(people: readonly Person[], typed: string): readonly Person[] {
  const words = plain(typed).split(/\s+/u);
  return people.filter(({ name, spoken }) => {
    const text = plain(`${name} ${spoken ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
