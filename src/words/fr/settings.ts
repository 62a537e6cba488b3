/** What people are told when the program could not read, or not write, something of its own beside the games. */

import type { Settings } from '../../contract/settings.ts';

const NAMES: Readonly<Record<keyof Settings, string>> = {
  reader: 'le lecteur de dés',
  askFirst: 'si les lectures attendent un oui',
  settle: 'le temps de repos du lecteur',
  presets: 'les jeux de règles maison',
  people: 'les joueurs',
  language: 'la langue',
  theme: 'la lumière et le contraste',
  overscan: 'la marge de l’écran',
  turned: 'si l’écran est retourné',
  caller: 'ce que dit l’annonceur',
  captions: 'les sous-titres',
  cues: 'les sons',
  volume: 'le volume',
  muted: 'si le son est coupé',
  botDice: 'qui lance pour les joueurs de l’ordinateur',
  botPace: 'le rythme des joueurs de l’ordinateur',
  advice: 'si des conseils sont donnés',
  keys: 'les touches',
};

/** A file of settings that this program may not read. */
export function settingsClosedWords(path: string): string {
  return `Les réglages n’ont pas pu être lus ; ceux d’usage s’appliquent. Vérifiez que ${path} est un fichier que vous pouvez lire.`;
}

/** Settings that were damaged: `lost` are those that hold no more, null for all; `kept` is the copy of the file as it was. */
export function settingsLostWords(lost: readonly (keyof Settings)[] | null, kept: string | null): string {
  const what =
    lost === null
      ? 'Les réglages n’ont pas pu être lus'
      : `Une partie des réglages (${lost.map((name) => NAMES[name]).join(', ')}) n’a pas pu être lue`;
  const where = kept === null ? '' : ` Le fichier tel qu’il était est conservé sous ${kept}.`;
  return `${what} ; ceux d’usage s’appliquent.${where}`;
}

/** A recording that could not be begun in its folder; `cause` in the system's own words. */
export function notRecordedWords(cause: string, folder: string): string {
  return `L’enregistrement n’a pas pu commencer : ${cause}. Vérifiez qu’il y a de la place dans ${folder} et que vous pouvez y écrire.`;
}
