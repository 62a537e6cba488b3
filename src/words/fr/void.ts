/** What is said about a throw that shall not count. */

export const VOID_WORDS = {
  act: 'Lancer nul',
  asks: 'Quel dé était cassé ? On le relance, les autres restent.',
  whole: 'Tout le lancer',
  leave: 'Il compte',
};

/** "Le dé 2, qui montre 5, était cassé" for those who hear the picker. */
export function cockedWords(die: number, face: number): string {
  return `Le dé ${die + 1}, qui montre ${face}, était cassé`;
}

/** A digit that names no die. */
export function noSuchDieWords(dice: number): string {
  return `Tapez de 1 à ${dice} pour le dé cassé, ou Entrée pour tout le lancer.`;
}
