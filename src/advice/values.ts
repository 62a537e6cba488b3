/** What every act of the seat on turn is worth by best play: ranked advice, and the look back at what was done. */

import type { AdvisedAct } from './acts.ts';
import type { Turn, TurnReader } from './champion/turn.ts';
import { bustWays, bustWaysAfter } from '../odds/bust.ts';
import { choicesFor, choicesOf, sameChoice } from '../rules/choices.ts';
import type { Dice } from '../rules/dice.ts';
import type { Game } from '../rules/game.ts';
import { stopBar } from '../rules/stop.ts';

/** An act with what it is worth to the seat on turn. */
export interface Valued {
  readonly act: Extract<AdvisedAct, { do: 'choose' | 'stop' | 'roll' }>;
  readonly win: number | null; // chance to win after it, best play following; null alone
  readonly turns: number | null; // alone: turns that the game then still takes, this one included; null with rivals
  readonly bust: number | null; // losing rolls out of 1,296 when rolling on after it; null after a stop
}

/** The acts open to the seat on turn, best first; null where nothing is to be chosen or decided, and in Express. */
export function values(reader: TurnReader, game: Game): readonly Valued[] | null {
  if (game.options.game === 'express') return null;
  switch (game.phase) {
    case 'choose': {
      const turn = reader.turnOf(game);
      return choicesOf(game)
        .map((choice) =>
          valued(
            turn,
            { do: 'choose', columns: choice },
            turn.after(game, choice),
            bustWaysAfter(game, choice),
          ),
        )
        .sort(better);
    }
    case 'decide': {
      const turn = reader.turnOf(game);
      const roll = valued(turn, { do: 'roll' }, turn.roll(game), bustWays(game));
      if (stopBar(game) !== null) return [roll];
      return [valued(turn, { do: 'stop' }, turn.stop(game), null), roll].sort(better);
    }
    case 'roll': {
      const turn = reader.turnOf(game);
      return [valued(turn, { do: 'roll' }, turn.roll(game), bustWays(game))];
    }
    case 'first':
    case 'bet':
    case 'reveal':
    case 'settle':
    case 'mark':
    case 'over':
      return null;
  }
}

function valued({ solo }: Turn, act: Valued['act'], value: number, bust: number | null): Valued {
  // Rounding may put a sum of chances a hair past 1.
  return solo
    ? { act, win: null, turns: -value, bust }
    : { act, win: Math.min(1, Math.max(0, value)), turns: null, bust };
}

/** The better first; equal ones as they stand, so that stopping comes before rolling. */
function better(one: Valued, other: Valued): number {
  return worthOf(other) - worthOf(one);
}

/** Higher is better. */
function worthOf({ win, turns }: Valued): number {
  return win ?? -(turns ?? 0);
}

/** How good an act was. */
export interface Grade {
  readonly act: Valued; // what was done
  readonly best: Valued;
  readonly givenUp: number; // win chance that it cost, 0 for the best act; alone, turns
  readonly open: number; // acts there were to choose among
}

/**
 * Grades what was done in a position: a choice, a stop or a roll. Null where nothing was to be decided, and for an act
 * that was not open.
 */
export function grade(reader: TurnReader, before: Game, act: Valued['act']): Grade | null {
  const all = before.phase === 'roll' ? null : values(reader, before);
  const [best] = all ?? [];
  const done = all?.find((one) => sameAct(one.act, act));
  if (all === null || best === undefined || done === undefined) return null;
  return { act: done, best, givenUp: worthOf(best) - worthOf(done), open: all.length };
}

function sameAct(one: Valued['act'], other: Valued['act']): boolean {
  if (one.do === 'choose' && other.do === 'choose') return sameChoice(one.columns, other.columns);
  return one.do === other.do;
}

/** What a roll did for the seat that rolled. */
export interface Luck {
  readonly expected: number; // chance to win before the dice fell; alone, turns still needed
  readonly after: number; // with these dice: by the best choice, or by the bust
  readonly gained: number; // the difference, above 0 for good luck in either case
  readonly busted: boolean;
}

/** The luck of a roll in a position that awaited one (`roll` or `decide`); its mean over all rolls is 0. Null elsewhere. */
export function luckOf(reader: TurnReader, before: Game, dice: Dice): Luck | null {
  if (before.options.game === 'express' || (before.phase !== 'roll' && before.phase !== 'decide'))
    return null;
  const turn = reader.turnOf(before);
  const after = turn.thrown(before, dice);
  const expected = turn.roll(before);
  const told = (value: number) => (turn.solo ? -value : value);
  return {
    expected: told(expected),
    after: told(after),
    gained: after - expected,
    busted: choicesFor(before, dice).length === 0,
  };
}
