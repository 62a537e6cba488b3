/** Computer players: their names, what they do and why, and what keeps them or advice from the table. */

import type { PlayerName } from '../../advice/players/names.ts';
import type { Reason } from '../../advice/players/reason.ts';
import type { AdviceFault, BotAct, BotsHold } from '../../contract/advice.ts';
import type { BotWords, NamedReason, PlayerWords } from '../en/bots.ts';
import { splitWords } from './bets.ts';
import { choiceWords } from './hands.ts';
import { allOf, percent } from './numbers.ts';
import { nameWords } from '../names.ts';

export const PLAYER_WORDS: Readonly<Record<PlayerName, PlayerWords>> = {
  casual: { name: 'Despreocupado', about: 'Toma cualquier opción, al azar, y para según la regla del 28.' },
  'keller-28': { name: 'Keller 28', about: 'Elige y para según los puntos de la regla del 28.' },
  ga29: {
    name: 'Glenn y Aloi 29',
    about: 'Cuenta con pesos criados para acabar en pocos turnos, y para en 29.',
  },
  'rule-of-28': {
    name: 'Regla del 28',
    about: 'Para según la regla del 28 o con un corredor en la cima, y al elegir mira a los demás.',
  },
  r38: {
    name: 'Regla del 38',
    about: 'Audaz: cuenta hasta 38, prefiere las columnas del centro y para con un corredor en la cima.',
  },
  champion: { name: 'Campeón', about: 'Calcula su turno entero y hace lo que da más probabilidad de ganar.' },
};

/** What every computer player is like in Express, where they do not differ. */
export const EXPRESS_ABOUT = {
  alike: 'En Express estos jugadores marcan todos igual: por los puntos esperados.',
};

/** What the newest act of a computer player is called; `throws` is who throws its dice. */
export function botWords(
  { act, reason }: { readonly act: BotAct; readonly reason: Reason | null },
  name: string,
  throws: 'people' | 'program',
): BotWords {
  return {
    says: actWords(act, nameWords(name), throws, reason?.why === 'first-throw'),
    why: reason === null ? '' : reasonWords(reason),
  };
}

/** Why computer players bet as they did, once the bets lie open: one of them, or several by name. */
export function shownBetsWords(bets: readonly NamedReason[]): BotWords {
  const who = allOf(bets.map(({ name }) => nameWords(name)));
  const whys = bets.map(({ name, reason }) =>
    bets.length === 1 ? reasonWords(reason) : `${nameWords(name)}: ${reasonWords(reason)}`,
  );
  return {
    says: bets.length === 1 ? `${who} explica su apuesta.` : `${who} explican sus apuestas.`,
    why: whys.join(' '),
  };
}

function actWords(act: BotAct, name: string, throws: 'people' | 'program', first: boolean): string {
  switch (act.does) {
    case 'choose':
      return `${name} juega ${choiceWords(act.columns)}.`;
    case 'roll':
      if (throws === 'people')
        return first ? `${name} empieza su turno: tirad por él.` : `${name} sigue: tirad por él.`;
      return first ? `${name} empieza su turno.` : `${name} sigue.`;
    case 'stop':
      return `${name} para.`;
    case 'bet':
      return `${name} ya ha apostado.`;
    case 'settle':
      return `${name} ${act.forward ? 'avanza' : 'retrocede'}: ${splitWords(act.spaces)}.`;
    case 'mark':
      return `${name} marca ${act.rows.join(' + ')}${act.fifth === null ? ', tirada libre' : ` y aparta el ${act.fifth}`}.`;
  }
}

/** Why a computer player does what it does, or why advice says so, in one sentence. */
export function reasonWords(reason: Reason): string {
  switch (reason.why) {
    case 'only-one':
      return 'Solo había una opción.';
    case 'by-chance':
      return 'Así lo ha querido el azar.';
    case 'most-points':
      return reason.points === reason.next
        ? `Le cuenta ${points(reason.points)} puntos, y ninguna otra opción suma más.`
        : `Le cuenta ${points(reason.points)} puntos, y ${points(reason.next)} a la segunda mejor.`;
    case 'best-chance':
      return `Con el mejor juego, así se gana el ${percent(reason.win, 1)}; con la segunda mejor opción, el ${percent(reason.next, 1)}.`;
    case 'fewest-turns':
      return `Así faltan ${points(reason.turns)} turnos de media; con la segunda mejor opción, ${points(reason.next)}.`;
    case 'wins':
      return 'Parar gana la partida.';
    case 'on-top':
      return `Con un corredor en la cima de ${allOf(reason.columns)} siempre para.`;
    case 'count-reached':
      return `Su cuenta es ${points(reason.count)}; para a partir de ${reason.limit}.`;
    case 'count-below':
      return `Su cuenta es ${points(reason.count)}; por debajo de ${reason.limit} sigue.`;
    case 'runner-free':
      return reason.free === 1
        ? 'Aún queda un corredor libre, así que sigue.'
        : `Aún quedan ${reason.free === 2 ? 'dos' : 'tres'} corredores libres, así que sigue.`;
    case 'first-throw':
      return 'Un turno empieza con una tirada.';
    case 'may-not-stop':
      return 'Una regla de la casa impide parar.';
    case 'weighed':
      return `Con el mejor juego, parar gana el ${percent(reason.stop, 1)}; seguir, el ${percent(reason.roll, 1)}.`;
    case 'turns-weighed':
      return `Si para faltan ${points(reason.stop)} turnos; si sigue, ${points(reason.roll)}.`;
    case 'turn-made':
      return `Calculó que el turno saldría bien en el ${percent(reason.chance, 1)} de los casos.`;
    case 'next-throw':
      return `La tirada siguiente no fallaba en el ${percent(reason.chance, 1)} de los casos.`;
    case 'best-split':
      return 'Es lo mejor para sus columnas.';
    case 'best-sheet':
      return 'Según su cálculo, es lo que promete la mejor hoja.';
  }
}

export const BOTS_OWE_WORDS = {
  byHand: 'Pulsa una flecha para jugar a mano por un jugador del ordenador.',
};

/** Said while only computer players still have to bet or to mark. */
export function botsOweWords(names: readonly string[]): string {
  return `Se espera a ${allOf(names.map(nameWords))}.`;
}

/** The strip while computer players hold still; their go on has a key beside it. */
export function botsHoldWords(hold: BotsHold): string {
  switch (hold) {
    case 'taken-back':
      return 'Los jugadores del ordenador esperan, por si hay que deshacer más. Siguen con tu próxima orden.';
    case 'resumed':
      return 'La partida sigue donde estaba. Los jugadores del ordenador esperan a que los dejes jugar.';
    case 'desk-open':
      return 'Hay algo abierto en un control: los jugadores del ordenador esperan a que se cierre.';
    case 'failed':
      return 'El jugador del ordenador no ha podido calcular su jugada. Juega por él a mano o deja que lo intente otra vez.';
  }
}

/** The button that lets them go on. */
export function botsGoWords(): string {
  return 'Dejarlos jugar';
}

/** What keeps the champion and all advice from the table, and what to do. */
export function adviceFaultWords(fault: AdviceFault): string {
  switch (fault.is) {
    case 'no-weights':
      return `No hay consejos y el campeón no puede jugar: no se pudo leer ${fault.path} (${fault.detail}). Juega por él a mano o instala el programa de nuevo.`;
    case 'damaged-weights':
      return `No hay consejos y el campeón no puede jugar: ${fault.path} está dañado (${fault.detail}). Juega por él a mano o instala el programa de nuevo.`;
    case 'stopped':
      return `Lo que calcula los consejos se ha parado (${fault.detail}). Pregunta otra vez, o juega a mano por los jugadores del ordenador.`;
  }
}

/** Points or turns with one decimal at the most. */
function points(number: number): string {
  return String(Math.round(number * 10) / 10)
    .replace('.', ',')
    .replace('-', '\u2212');
}
