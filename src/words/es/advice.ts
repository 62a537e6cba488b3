/** Advice, win chances and the look back on the screens, and what is set about them and about computer players. */

import type { Worth } from '../../contract/advice.ts';
import type { HelpPage } from '../en/help.ts';
import { nameWords, wholeName } from '../names.ts';
import { count, percent } from './numbers.ts';
import { seatWords } from './set-up.ts';
import type { NamedValue } from '../values.ts';
import { valuesIn } from '../values.ts';

export const ADVICE_WORDS = {
  title: 'Consejo',
  show: 'Consejo',
  working: 'Calculando …',
  best: 'mejor',
  toWin: 'ganar',
  stillTurns: 'turnos más',
  stop: 'Parar',
  roll: 'Seguir',
  barred: 'no se puede',
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
    'No conviene a los torneos: ni probabilidades de ganar, ni consejos, ni repaso en ninguna pantalla. Si se piden, una tecla los muestra durante una partida; tras la victoria, el repaso lleva su línea también a la pantalla de la mesa. Siempre muestra allí por sí solo las probabilidades y, tras la victoria, la línea.',
  dice: 'Quién tira por los jugadores del ordenador',
  people: 'Las personas, con los dados de la mesa',
  program: 'El programa, con sus propios dados',
  diceHint: 'Lo que tira el programa queda marcado junto a los dados y en el registro.',
  pace: 'Ritmo de los jugadores del ordenador',
  slow: 'Lento',
  normal: 'Medio',
  quick: 'Rápido',
  paceHint:
    'Cuánto esperan antes de cada acción, para que todos puedan seguirlos; más antes de que el programa tire en un turno nuevo, para que dé tiempo a mover las piezas.',
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
  turnsHint:
    'Cedido: los turnos que habrían ahorrado las mejores decisiones. Suerte: los turnos que costaron las tiradas frente a lo esperado; un menos son menos turnos, o sea buena suerte.',
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

/** How values are written: "54,3 %", "6,2 turnos". */
export const VALUES = valuesIn({ mark: ',', turns: () => 'turnos', percent, count });

/** Which roll it was: "Tirada 23". */
export function atRollWords(roll: number): string {
  return `Tirada ${count(roll)}`;
}

/** A turning point: "Tirada 23, Ana: −31,2 %". */
export function turningWords(roll: number, name: string, change: number, worth: Worth): string {
  return `${atRollWords(roll)}, ${nameWords(name)}: ${VALUES.changeWords(change, worth)}`;
}

/** The line of chances in one sentence, for those who do not see it; `last` is what each seat ended with. */
export function lineWords(last: readonly NamedValue[], worth: Worth): string {
  return `${worth === 'chance' ? 'Probabilidades de ganar' : 'Turnos que faltan'} después de cada tirada; al final ${VALUES.standingWords(last, worth)}. La tabla de abajo tiene todas las cifras.`;
}

/** The button that chooses who plays a seat: "Sitio 2: Campeón. Cambiar quién juega". */
export function playedByWords(name: string, seat: number, kind: string): string {
  return `${name.trim() === '' ? seatWords(seat) : wholeName(name)}: ${kind}. Cambiar quién juega`;
}
