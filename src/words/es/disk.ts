/** What keeps a file from being read or written, to stand in a sentence; and what was mended of a game file. */

import type { Rescued } from '../en/disk.ts';

export const DISK_WORDS = {
  noFolder: 'su carpeta no existe',
  forbidden: 'este usuario no puede escribir ahí',
  full: 'el disco está lleno',
  readOnly: 'el disco es de solo lectura',
  noFile: 'no es un archivo',
  noJournal: 'no es un archivo de partida de este programa',
  otherVersion: (version: number) =>
    `lo escribió otra versión de este programa; esta lee la versión ${version}`,
  heldBy: (pid: number) => `proceso ${pid}`,
  takenAgain: 'otros programas lo ocupan una y otra vez',
};

/** What was mended, for people. */
export function rescuedWords(rescued: Rescued): string {
  switch (rescued.is) {
    case 'torn':
      return 'La última entrada quedó cortada cuando terminó el programa. Aún no se había mostrado; todo lo anterior está aquí.';
    case 'damaged':
      return `El archivo de la partida estaba dañado. La partida sigue desde la última entrada anterior al daño; el archivo dañado se guarda como ${rescued.kept}.`;
  }
}
