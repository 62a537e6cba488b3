/**
 * The oracle: a second, slow and independent reading of the whole rulebook, and its one door.
 * `look` tells what a bystander sees, in the words and shapes of the referee's view.
 */
import { ruleOf28 } from './oracle/counts.ts';
import { expressWinners, scoreOf } from './oracle/express.ts';
import { owing, splitsFor, type Split } from './oracle/payoff.ts';
import type { Bet, OracleGame, OraclePhase, Sheet } from './oracle/pieces.ts';
import { contenders } from './oracle/start.ts';
import { choices, mayStop } from './oracle/turn.ts';

export { obey } from './oracle/act.ts';
export type { OracleOrder } from './oracle/act.ts';
export { Illegal, highestTarget, houseDefaults } from './oracle/agreement.ts';
export type { HouseRules } from './oracle/agreement.ts';
export { fifthsFor, rowScore } from './oracle/express.ts';
export { brokenBaseRules, brokenExpressRules, brokenHouseRules, brokenRules } from './oracle/misread.ts';
export type { BrokenBaseRule, BrokenRule } from './oracle/misread.ts';
export { splitsFor } from './oracle/payoff.ts';
export { copyOf, spacesOf } from './oracle/pieces.ts';
export type { OracleGame, OraclePhase } from './oracle/pieces.ts';
export { newGame, putPosition } from './oracle/setup.ts';
export { choices, choose, movesWith, roll, stop } from './oracle/turn.ts';
export { bustCount, columnCount, distinctRolls, everyRoll, ruleOf28 } from './oracle/counts.ts';

/** A sheet of Express as the referee shows it. */
export interface SheetLook {
  rows: Record<string, number>;
  fifths: Record<string, number>;
  out: boolean;
}

/** The oracle's view of a game; columns, totals and seats that are keys are keys as in the referee's view. */
export interface OracleLook {
  phase: OraclePhase;
  seat: number | null;
  throws: number;
  rolls: number;
  runners: Record<string, number>;
  climbed: Record<string, number>;
  markers: Record<string, number>[];
  claimed: Record<string, number>;
  turns: number[];
  winner: number | readonly number[] | null;
  choices: number[][];
  rule_of_28: number;
  may_stop: boolean;
  bets: (null | 'in' | Bet)[];
  owing: Record<string, { spaces: number; forward: boolean }>;
  splits: Split[];
  skips: boolean[];
  contenders: number[];
  sheets: SheetLook[];
  scores: number[];
}

/** What lies on the table, as plain data that can be compared. */
export function look(game: OracleGame): OracleLook {
  const runners: Record<string, number> = {};
  const climbed: Record<string, number> = {};
  for (const runner of game.runners) {
    if (runner.column === 0) continue;
    runners[runner.column] = runner.space;
    climbed[runner.column] = runner.stepsThisTurn;
  }
  const markers: Record<string, number>[] = [];
  for (let seat = 0; seat < game.agreement.seats; seat++) markers.push({});
  for (const marker of game.markers)
    if (marker.column !== 0) markers[marker.owner]![marker.column] = marker.space;
  const claimed: Record<string, number> = {};
  for (const closed of game.closed) claimed[closed.column] = closed.owner;
  const due: OracleLook['owing'] = {};
  for (const one of owing(game)) due[one.seat] = { spaces: one.due.spaces, forward: one.due.forward };
  return {
    phase: game.phase,
    seat: game.seat,
    throws: game.throwsThisTurn,
    rolls: game.rollsThisGame,
    runners,
    climbed,
    markers,
    claimed,
    turns: [...game.turnsDone],
    winner: game.agreement.rules.game === 'express' ? expressWinners(game) : game.winner,
    choices: choices(game),
    rule_of_28: ruleOf28(game),
    may_stop: mayStop(game),
    bets: game.bets.map((bet) => (bet === null ? null : game.betsOpen ? { ...bet } : 'in')),
    owing: due,
    splits: game.phase === 'settle' ? inOrder(splitsFor(game, game.toPay[0]!)) : [],
    skips: [...game.losesNextTurn],
    contenders: contenders(game),
    sheets: game.sheets.map(sheetLook),
    scores: game.sheets.map(scoreOf),
  };
}

function sheetLook(sheet: Sheet): SheetLook {
  const rows: Record<string, number> = {};
  for (const row of sheet.rows) rows[row.total] = row.marks;
  const fifths: Record<string, number> = {};
  for (const line of sheet.lines) fifths[line.number] = line.boxes;
  return { rows, fifths, out: sheet.out };
}

/** Splits in one order, so that two lists of the same splits are equal: the most in the lowest column first. */
export function inOrder(splits: readonly Split[]): Split[] {
  return [...splits].sort((one, other) => {
    for (let column = 2; column <= 12; column++) {
      const difference = (other[column] ?? 0) - (one[column] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
