/** What an undo or redo button names: "Ana's roll 3-1-4-6". */

import type { Label } from '../../table/table.ts';
import { whose } from './whose.ts';

/** A phrase for what was done, to stand after "Undo" or "Redo". */
export function labelWords(label: Label): string {
  switch (label.does) {
    case 'begin':
      return 'the new game';
    case 'set':
      return 'the board set by hand';
    case 'void':
      return 'the void throw';
    case 'time':
      return 'what the clock did';
    case 'first':
      return `${whose(label.name)} throw ${label.numbers.join('-')} for the start`;
    case 'bet':
      return `${whose(label.name)} bet`;
    case 'settle':
      return `${whose(label.name)} payoff`;
    case 'mark':
      return `${whose(label.name)} marks`;
    case 'roll':
      return label.name === ''
        ? `the throw ${label.numbers.join('-')}`
        : `${whose(label.name)} roll ${label.numbers.join('-')}`;
    case 'choose':
      return `${whose(label.name)} choice ${label.numbers.join(' + ')}`;
    case 'stop':
      return `${whose(label.name)} stop`;
    case 'correct':
      return `the correction of roll ${label.roll}`;
    case 'stop-before-roll':
      return `the stop put before ${whose(label.name)} roll`;
  }
}
