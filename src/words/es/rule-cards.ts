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
  if (betting) return 'Con apuestas';
  if (seats === 1) return 'Solitario';
  return win_columns === 2 ? 'Corta' : 'Clásica';
}

const THROW = `Tira ${countWord(DICE_IN_A_ROLL)} dados, repártelos en dos parejas y sube una casilla un corredor en la columna de cada suma.`;
const BOTH = 'Tú eliges la combinación; después deben moverse sus dos sumas, si las dos pueden.';
const STARTS = `Tienes ${countWord(RUNNERS)} corredores por turno. Uno nuevo empieza una casilla por encima de tu ficha en su columna.`;
const STOP_OR_ON =
  'Después de cada movimiento, para y pon tus fichas donde están tus corredores, o tira de nuevo.';
const BUST = 'Si ninguna suma se puede mover, fallas: se pierde todo lo subido en este turno.';
const CLAIM = 'Para con un corredor en la cima y la columna es tuya; queda cerrada para todos.';

function winLine({ win_columns }: Options): string {
  return `${capital(feminine(win_columns))} ${form(win_columns, 'columna gana', 'columnas ganan')} la partida.`;
}

function classicLines(options: Options, seats: number): readonly string[] {
  const base = [THROW, BOTH, STARTS, STOP_OR_ON, BUST, CLAIM];
  if (seats > 1) return [...base, winLine(options)];
  const columns = `${feminine(options.win_columns)} ${form(options.win_columns, 'columna')}`;
  const goal = `Conquista ${columns} en tan pocos turnos como puedas; un fallo también es un turno.`;
  return options.win_columns === 3
    ? [
        ...base,
        `${goal} ${capital(countWord(GOOD_TURNS))} turnos o menos está bien; ${countWord(EXCELLENT_TURNS)} o menos, excelente.`,
      ]
    : [...base, goal];
}

function bettingLines(options: Options): readonly string[] {
  return [
    `${THROW} ${BOTH}`,
    STOP_OR_ON,
    BUST,
    `Tras mover la ${ordinalWord(BETS_AFTER)} tirada de un turno, cada rival con una ficha en una columna abierta apuesta en secreto: «Lo logra» o «Lo pierde», con entre uno y ${countWord(MOST_DISCS)} discos.`,
    'Una apuesta acertada sube tus fichas, una casilla por disco, pero nunca a una cima.',
    'Un «Lo pierde» errado cuesta una casilla por disco; un «Lo logra» errado, dos.',
    'Si debes más casillas de las que tienes, salen todas tus fichas y pierdes tu próximo turno.',
    `${CLAIM} ${winLine(options)}`,
  ];
}

function expressLines(options: Options): readonly string[] {
  const even = FIFTH_COUNTS.find((marks) => rowScore(7, marks) === 0) ?? 0;
  const full =
    FIFTH_COUNTS.find((marks) => rowScore(7, marks) === rowScore(7, marks + 1) && marks > even) ?? 0;
  const values = COLUMNS.map(rowValue);
  return [
    'Todos juegan la misma tirada de cinco dados, cada cual en su hoja.',
    'Pon un dado aparte y forma dos parejas con los otros cuatro. Marca la suma de cada pareja.',
    `El dado aparte también se marca. Para él se pueden anotar ${countWord(FIFTH_LINES)} números como mucho${options.express_fifth === 'unique' ? ', y primero hay que anotarlos' : ''}.`,
    `Con ${countWord(FIFTH_LINES)} números anotados, uno de ellos debe ir aparte. Una tirada sin ninguno es una tirada libre: aparta el dado que quieras.`,
    `De una a ${countWord(even - 1)} marcas en una fila cuestan ${Math.abs(rowScore(7, 1))} puntos; la ${ordinalWord(even)} la deja en cero.`,
    `Cada marca siguiente, hasta la ${ordinalWord(full)}, da ${Math.min(...values)} puntos en la fila 7 y hasta ${Math.max(...values)} en las filas 2 y 12.`,
    options.express_end === 'each'
      ? `Con ${countWord(FIFTH_BOXES)} marcas en un número apartado quedas fuera; los demás siguen. Gana el total más alto.`
      : `Cuando alguien tiene ${countWord(FIFTH_BOXES)} marcas en un número apartado, esa tirada es la última. Gana el total más alto.`,
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
      lines.push('Un corredor salta las casillas donde está la ficha de otro jugador.');
    if (occupied === 'reroll')
      lines.push('No se puede parar mientras un corredor comparta casilla con la ficha de otro jugador.');
    if (options.empty_double === 'three') lines.push('Un doble en una columna vacía sube tres casillas.');
    if (options.pairing_choice === 'most_columns')
      lines.push('La combinación debe mover tantas columnas como permita la tirada.');
    if (options.claimed_markers === 'stay')
      lines.push('Las fichas de una columna conquistada se quedan donde están.');
    if (options.auto_stop_on_win) lines.push('Un turno para solo en cuanto parar da la victoria.');
    if (options.turn_clock > 0) lines.push(`${secondsWords(options.turn_clock)} para cada decisión.`);
    if (options.betting) {
      if (options.bets_entry === 'table')
        lines.push('Las apuestas se ponen en la mesa y se anotan al descubrirlas.');
      if (options.bet_min_third_throw) lines.push('Tras las apuestas hay que tirar una vez más.');
      if (options.bet_clock > 0) lines.push(`${secondsWords(options.bet_clock)} para las apuestas.`);
    }
  } else if (options.express_fifth === 'open') {
    lines.push('Un número anotado puede ir aparte antes de usar todas las líneas.');
  }
  if (options.cocked_die === 'rethrow_die') lines.push('Solo se tira de nuevo el dado inclinado.');
  if (options.cocked_die === 'count_if_readable') lines.push('Un dado inclinado cuenta si se puede leer.');
  return lines;
}

function secondsWords(seconds: number): string {
  return `${seconds} ${form(seconds, 'segundo')}`;
}

/** Feminine, for throws and marks. */
const ORDINALS = [
  '',
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'séptima',
  'octava',
  'novena',
  'décima',
];

function ordinalWord(number: number): string {
  return ORDINALS[number] ?? `${number}.ª`;
}
