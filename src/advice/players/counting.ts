/** The five players that stop by a count, in terms of the rules: what a choice is worth to them, and when they stop. */

import { adjustmentOf, GA29_COUNT, GA29_WORTH, KELLER_WORTH, STEP_SCORE, STOPS_AT } from './numbers.ts';
import type { Count, Worth } from './numbers.ts';
import { breakTie, lexical, newRunners, scoreOf } from '../rule-of-28.ts';
import { ruleOf28, sumOf } from '../../odds/rule-of-28.ts';
import type { Advance, Choice } from '../../rules/choices.ts';
import { advanced, advancesOf, choicesOf } from '../../rules/choices.ts';
import type { Column } from '../../rules/column.ts';
import { columnLength, columnsOf } from '../../rules/column.ts';
import type { Game } from '../../rules/game.ts';
import { freeRunners, isTopped } from '../../rules/runners.ts';
import { stopWins } from '../../rules/stop.ts';
import type { CountingName } from './names.ts';
import type { Reason } from './reason.ts';

/** A player that stops by a count. */
export interface CountingPlayer {
  /** What moving some runners is worth; higher is better, without unit. Null: any choice is as good. */
  readonly worth: ((game: Game, advances: readonly Advance[]) => number) | null;
  /** Which of two choices that are worth the same comes first, see `Array.sort`; 0 leaves them as they are offered. */
  readonly breakTie: (game: Game, one: Choice, other: Choice) => number;
  /** What the turn counts, and the count at which it stops once all runners are out. */
  readonly count: (game: Game) => number;
  readonly limit: number;
  /** Whether it always stops with a runner on top. */
  readonly stopsOnTop: boolean;
}

type BreakTie = CountingPlayer['breakTie'];

const asOffered: BreakTie = () => 0;

const moreRunners: BreakTie = (game, one, other) => newRunners(game, other) - newRunners(game, one);

/** More new runners, then columns nearer to the middle on average. */
const nearerToTheMiddle: BreakTie = (game, one, other) =>
  moreRunners(game, one, other) || offCentre(one) - offCentre(other);

/** Fewer new runners, then the higher columns. */
const higherColumns: BreakTie = (game, one, other) => moreRunners(game, other, one) || lexical(other, one);

/** Mean distance of a choice's columns from the middle one. */
function offCentre(choice: Choice): number {
  return choice.reduce((sum, column) => sum + Math.abs(column - 7), 0) / choice.length;
}

/** Each of them by name. */
export const COUNTING_PLAYERS: Readonly<Record<CountingName, CountingPlayer>> = {
  casual: { worth: null, breakTie: asOffered, count: countOf28, limit: STOPS_AT.casual, stopsOnTop: false },
  'keller-28': {
    worth: worthBy(KELLER_WORTH),
    breakTie: nearerToTheMiddle,
    count: countOf28,
    limit: STOPS_AT['keller-28'],
    stopsOnTop: false,
  },
  'rule-of-28': {
    worth: scoreOf,
    breakTie,
    count: countOf28,
    limit: STOPS_AT['rule-of-28'],
    stopsOnTop: true,
  },
  ga29: {
    worth: worthBy(GA29_WORTH),
    breakTie: moreRunners,
    count: countBy(GA29_COUNT),
    limit: STOPS_AT.ga29,
    stopsOnTop: false,
  },
  r38: { worth: stepScore, breakTie: higherColumns, count: countOf28, limit: STOPS_AT.r38, stopsOnTop: true },
};

/** The Rule of 28's own count, which follows the house rule for doubles. */
function countOf28(game: Game): number {
  return sumOf(ruleOf28(game));
}

function countBy(count: Count): (game: Game) => number {
  return (game) => {
    const out = columnsOf(game.runners);
    const points = out.map((column) => stepsAt(count.steps, column) * ((game.climbed[column] ?? 0) + 1));
    return points.reduce((sum, here) => sum + here, adjustmentOf(out, count));
  };
}

/** Worth of all runners after a choice. */
function worthBy(worth: Worth): (game: Game, advances: readonly Advance[]) => number {
  return (game, advances) => {
    const { climbed } = advanced(game, advances);
    const out = columnsOf(climbed);
    const points = out.map(
      (column) => stepsAt(worth.weights, column) * ((climbed[column] ?? 0) + 1) - worth.perRunner,
    );
    return points.reduce((sum, here) => sum + here, -adjustmentOf(out, worth));
  };
}

function stepScore(game: Game, advances: readonly Advance[]): number {
  return advances.reduce((sum, { column, from, to }) => {
    const steps = stepsAt(STEP_SCORE.steps, column) * (to - from);
    const fresh = game.runners[column] === undefined ? STEP_SCORE.perRunner : 0;
    return sum + steps - fresh + (to === columnLength(column) ? STEP_SCORE.top : 0);
  }, 0);
}

function stepsAt(byColumn: readonly number[], column: Column): number {
  return byColumn[column - 2] ?? 0;
}

/** A choice as a counting player ranks it. */
export interface RankedChoice {
  readonly choice: Choice;
  readonly points: number | null; // what it is worth to the player, without unit; null where any is as good
}

/** The choices of the waiting roll, best first; to a player that takes any, as they are offered. */
export function rankChoices(player: CountingName, game: Game): readonly RankedChoice[] {
  const { worth, breakTie: tie } = COUNTING_PLAYERS[player];
  const choices = choicesOf(game);
  if (worth === null) return choices.map((choice) => ({ choice, points: null }));
  return choices
    .map((choice) => ({ choice, points: worth(game, advancesOf(game, choice)) }))
    .sort((one, other) => other.points - one.points || tie(game, one.choice, other.choice));
}

/** Whether this player stops in `decide`, and why it does or does not. A barred stop is the caller's part. */
export function stopReason(
  { count, limit, stopsOnTop }: CountingPlayer,
  game: Game,
): { readonly stops: boolean; readonly reason: Reason } {
  if (stopWins(game)) return { stops: true, reason: { why: 'wins' } };
  const topped = columnsOf(game.runners).filter((column) => isTopped(game, column));
  if (stopsOnTop && topped.length > 0) return { stops: true, reason: { why: 'on-top', columns: topped } };
  const free = freeRunners(game);
  if (free > 0) return { stops: false, reason: { why: 'runner-free', free } };
  const counted = count(game);
  return counted >= limit
    ? { stops: true, reason: { why: 'count-reached', count: counted, limit } }
    : { stops: false, reason: { why: 'count-below', count: counted, limit } };
}
