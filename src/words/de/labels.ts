/** What an undo or redo button names: "Wurf 3-1-4-6 von Ana". */

import type { Label } from '../../table/table.ts';

/** A phrase for what was done, to stand after "Rückgängig" or "Wiederholen". */
export function labelWords(label: Label): string {
  switch (label.does) {
    case 'begin':
      return 'neues Spiel';
    case 'set':
      return 'Brett von Hand';
    case 'void':
      return 'ungültiger Wurf';
    case 'time':
      return 'Eingriff der Uhr';
    case 'first':
      return `Startwurf ${label.numbers.join('-')} von ${label.name}`;
    case 'bet':
      return `Wette von ${label.name}`;
    case 'settle':
      return `Auszahlung für ${label.name}`;
    case 'mark':
      return `Kreuze von ${label.name}`;
    case 'roll':
      return label.name === ''
        ? `Wurf ${label.numbers.join('-')}`
        : `Wurf ${label.numbers.join('-')} von ${label.name}`;
    case 'choose':
      return `Wahl ${label.numbers.join(' + ')} von ${label.name}`;
    case 'stop':
      return `Stopp von ${label.name}`;
    case 'correct':
      return `Korrektur von Wurf ${label.roll}`;
    case 'stop-before-roll':
      return `Stopp vor dem Wurf von ${label.name}`;
  }
}
