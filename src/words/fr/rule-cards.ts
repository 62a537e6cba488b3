/** The rules of a game on one card, short enough to be read beside the seats or from a chair. Every figure is the rules'. */

import { BETS_AFTER, MOST_DISCS } from '../../rules/betting.ts';
import { COLUMNS } from '../../rules/column.ts';
import { DICE_IN_A_ROLL } from '../../rules/dice.ts';
import { FACES, FIFTH_BOXES, FIFTH_LINES, rowScore, rowValue } from '../../rules/express/sheet.ts';
import { RUNNERS } from '../../rules/game.ts';
import type { AskedOptions, Options } from '../../rules/options.ts';
import { settleOptions } from '../../rules/options.ts';
import { PRESETS, seatsFor } from '../../rules/preset.ts';
import { EXCELLENT_TURNS, GOOD_TURNS } from '../alone.ts';
import type { RuleCard } from '../en/rule-cards.ts';
import { capital, feminine, form } from './grammar.ts';
import { countWord } from './numbers.ts';

/** The card of a game that is played, or would be, with these options. */
export function ruleCard(options: Options, seats: number): RuleCard {
  const { game, betting } = options;
  return {
    title: titleOf(options, seats),
    lines:
      game === 'express'
        ? expressLines(options)
        : betting
          ? bettingLines(options)
          : classicLines(options, seats),
    house: houseLines(options),
  };
}

/** The same in short: how the game is won, and what this table plays otherwise. */
export function shortCard(options: Options, seats: number): RuleCard {
  const lines = options.game === 'express' ? [] : [winLine(options)];
  return { title: titleOf(options, seats), lines, house: houseLines(options) };
}

/** The card of a set of options for a number of seats, or null when it cannot be played with so many. */
export function askedCard(rules: AskedOptions, seats: number): RuleCard | null {
  const settled = settleOptions(rules, seats);
  return settled.ok ? ruleCard(settled.options, seats) : null;
}

/** The cards of the rulebook's own games, each for as many seats as it can have. */
export function presetCards(): readonly RuleCard[] {
  return PRESETS.flatMap(({ rules, seats: [, most] }) => {
    const card = askedCard(
      rules,
      seatsFor(rules)
        .filter((seats) => seats <= most)
        .at(-1) ?? most,
    );
    return card === null ? [] : [card];
  });
}

function titleOf({ game, betting, win_columns }: Options, seats: number): string {
  if (game === 'express') return 'Express';
  if (betting) return 'Avec paris';
  if (seats === 1) return 'Solitaire';
  return win_columns === 2 ? 'Courte' : 'Classique';
}

const THROW = `Lancez ${countWord(DICE_IN_A_ROLL)} dés, répartissez-les en deux paires et montez d’une case un grimpeur dans la colonne de chaque somme.`;
const BOTH =
  'Vous choisissez la combinaison ; ses deux sommes doivent ensuite avancer, si toutes deux le peuvent.';
const STARTS = `Vous avez ${countWord(RUNNERS)} grimpeurs par tour. Un nouveau part une case au-dessus de votre pion dans sa colonne.`;
const STOP_OR_ON =
  'Après chaque déplacement, arrêtez-vous et mettez vos pions à la place des grimpeurs, ou relancez.';
const BUST = 'Si aucune somme ne peut avancer, c’est raté : tout ce que ce tour avait gravi est perdu.';
const CLAIM = 'Arrêtez-vous avec un grimpeur au sommet et la colonne est à vous ; elle est fermée à tous.';

function winLine({ win_columns }: Options): string {
  return `${capital(feminine(win_columns))} ${form(win_columns, 'colonne donne', 'colonnes donnent')} la victoire.`;
}

function classicLines(options: Options, seats: number): readonly string[] {
  const base = [THROW, BOTH, STARTS, STOP_OR_ON, BUST, CLAIM];
  if (seats > 1) return [...base, winLine(options)];
  const columns = `${feminine(options.win_columns)} ${form(options.win_columns, 'colonne')}`;
  const goal = `Gagnez ${columns} en aussi peu de tours que possible ; un tour raté compte aussi.`;
  return options.win_columns === 3
    ? [
        ...base,
        `${goal} ${capital(countWord(GOOD_TURNS))} tours ou moins, c’est bien ; ${countWord(EXCELLENT_TURNS)} ou moins, excellent.`,
      ]
    : [...base, goal];
}

function bettingLines(options: Options): readonly string[] {
  return [
    `${THROW} ${BOTH}`,
    STOP_OR_ON,
    BUST,
    `Une fois joué le ${ordinalWord(BETS_AFTER)} lancer d’un tour, chaque adversaire qui a un pion dans une colonne ouverte parie en secret : Réussi ou Raté, avec un à ${countWord(MOST_DISCS)} jetons.`,
    'Un pari gagné fait monter vos pions, une case par jeton, mais jamais jusqu’à un sommet.',
    'Un pari Raté perdu coûte une case par jeton ; un pari Réussi perdu en coûte deux.',
    'Si vous devez plus de cases que vous n’en avez, tous vos pions sont retirés et vous perdez votre prochain tour.',
    `${CLAIM} ${winLine(options)}`,
  ];
}

function expressLines(options: Options): readonly string[] {
  const even = FIFTH_COUNTS.find((marks) => rowScore(7, marks) === 0) ?? 0;
  const full =
    FIFTH_COUNTS.find((marks) => rowScore(7, marks) === rowScore(7, marks + 1) && marks > even) ?? 0;
  const values = COLUMNS.map(rowValue);
  return [
    'Tout le monde joue le même lancer de cinq dés, chacun sur sa feuille.',
    'Mettez un dé de côté et formez deux paires avec les quatre autres. Cochez la somme de chaque paire.',
    `Le dé mis de côté se coche aussi. Pour lui, ${countWord(FIFTH_LINES)} nombres au plus peuvent être inscrits${options.express_fifth === 'unique' ? ', et il faut d’abord les inscrire' : ''}.`,
    `Une fois ${countWord(FIFTH_LINES)} nombres inscrits, l’un d’eux doit être mis de côté. Un lancer sans aucun d’eux est un tour gratuit : mettez de côté le dé que vous voulez.`,
    `Une à ${countWord(even - 1)} coches dans une rangée coûtent ${Math.abs(rowScore(7, 1))} points ; la ${ordinalWord(even)} ramène à zéro.`,
    `Chaque coche suivante, jusqu’à la ${ordinalWord(full)}, rapporte ${Math.min(...values)} points dans la rangée 7 et jusqu’à ${Math.max(...values)} dans les rangées 2 et 12.`,
    options.express_end === 'each'
      ? `Avec ${countWord(FIFTH_BOXES)} coches sur un nombre mis de côté, vous êtes hors jeu ; les autres continuent. Le plus grand total gagne.`
      : `Quand quelqu’un a ${countWord(FIFTH_BOXES)} coches sur un nombre mis de côté, ce lancer est le dernier. Le plus grand total gagne.`,
  ];
}

/** Counts of marks in one row that can matter. */
const FIFTH_COUNTS = Array.from({ length: FACES.length * 2 }, (_, at) => at + 1);

/** What differs from the usual rules and is not on the card already. */
function houseLines(options: Options): readonly string[] {
  const lines: string[] = [];
  const { game, occupied } = options;
  if (game === 'classic') {
    if (occupied === 'skip')
      lines.push('Un grimpeur saute les cases où se trouve le pion d’un autre joueur.');
    if (occupied === 'reroll')
      lines.push('Pas d’arrêt tant qu’un grimpeur partage sa case avec le pion d’un autre joueur.');
    if (options.empty_double === 'three') lines.push('Un double dans une colonne vide monte de trois cases.');
    if (options.pairing_choice === 'most_columns')
      lines.push('La combinaison doit faire avancer autant de colonnes que le lancer le permet.');
    if (options.claimed_markers === 'stay') lines.push('Les pions d’une colonne gagnée restent où ils sont.');
    if (options.auto_stop_on_win) lines.push('Un tour s’arrête tout seul dès que cela fait gagner.');
    if (options.turn_clock > 0) lines.push(`${secondsWords(options.turn_clock)} pour chaque décision.`);
    if (options.betting) {
      if (options.bets_entry === 'table')
        lines.push('Les paris sont posés sur la table et saisis une fois retournés.');
      if (options.bet_min_third_throw) lines.push('Après les paris, il faut encore un lancer.');
      if (options.bet_clock > 0) lines.push(`${secondsWords(options.bet_clock)} pour les paris.`);
    }
  } else if (options.express_fifth === 'open') {
    lines.push('Un nombre inscrit peut être mis de côté avant que toutes les lignes soient prises.');
  }
  if (options.cocked_die === 'rethrow_die') lines.push('Un dé cassé est relancé seul.');
  if (options.cocked_die === 'count_if_readable') lines.push('Un dé cassé compte s’il peut être lu.');
  return lines;
}

function secondsWords(seconds: number): string {
  return `${seconds} ${form(seconds, 'seconde')}`;
}

/** From the second on, where the gender makes no difference; a card names no first. */
const ORDINALS = [
  '',
  '',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
];

function ordinalWord(number: number): string {
  return ORDINALS[number] ?? `${number}e`;
}
