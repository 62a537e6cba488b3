/** Why a ruling is as it is: the rule and the numbers of this position, in one or two sentences. */

import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';
import type { Barred, Dead, FifthReason, PaidReason, PairingReason, Why } from '../../table/why.ts';
import { allOf, anyOf, count, countWord } from './numbers.ts';
import { whyNothing } from './why-nothing.ts';

/** The answer to "why?", with the names of the players by seat. */
export function whyWords(why: Why, names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? `seat ${seat}`;
  switch (why.is) {
    case 'no-game':
      return 'No game has begun yet.';
    case 'phase':
      return whyNothing(why.phase, why.about);
    case 'choices':
      return `${sentence(why.pairings.map((pairing) => pairingWords(pairing, name)))} ${freedomWords(why.pairings)}`;
    case 'fifths':
      return sentence(why.seats.map((seat) => fifthWords(seat, name)));
    case 'busted':
      return bustedWords(why, name);
    case 'all-topped':
      return `All three runners stand on the tops of ${allOf(why.columns)}, so no total can move anything: each of the 1,296 rolls busts. The columns count only when the turn stops.`;
    case 'no-free-runner':
      return `No runner is free, so only ${allOf(why.live)} can advance${why.topped.length > 0 ? ` (${allOf(why.topped)} ${why.topped.length > 1 ? 'are' : 'is'} topped)` : ''}. ${count(why.ways)} of the 1,296 rolls make none of these totals.`;
    case 'free-runner':
      return freeRunnerWords(why, name);
    case 'first-roll':
      return `The first roll of a turn is compulsory: ${name(why.seat)} cannot pass, and has nothing to keep yet.`;
    case 'may-stop':
      return `Stopping is allowed after any legal move. It ${stopWords(why)}.`;
    case 'barred':
      return why.bar.code === 'must-roll-third'
        ? 'Bets lie on this turn, and this table plays that it must roll a third time before it may stop.'
        : `${why.bar.columns.length === 1 ? `The runner on ${allOf(why.bar.columns)} shares its step` : `The runners on ${allOf(why.bar.columns)} share their steps`} with another player’s marker, and this table plays that such a turn must roll on. Only a bust ends it before.`;
    case 'no-betting':
      return 'This game is played without bets.';
    case 'bets':
      return betWords(why, name);
    case 'payoffs':
      return why.paid.map((paid) => paidWords(paid, name)).join(' ');
    case 'column-dead':
      return `${capital(deadWords(why.dead, name))}, so ${why.dead.column} is not offered.`;
    case 'column-not-thrown':
      return `No two of the dice ${why.dice.join(', ')} make ${why.column}, so it is not among the totals of this roll.`;
    case 'column-offered':
      return sentence([pairingWords(why.pairing, name)]);
    case 'column-open':
      return why.runner
        ? `Column ${why.column} holds a runner below its top, so every roll that makes ${why.column} advances it.`
        : `Column ${why.column} is open, and ${why.free === 1 ? 'one runner is' : `${countWord(why.free)} runners are`} free to start there.`;
  }
}

function pairingWords(pairing: PairingReason, name: (seat: number) => string): string {
  switch (pairing.is) {
    case 'both-move':
      return `${pairing.low} + ${pairing.high}: both totals can move, so both must`;
    case 'double': {
      const { column, steps, cut, to } = pairing;
      if (cut) {
        return `${column} + ${column}: the runner goes ${steps === 1 ? 'one step' : `${steps} steps`} to the top of ${column}, step ${to}, and what is left of the double is lost`;
      }
      return `${column} + ${column}: a double moves one runner ${steps} steps, to step ${to}`;
    }
    case 'one-of-two':
      return `${pairing.low} + ${pairing.high}: one runner is free and both columns would need it, so ${pairing.low} or ${pairing.high} is played`;
    case 'half':
      return `${pairOf(pairing.column, pairing.dead.column)}: only ${pairing.column} can move, because ${deadWords(pairing.dead, name)}`;
    case 'none': {
      const [one] = pairing.dead;
      const totals = pairing.dead.map((dead) => dead.column);
      const shown = one !== undefined && totals.length === 1 ? [one.column, one.column] : totals;
      return `${shown.join(' + ')} offers nothing, because ${allDeadWords(pairing.dead, name)}`;
    }
    case 'too-narrow':
      return `${pairing.choices.map((choice) => choice.join(' + ')).join(' or ')} moves fewer columns than another choice, which this table does not allow`;
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
    ? 'So there is one choice, and it must be played.'
    : 'Any of the choices may be taken, and one of them must be.';
}

/** Why several totals are dead; those that merely lack a runner are told together. */
function allDeadWords(dead: readonly Dead[], name: (seat: number) => string): string {
  const bare = dead.filter(({ is }) => is === 'no-runner').map(({ column }) => column);
  const rest = dead.filter(({ is }) => is !== 'no-runner').map((one) => deadWords(one, name));
  const without = bare.length === 0 ? [] : [`no runner is on ${anyOf(bare)} and none is free`];
  return [...rest, ...without].join(', and ');
}

function deadWords(dead: Dead, name: (seat: number) => string): string {
  switch (dead.is) {
    case 'claimed':
      return `column ${dead.column} is claimed by ${name(dead.by)}`;
    case 'topped':
      return `the runner on ${dead.column} stands on the top, step ${columnLength(dead.column)}`;
    case 'no-runner':
      return `no runner is on ${dead.column} and none is free`;
  }
}

function bustedWords(why: Extract<Why, { is: 'busted' }>, name: (seat: number) => string): string {
  const free =
    why.free === 0
      ? ''
      : ` ${why.free === 1 ? 'A runner was' : `${capital(countWord(why.free))} runners were`} free, but a free runner cannot start in a dead column.`;
  return `${sentence([`${why.dice.join('-')} makes no total that could move: ${allDeadWords(why.dead, name)}`])}${free}`;
}

function freeRunnerWords(why: Extract<Why, { is: 'free-runner' }>, name: (seat: number) => string): string {
  const free = why.free === 1 ? 'One runner is free' : `${capital(countWord(why.free))} runners are free`;
  if (why.ways === 0) {
    const dead =
      why.dead.length === 0 ? 'no column is dead' : `only odd columns are dead (${allOf(columns(why.dead))})`;
    return `${free} and ${dead}. Two of four dice are always both odd or both even, so an even total can always move: 0 of the 1,296 rolls bust.`;
  }
  return `${free}, but ${count(why.ways)} of the 1,296 rolls make${why.ways === 1 ? 's' : ''} dead totals only: ${why.dead.map((dead) => deadWords(dead, name)).join(', ')}. A free runner helps only where a total is alive.`;
}

function columns(dead: readonly Dead[]): readonly Column[] {
  return dead.map(({ column }) => column);
}

function fifthWords({ seat, listed, allowed, free }: FifthReason, name: (seat: number) => string): string {
  if (free) {
    return `${name(seat)} has listed ${allOf(listed)} and none of them was thrown, so this is a free ride: any die is set aside and gets no mark (243 of 7,776 throws)`;
  }
  if (listed.length === 3) {
    return `${name(seat)} has listed ${allOf(listed)}, so a ${anyOf(allowed)} that was thrown must be the fifth die`;
  }
  if (allowed.some((face) => !listed.includes(face)) && !allowed.some((face) => listed.includes(face))) {
    return `${name(seat)} has ${listed.length === 0 ? 'no number' : allOf(listed)} listed, so the fifth die opens a new line with ${anyOf(allowed)}`;
  }
  return `${name(seat)} may set aside ${anyOf(allowed)}`;
}

function betWords(why: Extract<Why, { is: 'bets' }>, name: (seat: number) => string): string {
  const barred = why.mayNot.map(({ seat, why: reason }: Barred) =>
    reason === 'no-square'
      ? `${name(seat)} may not bet: there is no square of ${name(seat)} in an open column that a bet could move`
      : `${name(seat)} may not bet: the next turn of ${name(seat)} is lost, and who owes a turn does not bet`,
  );
  const must =
    why.must.length === 0
      ? 'Nobody may bet in this turn'
      : `${allOf(why.must.map(name))} must bet ${why.called ? 'in this turn' : 'if bets are called'}, because ${why.must.length === 1 ? 'there is a square' : 'each has a square'} in an open column. Bets are called once a turn, after the move of the second throw`;
  return barred.length === 0 ? `${must}.` : `${must}. ${sentence(barred)}`;
}

function paidWords(
  { seat, forward, owed, moved, turnLost }: PaidReason,
  name: (seat: number) => string,
): string {
  const who = name(seat);
  if (forward) {
    return moved === owed
      ? `${who} bet right and moves ${spaces(moved)} forward.`
      : `${who} bet right and won ${spaces(owed)}, but there is ${moved === 0 ? 'no room' : `room for ${moved} only`}: a payoff never reaches a top, and the rest is lost.`;
  }
  if (turnLost) {
    const had = moved === 0 ? 'none to give up:' : `only ${moved}: everything goes off, and`;
    return `${who} bet wrong and owes ${spaces(owed)}, but had ${had} the next turn of ${who} is lost.`;
  }
  return `${who} bet wrong and moves ${spaces(moved)} back.`;
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

function sentence(clauses: readonly string[]): string {
  return clauses.length === 0 ? '' : `${capital(clauses.join('; '))}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a stop does now: "claims 7, keeps the progress on 6 and wins the game". */
function stopWords({ kept, claims, wins }: Extract<Why, { is: 'may-stop' }>): string {
  const does = [
    ...(claims.length > 0 ? [`claims ${allOf(claims)}`] : []),
    ...(kept.length > 0 ? [`keeps the progress on ${allOf(kept)}`] : []),
    ...(wins ? ['wins the game'] : []),
  ];
  return does.length === 1 ? (does[0] ?? '') : `${does.slice(0, -1).join(', ')} and ${does.at(-1) ?? ''}`;
}
