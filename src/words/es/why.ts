/** Why a ruling is as it is: the rule and the numbers of this position, in one or two sentences. */

import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';
import type { Barred, Dead, FifthReason, PaidReason, PairingReason, Why } from '../../table/why.ts';
import { capital, form, theColumns } from './grammar.ts';
import { allOf, anyOf, count, countWord } from './numbers.ts';
import { whyNothing } from './why-nothing.ts';

/** The answer to "¿Por qué?", with the names of the players by seat. */
export function whyWords(why: Why, names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? `el puesto ${seat}`;
  switch (why.is) {
    case 'no-game':
      return 'Aún no ha empezado ninguna partida.';
    case 'phase':
      return whyNothing(why.phase, why.about);
    case 'choices':
      return `${sentence(why.pairings.map((pairing) => pairingWords(pairing, name)))} ${freedomWords(why.pairings)}`;
    case 'fifths':
      return sentence(why.seats.map((seat) => fifthWords(seat, name)));
    case 'busted':
      return bustedWords(why, name);
    case 'all-topped':
      return `Los tres corredores están en la cima de ${theColumns(why.columns)}, así que ninguna suma puede mover nada: falla cada una de las ${count(1296)} tiradas. Las columnas solo cuentan cuando el turno para.`;
    case 'no-free-runner':
      return noFreeRunnerWords(why);
    case 'free-runner':
      return freeRunnerWords(why, name);
    case 'first-roll':
      return `La primera tirada de un turno es obligatoria: ${name(why.seat)} no puede pasar, y aún no tiene nada que conservar.`;
    case 'may-stop':
      return `Se puede parar después de cualquier movimiento permitido. Parar ahora ${stopWords(why)}.`;
    case 'barred':
      return barredWords(why.bar);
    case 'no-betting':
      return 'Esta partida se juega sin apuestas.';
    case 'bets':
      return betWords(why, name);
    case 'payoffs':
      return why.paid.map((paid) => paidWords(paid, name)).join(' ');
    case 'column-dead':
      return `${capital(deadWords(why.dead, name))}, así que la ${why.dead.column} no se ofrece.`;
    case 'column-not-thrown':
      return `Entre los dados ${why.dice.join(', ')} no hay dos que sumen ${why.column}, así que no está entre las sumas de esta tirada.`;
    case 'column-offered':
      return sentence([pairingWords(why.pairing, name)]);
    case 'column-open':
      return why.runner
        ? `La columna ${why.column} tiene un corredor por debajo de su cima, así que cada tirada que da ${why.column} lo hace avanzar.`
        : `La columna ${why.column} está abierta, y hay ${runnersWords(why.free)} para empezar en ella.`;
  }
}

/** "un corredor libre", "dos corredores libres". */
function runnersWords(free: number): string {
  return `${countWord(free)} ${form(free, 'corredor libre', 'corredores libres')}`;
}

function pairingWords(pairing: PairingReason, name: (seat: number) => string): string {
  switch (pairing.is) {
    case 'both-move':
      return `${pairing.low} + ${pairing.high}: las dos sumas pueden avanzar, así que las dos deben hacerlo`;
    case 'double': {
      const { column, steps, cut, to } = pairing;
      const climbs = steps === 1 ? 'una casilla' : `${steps} casillas`;
      return cut
        ? `${column} + ${column}: el corredor sube ${climbs} hasta la cima de la ${column}, casilla ${to}, y lo que queda del doble se pierde`
        : `${column} + ${column}: un doble sube un solo corredor ${climbs}, hasta la casilla ${to}`;
    }
    case 'one-of-two':
      return `${pairing.low} + ${pairing.high}: hay un solo corredor libre y las dos columnas lo necesitarían, así que se juega ${anyOf([pairing.low, pairing.high])}`;
    case 'half':
      return `${pairOf(pairing.column, pairing.dead.column)}: solo la ${pairing.column} puede avanzar, porque ${deadWords(pairing.dead, name)}`;
    case 'none': {
      const [one] = pairing.dead;
      const totals = pairing.dead.map((dead) => dead.column);
      const shown = one !== undefined && totals.length === 1 ? [one.column, one.column] : totals;
      return `${shown.join(' + ')} no ofrece nada, porque ${allDeadWords(pairing.dead, name)}`;
    }
    case 'too-narrow':
      return `${anyOf(pairing.choices.map((choice) => choice.join(' + ')))} mueve menos columnas que otra opción, y eso no se permite en esta mesa`;
  }
}

/** A pairing as it is offered, the lower total first. */
function pairOf(one: Column, other: Column): string {
  return `${Math.min(one, other)} + ${Math.max(one, other)}`;
}

/** How free the player is among what is offered. */
function freedomWords(pairings: readonly PairingReason[]): string {
  const offering = pairings.filter(({ is }) => is !== 'none' && is !== 'too-narrow');
  const [only] = offering;
  return offering.length === 1 && only?.is !== 'one-of-two'
    ? 'Así que hay una sola opción, y hay que jugarla.'
    : 'Se puede tomar cualquiera de las opciones, y hay que tomar una.';
}

/** Why several totals are dead; those that merely lack a runner are told together. */
function allDeadWords(dead: readonly Dead[], name: (seat: number) => string): string {
  const bare = dead.filter(({ is }) => is === 'no-runner').map(({ column }) => column);
  const rest = dead.filter(({ is }) => is !== 'no-runner').map((one) => deadWords(one, name));
  return [...rest, ...(bare.length === 0 ? [] : [bareWords(bare)])].join(', y ');
}

/** "no hay corredor en la 6 ni en la 8 y ninguno está libre". */
function bareWords(bare: readonly Column[]): string {
  return `no hay corredor ${bare.map((column) => `en la ${column}`).join(' ni ')} y ninguno está libre`;
}

function deadWords(dead: Dead, name: (seat: number) => string): string {
  switch (dead.is) {
    case 'claimed':
      return `la columna ${dead.column} ya la conquistó ${name(dead.by)}`;
    case 'topped':
      return `el corredor de la ${dead.column} está en la cima, casilla ${columnLength(dead.column)}`;
    case 'no-runner':
      return bareWords([dead.column]);
  }
}

function bustedWords(why: Extract<Why, { is: 'busted' }>, name: (seat: number) => string): string {
  const free =
    why.free === 0
      ? ''
      : ` Había ${runnersWords(why.free)}, pero un corredor libre no puede empezar en una columna muerta.`;
  return `${why.dice.join('-')} no da ninguna suma que pueda avanzar: ${allDeadWords(why.dead, name)}.${free}`;
}

function noFreeRunnerWords({ live, topped, ways }: Extract<Why, { is: 'no-free-runner' }>): string {
  const onTop =
    topped.length === 0
      ? ''
      : ` (${form(topped.length, 'el corredor', 'los corredores')} de ${theColumns(topped)} ${form(topped.length, 'está', 'están')} en la cima)`;
  return `Ningún corredor está libre, así que solo ${theColumns(live)} ${form(live.length, 'puede', 'pueden')} avanzar${onTop}. ${count(ways)} de las ${count(1296)} tiradas no ${form(ways, 'da', 'dan')} ${form(live.length, 'esa suma', 'ninguna de esas sumas')}.`;
}

function freeRunnerWords(why: Extract<Why, { is: 'free-runner' }>, name: (seat: number) => string): string {
  const free = `Hay ${runnersWords(why.free)}`;
  if (why.ways === 0) {
    const odd = why.dead.map(({ column }) => column);
    const dead =
      odd.length === 0
        ? 'ninguna columna está muerta'
        : `solo hay columnas impares muertas (${theColumns(odd)})`;
    return `${free} y ${dead}. Entre cuatro dados siempre hay dos de número par o dos de número impar, así que alguna suma par siempre puede avanzar: no falla ninguna de las ${count(1296)} tiradas.`;
  }
  return `${free}, pero ${count(why.ways)} de las ${count(1296)} tiradas solo ${form(why.ways, 'da', 'dan')} sumas muertas: ${why.dead.map((dead) => deadWords(dead, name)).join(', ')}. Un corredor libre solo ayuda donde una suma sigue viva.`;
}

function barredWords(bar: Extract<Why, { is: 'barred' }>['bar']): string {
  if (bar.code === 'must-roll-third')
    return 'Hay apuestas sobre este turno, y en esta mesa debe entonces tirar una tercera vez antes de poder parar.';
  const one = bar.columns.length === 1;
  return `${one ? 'El corredor' : 'Los corredores'} de ${theColumns(bar.columns)} ${one ? 'comparte' : 'comparten'} casilla con la ficha de otro jugador, y en esta mesa un turno así debe seguir. Antes solo lo acaba un fallo.`;
}

function fifthWords({ seat, listed, allowed, free }: FifthReason, name: (seat: number) => string): string {
  if (free) {
    return `${name(seat)} tiene anotados ${allOf(listed)} y no ha salido ninguno, así que es una tirada libre: se aparta cualquier dado y no recibe marca (243 de ${count(7776)} tiradas)`;
  }
  if (listed.length === 3) {
    return `${name(seat)} tiene anotados ${allOf(listed)}, así que el quinto dado debe ser uno de esos números que haya salido: ${anyOf(allowed)}`;
  }
  if (allowed.some((face) => !listed.includes(face)) && !allowed.some((face) => listed.includes(face))) {
    const has =
      listed.length === 0
        ? 'no tiene ningún número anotado'
        : `tiene ${form(listed.length, 'anotado')} ${allOf(listed)}`;
    return `${name(seat)} ${has}, así que el quinto dado abre una línea nueva con ${anyOf(allowed)}`;
  }
  return `${name(seat)} puede apartar ${anyOf(allowed)}`;
}

function betWords(why: Extract<Why, { is: 'bets' }>, name: (seat: number) => string): string {
  const barred = why.mayNot.map(({ seat, why: reason }: Barred) =>
    reason === 'no-square'
      ? `${name(seat)} no puede apostar: no tiene en una columna abierta ninguna ficha que una apuesta pueda mover`
      : `${name(seat)} no puede apostar: su próximo turno está perdido, y quien debe un turno no apuesta`,
  );
  const must =
    why.must.length === 0
      ? 'Nadie puede apostar en este turno'
      : `${allOf(why.must.map(name))} ${form(why.must.length, 'debe', 'deben')} apostar ${why.called ? 'en este turno' : 'si se piden apuestas'}, porque ${form(why.must.length, 'tiene', 'cada cual tiene')} una ficha en una columna abierta. Las apuestas se piden una vez por turno, después del movimiento de la segunda tirada`;
  return barred.length === 0 ? `${capital(must)}.` : `${capital(must)}. ${sentence(barred)}`;
}

function paidWords(
  { seat, forward, owed, moved, turnLost }: PaidReason,
  name: (seat: number) => string,
): string {
  const who = capital(name(seat));
  if (forward) {
    return moved === owed
      ? `${who} acertó su apuesta y avanza ${spaces(moved)}.`
      : `${who} acertó su apuesta y ganó ${spaces(owed)}, pero ${moved === 0 ? 'no hay sitio' : `solo hay sitio para ${moved}`}: un pago nunca llega a una cima, y el resto se pierde.`;
  }
  if (turnLost) {
    return `${who} erró su apuesta y debe ${spaces(owed)}, ${moved === 0 ? 'pero no tenía ninguna:' : `pero solo tenía ${moved}: sale todo, y`} pierde su próximo turno.`;
  }
  return `${who} erró su apuesta y retrocede ${spaces(moved)}.`;
}

function spaces(count: number): string {
  return `${count} ${form(count, 'casilla')}`;
}

function sentence(clauses: readonly string[]): string {
  return clauses.length === 0 ? '' : `${capital(clauses.join('; '))}.`;
}

/** What a stop does now: "conquista la 7, conserva lo subido en la 6 y gana la partida". */
function stopWords({ kept, claims, wins }: Extract<Why, { is: 'may-stop' }>): string {
  return allOf([
    ...(claims.length > 0 ? [`conquista ${theColumns(claims)}`] : []),
    ...(kept.length > 0 ? [`conserva lo subido en ${theColumns(kept)}`] : []),
    ...(wins ? ['gana la partida'] : []),
  ]);
}
