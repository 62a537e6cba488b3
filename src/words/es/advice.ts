/** Advice, win chances and the look back on the screens, and what is set about them and about computer players. */

import type { Worth } from '../../contract/advice.ts';
import type { HelpPage } from '../en/help.ts';
import { nameWords, wholeName } from '../names.ts';
import { count, percent } from './numbers.ts';
import { seatWords } from './set-up.ts';

export const ADVICE_WORDS = {
  title: 'Consejo',
  show: 'Consejo',
  hide: 'Sin consejo',
  working: 'Calculando …',
  best: 'mejor',
  toWin: 'ganar',
  stillTurns: 'turnos más',
  stop: 'Parar',
  roll: 'Seguir',
  barred: 'no se puede',
  champion: 'El campeón haría:',
  chances: 'Probabilidad de ganar, tal como juega la gente',
};

export const BOT_WORDS = {
  person: 'Persona',
  personAbout: 'Decide por su cuenta; se anota en la mesa de control.',
  who: 'Quién juega en este sitio',
  computer: 'Jugador del ordenador',
  sign: 'Bot',
  thrown: 'tirada del programa',
};

export const BOT_SETTINGS = {
  advice: 'Consejos y probabilidades de ganar',
  off: 'No',
  asked: 'Si se piden',
  always: 'Siempre',
  adviceHint:
    'No conviene a los torneos: ni probabilidades de ganar, ni consejos, ni repaso en ninguna pantalla. Si se piden, una tecla los muestra durante una partida. Siempre muestra las probabilidades también en la pantalla de la mesa.',
  dice: 'Quién tira por los jugadores del ordenador',
  people: 'Las personas, con los dados de la mesa',
  program: 'El programa, con sus propios dados',
  diceHint: 'Lo que tira el programa queda marcado junto a los dados y en el registro.',
  pace: 'Ritmo de los jugadores del ordenador',
  slow: 'Lento',
  normal: 'Medio',
  quick: 'Rápido',
  paceHint: 'Cuánto esperan antes de cada acción, para que todos puedan seguirlos.',
};

export const LOOK_BACK_WORDS = {
  title: 'Repaso',
  open: 'Repaso',
  about: 'probabilidades, juego y suerte, las decisiones más caras',
  working:
    'Cada decisión de la partida se compara con el mejor juego. Tarda un momento; la partida puede seguir mientras tanto.',
  moved: 'La partida ha seguido desde entonces.',
  again: 'Ver de nuevo',
  empty: 'Aún no se ha tirado. En cuanto la partida esté en marcha habrá algo que repasar.',
  failed: 'No se puede hacer el repaso.',
  line: 'Probabilidades de ganar',
  turnsLine: 'Turnos que faltan',
  lineHint: 'Después de cada tirada, para cada sitio. Los números son los momentos decisivos.',
  rolls: 'Tiradas de la partida',
  table: 'Las cifras de la línea',
  roll: 'Tirada',
  whose: 'De',
  turning: 'Momentos decisivos',
  seats: 'Juego y suerte',
  seat: 'Sitio',
  decisions: 'Decisiones',
  givenUp: 'Cedido',
  luck: 'Suerte',
  busts: 'Fallos (esperados)',
  seatsHint:
    'Cedido: lo que habrían ganado las mejores decisiones. Suerte: lo que dieron las tiradas frente a lo esperado.',
  costliest: 'Las decisiones más caras',
  flawless: 'Ninguna decisión cedió nada.',
  done: 'Hecho',
  bestWas: 'Lo mejor',
};

/** The page of the help about computer players and advice. */
export const ADVICE_HELP: HelpPage = {
  title: 'Jugadores del ordenador y consejos',
  parts: [
    {
      lead: 'Sitios',
      says: 'Al preparar una partida, el botón junto al nombre indica quién juega en el sitio: una persona o uno de los jugadores del ordenador, cada uno con su manera.',
    },
    {
      lead: 'En la mesa',
      says: 'Un jugador del ordenador cuenta qué juega y por qué. Las personas tiran sus dados y mueven sus piezas, o tira el programa; los ajustes dicen quién y a qué ritmo.',
    },
    {
      lead: 'Deshacer',
      says: 'Después de deshacer o corregir, los jugadores del ordenador se quedan quietos para que se pueda deshacer más. Siguen con tu próxima orden, o cuando los dejes.',
    },
    {
      lead: 'Consejo',
      says: 'Si se pide, el puesto de control muestra lo que valen cada opción, parar y seguir con el mejor juego, junto a la probabilidad exacta de fallo y la cuenta de la Regla del 28.',
    },
    {
      lead: 'Probabilidades',
      says: 'Dicen cuántas veces gana cada sitio desde aquí tal como juega la gente, no como jugaría el campeón. Si el consejo está siempre, también se ven en la pantalla de la mesa.',
    },
    {
      lead: 'Repaso',
      says: 'La línea de las probabilidades con sus momentos decisivos; para cada sitio lo que cedieron sus decisiones y, aparte, lo que dieron sus dados; y las decisiones más caras. Tras la victoria, la línea está también en la pantalla de la mesa.',
    },
    {
      lead: 'Torneos',
      says: 'Los ajustes apagan todos los consejos: entonces nada de eso se calcula ni se muestra en ninguna parte.',
    },
  ],
};

/** What a position or a choice is worth: the chance to win, or alone the turns still needed. */
export function valueWords(value: number, worth: Worth): string {
  return worth === 'chance' ? percent(value, 1) : oneDecimal(value);
}

/** The same with its unit, to stand alone: "54,3 %", "6,2 turnos". */
export function wholeValueWords(value: number, worth: Worth): string {
  return worth === 'chance' ? percent(value, 1) : `${oneDecimal(value)} turnos`;
}

/** A value more or less, always with its sign: "+12,3 %", "−0,4 turnos". */
export function changeWords(change: number, worth: Worth): string {
  const amount =
    worth === 'chance'
      ? `${oneDecimal(Math.abs(change) * 100)}\u00a0%`
      : `${oneDecimal(Math.abs(change))} turnos`;
  const isNothing = oneDecimal(Math.abs(change) * (worth === 'chance' ? 100 : 1)) === '0,0';
  return isNothing ? amount : `${change < 0 ? '\u2212' : '+'}${amount}`;
}

/** A chance in whole percent; what is not certain is never written as if it were. */
export function chanceWords(chance: number): string {
  if (chance <= 0 || chance >= 1) return `${chance <= 0 ? 0 : 100}\u00a0%`;
  return `${Math.min(Math.max(Math.round(chance * 100), 1), 99)}\u00a0%`;
}

/** Which roll it was: "Tirada 23". */
export function atRollWords(roll: number): string {
  return `Tirada ${count(roll)}`;
}

/** A turning point: "Tirada 23, Ana: −31,2 %". */
export function turningWords(roll: number, name: string, change: number, worth: Worth): string {
  return `${atRollWords(roll)}, ${nameWords(name)}: ${changeWords(change, worth)}`;
}

/** Busts of a seat beside those that were to be expected: "3 (2,4)". */
export function bustsWords(busts: number, expected: number): string {
  return `${count(busts)} (${oneDecimal(expected)})`;
}

/** The line of chances in one sentence, for those who do not see it; `last` is what each seat ended with. */
export function lineWords(
  last: readonly { readonly name: string; readonly value: number }[],
  worth: Worth,
): string {
  const ends = last.map(({ name, value }) => `${nameWords(name)} ${wholeValueWords(value, worth)}`);
  return `${worth === 'chance' ? 'Probabilidades de ganar' : 'Turnos que faltan'} después de cada tirada; al final ${ends.join(', ')}. La tabla de abajo tiene todas las cifras.`;
}

/** The button that chooses who plays a seat: "Sitio 2: Campeón. Cambiar quién juega". */
export function playedByWords(name: string, seat: number, kind: string): string {
  return `${name.trim() === '' ? seatWords(seat) : wholeName(name)}: ${kind}. Cambiar quién juega`;
}

function oneDecimal(number: number): string {
  return number.toFixed(1).replace('-', '\u2212').replace('.', ',');
}
