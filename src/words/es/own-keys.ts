/** What is said where keys are chosen. */

export const OWN_KEY_WORDS = {
  hint: 'Elige una acción y pulsa su tecla nueva: una letra, Espacio, una tecla de página o de función. También vale un pedal o un mando.',
  waits: 'Pulsa ahora la tecla nueva. Esc lo deja como está.',
  cannot: 'Esa tecla no se puede elegir: hace falta para los dados, para moverse o para el sistema.',
  usual: 'Volver a las teclas de siempre',
  restored: 'Todas las teclas son otra vez las de siempre.',
};

/** Somebody chose a key that did something else; `other` is what that was. */
export function keyTakenWords(other: string): string {
  return `La tecla ya tenía dueño: «${other}» recibe la que quedó libre.`;
}
