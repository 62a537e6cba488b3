/** What is said about a throw that shall not count. */

export const VOID_WORDS = {
  act: 'Void throw',
  asks: 'Which die was cocked? It is thrown again, the others stay.',
  whole: 'The whole throw',
  leave: 'It counts',
};

/** "Die 2 (showing 5)" for those who hear the picker. */
export function cockedWords(die: number, face: number): string {
  return `Die ${die + 1}, showing ${face}, was cocked`;
}

/** A digit that names no die. */
export function noSuchDieWords(dice: number): string {
  return `Type 1 to ${dice} for the cocked die, or press Enter for the whole throw.`;
}
