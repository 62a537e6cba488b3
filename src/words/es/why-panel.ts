/** The labels of the question "why?" on the desk. The answers are in why.ts. */

import type { About } from '../../table/why.ts';

export const WHY_WORDS = {
  ask: '¿Por qué?',
  title: '¿Por qué?',
  close: 'Cerrar',
  hint: 'Pulsa una columna del tablero, o muévete con las flechas.',
  asking: 'Preguntando …',
  list: 'Sobre qué preguntar',
};

/** "Las opciones", "El fallo", "Columna 7". */
export function subjectWords(about: About['about'], column: number): string {
  switch (about) {
    case 'choices':
      return 'Las opciones';
    case 'bust':
      return 'El fallo';
    case 'stop':
      return 'Parar';
    case 'bet':
      return 'Las apuestas';
    case 'column':
      return `Columna ${column}`;
  }
}
