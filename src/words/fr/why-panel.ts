/** The labels of the question "why?" on the desk. The answers are in why.ts. */

import type { About } from '../../table/why.ts';

export const WHY_WORDS = {
  ask: 'Pourquoi ?',
  title: 'Pourquoi ?',
  close: 'Fermer',
  hint: 'Cliquez sur une colonne du plateau, ou utilisez les flèches.',
  asking: 'Un instant…',
  list: 'Sur quoi demander',
};

/** "Les choix", "Le raté", "Colonne 7". */
export function subjectWords(about: About['about'], column: number): string {
  switch (about) {
    case 'choices':
      return 'Les choix';
    case 'bust':
      return 'Le raté';
    case 'stop':
      return 'L’arrêt';
    case 'bet':
      return 'Les paris';
    case 'column':
      return `Colonne ${column}`;
  }
}
