/** What is said about a throw that shall not count. */

export const VOID_WORDS = {
  act: 'Anular tirada',
  asks: '¿Qué dado quedó inclinado? Se tira de nuevo; los demás se quedan.',
  whole: 'Toda la tirada',
  leave: 'Sí cuenta',
};

/** "El dado 2, que muestra 5, quedó inclinado" for those who hear the picker. */
export function cockedWords(die: number, face: number): string {
  return `El dado ${die + 1}, que muestra ${face}, quedó inclinado`;
}

/** A digit that names no die. */
export function noSuchDieWords(dice: number): string {
  return `Escribe de 1 a ${dice} para el dado inclinado, o pulsa Enter para toda la tirada.`;
}
