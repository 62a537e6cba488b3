/** Why a ruling is as it is: the rule and the numbers of this position, in one or two sentences. */

import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';
import type { Barred, Dead, FifthReason, PaidReason, PairingReason, Why } from '../../table/why.ts';
import { capital, eitherColumn, form, ofColumns, theColumns } from './grammar.ts';
import { allOf, anyOf, count, countWord } from './numbers.ts';
import { whyNothing } from './why-nothing.ts';

/** The answer to "Pourquoi ?", with the names of the players by seat. */
export function whyWords(why: Why, names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? `la place ${seat}`;
  switch (why.is) {
    case 'no-game':
      return 'Aucune partie n’a encore commencé.';
    case 'phase':
      return whyNothing(why.phase, why.about);
    case 'choices':
      return `${sentence(why.pairings.map((pairing) => pairingWords(pairing, name)))} ${freedomWords(why.pairings)}`;
    case 'fifths':
      return sentence(why.seats.map((seat) => fifthWords(seat, name)));
    case 'busted':
      return bustedWords(why, name);
    case 'all-topped':
      return `Les trois grimpeurs sont au sommet ${ofColumns(why.columns)}, aucune somme ne peut donc plus rien faire avancer : chacun des 1 296 lancers rate. Les colonnes ne comptent qu’une fois le tour arrêté.`;
    case 'no-free-runner':
      return noFreeRunnerWords(why);
    case 'free-runner':
      return freeRunnerWords(why, name);
    case 'first-roll':
      return `Le premier lancer d’un tour est obligatoire : ${name(why.seat)} ne peut pas passer, et n’a encore rien à garder.`;
    case 'may-stop':
      return `On peut s’arrêter après tout déplacement permis. S’arrêter ici ${stopWords(why)}.`;
    case 'barred':
      return barredWords(why.bar);
    case 'no-betting':
      return 'Cette partie se joue sans paris.';
    case 'bets':
      return betWords(why, name);
    case 'payoffs':
      return why.paid.map((paid) => paidWords(paid, name)).join(' ');
    case 'column-dead':
      return `${capital(deadWords(why.dead, name))} : la ${why.dead.column} n’est donc pas proposée.`;
    case 'column-not-thrown':
      return `Il n’y a pas deux dés parmi ${why.dice.join(', ')} qui donnent ${why.column}, qui n’est donc pas parmi les sommes de ce lancer.`;
    case 'column-offered':
      return sentence([pairingWords(why.pairing, name)]);
    case 'column-open':
      return why.runner
        ? `La colonne ${why.column} porte un grimpeur au-dessous de son sommet, chaque lancer qui donne ${why.column} le fait donc avancer.`
        : `La colonne ${why.column} est ouverte, et ${runnersWords(why.free)} ${form(why.free, 'est libre', 'sont libres')} pour y partir.`;
  }
}

function runnersWords(free: number): string {
  return `${countWord(free)} ${form(free, 'grimpeur')}`;
}

function pairingWords(pairing: PairingReason, name: (seat: number) => string): string {
  switch (pairing.is) {
    case 'both-move':
      return `${pairing.low} + ${pairing.high} : les deux sommes peuvent avancer, donc les deux le doivent`;
    case 'double': {
      const { column, steps, cut, to } = pairing;
      const climbs = steps === 1 ? 'd’une case' : `de ${steps} cases`;
      return cut
        ? `${column} + ${column} : le grimpeur monte ${climbs} jusqu’au sommet de la ${column}, case ${to}, et le reste du double est perdu`
        : `${column} + ${column} : un double fait monter un seul grimpeur ${climbs}, jusqu’à la case ${to}`;
    }
    case 'one-of-two':
      return `${pairing.low} + ${pairing.high} : un seul grimpeur est libre et les deux colonnes en auraient besoin, on joue donc ${pairing.low} ou ${pairing.high}`;
    case 'half':
      return `${pairOf(pairing.column, pairing.dead.column)} : seule la ${pairing.column} peut avancer, car ${deadWords(pairing.dead, name)}`;
    case 'none': {
      const [one] = pairing.dead;
      const totals = pairing.dead.map((dead) => dead.column);
      const shown = one !== undefined && totals.length === 1 ? [one.column, one.column] : totals;
      return `${shown.join(' + ')} n’offre rien, car ${allDeadWords(pairing.dead, name)}`;
    }
    case 'too-narrow':
      return `${anyOf(pairing.choices.map((choice) => choice.join(' + ')))} fait avancer moins de colonnes qu’un autre choix, ce que cette table ne permet pas`;
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
    ? 'Il n’y a donc qu’un choix, et il faut le jouer.'
    : 'On peut prendre n’importe lequel des choix, et il faut en prendre un.';
}

/** Why several totals are dead; those that merely lack a runner are told together. */
function allDeadWords(dead: readonly Dead[], name: (seat: number) => string): string {
  const bare = dead.filter(({ is }) => is === 'no-runner').map(({ column }) => column);
  const rest = dead.filter(({ is }) => is !== 'no-runner').map((one) => deadWords(one, name));
  return [...rest, ...(bare.length === 0 ? [] : [bareWords(bare)])].join(', et ');
}

function bareWords(bare: readonly Column[]): string {
  return `aucun grimpeur n’est sur ${eitherColumn(bare)} et aucun n’est libre`;
}

function deadWords(dead: Dead, name: (seat: number) => string): string {
  switch (dead.is) {
    case 'claimed':
      return `la colonne ${dead.column} a été gagnée par ${name(dead.by)}`;
    case 'topped':
      return `le grimpeur de la ${dead.column} est au sommet, case ${columnLength(dead.column)}`;
    case 'no-runner':
      return bareWords([dead.column]);
  }
}

function bustedWords(why: Extract<Why, { is: 'busted' }>, name: (seat: number) => string): string {
  const free =
    why.free === 0
      ? ''
      : ` ${capital(runnersWords(why.free))} ${form(why.free, 'était libre', 'étaient libres')}, mais un grimpeur libre ne peut pas partir dans une colonne morte.`;
  return `${why.dice.join('-')} ne donne aucune somme qui puisse avancer : ${allDeadWords(why.dead, name)}.${free}`;
}

function noFreeRunnerWords({ live, topped, ways }: Extract<Why, { is: 'no-free-runner' }>): string {
  const onTop =
    topped.length === 0
      ? ''
      : ` (${form(topped.length, 'le grimpeur', 'les grimpeurs')} ${ofColumns(topped)} ${form(topped.length, 'est', 'sont')} au sommet)`;
  return `Aucun grimpeur n’est libre, ${form(live.length, 'seule', 'seules')} ${theColumns(live)} ${form(live.length, 'peut', 'peuvent')} donc avancer${onTop}. ${count(ways)} des 1 296 lancers ${form(ways, 'ne donne', 'ne donnent')} ${form(live.length, 'pas cette somme', 'aucune de ces sommes')}.`;
}

function freeRunnerWords(why: Extract<Why, { is: 'free-runner' }>, name: (seat: number) => string): string {
  const free = `${capital(runnersWords(why.free))} ${form(why.free, 'est libre', 'sont libres')}`;
  if (why.ways === 0) {
    const odd = why.dead.map(({ column }) => column);
    const dead =
      odd.length === 0
        ? 'aucune colonne n’est morte'
        : `seules des colonnes impaires sont mortes (${theColumns(odd)})`;
    return `${free} et ${dead}. Parmi quatre dés, deux sont toujours de même parité, une somme paire peut donc toujours avancer : aucun des 1 296 lancers ne rate.`;
  }
  return `${free}, mais ${count(why.ways)} des 1 296 lancers ${form(why.ways, 'ne donne', 'ne donnent')} que des sommes mortes : ${why.dead.map((dead) => deadWords(dead, name)).join(', ')}. Un grimpeur libre n’aide que là où une somme est encore vivante.`;
}

function barredWords(bar: Extract<Why, { is: 'barred' }>['bar']): string {
  if (bar.code === 'must-roll-third')
    return 'Il y a des paris sur ce tour, et à cette table il faut alors un troisième lancer avant de pouvoir s’arrêter.';
  const one = bar.columns.length === 1;
  return `${one ? 'Le grimpeur' : 'Les grimpeurs'} ${ofColumns(bar.columns)} ${one ? 'partage sa case' : 'partagent leur case'} avec le pion d’un autre joueur, et à cette table un tel tour doit continuer. Seul un raté y met fin avant.`;
}

function fifthWords({ seat, listed, allowed, free }: FifthReason, name: (seat: number) => string): string {
  if (free) {
    return `${name(seat)} a inscrit ${allOf(listed)} et aucun n’est sorti, c’est donc un tour gratuit : on met de côté le dé que l’on veut, et il ne reçoit pas de coche (243 lancers sur 7 776)`;
  }
  if (listed.length === 3) {
    return `${name(seat)} a inscrit ${allOf(listed)}, le cinquième dé doit donc être l’un de ces nombres qui est sorti : ${anyOf(allowed)}`;
  }
  if (allowed.some((face) => !listed.includes(face)) && !allowed.some((face) => listed.includes(face))) {
    return `${name(seat)} ${listed.length === 0 ? 'n’a encore inscrit aucun nombre' : `a inscrit ${allOf(listed)}`}, le cinquième dé ouvre donc une nouvelle ligne avec ${anyOf(allowed)}`;
  }
  return `${name(seat)} peut mettre de côté ${anyOf(allowed)}`;
}

function betWords(why: Extract<Why, { is: 'bets' }>, name: (seat: number) => string): string {
  const barred = why.mayNot.map(({ seat, why: reason }: Barred) =>
    reason === 'no-square'
      ? `${name(seat)} ne peut pas parier : aucun de ses pions n’est dans une colonne ouverte où un pari pourrait le déplacer`
      : `${name(seat)} ne peut pas parier : son prochain tour est perdu, et qui doit un tour ne parie pas`,
  );
  const must =
    why.must.length === 0
      ? 'Personne ne peut parier pendant ce tour'
      : `${allOf(why.must.map(name))} ${form(why.must.length, 'doit', 'doivent')} parier ${why.called ? 'pendant ce tour' : 'si l’on appelle les paris'}, car ${form(why.must.length, 'un de ses pions est', 'chacun a un pion')} dans une colonne ouverte. On appelle les paris une fois par tour, après le déplacement du deuxième lancer`;
  return barred.length === 0 ? `${capital(must)}.` : `${capital(must)}. ${sentence(barred)}`;
}

function paidWords(
  { seat, forward, owed, moved, turnLost }: PaidReason,
  name: (seat: number) => string,
): string {
  const who = capital(name(seat));
  if (forward) {
    return moved === owed
      ? `${who} a gagné son pari et avance de ${spaces(moved)}.`
      : `${who} a gagné son pari et ${spaces(owed)}, mais il ${moved === 0 ? 'n’y a pas de place' : `y a de la place pour ${moved} seulement`} : un paiement n’atteint jamais un sommet, et le reste est perdu.`;
  }
  if (turnLost) {
    return `${who} a perdu son pari et doit ${spaces(owed)}, ${moved === 0 ? 'mais n’en avait aucune :' : `mais n’en avait que ${moved} : tout est retiré, et`} son prochain tour est perdu.`;
  }
  return `${who} a perdu son pari et recule de ${spaces(moved)}.`;
}

function spaces(count: number): string {
  return `${count} ${form(count, 'case')}`;
}

function sentence(clauses: readonly string[]): string {
  return clauses.length === 0 ? '' : `${capital(clauses.join(' ; '))}.`;
}

/** What a stop does now: "gagne la 7, garde ce qui est gravi sur la 6 et gagne la partie". */
function stopWords({ kept, claims, wins }: Extract<Why, { is: 'may-stop' }>): string {
  return allOf([
    ...(claims.length > 0 ? [`gagne ${theColumns(claims)}`] : []),
    ...(kept.length > 0 ? [`garde ce qui est gravi sur ${theColumns(kept)}`] : []),
    ...(wins ? ['gagne la partie'] : []),
  ]);
}
