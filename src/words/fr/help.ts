/** The help pages: how to play, how to play well, what goes wrong, and the words of the game. Every figure is handed in. */

import type { Figures } from '../../odds/figures.ts';
import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';
import { RUNNERS } from '../../rules/game.ts';
import type { HelpPage } from '../en/help.ts';
import { capital, form } from './grammar.ts';
import { count, countWord, percent, rollCount } from './numbers.ts';

export const HELP_WORDS = {
  title: 'Aide',
  pages: 'Pages de l’aide',
  card: 'Carte de règles',
  cardShow: 'Montrer à l’écran',
  cardHide: 'Retirer de l’écran',
  open: 'Comment jouer',
};

/** The pages in their order; `target` is the number of columns that win at this table. */
export function helpPages(figures: Figures, target: number): readonly HelpPage[] {
  return [playing(target), playingWell(figures), mistakes(figures), glossary(figures)];
}

function playing(target: number): HelpPage {
  const wins =
    target === 1
      ? 'Une colonne donne la victoire'
      : `${capital(countWord(target))} colonnes donnent la victoire`;
  return {
    title: 'Comment jouer',
    parts: [
      {
        lead: 'Le plateau',
        says: `Chaque colonne correspond à une somme de deux dés. La 7 est la plus longue avec ${columnLength(7)} cases, la 2 et la 12 en ont ${columnLength(2)}.`,
      },
      {
        lead: 'Lancer',
        says: 'Lancez quatre dés et répartissez-les en deux paires. Les sommes des paires sont les colonnes où vous montez.',
      },
      {
        lead: 'Monter',
        says: `Une somme fait monter son grimpeur d’une case. Il y a ${countWord(RUNNERS)} grimpeurs par tour ; un nouveau part une case au-dessus de votre pion, ou sur la première case.`,
      },
      {
        lead: 'Les deux sommes',
        says: 'Si les deux sommes de votre combinaison peuvent avancer, les deux le doivent. S’il reste un grimpeur pour deux nouvelles colonnes, vous choisissez laquelle.',
      },
      {
        lead: 'S’arrêter ou continuer',
        says: 'Après chaque déplacement, vous pouvez vous arrêter : vos pions prennent la place des grimpeurs. Ou relancez, pour aller plus loin.',
      },
      {
        lead: 'Raté',
        says: 'Si aucune combinaison n’a de somme qui puisse avancer, les grimpeurs sont retirés et tout ce que ce tour avait gravi est perdu.',
      },
      {
        lead: 'Gagner une colonne',
        says: `Arrêtez-vous avec un grimpeur au sommet et la colonne est à vous, fermée à tous. ${wins}.`,
      },
    ],
  };
}

function playingWell(figures: Figures): HelpPage {
  const open = ways(figures.dead, []);
  const closed = ways(figures.dead, [6, 8]);
  const say = (...columns: readonly Column[]) =>
    `${columns.join('-')} dans ${rolls(figures, ways(figures.sets, columns))}`;
  return {
    title: 'Comment bien jouer',
    parts: [
      {
        lead: 'Un grimpeur en réserve',
        says: `Avec toutes les colonnes ouvertes et un grimpeur en réserve, ${open === 0 ? 'aucun lancer ne peut' : `${rolls(figures, open)} peuvent`} vous faire rater, et avec la 6 et la 8 fermées, ${closed} sur ${count(figures.of)} seulement. Ne vous arrêtez donc pas avant d’avoir posé le troisième grimpeur, sauf si l’un d’eux est sur un sommet qu’il vous faut.`,
      },
      {
        lead: 'Le milieu',
        says: `Une paire donne 7 dans ${rolls(figures, figures.columns[7])}, et 2 dans ${rolls(figures, figures.columns[2])}. Visez deux colonnes proches du milieu.`,
      },
      {
        lead: 'La bonne compagnie',
        says: `Trois grimpeurs ratent : ${say(6, 7, 8)} ; ${say(4, 6, 8)} ; ${say(5, 6, 8)} ; ${say(5, 7, 9)}. Les colonnes paires vont mieux ensemble que les impaires, et une impaire parmi elles n’apporte rien.`,
      },
      {
        lead: 'Les doubles',
        says: 'Un double qui fait monter deux fois le même grimpeur en garde un autre en réserve pour le lancer suivant.',
      },
      {
        lead: 'Compter jusqu’à l’arrêt',
        says: `La règle des ${figures.stopAt} : une case compte ${figures.steps[7]} sur la 7 et un de plus par nombre d’écart, ${figures.steps[2]} sur la 2 ; la case où l’on pose un grimpeur compte double. Avec trois grimpeurs posés, arrêtez-vous à ${figures.stopAt}.`,
      },
      {
        lead: 'Colonnes fermées',
        says: `Tout ce qui est fermé rend les lancers de chacun moins bons : avec des grimpeurs sur la 6 et la 8 et le troisième à son sommet, vous ratez dans ${rolls(figures, ways(figures.topped, [6, 8]))}, et non dans ${ways(figures.sets, [6, 7, 8])} comme avec 6-7-8. Repérez qui est près d’en fermer une.`,
      },
      {
        lead: 'En retard',
        says: 'Une case ne compte qu’une fois votre pion posé ; mais si un autre gagne à son prochain tour, s’arrêter par prudence ne sauve rien. Lancez.',
      },
    ],
  };
}

function mistakes(figures: Figures): HelpPage {
  return {
    title: 'Erreurs fréquentes',
    parts: [
      {
        lead: 'S’arrêter trop tôt',
        says: `Avec un grimpeur en réserve et toutes les colonnes ouvertes, ${ways(figures.dead, []) === 0 ? 'rien ne peut mal tourner' : 'presque rien ne peut mal tourner'} : lancez.`,
      },
      {
        lead: 'Le troisième grimpeur',
        says: `Le dépenser sur la 2, la 3, la 11 ou la 12 pour une seule case : un 2 ne sort que dans ${rolls(figures, figures.columns[2])}, un 3 que dans ${rolls(figures, figures.columns[3])}.`,
      },
      {
        lead: 'Les deux avancent',
        says: 'Choisir une combinaison pour une somme et oublier que l’autre doit avancer aussi, même là où cela fait mal.',
      },
      {
        lead: 'Au sommet, et encore',
        says: `Relancer avec un grimpeur à son sommet. La colonne n’est pas à vous avant l’arrêt, et elle n’aide plus : avec les autres sur la 6 et la 7, vous ratez dans ${rolls(figures, ways(figures.topped, [6, 7]))}.`,
      },
      {
        lead: 'La malchance',
        says: `Appeler malchance un raté sur 3-5-7 : cela arrive dans ${rolls(figures, ways(figures.sets, [3, 5, 7]))}. Sur 2-3-12, c’est ${rolls(figures, ways(figures.sets, [2, 3, 12]))}.`,
      },
      {
        lead: 'À l’abri pour toujours',
        says: `Un grimpeur en réserve ne protège pas toujours : une fois la 12 fermée, ${missed(figures, [12])}, quatre six ; avec la 6, la 8 et la 10 fermées, ${missed(figures, [6, 8, 10])}.`,
      },
    ],
  };
}

function glossary(figures: Figures): HelpPage {
  return {
    title: 'Les mots du jeu',
    parts: [
      {
        lead: 'Grimpeur',
        says: `L’un des ${countWord(RUNNERS)} cônes qui montent pendant un tour, quel que soit le joueur.`,
      },
      { lead: 'Pion', says: 'La pièce d’un joueur dans une colonne : ce qu’il garde de sa montée.' },
      { lead: 'Grimpeur libre', says: 'Celui qui n’est pas encore sur le plateau pendant ce tour.' },
      {
        lead: 'Combinaison',
        says: 'L’une des façons, trois au plus, de répartir quatre dés en deux paires.',
      },
      {
        lead: 'Double',
        says: 'Une combinaison avec deux fois la même somme : son grimpeur monte de deux cases.',
      },
      { lead: 'Raté', says: 'Un lancer où rien ne peut avancer : le tour s’arrête, sa montée est perdue.' },
      {
        lead: 'Gagner une colonne',
        says: 'S’arrêter avec un grimpeur au sommet. La colonne est gagnée et fermée.',
      },
      {
        lead: `Règle des ${figures.stopAt}`,
        says: `Un compte de ce qu’un tour met en jeu ; à ${figures.stopAt} avec trois grimpeurs posés, il est temps de s’arrêter.`,
      },
      {
        lead: 'Tour gratuit',
        says: `Dans Express : aucun des cinq dés ne montre l’un de vos trois nombres de cinquième dé, et aucune case n’est donc cochée pour lui. Cela arrive dans ${percent(figures.freeRide.ways, figures.freeRide.of)} des lancers.`,
      },
    ],
  };
}

/** "104 lancers sur 1 296 (8,0 %)". */
function rolls({ of }: Figures, found: number): string {
  return `${rollCount(found, of)} (${percent(found, of)})`;
}

/** "1 lancer sur 1 296 rate": with these columns closed and a runner in hand. */
function missed({ dead, of }: Figures, closed: readonly Column[]): string {
  const found = ways(dead, closed);
  return `${rollCount(found, of)} ${form(found, 'rate', 'ratent')}`;
}

/** The count for just these columns; that it is there is settled where the figures are made. */
function ways(figures: Figures['sets'], columns: readonly Column[]): number {
  const found = figures.find((figure) => figure.columns.join() === columns.join());
  if (found === undefined)
    throw new Error(`Aucun chiffre n’a été fourni pour les colonnes ${columns.join('-')}.`);
  return found.ways;
}
