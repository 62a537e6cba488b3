/** What an undo or redo button names: "la tirada 3-1-4-6 de Ana". */

import type { Label } from '../../table/table.ts';

/** A phrase for what was done, to stand after "Deshacer" or "Rehacer". */
export function labelWords(label: Label): string {
  switch (label.does) {
    case 'begin':
      return 'la nueva partida';
    case 'set':
      return 'el tablero puesto a mano';
    case 'void':
      return 'la tirada nula';
    case 'time':
      return 'lo que hizo el reloj';
    case 'first':
      return `la tirada ${label.numbers.join('-')} de ${label.name} para empezar`;
    case 'bet':
      return `la apuesta de ${label.name}`;
    case 'settle':
      return `el pago de ${label.name}`;
    case 'mark':
      return `las marcas de ${label.name}`;
    case 'roll':
      return label.name === ''
        ? `la tirada ${label.numbers.join('-')}`
        : `la tirada ${label.numbers.join('-')} de ${label.name}`;
    case 'choose':
      return `la opción ${label.numbers.join(' + ')} de ${label.name}`;
    case 'stop':
      return `la parada de ${label.name}`;
    case 'correct':
      return `la corrección de la tirada ${label.roll}`;
    case 'stop-before-roll':
      return `la parada puesta antes de la tirada de ${label.name}`;
  }
}
