/** One sentence for every refusal: what is wrong, and where it helps, what to do. */

import { MOST_THROWS } from '../../rules/position.ts';
import type { PositionFault, SplitFault } from '../../rules/refusal.ts';
import type { AnyRefusal } from '../en/refusals.ts';
import { adviceFaultWords } from './bots.ts';
import { nameWords } from '../names.ts';
import { capital, form, theColumns } from './grammar.ts';
import { anyOf, countWord } from './numbers.ts';
import { COLOUR_WORDS, SHAPE_WORDS } from './set-up.ts';

/**
 * The sentence for a refusal.
 * @param names The players by seat, for the people at the table. Without them seats are told by their numbers, as those who
 * write commands know them.
 */
export function refusalWords(refusal: AnyRefusal, names: readonly string[] = []): string {
  const within = (seat: number) => {
    const name = names[seat];
    return name === undefined ? `el puesto ${seat}` : nameWords(name);
  };
  const first = (seat: number) => capital(within(seat));
  switch (refusal.code) {
    case 'no-game':
      return 'Aún no ha empezado ninguna partida. Empieza una primero.';
    case 'game-over':
      return 'La partida ha terminado. Deshaz la victoria, o empieza una nueva partida.';
    case 'bad-dice':
      return refusal.count === 1
        ? 'Una tirada es aquí un dado, que muestra de 1 a 6.'
        : `Una tirada son ${countWord(refusal.count)} dados, y cada uno muestra de 1 a 6.`;
    case 'choice-open':
      return 'Una tirada espera su combinación. Elígela primero.';
    case 'no-roll':
      return 'Ninguna tirada espera a ser jugada. Tira primero los dados.';
    case 'choice-made':
      return 'La combinación de esta tirada ya está elegida. Deshaz para elegir otra.';
    case 'not-on-offer':
      return refusal.columns.length === 0
        ? 'Una opción nombra al menos una columna.'
        : `${refusal.columns.join(' + ')} no está entre las opciones de esta tirada.`;
    case 'nothing-to-stop':
      return 'La primera tirada de un turno es obligatoria: aún no hay nada que parar.';
    case 'bad-seats':
      return `Este juego tiene de 1 a ${refusal.most} puestos, no ${refusal.seats}.`;
    case 'bad-first':
      return refusal.seats === 1
        ? 'El único puesto es el 0, así que empieza el puesto 0.'
        : `El puesto que empieza debe ser uno de 0 a ${refusal.seats - 1}.`;
    case 'needs-first':
      return 'Di qué puesto empieza.';
    case 'bad-win-columns':
      return `Con ${countWord(refusal.seats)} ${form(refusal.seats, 'puesto')}, una victoria pide un número entero de columnas de 1 a ${refusal.limit}; con ${refusal.asked} la partida podría no ganarse nunca.`;
    case 'unknown-option':
      return `No hay ninguna regla llamada «${refusal.name}».`;
    case 'bad-option':
      return `La regla «${refusal.name}» no puede ser ${JSON.stringify(refusal.value)}.`;
    case 'bad-clock':
      return `El reloj «${refusal.name}» es 0 para ninguno, o de ${refusal.most} segundos como mucho.`;
    case 'betting-needs-classic':
      return 'Las apuestas son del juego clásico; Express no las tiene.';
    case 'betting-needs-seats':
      return 'Para apostar hacen falta de dos a cuatro puestos: tiene que haber contra quién apostar.';
    case 'betting-needs-stack':
      return `Solo se apuesta donde fichas y corredores pueden compartir casilla (occupied: stack), no con «${refusal.occupied}».`;
    case 'roll-off-open':
      return 'Aún no se sabe quién empieza. Tira primero dos dados por cada puesto.';
    case 'no-roll-off':
      return 'Ahora nadie tira para empezar.';
    case 'not-in-roll-off':
      return `${first(refusal.seat)} no está en el empate y no tira de nuevo.`;
    case 'thrown-already':
      return `${first(refusal.seat)} ya ha tirado para empezar.`;
    case 'no-such-seat':
      return `En esta mesa no hay puesto ${refusal.seat}; los puestos van de 0 a ${refusal.seats - 1}.`;
    case 'nothing-to-void':
      return 'Ninguna tirada espera a ser jugada, así que ninguna puede ser nula. Si una anterior no debía contar, deshacer lleva hasta ella.';
    case 'no-such-die':
      return `No hay dado ${refusal.die}; los dados van de 1 a ${refusal.dice}.`;
    case 'die-counts':
      return `El dado ${refusal.die} se ha leído, y según la regla de esta mesa un dado inclinado que se puede leer cuenta.`;
    case 'kept-dice-differ':
      return `Solo se tira de nuevo el dado inclinado: ${refusal.kept.join(', ')} se quedan y deben estar entre los dados.`;
    case 'must-roll-occupied':
      return `${form(refusal.columns.length, 'El corredor', 'Los corredores')} de ${theColumns(refusal.columns)} ${form(refusal.columns.length, 'comparte', 'comparten')} casilla con la ficha de otro jugador, así que según la regla de esta mesa el turno no puede parar aquí.`;
    case 'must-roll-third':
      return 'Hay apuestas sobre este turno, y según la regla de esta mesa debe tirar una tercera vez antes de poder parar.';
    case 'bets-open':
      return 'Se están haciendo las apuestas. Deben estar todas antes de que siga la partida.';
    case 'no-bets':
      return 'Ahora no se apuesta.';
    case 'not-eligible':
      return `${first(refusal.seat)} no puede apostar en este turno: quien apuesta tiene una ficha en una columna abierta, conserva su próximo turno y no es quien está jugando.`;
    case 'bet-final':
      return `${first(refusal.seat)} ya ha apostado, y una apuesta es definitiva.`;
    case 'bad-discs':
      return `Una apuesta se cubre con 1 a 5 discos, no con ${refusal.discs}.`;
    case 'payoff-open':
      return `Se están pagando las apuestas: ${within(refusal.seat)} debe decir cómo se reparten las casillas.`;
    case 'nothing-to-settle':
      return 'Ningún pago espera un reparto.';
    case 'not-first-to-settle':
      return `${first(refusal.first)} paga o cobra antes que ${within(refusal.seat)}: se empieza por la izquierda de quien tiene el turno.`;
    case 'bad-split':
      return splitWords(refusal.spaces, refusal.forward, refusal.why);
    case 'not-in-express':
      return 'Express no tiene turnos, apuestas ni tablero; solo hay tiradas y marcas.';
    case 'express-only':
      return 'Las marcas son de Express; este es el juego clásico.';
    case 'marks-open':
      return 'Aún no todos han marcado esta tirada.';
    case 'marked-already':
      return `${first(refusal.seat)} ya ha marcado esta tirada.`;
    case 'player-is-out':
      return `${first(refusal.seat)} está fuera y no marca más.`;
    case 'bad-mark':
      return 'Una combinación usa cada uno de los cinco dados una vez: uno aparte, y dos parejas.';
    case 'bad-fifth':
      return `El dado que va aparte debe mostrar ${anyOf(refusal.allowed)}, no ${refusal.fifth}.`;
    case 'no-clock':
      return 'Esta partida se juega sin reloj.';
    case 'clock-not-running':
      return 'Ahora no corre ningún reloj.';
    case 'bad-position':
      return positionWords(refusal.why, within, names);
    case 'empty-name':
      return `El puesto ${refusal.seat + 1} no tiene nombre. Todos los puestos necesitan uno.`;
    case 'long-name':
      return `El nombre del puesto ${refusal.seat + 1} es demasiado largo. Como mucho, ${refusal.most} caracteres.`;
    case 'odd-name':
      return `El nombre del puesto ${refusal.seat + 1} tiene un carácter que no se puede mostrar en una línea.`;
    case 'duplicate-name':
      return `Dos puestos se llaman «${refusal.name}». Los nombres deben ser distintos, para que todos sepan de quién es el turno.`;
    case 'duplicate-colour':
      return `Dos puestos tienen el mismo color (${COLOUR_WORDS[refusal.colour].toLowerCase()}). Dales colores distintos.`;
    case 'duplicate-shape':
      return `Dos puestos tienen la misma forma (${SHAPE_WORDS[refusal.shape].toLowerCase()}). Dales formas distintas.`;
    case 'nothing-to-undo':
      return 'No hay nada que deshacer.';
    case 'nothing-to-redo':
      return 'No hay nada que rehacer.';
    case 'no-such-roll':
      return noSuchRoll(refusal.roll, refusal.rolls);
    case 'not-rolled-on':
      return 'Lo último que pasó no fue que una persona siguiera, así que no hay parada que poner antes. Deshacer lo quita.';
    case 'bad-command':
      return `Esto no es una orden que se pueda leer (${refusal.where}).`;
    case 'not-allowed':
      return 'Esta pantalla muestra la partida; las órdenes vienen del control del árbitro.';
    case 'stale':
      return 'La partida siguió antes de que esto llegara. Mira de nuevo y repítelo si aún vale.';
    case 'nothing-held':
      return 'Ninguna tirada espera a ser usada.';
    case 'journal-unwritable':
      return `La partida no se puede guardar en ${refusal.path} (${refusal.detail}), así que no se ha cambiado nada. Haz sitio o da permiso para escribir allí, e inténtalo de nuevo.`;
    case 'journal-in-use':
      return `El archivo de la partida ${refusal.path} está abierto en otro programa (${refusal.detail}), así que no se ha cambiado nada. Cierra ese programa e inténtalo de nuevo.`;
    case 'journal-unreadable':
      return `El archivo ${refusal.path} no se puede usar (${refusal.detail}); se ha dejado como está. Muévelo o usa otro archivo, e inténtalo de nuevo.`;
    case 'preset-damaged':
      return `Esto no es un juego de reglas que se pueda leer (${refusal.where}). Pide el archivo otra vez; no se ha cambiado nada.`;
    case 'preset-too-long':
      return `Este archivo es demasiado largo para un juego de reglas (más de ${refusal.most} caracteres); no se ha cambiado nada.`;
    case 'preset-newer':
      return `Este juego de reglas lo guardó una versión más nueva del programa (forma ${refusal.version}; esta lee la ${refusal.known}). Actualiza el programa para usarlo.`;
    case 'bad-preset-name':
      return `Un juego de reglas necesita un nombre de 1 a ${refusal.most} caracteres en una línea.`;
    case 'preset-name-taken':
      return `El nombre «${refusal.name}» es de uno de los juegos del reglamento. Dale otro a tu juego de reglas.`;
    case 'no-such-preset':
      return `No hay ningún juego de reglas llamado «${refusal.name}».`;
    case 'too-many-presets':
      return `Se guardan ${refusal.most} juegos de reglas como mucho. Borra uno primero.`;
    case 'unknown-level':
      return `No hay ningún consejero llamado «${refusal.level}». Esta versión tiene ${refusal.levels.join(', ')}.`;
    case 'no-advice':
      return 'No hay nada que aconsejar: no hay ninguna elección, decisión ni apuesta pendiente.';
    case 'advice-off':
      return 'Los consejos están apagados en esta mesa; se encienden en los ajustes.';
    case 'nothing-to-look-back-at':
      return 'No hay nada que repasar: aún no hay ninguna tirada del juego de tablero.';
    case 'asked-again':
      return 'El repaso se ha pedido otra vez; llega esa respuesta.';
    case 'no-computer':
      return adviceFaultWords(refusal.fault);
    case 'bad-reason':
      return `Un motivo es una línea de ${refusal.most} caracteres como mucho. Acórtalo.`;
    case 'internal-error':
      return 'Algo ha fallado dentro del programa. La partida está guardada; reinicia el programa si se repite.';
    case 'closing':
      return 'El programa se está cerrando y no acepta más órdenes. La partida está guardada.';
  }
}

function splitWords(spaces: number, forward: boolean, why: SplitFault): string {
  const task = `Hay que mover exactamente ${spaces} ${form(spaces, 'casilla')} ${forward ? 'hacia adelante' : 'hacia atrás'}`;
  switch (why.fault) {
    case 'not-a-column':
      return `${task}; «${why.column}» no es una columna.`;
    case 'no-marker':
      return `${task}; en la columna ${why.column} este puesto no tiene ninguna ficha que pueda moverse.`;
    case 'too-far':
      return `${task}; la ficha de la columna ${why.column} puede moverse ${why.room} como mucho.`;
    case 'not-whole':
      return `${task}; las casillas para la columna ${why.column} deben ser un número entero.`;
    case 'wrong-sum':
      return `${task}, no ${why.sum}.`;
  }
}

function noSuchRoll(roll: number | null, rolls: number): string {
  if (rolls === 0) return 'En esta partida aún no se ha tirado.';
  return `Las tiradas de esta partida van de 1 a ${rolls}; no hay tirada ${String(roll)}.`;
}

function positionWords(
  why: PositionFault,
  within: (seat: number) => string,
  names: readonly string[],
): string {
  switch (why.fault) {
    case 'markers-by-seat':
      return why.seats === 1
        ? 'Hay que dar las fichas del único puesto, en un objeto.'
        : `Hay que dar las fichas de cada uno de los ${why.seats} puestos, un objeto por puesto.`;
    case 'no-such-seat':
      return `En esta mesa no hay puesto ${why.seat}.`;
    case 'no-such-step':
      return `La columna ${why.column} no tiene casilla ${why.step}.`;
    case 'claimed-by-nobody':
      return `La columna ${why.column} la ha conquistado un puesto que no está en esta mesa.`;
    case 'claim-below-top':
      return `La columna ${why.column} está conquistada, así que la ficha de su dueño debe estar en la cima.`;
    case 'top-unclaimed':
      return `${capital(within(why.seat))} tiene una ficha en la cima de la columna ${why.column} sin haberla conquistado.`;
    case 'rival-on-claimed': {
      const name = names[why.seat];
      const whose = name === undefined ? `del puesto ${why.seat}` : `de ${nameWords(name)}`;
      return `La columna ${why.column} está conquistada, así que la ficha ${whose} no puede estar allí.`;
    }
    case 'target-reached':
      return `${capital(within(why.seat))} ya habría ganado con estas columnas.`;
    case 'too-many-runners':
      return `Hay tres corredores, no ${why.runners}.`;
    case 'runner-on-claimed':
      return `La columna ${why.column} está conquistada, así que no puede haber un corredor allí.`;
    case 'runner-not-above-marker':
      return `El corredor de la columna ${why.column} debe estar por encima de la ficha de quien juega, que está en la casilla ${why.marker}.`;
    case 'bad-climb':
      return `El corredor de la columna ${why.column} puede haber subido de 1 a ${why.most} casillas en este turno.`;
    case 'climb-without-runner':
      return `La columna ${why.column} tiene casillas subidas pero ningún corredor.`;
    case 'bad-throws':
      return `El número de tiradas debe ser un número entero de 0 a ${MOST_THROWS}.`;
    case 'bad-skips':
      return 'Los turnos perdidos solo vienen de las apuestas, y esta partida se juega sin ellas.';
  }
}
