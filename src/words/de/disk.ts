/** What keeps a file from being read or written, to stand in a sentence; and what was mended of a game file. */

import type { Rescued } from '../en/disk.ts';

export const DISK_WORDS = {
  noFolder: 'der Ordner fehlt',
  forbidden: 'dieser Benutzer darf dort nicht schreiben',
  full: 'die Platte ist voll',
  readOnly: 'die Platte lässt sich nur lesen',
  noFile: 'es ist keine Datei',
  noJournal: 'es ist keine Spieldatei dieses Programms',
  otherVersion: (version: number) =>
    `eine andere Version dieses Programms hat die Datei geschrieben; diese liest Version ${version}`,
  heldBy: (pid: number) => `Prozess ${pid}`,
  takenAgain: 'andere Programme kommen immer wieder zuvor',
};

/** What was mended, for people. */
export function rescuedWords(rescued: Rescued): string {
  switch (rescued.is) {
    case 'torn':
      return 'Der letzte Eintrag wurde abgeschnitten, als das Programm endete. Er war noch nicht gezeigt worden; alles davor ist da.';
    case 'damaged':
      return `Die Spieldatei war beschädigt. Das Spiel geht beim letzten Eintrag vor dem Schaden weiter; die beschädigte Datei bleibt erhalten als ${rescued.kept}.`;
  }
}
