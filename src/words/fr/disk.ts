/** What keeps a file from being read or written, to stand in a sentence; and what was mended of a game file. */

import type { Rescued } from '../en/disk.ts';

export const DISK_WORDS = {
  noFolder: 'son dossier n’existe pas',
  forbidden: 'cet utilisateur n’a pas le droit d’y écrire',
  full: 'le disque est plein',
  readOnly: 'le disque est en lecture seule',
  noFile: 'ce n’est pas un fichier',
  noJournal: 'ce n’est pas un fichier de partie de ce programme',
  otherVersion: (version: number) =>
    `une autre version de ce programme l’a écrit ; celle-ci lit la version ${version}`,
  heldBy: (pid: number) => `processus ${pid}`,
  takenAgain: 'd’autres programmes le prennent sans cesse',
};

/** What was mended, for people. */
export function rescuedWords(rescued: Rescued): string {
  switch (rescued.is) {
    case 'torn':
      return 'La dernière entrée a été coupée quand le programme s’est arrêté. Elle n’avait pas encore été montrée ; tout ce qui la précède est là.';
    case 'damaged':
      return `Le fichier de la partie était endommagé. La partie reprend à la dernière entrée avant le dommage ; le fichier endommagé est gardé sous le nom ${rescued.kept}.`;
  }
}
