/** The rules of a game on one card, short enough to be read beside the seats or from a chair. Every figure is the rules'. */

import { BETS_AFTER, MOST_DISCS } from '../../rules/betting.ts';
import { COLUMNS } from '../../rules/column.ts';
import { DICE_IN_A_ROLL } from '../../rules/dice.ts';
import { FACES, FIFTH_BOXES, FIFTH_LINES, rowScore, rowValue } from '../../rules/express/sheet.ts';
import { RUNNERS } from '../../rules/game.ts';
import type { AskedOptions, Options } from '../../rules/options.ts';
import { settleOptions } from '../../rules/options.ts';
import { PRESETS, seatsFor } from '../../rules/preset.ts';
import { countWord } from './numbers.ts';
import { EXCELLENT_TURNS, GOOD_TURNS } from '../alone.ts';

/** A rule card: its heading, five to eight lines of rules, and what this table plays otherwise. */
export interface RuleCard {
  readonly title: string;
  readonly lines: readonly string[];
  readonly house: readonly string[]; // one short line for each house rule that is on
}

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
  return PRESETS.flatMap(({ name, rules, seats: [, most] }) => {
    const card = askedCard(
      rules,
      seatsFor(rules)
        .filter((seats) => seats <= most)
        .at(-1) ?? most,
    );
    return card === null ? [] : [{ ...card, title: name }];
  });
}

function titleOf({ game, betting, win_columns }: Options, seats: number): string {
  if (game === 'express') return 'Express';
  if (betting) return 'You Wanna Bet';
  if (seats === 1) return 'Solitaire';
  return win_columns === 2 ? 'Short' : 'Classic';
}

const THROW = `Throw ${countWord(DICE_IN_A_ROLL)} dice, split them into two pairs, and move a runner one step up in the column of each total.`;
const BOTH = 'You choose the split; then both of its totals must be moved, if both can be.';
const STARTS = `You have ${countWord(RUNNERS)} runners a turn. A new one starts a step above your marker in its column.`;
const STOP_OR_ON = 'After each move, stop and mark where your runners stand, or throw again.';
const BUST = 'If no total can be moved, you bust: everything climbed in this turn is lost.';
const CLAIM = 'Stop with a runner on the top step and the column is yours; it is closed to all.';

function winLine({ win_columns }: Options): string {
  return `${capital(countWord(win_columns))} ${win_columns === 1 ? 'column wins' : 'columns win'} the game.`;
}

function classicLines(options: Options, seats: number): readonly string[] {
  const base = [THROW, BOTH, STARTS, STOP_OR_ON, BUST, CLAIM];
  if (seats > 1) return [...base, winLine(options)];
  const columns = `${countWord(options.win_columns)} ${options.win_columns === 1 ? 'column' : 'columns'}`;
  const goal = `Claim ${columns} in as few turns as you can; a bust is a turn, too.`;
  return options.win_columns === 3
    ? [
        ...base,
        `${goal} ${capital(countWord(GOOD_TURNS))} turns or fewer are good, ${countWord(EXCELLENT_TURNS)} or fewer excellent.`,
      ]
    : [...base, goal];
}

function bettingLines(options: Options): readonly string[] {
  return [
    `${THROW} ${BOTH}`,
    STOP_OR_ON,
    BUST,
    `After the ${ordinalWord(BETS_AFTER)} throw of a turn has been moved, every opponent with a marker in an open column bets in secret: Make It or Blow It, with one to ${countWord(MOST_DISCS)} discs.`,
    'A right bet moves your markers up, one step for each disc, but never to a top.',
    'A wrong Blow It costs a step for each disc; a wrong Make It costs two.',
    'If you owe more steps than you have, all your markers come off and you lose your next turn.',
    `${CLAIM} ${winLine(options)}`,
  ];
}

function expressLines(options: Options): readonly string[] {
  const even = FIFTH_COUNTS.find((marks) => rowScore(7, marks) === 0) ?? 0;
  const full =
    FIFTH_COUNTS.find((marks) => rowScore(7, marks) === rowScore(7, marks + 1) && marks > even) ?? 0;
  const values = COLUMNS.map(rowValue);
  return [
    'Everybody plays the same throw of five dice, each on a sheet of their own.',
    'Set one die aside, and make two pairs of the other four. Mark the total of each pair.',
    `The die set aside is marked, too. At most ${countWord(FIFTH_LINES)} numbers can be listed for it${options.express_fifth === 'unique' ? ', and they are listed first' : ''}.`,
    `Once ${countWord(FIFTH_LINES)} are listed, one of them must be set aside. A throw without any is a free ride: set aside what you like.`,
    `One to ${countWord(even - 1)} marks in a row cost ${Math.abs(rowScore(7, 1))} points; the ${ordinalWord(even)} makes it even.`,
    `Each mark after it, up to the ${ordinalWord(full)}, earns ${Math.min(...values)} points in row 7 and up to ${Math.max(...values)} in rows 2 and 12.`,
    options.express_end === 'each'
      ? `With ${countWord(FIFTH_BOXES)} marks on one set-aside number you are out; the others play on. The highest total wins.`
      : `When somebody has ${countWord(FIFTH_BOXES)} marks on one set-aside number, that throw is the last. The highest total wins.`,
  ];
}

/** Counts of marks in one row that can matter. */
const FIFTH_COUNTS = Array.from({ length: FACES.length * 2 }, (_, at) => at + 1);

/** What differs from the usual rules and is not on the card already. */
function houseLines(options: Options): readonly string[] {
  const lines: string[] = [];
  const { game, occupied } = options;
  if (game === 'classic') {
    if (occupied === 'skip') lines.push('A runner skips steps on which another player’s marker stands.');
    if (occupied === 'reroll')
      lines.push('No stopping while a runner shares its step with another player’s marker.');
    if (options.empty_double === 'three') lines.push('A double in an empty column climbs three steps.');
    if (options.pairing_choice === 'most_columns')
      lines.push('The split must move as many columns as the throw allows.');
    if (options.claimed_markers === 'stay') lines.push('Markers in a claimed column stay where they are.');
    if (options.auto_stop_on_win) lines.push('A turn stops by itself as soon as that wins.');
    if (options.turn_clock > 0) lines.push(`${options.turn_clock} seconds for each decision.`);
    if (options.betting) {
      if (options.bets_entry === 'table')
        lines.push('Bets lie on the table and are entered when turned over.');
      if (options.bet_min_third_throw) lines.push('After the bets, one more throw must be made.');
      if (options.bet_clock > 0) lines.push(`${options.bet_clock} seconds for the bets.`);
    }
  } else if (options.express_fifth === 'open') {
    lines.push('A listed number may be set aside before all lines are in use.');
  }
  if (options.cocked_die === 'rethrow_die') lines.push('A cocked die is thrown again alone.');
  if (options.cocked_die === 'count_if_readable') lines.push('A cocked die counts if it can be read.');
  return lines;
}

const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

function ordinalWord(number: number): string {
  return ORDINALS[number] ?? `${number}th`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
