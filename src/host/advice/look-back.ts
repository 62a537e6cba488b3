/**
 * The look back over a game: every decision graded against best play, luck apart from skill, and the chances as they went.
 * It is done in small steps, so that whoever computes can answer other questions in between.
 */

import type { Advice } from '../../advice/advice.ts';
import type { Grade, Valued } from '../../advice/values.ts';
import type {
  ChancesAt,
  DecisionMade,
  GradedDecision,
  SeatLookBack,
  TurningPoint,
} from '../../contract/advice.ts';
import { bustWays } from '../../odds/bust.ts';
import { ROLLS } from '../../odds/rolls.ts';
import { choicesOf, sameChoice } from '../../rules/choices.ts';
import type { Command } from '../../rules/command.ts';
import type { Game } from '../../rules/game.ts';
import { seatsOf } from '../../rules/game.ts';
import { makePosition } from '../../rules/notation.ts';
import { allSeats } from '../../rules/seat.ts';
import { valueOf } from './compute.ts';
import type { ComputedLookBack, Played } from './question.ts';

/** Decisions and turning points that are told at the most. */
const COSTLIEST = 3;
const TURNING = 5;

/** What a decision gives up by rounding alone. */
const NOTHING = 1e-9;

/** A changing record of one seat. */
type Tally = { -readonly [Field in keyof SeatLookBack]: SeatLookBack[Field] };

/** Looks back at a game, a step a command; null at the end for a game that nothing is said of: Express, or one without rolls. */
export function* lookBack(
  adviser: Advice,
  commands: readonly Played[],
): Generator<undefined, ComputedLookBack | null> {
  const played = withoutVoids(commands);
  const [first] = played;
  if (first === undefined || first.before.options.game === 'express') return null;
  const tallies: Tally[] = allSeats(seatsOf(first.before)).map((seat) => ({
    seat,
    decisions: 0,
    givenUp: 0,
    luck: 0,
    busts: 0,
    bustsExpected: 0,
  }));
  const graded: GradedDecision[] = [];
  const line: ChancesAt[] = [];
  /** The chances right before each roll of the line, and before the next one. */
  const starts: (readonly number[])[] = [];
  let stands = chancesIn(adviser, first.before);
  for (const [at, step] of played.entries()) {
    const { before, command, after } = step;
    const tally = tallies[before.seat];
    if (tally !== undefined) {
      const decision = gradedDecision(adviser, before, command);
      if (decision !== null) {
        tally.decisions += 1;
        tally.givenUp += decision.grade.givenUp;
        if (decision.grade.givenUp > NOTHING) graded.push(decision.told);
      }
      if (command.do === 'roll') noteLuck(adviser, before, command.dice, tally);
    }
    if (command.do === 'roll') {
      starts.push(stands);
      line.push({ roll: after.rolls, seat: before.seat, chances: [] });
    }
    // What came of a roll is seen just before the next one, or before the board is put by hand, or at the end. Before the
    // first roll nothing came of any, but who begins may have been thrown for.
    const seen = ['roll', 'set', undefined].includes(played[at + 1]?.command.do);
    if (seen || command.do === 'set') stands = chancesIn(adviser, after);
    const newest = line.at(-1);
    // A board that is put by hand is nobody's roll: the next one starts from there.
    if (seen && newest !== undefined && command.do !== 'set')
      line[line.length - 1] = { ...newest, chances: stands };
    yield;
  }
  if (line.length === 0) return null;
  return {
    worth: tallies.length === 1 ? 'turns' : 'chance',
    line,
    turning: turningPoints(starts, line),
    seats: tallies,
    costliest: graded.sort((one, other) => costOf(other) - costOf(one)).slice(0, COSTLIEST),
  };
}

/**
 * The commands without throws that did not count. The roll that stands follows from where the first of them was thrown: the
 * decision to roll was made there, once, and dice that stayed on the table belong to its luck.
 */
function withoutVoids(commands: readonly Played[]): readonly Played[] {
  const standing: Played[] = [];
  let from: Game | null = null;
  for (const step of commands) {
    if (step.events.some(({ is }) => is === 'voided')) {
      const thrown = standing.at(-1)?.command.do === 'roll' ? standing.pop() : undefined;
      from = thrown?.before ?? from;
    } else {
      standing.push(from !== null && step.command.do === 'roll' ? { ...step, before: from } : step);
      from = null;
    }
  }
  return standing;
}

/** Win chances by seat as people play; alone the turns still needed. */
function chancesIn(adviser: Advice, game: Game): readonly number[] {
  const chances = adviser.winChances(game);
  if (chances !== null) return chances;
  // Alone the best act says it; between two acts there is none, and after the last nothing is needed.
  const [best] = adviser.values(game) ?? [];
  return [best?.turns ?? 0];
}

/** A choice, a stop or a roll on that could have been otherwise, graded. The clock's acts are nobody's decisions. */
function gradedDecision(
  adviser: Advice,
  before: Game,
  command: Command,
): { readonly grade: Grade; readonly told: GradedDecision } | null {
  const act = decided(before, command);
  const graded = act === null ? null : adviser.grade(before, act);
  if (graded === null || graded.open < 2) return null;
  const done = madeOf(before, graded.act);
  const best = madeOf(before, graded.best);
  if (done === null || best === null) return null;
  return {
    grade: graded,
    told: {
      roll: before.rolls,
      seat: before.seat,
      dice: before.dice,
      done,
      best,
      doneValue: valueOf(graded.act),
      bestValue: valueOf(graded.best),
      // Without its bets: they are no part of the decision, and those that lie face down could not be read again.
      position: makePosition({ ...before, betting: null }, { secrets: true }),
    },
  };
}

function decided(before: Game, command: Command): Valued['act'] | null {
  if (command.do === 'choose') return { do: 'choose', columns: command.columns };
  if (command.do === 'stop') return { do: 'stop' };
  return command.do === 'roll' && before.phase === 'decide' ? { do: 'roll' } : null;
}

function madeOf(game: Game, { act }: Valued): DecisionMade | null {
  if (act.do !== 'choose') return { does: act.do };
  const columns = choicesOf(game).find((choice) => sameChoice(choice, act.columns));
  return columns === undefined ? null : { does: 'choose', columns };
}

function costOf({ doneValue, bestValue }: GradedDecision): number {
  return Math.abs(bestValue - doneValue);
}

function noteLuck(adviser: Advice, before: Game, dice: readonly number[], tally: Tally): void {
  const luck = adviser.luck(before, dice);
  if (luck === null) return;
  tally.luck += luck.gained;
  tally.busts += luck.busted ? 1 : 0;
  tally.bustsExpected += bustWays(before) / ROLLS;
}

/** The rolls after which the seat that rolled stood most differently than right before them. */
function turningPoints(
  starts: readonly (readonly number[])[],
  line: readonly ChancesAt[],
): readonly TurningPoint[] {
  return line
    .map(({ roll, seat, chances }, at) => ({
      roll,
      seat,
      change: (chances[seat] ?? 0) - (starts[at]?.[seat] ?? 0),
    }))
    .filter(({ change }) => Math.abs(change) > NOTHING)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, TURNING);
}
