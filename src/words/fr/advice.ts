/** Advice, win chances and the look back on the screens, and what is set about them and about computer players. */

import type { Worth } from '../../contract/advice.ts';
import type { HelpPage } from '../en/help.ts';
import { nameWords, wholeName } from '../names.ts';
import { turnUnit } from './grammar.ts';
import { count, percent } from './numbers.ts';
import { seatWords } from './set-up.ts';
import type { NamedValue } from '../values.ts';
import { valuesIn } from '../values.ts';

export const ADVICE_WORDS = {
  title: 'Conseil',
  show: 'Conseil',
  working: 'Calcul en cours …',
  best: 'meilleur',
  toWin: 'gagner',
  stillTurns: 'tours encore',
  stop: 'S’arrêter',
  roll: 'Relancer',
  barred: 'interdit',
  chances: 'Chance de gagner, au jeu des gens',
};

export const BOT_WORDS = {
  person: 'Personne',
  personAbout: 'Décide elle-même ; le pupitre le saisit.',
  who: 'Qui joue à cette place',
  computer: 'Joueur de l’ordinateur',
  sign: 'Bot',
  thrown: 'lancé par le programme',
};

export const BOT_SETTINGS = {
  advice: 'Conseils et chances de gagner',
  off: 'Jamais',
  asked: 'Sur demande',
  always: 'Toujours',
  adviceHint:
    'Jamais convient aux tournois : ni chances de gagner, ni conseil, ni revue sur aucun écran. Sur demande, une touche du pupitre les montre pour une partie ; après la victoire, la revue au pupitre met sa courbe aussi sur l’écran de la table. Toujours y montre de lui-même les chances et, après la victoire, la courbe.',
  dice: 'Qui lance pour les joueurs de l’ordinateur',
  people: 'Les gens, avec les dés de la table',
  program: 'Le programme, avec ses propres dés',
  diceHint: 'Ce que lance le programme est marqué près des dés et dans le journal.',
  pace: 'Rythme des joueurs de l’ordinateur',
  slow: 'Lent',
  normal: 'Moyen',
  quick: 'Rapide',
  paceHint:
    'Le temps qu’ils attendent avant chaque acte, pour que chacun puisse suivre ; davantage avant que le programme lance pour un nouveau tour, afin de laisser le temps de déplacer les pièces.',
};

export const LOOK_BACK_WORDS = {
  title: 'Revue',
  open: 'Revue',
  about: 'chances de gagner, jeu et chance, les décisions les plus chères',
  working:
    'Chaque décision de la partie est comparée au meilleur jeu. Cela prend un moment ; la partie peut continuer entre-temps.',
  moved: 'La partie a continué depuis.',
  again: 'Revoir',
  empty: 'Aucun lancer n’a encore eu lieu. Il y aura quelque chose à revoir dès que la partie sera en route.',
  line: 'Chances de gagner',
  turnsLine: 'Tours encore nécessaires',
  lineHint: 'Après chaque lancer, pour chaque place. Les numéros marquent les tournants.',
  rolls: 'Lancers de la partie',
  table: 'Les chiffres de la courbe',
  roll: 'Lancer',
  whose: 'De',
  turning: 'Tournants',
  seats: 'Jeu et chance',
  seat: 'Place',
  decisions: 'Décisions',
  givenUp: 'Cédé',
  luck: 'Chance',
  busts: 'Ratés (attendus)',
  seatsHint:
    'Cédé : ce que les meilleures décisions auraient eu de plus. Chance : ce que les lancers ont apporté par rapport à l’attendu.',
  turnsHint:
    'Cédé : les tours que les meilleures décisions auraient épargnés. Chance : les tours que les lancers ont coûtés par rapport à l’attendu ; un moins, ce sont moins de tours, donc de la chance.',
  costliest: 'Les décisions les plus chères',
  flawless: 'Aucune décision n’a rien cédé.',
  done: 'Joué',
  bestWas: 'Le mieux',
};

/** The page of the help about computer players and advice. */
export const ADVICE_HELP: HelpPage = {
  title: 'Joueurs de l’ordinateur et conseils',
  parts: [
    {
      lead: 'Places',
      says: 'À la préparation d’une partie, le bouton près du nom dit qui joue à la place : une personne ou l’un des joueurs de l’ordinateur, chacun avec sa manière.',
    },
    {
      lead: 'À la table',
      says: 'Un joueur de l’ordinateur dit ce qu’il joue et pourquoi. Les gens lancent ses dés et déplacent ses pièces, ou le programme lance ; les réglages disent qui, et à quel rythme.',
    },
    {
      lead: 'Annuler',
      says: 'Après une annulation ou une correction, les joueurs de l’ordinateur ne bougent plus, pour que l’on puisse annuler encore. Ils continuent à votre prochain ordre, ou quand vous les laissez faire.',
    },
    {
      lead: 'Conseil',
      says: 'Sur demande, le pupitre montre ce que valent chaque choix, l’arrêt et le lancer suivant au meilleur jeu, près du risque exact de raté et du compte de la règle des 28.',
    },
    {
      lead: 'Chances',
      says: 'Elles disent combien de fois chaque place gagne à partir d’ici au jeu des gens, non à celui du champion. Si le conseil est toujours là, l’écran de la table les montre aussi.',
    },
    {
      lead: 'Revue',
      says: 'La courbe des chances de gagner et ses tournants ; pour chaque place ce que ses décisions ont cédé et, à part, ce que ses dés ont apporté ; et les décisions les plus chères. Après la victoire, la courbe est aussi sur l’écran de la table.',
    },
    {
      lead: 'Tournois',
      says: 'Les réglages désactivent tous les conseils : alors rien de cela n’est calculé ni montré nulle part.',
    },
  ],
};

/** How values are written: "54,3 %", "6,2 tours", "0,4 tour". */
export const VALUES = valuesIn({ mark: ',', turns: turnUnit, percent, count });

/** Which roll it was: "Lancer 23". */
export function atRollWords(roll: number): string {
  return `Lancer ${count(roll)}`;
}

/** A turning point: "Lancer 23, Ana : −31,2 %". */
export function turningWords(roll: number, name: string, change: number, worth: Worth): string {
  return `${atRollWords(roll)}, ${nameWords(name)} : ${VALUES.changeWords(change, worth)}`;
}

/** The line of chances in one sentence, for those who do not see it; `last` is what each seat ended with. */
export function lineWords(last: readonly NamedValue[], worth: Worth): string {
  return `${worth === 'chance' ? 'Chances de gagner' : 'Tours encore nécessaires'} après chaque lancer ; à la fin ${VALUES.standingWords(last, worth)}. Le tableau ci-dessous donne tous les chiffres.`;
}

/** The button that chooses who plays a seat: "Place 2 : Champion. Changer qui joue". */
export function playedByWords(name: string, seat: number, kind: string): string {
  return `${name.trim() === '' ? seatWords(seat) : wholeName(name)} : ${kind}. Changer qui joue`;
}
