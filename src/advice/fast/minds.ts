/**
 * The named players that play by a count, at the compact table. Their numbers are pinned, so that a win rate against
 * them means something; src/advice/players tells the same players in terms of the rules, and a test holds them equal.
 */

import { below } from './chance.ts';
import type { FastGame, Offer } from './game.ts';
import { ALONE, standOf } from './game.ts';
import type { Mind } from './play.ts';
import { COLUMN_COUNT, sizeOf, STANDARD } from './shape.ts';
import {
  GA29_COUNT,
  GA29_WORTH,
  KELLER_WORTH,
  RULE_OF_28_COUNT,
  STEP_SCORE,
  STOPS_AT,
  countTable,
} from '../players/numbers.ts';
import type { Count, Worth } from '../players/numbers.ts';
import { bustWaysOf } from '../../odds/bust.ts';

const { lengths } = STANDARD;
const nothing = () => undefined;
const MIDDLE = 5; // column 7

/** What the turn counts, with three runners out (rules 3.1 and its kin). */
function counter(count: Count): (game: FastGame) => number {
  const steps = Float64Array.from(count.steps);
  const adjust = countTable(count);
  return (game) => {
    let sum = adjust[game.out] ?? 0;
    for (let left = game.out; left !== 0; left &= left - 1) {
      const column = 31 - Math.clz32(left & -left);
      const marker = game.markers[game.seat * COLUMN_COUNT + column] ?? 0;
      sum += (steps[column] ?? 0) * ((game.runners[column] ?? 0) - marker + 1);
    }
    return sum;
  };
}

/** Steps that a runner really takes. */
function stepsOf(game: FastGame, column: number, steps: number): number {
  const room = (lengths[column] ?? 0) - standOf(game, column);
  return steps < room ? steps : room;
}

/** Whether an offer goes before one that is worth the same and was offered earlier. */
type Tie = (game: FastGame, offer: Offer, earlier: Offer) => boolean;

/** Among equals the first on offer counts. */
export const asOffered: Tie = () => false;

/** The best offer by a score. */
function bestBy(score: (game: FastGame, offer: Offer) => number, goesFirst: Tie): Mind['pick'] {
  return (game, offers, count) => {
    let best = offers[0] ?? 0;
    let most = score(game, best);
    for (let at = 1; at < count; at += 1) {
      const offer = offers[at] ?? 0;
      const here = score(game, offer);
      if (here > most || (here === most && goesFirst(game, offer, best))) {
        most = here;
        best = offer;
      }
    }
    return best;
  };
}

/** Worth of the runners after a choice, less what stands already: the same for all offers of a roll. */
function worthScore(worth: Worth): (game: FastGame, offer: Offer) => number {
  const weights = Float64Array.from(worth.weights);
  const adjust = countTable(worth);
  const { perRunner } = worth;
  return (game, offer) => {
    const one = offer >> 4;
    const other = offer & 15;
    let out = game.out | (1 << one);
    let sum = (weights[one] ?? 0) * stepsOf(game, one, one === other ? 2 : 1);
    if ((game.out & (1 << one)) === 0) sum += (weights[one] ?? 0) - perRunner;
    if (other !== one && other !== ALONE) {
      out |= 1 << other;
      sum += (weights[other] ?? 0) * stepsOf(game, other, 1);
      if ((game.out & (1 << other)) === 0) sum += (weights[other] ?? 0) - perRunner;
    }
    return sum - (adjust[out] ?? 0);
  };
}

function stepScore(game: FastGame, offer: Offer): number {
  const one = offer >> 4;
  const other = offer & 15;
  if (one === other) return stepPart(game, one, 2);
  return stepPart(game, one, 1) + (other === ALONE ? 0 : stepPart(game, other, 1));
}

function stepPart(game: FastGame, column: number, steps: number): number {
  const taken = stepsOf(game, column, steps);
  const tops = standOf(game, column) + taken === lengths[column];
  return (
    (STEP_SCORE.steps[column] ?? 0) * taken -
    ((game.out >> column) & 1 ? 0 : STEP_SCORE.perRunner) +
    (tops ? STEP_SCORE.top : 0)
  );
}

/** Random legal choice; stops by the Rule of 28. */
export function casual(): Mind {
  const count = counter(RULE_OF_28_COUNT);
  return {
    prepare: nothing,
    pick: (_, offers, offered, chance) => offers[below(chance, offered)] ?? 0,
    stops: (game) => game.free === 0 && count(game) >= STOPS_AT.casual,
  };
}

/** Keller's Rule of 28 with its own choice; training gives it another order of equals. */
export function keller28(ties: Tie = nearerToTheMiddle): Mind {
  const count = counter(RULE_OF_28_COUNT);
  return {
    prepare: nothing,
    pick: bestBy(worthScore(KELLER_WORTH), ties),
    stops: (game) => game.free === 0 && count(game) >= STOPS_AT['keller-28'],
  };
}

/** Glenn and Aloi's evolved weights; training gives them another order of equals. */
export function ga29(ties: Tie = moreRunners): Mind {
  const count = counter(GA29_COUNT);
  return {
    prepare: nothing,
    pick: bestBy(worthScore(GA29_WORTH), ties),
    stops: (game) => game.free === 0 && count(game) >= STOPS_AT.ga29,
  };
}

/** A bold rule: 38 instead of 28, the middle columns, and never a throw with a runner on top; training gives it another order of equals. */
export function r38(ties: Tie = higherColumns): Mind {
  const count = counter(RULE_OF_28_COUNT);
  return {
    prepare: nothing,
    pick: bestBy(stepScore, ties),
    stops: (game) => game.topped !== 0 || (game.free === 0 && count(game) >= STOPS_AT.r38),
  };
}

/** The computer opponent of rules 3.2 and 3.3. */
export function ruleOf28Mind(): Mind {
  const count = counter(RULE_OF_28_COUNT);
  return {
    prepare: nothing,
    pick: bestBy(ruleScore, likeRuleOf28),
    stops: (game) => game.topped !== 0 || (game.free === 0 && count(game) >= STOPS_AT['rule-of-28']),
  };
}

/** Rules 3.3, term for term in the order of src/advice/rule-of-28.ts, so that equal scores are equal to the last bit. */
function ruleScore(game: FastGame, offer: Offer): number {
  const one = offer >> 4;
  const other = offer & 15;
  const second = other === ALONE || other === one ? -1 : other;
  const fresh = isNew(game, one) + (second < 0 ? 0 : isNew(game, second));
  const start = game.free > 0 && game.free === fresh ? -10 : 0;
  if (second < 0) return start + rulePart(game, one, one === other ? 2 : 1);
  // Its parts come in the order of the board.
  return one < second
    ? start + rulePart(game, one, 1) + rulePart(game, second, 1)
    : start + rulePart(game, second, 1) + rulePart(game, one, 1);
}

function rulePart(game: FastGame, column: number, steps: number): number {
  const length = lengths[column] ?? 1;
  const taken = stepsOf(game, column, steps);
  let rival = 0;
  for (let seat = 0; seat < game.seats; seat += 1) {
    const marker = game.markers[seat * COLUMN_COUNT + column] ?? 0;
    if (seat !== game.seat && marker > rival) rival = marker;
  }
  return (
    (100 * taken) / length +
    (standOf(game, column) + taken === length ? 60 : 0) +
    (isNew(game, column) === 1 ? -20 : 15) +
    (20 * (game.markers[game.seat * COLUMN_COUNT + column] ?? 0)) / length +
    3 * (5 - Math.abs(MIDDLE - column)) -
    (25 * rival) / length
  );
}

/** The tie of `rule-of-28`: fewer new runners, then fewer busts after the choice, then the lower columns. */
function likeRuleOf28(game: FastGame, offer: Offer, earlier: Offer): boolean {
  const fresh = newOf(game, offer) - newOf(game, earlier);
  if (fresh !== 0) return fresh < 0;
  const bust = bustAfter(game, offer) - bustAfter(game, earlier);
  if (bust !== 0) return bust < 0;
  return lexical(offer) < lexical(earlier);
}

/** The tie of `ga29`: more new runners. */
function moreRunners(game: FastGame, offer: Offer, earlier: Offer): boolean {
  return newOf(game, offer) > newOf(game, earlier);
}

/** The tie of `keller-28`: more new runners, then columns nearer to the middle. */
function nearerToTheMiddle(game: FastGame, offer: Offer, earlier: Offer): boolean {
  const fresh = newOf(game, offer) - newOf(game, earlier);
  return fresh === 0 ? offCentre(offer) < offCentre(earlier) : fresh > 0;
}

/** The tie of `r38`: fewer new runners, then the higher columns. */
function higherColumns(game: FastGame, offer: Offer, earlier: Offer): boolean {
  const fresh = newOf(game, offer) - newOf(game, earlier);
  return fresh === 0 ? lexical(offer) > lexical(earlier) : fresh < 0;
}

/** Twice the mean distance of an offer's columns from the middle one. */
function offCentre(offer: Offer): number {
  const one = offer >> 4;
  const other = offer & 15;
  return Math.abs(one - MIDDLE) + Math.abs((other === ALONE ? one : other) - MIDDLE);
}

/** Orders offers as their sorted column lists: the first column counts most, a missing second one is the smallest. */
function lexical(offer: Offer): number {
  const one = offer >> 4;
  const other = offer & 15;
  if (other === ALONE) return one * 16;
  return Math.min(one, other) * 16 + Math.max(one, other) + 1;
}

function newOf(game: FastGame, offer: Offer): number {
  const one = offer >> 4;
  const other = offer & 15;
  return isNew(game, one) + (other === ALONE || other === one ? 0 : isNew(game, other));
}

function isNew(game: FastGame, column: number): number {
  return ((game.out >> column) & 1) ^ 1;
}

function bustAfter(game: FastGame, offer: Offer): number {
  const one = offer >> 4;
  const other = offer & 15;
  let out = game.out | (1 << one);
  let topped = game.topped | toppedBy(game, one, one === other ? 2 : 1);
  if (other !== one && other !== ALONE) {
    out |= 1 << other;
    topped |= toppedBy(game, other, 1);
  }
  return bustWaysOf((sizeOf(out) < 3 ? game.open : out) & ~topped);
}

function toppedBy(game: FastGame, column: number, steps: number): number {
  return standOf(game, column) + steps >= (lengths[column] ?? 0) ? 1 << column : 0;
}
