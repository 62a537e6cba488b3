/** Names inside sentences: kept short, and kept from turning the sentence around when they are written right to left. */

/** Characters of a name that a sentence has room for, as a reader counts them. */
const SENTENCE_ROOM = 16;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as a reader counts them: an emoji of several parts is one. */
export function charactersOf(text: string): readonly string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** A name of at most `most` characters; a longer one ends in an ellipsis. */
export function shortName(name: string, most: number): string {
  const characters = charactersOf(name);
  return characters.length <= most
    ? name
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** A name as short as a sentence shows it. */
export function shownName(name: string): string {
  return shortName(name, SENTENCE_ROOM);
}

/** A name at its full length, to stand in the label of a control. */
export function wholeName(name: string): string {
  return FIRST_STRONG_ISOLATE + name + POP_ISOLATE;
}

/** A name to stand in a sentence. */
export function nameWords(name: string): string {
  return FIRST_STRONG_ISOLATE + shownName(name) + POP_ISOLATE;
}
