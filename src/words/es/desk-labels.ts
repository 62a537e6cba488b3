/** The fixed words on the desk: titles, buttons and hints that say the same in every game. */

export const TOP_WORDS = {
  seats: 'Puestos',
  doors: 'Junto al juego',
  newGame: 'Nueva partida',
  display: 'Pantalla',
  keys: 'Teclas',
  helpTitle: 'Teclas del control',
  chances: 'Probabilidad por columna',
  board: 'Tablero',
  close: 'Cerrar',
  settings: 'Ajustes',
};

export const CHOICE_WORDS = { label: 'Opciones de esta tirada', after: 'fallo luego' };

export const CORRECT_WORDS = {
  hint: '¿Mal leída? Toca un dado o',
  title: 'Corregir esta tirada',
  leave: 'Dejar',
  save: 'Guardar',
  asks: 'Toca las caras que salieron.',
};

export const LOG_WORDS = {
  title: 'Qué ha pasado',
  none: 'Aún nada.',
  stopped: 'paró',
  typed: 'a mano',
};

export const FOOT_WORDS = {
  hands: 'En el tablero:',
  still: 'nada que mover.',
  undo: 'Deshacer',
  redo: 'Rehacer',
  nothing: 'aún nada',
  rollOn: 'Seguir',
  enterRoll: 'Anotar tirada',
  stop: 'Parar',
  newGame: 'Nueva partida',
  start: 'Empezar',
  play: 'Jugar',
};

export const STRIP_WORDS = {
  use: 'Usar',
  ignore: 'Ignorar',
  undoWin: 'Anular victoria',
  wrongWin: '¿Una tirada mal leída? La victoria se puede deshacer.',
  dismiss: 'De acuerdo',
  fill: 'Anotar el resto',
};
