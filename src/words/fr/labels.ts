/** What an undo or redo button names: "le lancer d’Ana 3-1-4-6". */

import type { Label } from '../../table/table.ts';
import { whose } from './whose.ts';

/** A phrase for what was done, to stand after "Annuler" or "Rétablir". */
export function labelWords(label: Label): string {
  switch (label.does) {
    case 'begin':
      return 'la nouvelle partie';
    case 'set':
      return 'le plateau disposé à la main';
    case 'void':
      return 'le lancer nul';
    case 'time':
      return 'ce qu’a fait le chrono';
    case 'first':
      return `le lancer ${whose(label.name)} ${label.numbers.join('-')} pour le départ`;
    case 'bet':
      return `le pari ${whose(label.name)}`;
    case 'settle':
      return `le paiement ${whose(label.name)}`;
    case 'mark':
      return `les coches ${whose(label.name)}`;
    case 'roll':
      return label.name === ''
        ? `le lancer ${label.numbers.join('-')}`
        : `le lancer ${whose(label.name)} ${label.numbers.join('-')}`;
    case 'choose':
      return `le choix ${whose(label.name)} ${label.numbers.join(' + ')}`;
    case 'stop':
      return `l’arrêt ${whose(label.name)}`;
    case 'correct':
      return `la correction du lancer ${label.roll}`;
    case 'stop-before-roll':
      return `l’arrêt placé avant le lancer ${whose(label.name)}`;
  }
}
