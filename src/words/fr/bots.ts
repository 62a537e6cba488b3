/** Computer players: their names, what they do and why, and what keeps them or advice from the table. */

import type { PlayerName } from '../../advice/players/names.ts';
import type { Reason } from '../../advice/players/reason.ts';
import type { AdviceFault, BotAct, BotsHold } from '../../contract/advice.ts';
import type { BotWords, NamedReason, PlayerWords } from '../en/bots.ts';
import { splitWords } from './bets.ts';
import { choiceWords } from './hands.ts';
import { turnUnit } from './grammar.ts';
import { allOf, percent } from './numbers.ts';
import { nameWords } from '../names.ts';

export const PLAYER_WORDS: Readonly<Record<PlayerName, PlayerWords>> = {
  casual: { name: 'Dilettante', about: 'Prend un choix au hasard et s’arrête selon la règle des 28.' },
  'keller-28': { name: 'Keller 28', about: 'Choisit et s’arrête selon les points de la règle des 28.' },
  ga29: {
    name: 'Glenn et Aloi 29',
    about: 'Compte avec des poids obtenus par sélection pour finir en peu de tours, et s’arrête à 29.',
  },
  'rule-of-28': {
    name: 'Règle des 28',
    about:
      'S’arrête selon la règle des 28 ou avec un grimpeur au sommet, et regarde les autres pour choisir.',
  },
  r38: {
    name: 'Règle des 38',
    about: 'Hardi : compte jusqu’à 38, aime les colonnes du milieu, s’arrête avec un grimpeur au sommet.',
  },
  champion: {
    name: 'Champion',
    about: 'Calcule tout son tour et fait ce qui donne la meilleure chance de gagner.',
  },
};

/** What every computer player is like in Express, where they do not differ. */
export const EXPRESS_ABOUT = {
  alike: 'Dans Express, ces joueurs cochent tous de même : pour les points attendus.',
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
    bets.length === 1 ? reasonWords(reason) : `${nameWords(name)} : ${reasonWords(reason)}`,
  );
  return {
    says: bets.length === 1 ? `${who} explique son pari.` : `${who} expliquent leurs paris.`,
    why: whys.join(' '),
  };
}

function actWords(act: BotAct, name: string, throws: 'people' | 'program', first: boolean): string {
  switch (act.does) {
    case 'choose':
      return `${name} joue ${choiceWords(act.columns)}.`;
    case 'roll':
      if (throws === 'people')
        return first ? `${name} commence son tour : lancez pour lui.` : `${name} relance : lancez pour lui.`;
      return first ? `${name} commence son tour.` : `${name} relance.`;
    case 'stop':
      return `${name} s’arrête.`;
    case 'bet':
      return `${name} a parié.`;
    case 'settle':
      return `${name} ${act.forward ? 'avance' : 'recule'} : ${splitWords(act.spaces)}.`;
    case 'mark':
      return `${name} coche ${act.rows.join(' + ')}${act.fifth === null ? ', un tour gratuit' : ` et met le ${act.fifth} de côté`}.`;
  }
}

/** Why a computer player does what it does, or why advice says so, in one sentence. */
export function reasonWords(reason: Reason): string {
  switch (reason.why) {
    case 'only-one':
      return 'Il n’y avait qu’un choix.';
    case 'by-chance':
      return 'Le hasard en a décidé ainsi.';
    case 'most-points':
      return reason.points === reason.next
        ? `Ce choix lui compte ${points(reason.points)} points, et aucun autre ne compte plus.`
        : `Ce choix lui compte ${points(reason.points)} points, le suivant ${points(reason.next)}.`;
    case 'best-chance':
      return `Au meilleur jeu, cela gagne ${percent(reason.win, 1)}, le deuxième meilleur choix ${percent(reason.next, 1)}.`;
    case 'fewest-turns':
      return `Il faut alors encore ${points(reason.turns)} ${turnUnit(reason.turns)} en moyenne ; après le deuxième meilleur choix, ${points(reason.next)}.`;
    case 'wins':
      return 'S’arrêter gagne la partie.';
    case 'on-top':
      return `Avec un grimpeur au sommet de ${allOf(reason.columns)}, il s’arrête toujours.`;
    case 'count-reached':
      return `Son compte est de ${points(reason.count)} ; il s’arrête à partir de ${reason.limit}.`;
    case 'count-below':
      return `Son compte est de ${points(reason.count)} ; en dessous de ${reason.limit}, il relance.`;
    case 'runner-free':
      return reason.free === 1
        ? 'Un grimpeur est encore libre : il relance.'
        : `${reason.free === 2 ? 'Deux' : 'Trois'} grimpeurs sont encore libres : il relance.`;
    case 'first-throw':
      return 'Un tour commence par un lancer.';
    case 'may-not-stop':
      return 'Une règle maison interdit de s’arrêter.';
    case 'weighed':
      return `Au meilleur jeu, s’arrêter gagne ${percent(reason.stop, 1)}, relancer ${percent(reason.roll, 1)}.`;
    case 'turns-weighed':
      return `En s’arrêtant, il faut encore ${points(reason.stop)} ${turnUnit(reason.stop)} ; en relançant, ${points(reason.roll)}.`;
    case 'turn-made':
      return `Il estimait que le tour réussirait dans ${percent(reason.chance, 1)} des cas.`;
    case 'next-throw':
      return `Le lancer suivant n’était pas raté dans ${percent(reason.chance, 1)} des cas.`;
    case 'best-split':
      return 'C’est le mieux pour ses colonnes.';
    case 'best-sheet':
      return 'D’après son calcul, c’est ce qui promet la meilleure feuille.';
  }
}

export const BOTS_OWE_WORDS = {
  byHand: 'Appuyez sur une flèche pour jouer à la main pour un joueur de l’ordinateur.',
};

/** Said while only computer players still have to bet or to mark. */
export function botsOweWords(names: readonly string[]): string {
  return `On attend ${allOf(names.map(nameWords))}.`;
}

/** The strip while computer players hold still; their go on has a key beside it. */
export function botsHoldWords(hold: BotsHold): string {
  switch (hold) {
    case 'taken-back':
      return 'Les joueurs de l’ordinateur attendent, pour qu’on puisse annuler encore. Ils reprennent à votre prochain ordre.';
    case 'resumed':
      return 'La partie reprend où elle en était. Les joueurs de l’ordinateur attendent votre accord.';
    case 'desk-open':
      return 'Quelque chose est ouvert à un pupitre : les joueurs de l’ordinateur attendent qu’on le ferme.';
    case 'failed':
      return 'Le joueur de l’ordinateur n’a pas pu calculer son jeu. Jouez pour lui à la main, ou laissez-le réessayer.';
  }
}

/** The button that lets them go on. */
export function botsGoWords(): string {
  return 'Les laisser jouer';
}

/** What keeps the champion and all advice from the table, and what to do. */
export function adviceFaultWords(fault: AdviceFault): string {
  switch (fault.is) {
    case 'no-weights':
      return `Pas de conseils, et le champion ne peut pas jouer : ${fault.path} n’a pas pu être lu (${fault.detail}). Jouez pour lui à la main, ou réinstallez le programme.`;
    case 'damaged-weights':
      return `Pas de conseils, et le champion ne peut pas jouer : ${fault.path} est endommagé (${fault.detail}). Jouez pour lui à la main, ou réinstallez le programme.`;
    case 'stopped':
      return `Ce qui calcule les conseils s’est arrêté (${fault.detail}). Demandez à nouveau, ou jouez à la main pour les joueurs de l’ordinateur.`;
  }
}

/** Points or turns with one decimal at the most. */
function points(number: number): string {
  return String(Math.round(number * 10) / 10)
    .replace('.', ',')
    .replace('-', '\u2212');
}
