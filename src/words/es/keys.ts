/** What each key of the desk does, for the list under "?". It knows no keyboard events. */

import type { KeyAct } from '../key-acts.ts';

/** One line for each, in the infinitive. */
export const KEY_WORDS: Readonly<Record<KeyAct, string>> = {
  digit:
    'Anotar un dado; jugar la opción de ese número; en una apuesta, los discos; en la preparación, un juego de reglas',
  backspace: 'Borrar el último dado anotado',
  enter: 'Jugar lo marcado; cerrar la apuesta; enviar otra vez los dados; empezar la nueva partida',
  up: 'Marcar la opción de arriba; elegir otro apostante u otra columna',
  down: 'Marcar la opción de abajo; elegir otro apostante u otra columna',
  left: 'Una casilla menos para la columna de un pago',
  right: 'Una casilla más para la columna de un pago',
  'roll-on': 'Seguir: ir a los dados',
  stop: 'Parar',
  undo: 'Deshacer',
  redo: 'Rehacer',
  correct: 'Corregir la última tirada: primero el dado (1 a 4), luego su cara (1 a 6)',
  void: 'La última tirada no cuenta: había un dado inclinado',
  why: '¿Por qué? Una vez abierto: ↑ ↓ sobre qué, ← → qué columna',
  make: 'En una apuesta: «Lo logra»',
  blow: 'En una apuesta: «Lo pierde»',
  'not-rolled-on': 'El jugador había parado: la última tirada es del siguiente',
  'use-held': 'Usar la tirada en espera',
  'drop-held': 'Ignorar la tirada en espera',
  'new-game': 'Nueva partida',
  rules: 'En la preparación: mostrar u ocultar todas las reglas',
  chances: 'Mostrar u ocultar la probabilidad de cada columna',
  advice: 'Mostrar u ocultar los consejos para esta partida',
  'look-back': 'Repaso de la partida: probabilidades, juego y suerte',
  'bots-go': 'Dejar que sigan los jugadores del ordenador',
  'set-board': 'Poner el tablero a mano, como está en la mesa',
  card: 'Mostrar la tarjeta de reglas en la pantalla, o quitarla',
  reader: 'Lector de dados',
  display: 'Mostrar la pantalla para la mesa',
  settings: 'Ajustes: idioma, aspecto, sonido, jugadores, teclas',
  mute: 'Silencio, y sonido otra vez',
  pause: 'Pausa, y seguir',
  'full-screen': 'Pantalla completa sí o no',
  help: 'Esta lista',
  pages: 'Cómo se juega, y las palabras del juego',
  escape: 'Cerrar o dejar lo que está abierto',
};

const CAPS: Readonly<Record<string, string>> = {
  Backspace: 'Retroceso',
  PgUp: 'RePág',
  PgDn: 'AvPág',
  Home: 'Inicio',
  End: 'Fin',
  Ins: 'Insert',
  Del: 'Supr',
  Shift: 'Mayús',
};

/** A key as it is printed on the keyboards of the language: "Ctrl Z". */
export function capWords(shown: string): string {
  return shown
    .split(' ')
    .map((key) => CAPS[key] ?? key)
    .join(' ');
}
