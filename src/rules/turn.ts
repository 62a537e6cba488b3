/** A turn of the classic game: roll, void, choose, stop, and what the clock does (rules 1.3 to 1.6, 8.4). */

import { betsCall, lateBets } from './betting.ts';
import type { Choice } from './choices.ts';
import { advancesOf, choicesFor, choicesOf, sameChoice } from './choices.ts';
import type { Dice } from './dice.ts';
import { areDice } from './dice.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { Game } from './game.ts';
import { diceAwaited } from './game.ts';
import type { Ruling } from './ruling.ts';
import { happened, refused } from './ruling.ts';
import { stopBar, stopEvents, stopsByItself } from './stop.ts';
import { endTurn } from './turn-end.ts';

/** A roll. Without a playable total the turn is lost at once and without choice (rules 1.3, step 6). */
export function roll(game: Game, dice: readonly number[]): Ruling {
  const wrong = wrongDice(game, dice);
  if (wrong !== null) return wrong;
  const rolled: Event = { is: 'rolled', seat: game.seat, dice: [...dice], roll: game.rolls + 1 };
  if (choicesFor(game, dice).length > 0) return happened(rolled);
  const busted: Event = { is: 'busted', seat: game.seat, lost: game.climbed };
  return happened(rolled, busted, ...endTurn([rolled, busted].reduce(evolve, game), false));
}

/** Dice that are no throw of this game, or not the one that a cocked die left open. */
export function wrongDice(game: Game, dice: readonly number[]): Ruling | null {
  const count = diceAwaited(game);
  if (!areDice(dice, count)) return refused({ code: 'bad-dice', count });
  if (game.kept !== null && !holdsAll(dice, game.kept))
    return refused({ code: 'kept-dice-differ', kept: game.kept });
  return null;
}

/** The last throw did not count; which dice are thrown again is a house rule (rules 8.1, `cocked_die`). */
export function voidThrow(game: Game, die: number | undefined): Ruling {
  const { dice } = game;
  if (dice === null) return refused({ code: 'nothing-to-void' });
  if (die === undefined) return happened({ is: 'voided', dice, kept: null });
  if (!Number.isInteger(die) || die < 1 || die > dice.length) {
    return refused({ code: 'no-such-die', die, dice: dice.length });
  }
  const rule = game.options.cocked_die;
  // The die was read, or it would not be among the dice.
  if (rule === 'count_if_readable') return refused({ code: 'die-counts', die });
  return happened({
    is: 'voided',
    dice,
    kept: rule === 'rethrow_die' ? dice.filter((_, at) => at !== die - 1) : null,
  });
}

/** One of the offered choices, by the columns that it advances in any order. */
export function choose(game: Game, columns: readonly number[]): Ruling {
  const choice = choicesOf(game).find((offer) => sameChoice(offer, columns));
  return choice === undefined
    ? refused({ code: 'not-on-offer', columns })
    : happened(...chosenEvents(game, choice));
}

/** Ends the turn and keeps its progress, unless a house rule bars it. */
export function stop(game: Game): Ruling {
  const bar = stopBar(game);
  return bar === null ? happened(...stopEvents(game)) : refused(bar);
}

/** The clock ran out (rules 8.4): it chooses, stops or bets for whoever is late, and only reminds where it may not. */
export function timeOut(game: Game): Ruling {
  const { turn_clock, bet_clock } = game.options;
  if (turn_clock === 0 && bet_clock === 0) return refused({ code: 'no-clock' });
  if (game.phase === 'bet' && bet_clock > 0) {
    return happened({ is: 'timed-out', phase: 'bet', reminded: false }, ...lateBets(game));
  }
  if (game.phase === 'choose' && turn_clock > 0) {
    const [first] = choicesOf(game);
    if (first !== undefined) {
      return happened({ is: 'timed-out', phase: 'choose', reminded: false }, ...chosenEvents(game, first));
    }
  }
  if (game.phase === 'decide' && turn_clock > 0) {
    const reminded = stopBar(game) !== null;
    return happened({ is: 'timed-out', phase: 'decide', reminded }, ...(reminded ? [] : stopEvents(game)));
  }
  return refused({ code: 'clock-not-running' });
}

function chosenEvents(game: Game, choice: Choice): readonly Event[] {
  const chosen: Event = {
    is: 'chosen',
    seat: game.seat,
    columns: choice,
    advances: advancesOf(game, choice),
  };
  const after = evolve(game, chosen);
  // The automatic stop comes before bets are called (rules 8.4).
  return [chosen, ...(stopsByItself(after) ? stopEvents(after) : betsCall(after))];
}

/** Whether some dice hold all of others, in any order. */
function holdsAll(dice: Dice, some: Dice): boolean {
  const left = [...dice];
  return some.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
