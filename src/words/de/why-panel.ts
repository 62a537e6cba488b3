/** The labels of the question "why?" on the desk. The answers are in why.ts. */

import type { About } from '../../table/why.ts';

export const WHY_WORDS = {
  ask: 'Warum?',
  title: 'Warum?',
  close: 'Schließen',
  hint: 'Klick eine Spalte des Bretts an, oder wandere mit den Pfeilen.',
  asking: 'Wird gefragt …',
  list: 'Wonach du fragen kannst',
};

/** "Die Wahl", "Der Fehlwurf", "Spalte 7". */
export function subjectWords(about: About['about'], column: number): string {
  switch (about) {
    case 'choices':
      return 'Die Wahl';
    case 'bust':
      return 'Der Fehlwurf';
    case 'stop':
      return 'Aufhören';
    case 'bet':
      return 'Die Wetten';
    case 'column':
      return `Spalte ${column}`;
  }
}
