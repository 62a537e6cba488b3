/** A turn of the rules' game as the champion sees it: solved once, then looked up. */

import { fastGameOf } from '../fast/convert.ts';
import { COLUMN_COUNT, STANDARD } from '../fast/shape.ts';
import { ROLLS, WEIGHTED_ROLLS } from '../../odds/rolls.ts';
import { advanced, advancesOf, choicesFor } from '../../rules/choices.ts';
import type { Choice } from '../../rules/choices.ts';
import { COLUMNS, columnsOf } from '../../rules/column.ts';
import type { Dice } from '../../rules/dice.ts';
import { DICE_IN_A_ROLL } from '../../rules/dice.ts';
import type { Game } from '../../rules/game.ts';
import { claimsOf, markerOf, seatsOf } from '../../rules/game.ts';
import { mustRoll } from '../must-roll.ts';
import { solveAlone } from './alone.ts';
import type { Net } from './net.ts';
import { newNetLeaf } from './net-leaf.ts';
import { newTurnSolver } from './solver.ts';
import { stoppedValue } from './stand.ts';
import type { Nets, WeightKind } from './weights.ts';

/** Rolls after the next one before which a bar on stopping is still minded: more would take longer than it is worth. */
const BARS_AHEAD = 1;

/**
 * Values for the seat on turn: its chance to win, 0 to 1; in solitaire the turns still needed, negative, this one
 * included while it lasts. They are exact for this turn and the network's for what comes after it.
 * Where a house rule bars the stop the values are those of the roll that must follow.
 */
export interface Turn {
  readonly solo: boolean;
  /** After a choice: the better of stopping and rolling then, or rolling where stopping is barred. */
  after(game: Game, choice: Choice): number;
  stop(game: Game): number;
  roll(game: Game): number;
  /** With these dice of the roll that is awaited: by the best choice, or by the bust; its mean over all rolls is `roll`. */
  thrown(game: Game, dice: Dice): number;
}

/** Solves turns as they are asked for, and remembers the last one: a turn that was asked for before it is forgotten. */
export interface TurnReader {
  turnOf(game: Game): Turn;
}

/** A reader with these networks. Everything it says follows from the game and the networks alone. */
export function newTurnReader(nets: Nets): TurnReader {
  let last: { readonly name: string; readonly turn: Turn } | null = null;
  const places = new Map<string, ReturnType<typeof newPlace>>();

  function placeFor(kind: WeightKind, target: number) {
    const name = `${kind} ${target}`;
    const known = places.get(name) ?? newPlace(nets(kind, target));
    places.set(name, known);
    return known;
  }

  return {
    turnOf(game) {
      const name = startName(game);
      if (last?.name === name) return last.turn;
      const kind = seatsOf(game) === 1 ? 'solitaire' : 'champion';
      const turn = placeFor(kind, game.options.win_columns).solve(game);
      last = { name, turn };
      return turn;
    },
  };
}

/** What a turn is solved from. */
function startName({ markers, claimed, seat, options }: Game): string {
  return JSON.stringify([
    options.win_columns,
    seat,
    COLUMNS.map((column) => [claimed[column] ?? -1, ...markers.map((own) => own[column] ?? 0)]),
  ]);
}

/** Memory for turns by one network. */
function newPlace(net: Net) {
  const solver = newTurnSolver(STANDARD);
  const leaf = newNetLeaf(net);
  const solo = net.output === 'turns';

  function solve(start: Game): Turn {
    const fast = fastGameOf(start);
    const own = fast.markers.slice(start.seat * COLUMN_COUNT, (start.seat + 1) * COLUMN_COUNT);
    const need = start.options.win_columns - claimsOf(start, start.seat);
    leaf.prepare(fast, start.seat);
    if (solo) solveAlone(solver, { open: fast.open, own, need }, leaf);
    else solver.solve({ open: fast.open, own, need }, leaf);

    const valueOf = (game: Game): number => {
      const out = columnsOf(game.runners);
      return solver.value(
        out.map((column) => column - 2),
        out.map((column) => (game.runners[column] ?? 0) - markerOf(game, game.seat, column)),
      );
    };
    const counted = (value: number) => (solo ? value - 1 : value);
    const bust = () => counted(leaf.bust());
    /** After a choice. A bar on stopping is looked for here and `ahead` rolls further on; from there on all stops are taken to be free. */
    const climbed = (game: Game, choice: Choice, ahead: number): number => {
      const next = { ...game, ...advanced(game, advancesOf(game, choice)) };
      return ahead > 0 && mustRoll(next) ? rolled(next, ahead - 1) : counted(valueOf(next));
    };
    /** What dice are worth by their best choice; null where there is none. A choice is looked at once. */
    const bestAfter = (game: Game, ahead: number): ((dice: Dice) => number | null) => {
      const thrown: Game = { ...game, kept: null, throws: game.throws + 1 };
      const known = new Map<string, number>();
      const worth = (choice: Choice) => {
        const name = choice.join();
        const value = known.get(name) ?? climbed(thrown, choice, ahead);
        known.set(name, value);
        return value;
      };
      return (dice) => {
        const choices = choicesFor(game, dice);
        return choices.length === 0 ? null : Math.max(...choices.map(worth));
      };
    };
    const rolled = (game: Game, ahead: number): number => {
      const best = bestAfter(game, ahead);
      let lost = true;
      const sum = sumOfRolls(game, (dice) => {
        const value = best(dice);
        if (value !== null) lost = false;
        return value ?? bust();
      });
      // Exactly: shares that are added up may miss 1 by a hair.
      return lost ? bust() : sum;
    };
    return {
      solo,
      after: (game, choice) => climbed(game, choice, BARS_AHEAD + 1),
      roll: (game) => rolled(game, BARS_AHEAD),
      thrown: (game, dice) => bestAfter(game, BARS_AHEAD)(dice) ?? bust(),
      stop(game) {
        const runners = Uint8Array.from(COLUMNS, (column) => game.runners[column] ?? 0);
        // Progress that is kept is never worth less than none, see net-leaf.ts.
        return counted(Math.max(leaf.bust(), stoppedValue(net, fast, game.seat, runners, need)));
      },
    };
  }

  return { solve };
}

/** The mean over the next rolls; dice that stay beside a cocked one stay. */
function sumOfRolls(game: Game, worth: (dice: Dice) => number): number {
  if (game.kept === null) {
    return WEIGHTED_ROLLS.reduce((sum, { dice, ways }) => sum + (ways / ROLLS) * worth(dice), 0);
  }
  let sum = 0;
  const count = (dice: Dice, share: number) => {
    if (dice.length === DICE_IN_A_ROLL) sum += share * worth(dice);
    else for (let face = 1; face <= 6; face += 1) count([...dice, face], share / 6);
  };
  count(game.kept, 1);
  return sum;
}
