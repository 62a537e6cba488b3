/** What is said about a throw that shall not count. */

export const VOID_WORDS = {
  act: 'Wurf ungültig',
  asks: 'Welcher Würfel lag schräg? Er wird neu geworfen, die anderen bleiben.',
  whole: 'Der ganze Wurf',
  leave: 'Er zählt',
};

/** A die of the picker, for those who hear it. */
export function cockedWords(die: number, face: number): string {
  return `Würfel ${die + 1} mit der ${face} lag schräg`;
}

/** A digit that names no die. */
export function noSuchDieWords(dice: number): string {
  return `Tippe 1 bis ${dice} für den Kippwürfel, oder drücke Enter für den ganzen Wurf.`;
}
