/** Every option of a game in plain words: what it is called, what it means, what its values are, and how they group. */

import type { OptionName, Options } from '../../rules/options.ts';
import type { OptionWords } from '../en/options.ts';
import { feminine, form } from './grammar.ts';
import { countWord } from './numbers.ts';

export const OPTION_WORDS: Readonly<Record<OptionName, OptionWords>> = {
  game: {
    name: 'Juego',
    means: 'El tablero con sus columnas, o las hojas que todos marcan con una misma tirada.',
  },
  first_player: { name: 'Quién empieza', means: 'Cómo se decide de quién es el primer turno.' },
  win_columns: {
    name: 'Columnas para ganar',
    means: 'Cuántas columnas conquistadas ganan la partida.',
  },
  betting: { name: 'Apuestas', means: 'Los demás apuestan a si un turno se logra o se pierde.' },
  bets_entry: {
    name: 'Dónde se apuesta',
    means: 'En secreto en el control, o con discos de verdad sobre la mesa.',
  },
  bet_min_third_throw: {
    name: 'Parar tras las apuestas',
    means: 'Si un turno puede parar en cuanto están hechas las apuestas.',
  },
  bet_clock: {
    name: 'Tiempo de apuestas',
    means: 'Cuando se acaba, quien no haya apostado pone un disco en «Lo pierde».',
  },
  claimed_markers: {
    name: 'Fichas en columna conquistada',
    means: 'Qué pasa con las fichas que otros tienen allí; en el juego no cambia nada.',
  },
  occupied: {
    name: 'Casillas de otros',
    means: 'Qué pasa donde está la ficha de otro jugador.',
  },
  empty_double: {
    name: 'Doble en columna vacía',
    means: 'Cuánto sube un corredor nuevo cuando las dos sumas nombran su columna.',
  },
  pairing_choice: {
    name: 'Elegir la combinación',
    means: 'Si se puede elegir una combinación que mueve menos columnas.',
  },
  auto_stop_on_win: {
    name: 'Parada ganadora',
    means: 'Si el programa para por el jugador en cuanto parar da la victoria.',
  },
  cocked_die: {
    name: 'Dado inclinado',
    means: 'Qué se hace cuando un dado queda inclinado o se cae de la mesa.',
  },
  turn_clock: {
    name: 'Tiempo para decidir',
    means: 'Cuando se acaba, el turno para; si aún no se ha movido nada, se juega la primera opción.',
  },
  r28_double: {
    name: 'Regla del 28 y dobles',
    means: 'Cómo se cuenta un corredor puesto con un doble; solo cambia la cuenta que se muestra.',
  },
  express_fifth: {
    name: 'Los primeros dados aparte',
    means: 'Si hay que anotar tres números distintos antes de repetir uno.',
  },
  express_end: { name: 'Fin de la partida', means: 'Qué pasa cuando alguien queda fuera.' },
};

const VALUE_WORDS: {
  readonly [N in OptionName as Options[N] extends string ? N : never]: Readonly<
    Record<Options[N] & string, string>
  >;
} = {
  game: { classic: 'Tablero', express: 'Hojas Express' },
  first_player: { two_dice: 'Tirar dos dados', youngest: 'El más joven', chosen: 'A elección' },
  bets_entry: { desk: 'En el control', table: 'En la mesa' },
  claimed_markers: { remove: 'Vuelven', stay: 'Se quedan' },
  occupied: { stack: 'Compartir casilla', skip: 'Saltarla', reroll: 'Hay que seguir' },
  empty_double: { two: 'Dos casillas', three: 'Tres casillas' },
  pairing_choice: { free: 'Cualquiera', most_columns: 'Más columnas' },
  cocked_die: {
    rethrow_all: 'Repetir todos',
    rethrow_die: 'Repetir ese',
    count_if_readable: 'Cuenta si se lee',
  },
  r28_double: { first_step: 'Solo la primera doble', placing_roll: 'Ambas casillas dobles' },
  express_fifth: { unique: 'Tres distintos', open: 'Elección libre' },
  express_end: { each: 'Los demás siguen', all_at_first: 'Se acaba' },
};

const SWITCH_WORDS: Readonly<Record<string, readonly [off: string, on: string]>> = {
  betting: ['Sin apuestas', 'Con apuestas'],
  bet_min_third_throw: ['Permitido', 'Antes otra tirada'],
  auto_stop_on_win: ['Lo dices tú', 'Para solo'],
};

/** A value of an option, as it stands on its button. */
export function valueWords(name: OptionName, value: string | number | boolean): string {
  if (typeof value === 'number') {
    if (name === 'win_columns') return String(value);
    return value === 0 ? 'sin reloj' : secondsWords(value);
  }
  if (typeof value === 'boolean') return SWITCH_WORDS[name]?.[value ? 1 : 0] ?? (value ? 'Sí' : 'No');
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = VALUE_WORDS;
  return words[name]?.[value] ?? value;
}

function secondsWords(seconds: number): string {
  return `${seconds} ${form(seconds, 'segundo')}`;
}

/** Options that belong together, in the order in which the rules are set. */
export const OPTION_GROUPS: readonly { readonly title: string; readonly options: readonly OptionName[] }[] = [
  { title: 'Juego', options: ['game', 'cocked_die'] },
  { title: 'Victoria', options: ['win_columns', 'auto_stop_on_win'] },
  { title: 'Inicio', options: ['first_player'] },
  { title: 'Apuestas', options: ['betting', 'bets_entry', 'bet_min_third_throw', 'bet_clock'] },
  {
    title: 'Movimiento',
    options: ['occupied', 'empty_double', 'pairing_choice', 'claimed_markers', 'r28_double'],
  },
  { title: 'Reloj', options: ['turn_clock'] },
  { title: 'Express', options: ['express_fifth', 'express_end'] },
];

/** Fixed words of the rules and of the presets in the set-up. */
export const RULES_WORDS = {
  presets: 'Juegos',
  open: 'Reglas',
  close: 'Cerrar las reglas',
  usual: 'habitual',
  seconds: 'segundos, 0 sin reloj',
  own: 'Tus juegos de reglas',
  name: 'Nombre de estas reglas',
  save: 'Guardar',
  share: 'Guardar en archivo',
  forget: 'Borrar',
  read: 'Leer archivo',
  drop: 'o suelta aquí un archivo de reglas.',
  house: 'En esta mesa',
  cannot: 'Estas reglas no sirven para este número de puestos.',
};

export function savedWords(name: string): string {
  return `Guardado como «${name}».`;
}

export function readWords(name: string): string {
  return `«${name}» se ha leído y queda guardado.`;
}

export function writtenWords(name: string): string {
  return `«${name}» se entrega como archivo.`;
}

export function forgotWords(name: string): string {
  return `«${name}» se ha borrado.`;
}

export function forgetWords(name: string): string {
  return `¿Borrar «${name}» para siempre?`;
}

/** Who begins, where somebody is to be picked. */
export function starterWords(how: Options['first_player']): string {
  switch (how) {
    case 'two_dice':
      return 'Se tiran dos dados por el primer turno.';
    case 'youngest':
      return 'Marca a la persona más joven.';
    case 'chosen':
      return 'Marca quién empieza.';
  }
}

/** What a limit of the target says: "Con tres puestos, cuatro como mucho.". */
export function limitWords(seats: number, limit: number): string {
  return `Con ${countWord(seats)} ${form(seats, 'puesto')}, ${feminine(limit)} como mucho.`;
}
