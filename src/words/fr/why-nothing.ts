/** What "why?" answers when there is nothing of the kind to ask about now. */

import type { Phase } from '../../rules/game.ts';
import type { About } from '../../table/why.ts';

/** One sentence: what the game waits for instead. */
export function whyNothing(phase: Phase, about: About['about']): string {
  const waits = WAITS[phase];
  switch (about) {
    case 'choices':
      return `Aucun lancer n’attend de choix : ${waits}.`;
    case 'bust':
      return `Rien ne peut rater maintenant : ${waits}.`;
    case 'stop':
      return `Il n’y a rien à arrêter maintenant : ${waits}.`;
    case 'bet':
      return `On ne parie pas maintenant : ${waits}.`;
    case 'column':
      return `On ne joue pas de colonne maintenant : ${waits}.`;
  }
}

const WAITS: Readonly<Record<Phase, string>> = {
  first: 'on lance deux dés pour savoir qui commence',
  roll: 'il faut lancer les dés',
  choose: 'un lancer attend sa combinaison, et c’est elle d’abord',
  decide: 'c’est au joueur de relancer ou de s’arrêter',
  bet: 'les paris se font',
  reveal: 'on saisit les paris posés sur la table',
  settle: 'on paie les paris',
  mark: 'on coche le lancer',
  over: 'la partie est finie',
};
