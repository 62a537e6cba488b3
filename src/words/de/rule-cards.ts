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
import { SIDE_WORDS } from './bets.ts';
import { capital, counted, feminine } from './forms.ts';
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
  if (betting) return 'You Wanna Bet';
  if (seats === 1) return 'Solo';
  return win_columns === 2 ? 'Kurz' : 'Klassisch';
}

const THROW = `Wirf ${countWord(DICE_IN_A_ROLL)} Würfel, teile sie in zwei Paare und zieh in der Spalte jeder Summe einen Läufer eine Stufe hoch.`;
const BOTH = 'Die Paarung wählst du; dann müssen beide ihrer Summen ziehen, wenn beide können.';
const STARTS = `Du hast ${countWord(RUNNERS)} Läufer je Zug. Ein neuer beginnt eine Stufe über deinem Stein in seiner Spalte.`;
const STOP_OR_ON =
  'Nach jedem Ziehen: Hör auf und setz deine Steine dorthin, wo deine Läufer stehen, oder würfle weiter.';
const BUST =
  'Kann keine Summe ziehen, ist es ein Fehlwurf: Alles, was du in diesem Zug gestiegen bist, ist verloren.';
const CLAIM =
  'Hörst du mit einem Läufer auf der obersten Stufe auf, gehört dir die Spalte; sie ist dann für alle geschlossen.';

function winLine({ win_columns }: Options): string {
  return `${capital(columnsWords(win_columns))} ${win_columns === 1 ? 'gewinnt' : 'gewinnen'} das Spiel.`;
}

function columnsWords(columns: number): string {
  return `${feminine(columns)} ${columns === 1 ? 'Spalte' : 'Spalten'}`;
}

function classicLines(options: Options, seats: number): readonly string[] {
  const base = [THROW, BOTH, STARTS, STOP_OR_ON, BUST, CLAIM];
  if (seats > 1) return [...base, winLine(options)];
  const goal = `Hol ${columnsWords(options.win_columns)} in so wenigen Zügen, wie du kannst; auch ein Fehlwurf ist ein Zug.`;
  return options.win_columns === 3
    ? [
        ...base,
        `${goal} ${capital(countWord(GOOD_TURNS))} Züge oder weniger sind gut, ${countWord(EXCELLENT_TURNS)} oder weniger hervorragend.`,
      ]
    : [...base, goal];
}

function bettingLines(options: Options): readonly string[] {
  const { make, blow } = SIDE_WORDS;
  return [
    `${THROW} ${BOTH}`,
    STOP_OR_ON,
    BUST,
    `Ist der ${ordinalWord(BETS_AFTER)} Wurf eines Zugs gezogen, wetten alle anderen, die einen Stein in einer offenen Spalte haben, geheim: „${make}“ oder „${blow}“, mit einer bis ${countWord(MOST_DISCS)} Scheiben.`,
    'Eine richtige Wette bringt deine Steine hoch, eine Stufe je Scheibe, aber nie auf eine Spitze.',
    `Ein falsches „${blow}“ kostet eine Stufe je Scheibe, ein falsches „${make}“ zwei.`,
    'Schuldest du mehr Stufen, als du hast, kommen alle deine Steine vom Brett, und du setzt einmal aus.',
    `${CLAIM} ${winLine(options)}`,
  ];
}

function expressLines(options: Options): readonly string[] {
  const even = FIFTH_COUNTS.find((marks) => rowScore(7, marks) === 0) ?? 0;
  const full =
    FIFTH_COUNTS.find((marks) => rowScore(7, marks) === rowScore(7, marks + 1) && marks > even) ?? 0;
  const values = COLUMNS.map(rowValue);
  return [
    'Alle nutzen denselben Wurf mit fünf Würfeln, jeweils auf dem eigenen Blatt.',
    'Leg einen Würfel beiseite und bilde aus den anderen vier zwei Paare. Kreuze die Summe jedes Paars an.',
    `Auch der Würfel beiseite wird angekreuzt. Für ihn lassen sich höchstens ${countWord(FIFTH_LINES)} Zahlen notieren${options.express_fifth === 'unique' ? ', und das, bevor sich eine wiederholt' : ''}.`,
    `Sind ${countWord(FIFTH_LINES)} notiert, muss eine davon beiseite. Ein Wurf ohne sie ist ein Freiwurf: Leg beiseite, was du willst.`,
    `Ein bis ${countWord(even - 1)} Kreuze in einer Reihe kosten ${Math.abs(rowScore(7, 1))} Punkte; das ${ordinalWord(even)} gleicht sie aus.`,
    `Jedes weitere, bis zum ${ordinalWord(full)}n, bringt ${Math.min(...values)} Punkte in Reihe 7 und bis zu ${Math.max(...values)} in den Reihen 2 und 12.`,
    options.express_end === 'each'
      ? `Mit ${countWord(FIFTH_BOXES)} Kreuzen bei einer Zahl beiseite bist du raus; die anderen spielen weiter. Die höchste Punktzahl gewinnt.`
      : `Hat jemand ${countWord(FIFTH_BOXES)} Kreuze bei einer Zahl beiseite, ist dieser Wurf der letzte. Die höchste Punktzahl gewinnt.`,
  ];
}

/** Counts of marks in one row that can matter. */
const FIFTH_COUNTS = Array.from({ length: FACES.length * 2 }, (_, at) => at + 1);

/** What differs from the usual rules and is not on the card already. */
function houseLines(options: Options): readonly string[] {
  const lines: string[] = [];
  const { game, occupied } = options;
  if (game === 'classic') {
    if (occupied === 'skip') lines.push('Ein Läufer überspringt Stufen, auf denen ein fremder Stein steht.');
    if (occupied === 'reroll')
      lines.push('Kein Aufhören, solange ein Läufer seine Stufe mit einem fremden Stein teilt.');
    if (options.empty_double === 'three') lines.push('Ein Doppel in leerer Spalte steigt drei Stufen.');
    if (options.pairing_choice === 'most_columns')
      lines.push('Die Paarung muss so viele Spalten bewegen, wie der Wurf erlaubt.');
    if (options.claimed_markers === 'stay')
      lines.push('Steine in einer geholten Spalte bleiben, wo sie sind.');
    if (options.auto_stop_on_win) lines.push('Ein Zug hört von selbst auf, sobald das gewinnt.');
    if (options.turn_clock > 0) lines.push(`${secondsWords(options.turn_clock)} für jede Entscheidung.`);
    if (options.betting) {
      if (options.bets_entry === 'table')
        lines.push('Wetten liegen auf dem Tisch und werden beim Aufdecken eingetragen.');
      if (options.bet_min_third_throw) lines.push('Nach den Wetten muss noch ein Wurf folgen.');
      if (options.bet_clock > 0) lines.push(`${secondsWords(options.bet_clock)} für die Wetten.`);
    }
  } else if (options.express_fifth === 'open') {
    lines.push('Eine notierte Zahl darf beiseite, bevor alle Zeilen benutzt sind.');
  }
  if (options.cocked_die === 'rethrow_die') lines.push('Ein Kippwürfel wird allein neu geworfen.');
  if (options.cocked_die === 'count_if_readable')
    lines.push('Ein Kippwürfel zählt, wenn er sich lesen lässt.');
  return lines;
}

function secondsWords(seconds: number): string {
  return counted(seconds, 'Sekunde', 'Sekunden');
}

const ORDINALS = [
  '',
  'erste',
  'zweite',
  'dritte',
  'vierte',
  'fünfte',
  'sechste',
  'siebte',
  'achte',
  'neunte',
  'zehnte',
];

/** "zweite", as it stands after "der" and "das"; after "dem" with an n. */
function ordinalWord(number: number): string {
  return ORDINALS[number] ?? `${number}.`;
}
