/** What "why?" answers when there is nothing of the kind to ask about now. */

import type { Phase } from '../../rules/game.ts';
import type { About } from '../../table/why.ts';

/** One sentence: what the game waits for instead. */
export function whyNothing(phase: Phase, about: About['about']): string {
  const waits = WAITS[phase];
  switch (about) {
    case 'choices':
      return `Ninguna tirada espera una elección: ${waits}.`;
    case 'bust':
      return `Ahora nada puede fallar: ${waits}.`;
    case 'stop':
      return `Ahora no hay nada que parar: ${waits}.`;
    case 'bet':
      return `Ahora no se apuesta: ${waits}.`;
    case 'column':
      return `Ahora no se juegan columnas: ${waits}.`;
  }
}

const WAITS: Readonly<Record<Phase, string>> = {
  first: 'se tiran dos dados para ver quién empieza',
  roll: 'hay que tirar los dados',
  choose: 'una tirada espera su combinación, y eso va primero',
  decide: 'quien tiene el turno sigue o para',
  bet: 'se están haciendo las apuestas',
  reveal: 'se están anotando las apuestas de la mesa',
  settle: 'se están pagando las apuestas',
  mark: 'se está marcando la tirada',
  over: 'la partida ha terminado',
};
