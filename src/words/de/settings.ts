/** What people are told when the program could not read, or not write, something of its own beside the games. */

import type { Settings } from '../../contract/settings.ts';

const NAMES: Readonly<Record<keyof Settings, string>> = {
  reader: 'der Würfelleser',
  askFirst: 'ob Lesungen auf ein Ja warten',
  settle: 'wie lange der Leser ruhig sein muss',
  presets: 'die Regelsätze',
  people: 'die Spieler',
  language: 'die Sprache',
  theme: 'Licht und Kontrast',
  overscan: 'der Rand der Anzeige',
  turned: 'ob die Anzeige auf dem Kopf steht',
  caller: 'was der Ansager sagt',
  captions: 'die Untertitel',
  cues: 'die Klänge',
  volume: 'die Lautstärke',
  muted: 'ob es still ist',
  botDice: 'wer für die Computerspieler würfelt',
  botPace: 'das Tempo der Computerspieler',
  advice: 'ob es Rat gibt',
  keys: 'die Tasten',
};

/** A file of settings that this program may not read. */
export function settingsClosedWords(path: string): string {
  return `Die Einstellungen ließen sich nicht lesen; es gelten die üblichen. Sorge dafür, dass ${path} eine Datei ist, die du lesen darfst.`;
}

/** Settings that were damaged: `lost` are those that hold no more, null for all; `kept` is the copy of the file as it was. */
export function settingsLostWords(lost: readonly (keyof Settings)[] | null, kept: string | null): string {
  const what =
    lost === null
      ? 'Die Einstellungen ließen sich nicht lesen'
      : `Ein Teil der Einstellungen (${lost.map((name) => NAMES[name]).join(', ')}) ließ sich nicht lesen`;
  const where = kept === null ? '' : ` Die Datei, wie sie war, liegt als ${kept} bereit.`;
  return `${what}; es gelten die üblichen.${where}`;
}

/** A recording that could not be begun in its folder; `cause` in the system's own words. */
export function notRecordedWords(cause: string, folder: string): string {
  return `Die Aufzeichnung konnte nicht beginnen: ${cause}. Sorge dafür, dass in ${folder} Platz ist und du dort schreiben darfst.`;
}
