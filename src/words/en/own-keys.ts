/** What is said where keys are chosen. */

export const OWN_KEY_WORDS = {
  hint: 'Pick an act, then press its new key: a letter, Space, a page key or a function key. A pedal or presenter works as well.',
  waits: 'Press the new key now. Esc leaves it as it is.',
  cannot: 'That key cannot be chosen: it is needed for the dice, for walking about or by the system.',
  usual: 'The usual keys again',
  restored: 'All keys are the usual ones again.',
};

/** Somebody chose a key that did something else; `other` is what that was. */
export function keyTakenWords(other: string): string {
  return `The key was taken: “${other}” has the one that became free.`;
}
