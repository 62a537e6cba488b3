/** What is said where keys are chosen. */

export const OWN_KEY_WORDS = {
  hint: 'Wähle eine Handlung und drücke ihre neue Taste: einen Buchstaben, die Leertaste, eine Bild- oder Funktionstaste. Auch ein Pedal oder Presenter geht.',
  waits: 'Drücke jetzt die neue Taste. Esc lässt alles, wie es ist.',
  cannot: 'Diese Taste geht nicht: Sie dient den Würfeln, dem Bewegen oder dem System.',
  usual: 'Wieder die üblichen Tasten',
  restored: 'Alle Tasten sind wieder die üblichen.',
};

/** Somebody chose a key that did something else; `other` is what that was. */
export function keyTakenWords(other: string): string {
  return `Die Taste war vergeben: „${other}“ hat jetzt die frei gewordene.`;
}
