/**
 * The oracle's figures, all by counting: rolls that bust, rolls that move a column, and the Rule of 28.
 * It knows no formula; it throws the dice and looks.
 */
import { spacesOf, type OracleGame } from './pieces.ts';
import { anythingMoves, movesWith } from './turn.ts';

/** Every ordered roll of four dice, the 1,296 of them. */
export function everyRoll(): number[][] {
  const rolls: number[][] = [];
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      for (let c = 1; c <= 6; c++) {
        for (let d = 1; d <= 6; d++) rolls.push([a, b, c, d]);
      }
    }
  }
  return rolls;
}

/** The rolls that look different once the dice are put in order, each with how often it comes up. */
export function distinctRolls(): { dice: number[]; ways: number }[] {
  const seen = new Map<string, { dice: number[]; ways: number }>();
  for (const roll of everyRoll()) {
    const dice = [...roll].sort((a, b) => a - b);
    const known = seen.get(dice.join());
    if (known === undefined) seen.set(dice.join(), { dice, ways: 1 });
    else known.ways = known.ways + 1;
  }
  return [...seen.values()];
}

const rolls = distinctRolls();

/** How many of the 1,296 rolls would bust if the seat on turn threw now. */
export function bustCount(game: OracleGame): number {
  let busts = 0;
  for (const { dice, ways } of rolls) if (!anythingMoves(game, dice)) busts = busts + ways;
  return busts;
}

/** How many of the 1,296 rolls offer a choice that advances this column if the seat on turn threw now. */
export function columnCount(game: OracleGame, column: number): number {
  spacesOf(column);
  let count = 0;
  for (const { dice, ways } of rolls) {
    if (movesWith(game, dice).some((columns) => columns.includes(column))) count = count + ways;
  }
  return count;
}

/** The Rule of 28 (rulebook 3.1) for the runners as they stand; 0 without any. */
export function ruleOf28(game: OracleGame): number {
  const out = game.runners.filter((runner) => runner.column !== 0);
  let count = 0;
  for (const runner of out) {
    let value = 1;
    for (let column = runner.column; column !== 7; column += column < 7 ? 1 : -1) value = value + 1;
    // The placing step counts twice, or with `placing_roll` whatever the placing throw moved.
    const doubled = game.agreement.rules.r28_double === 'placing_roll' ? runner.placingSteps : 1;
    for (let step = 1; step <= runner.stepsThisTurn; step++) {
      count = count + value;
      if (step <= doubled) count = count + value;
    }
  }
  if (out.length === 3) {
    if (out.every((runner) => runner.column % 2 === 1)) count = count + 2;
    if (out.every((runner) => runner.column % 2 === 0)) count = count - 2;
    if (out.every((runner) => runner.column <= 7)) count = count + 4;
    else if (out.every((runner) => runner.column >= 7)) count = count + 4;
  }
  return count;
}
