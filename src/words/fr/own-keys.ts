/** What is said where keys are chosen. */

export const OWN_KEY_WORDS = {
  hint: 'Choisissez une action, puis pressez sa nouvelle touche : une lettre, Espace, une touche de page ou de fonction. Une pédale ou une télécommande convient aussi.',
  waits: 'Pressez maintenant la nouvelle touche. Échap laisse tout en l’état.',
  cannot: 'Cette touche n’est pas libre : elle sert aux dés, aux déplacements ou au système.',
  usual: 'Revenir aux touches habituelles',
  restored: 'Toutes les touches sont de nouveau les habituelles.',
};

/** Somebody chose a key that did something else; `other` is what that was. */
export function keyTakenWords(other: string): string {
  return `La touche était prise : « ${other} » reçoit celle qui est libre.`;
}
