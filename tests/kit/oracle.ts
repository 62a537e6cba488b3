/**
 * The oracle: a second, slow and independent reading of the rulebook's base game, and its one door.
 * `look` tells what a bystander sees, in the words and shapes of the referee's view.
 */
import type { OracleGame, OraclePhase } from './oracle/pieces.ts';
import { choices } from './oracle/turn.ts';

export {
  Illegal,
  brokenRules,
  copyOf,
  highestTarget,
  newGame,
  putPosition,
  spacesOf,
} from './oracle/pieces.ts';
export type { BrokenRule, OracleGame, OraclePhase } from './oracle/pieces.ts';
export { choices, choose, movesWith, roll, stop } from './oracle/turn.ts';
export { bustCount, columnCount, distinctRolls, everyRoll, ruleOf28 } from './oracle/counts.ts';

/** The oracle's view of a game; columns are keys, as in the referee's view. */
export interface OracleLook {
  phase: OraclePhase;
  seat: number;
  throws: number;
  rolls: number;
  runners: Record<string, number>;
  climbed: Record<string, number>;
  markers: Record<string, number>[];
  claimed: Record<string, number>;
  turns: number[];
  winner: number | null;
  choices: number[][];
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
    winner: game.winner,
    choices: choices(game),
  };
}
