/** How a game begins: the options are settled, and who has the first turn (rules 1.2). */

import type { Command } from './command.ts';
import type { Dice } from './dice.ts';
import { areDice } from './dice.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import { seatsOf } from './game.ts';
import { settleOptions } from './options.ts';
import type { Ruling } from './ruling.ts';
import { happened, refused } from './ruling.ts';
import type { Seat } from './seat.ts';
import { allSeats } from './seat.ts';

/** Dice of one throw of the roll-off. */
export const ROLL_OFF_DICE = 2;

/** Begins a game. Who begins is named, or thrown for; in Express, and alone, there is nothing to settle. */
export function begin(command: Extract<Command, { do: 'begin' }>): Ruling {
  const { seats, first, rules } = command;
  const settled = settleOptions(rules ?? {}, seats);
  if (!settled.ok) return settled;
  const { options } = settled;
  if (first !== undefined && !allSeats(seats).includes(first)) return refused({ code: 'bad-first', seats });
  const alone = seats === 1 || options.game === 'express';
  const starter = first ?? (alone ? 0 : null);
  if (starter === null && options.first_player !== 'two_dice') return refused({ code: 'needs-first' });
  return happened({ is: 'begun', seats, first: starter, rules: options });
}

/** One seat's throw of the roll-off: the highest total begins, the tied ones throw again. */
export function rollOff(game: Game, seat: Seat, dice: readonly number[]): Ruling {
  const off = game.rollOff;
  if (game.phase !== 'first' || off === null) return refused({ code: 'no-roll-off' });
  if (!allSeats(seatsOf(game)).includes(seat))
    return refused({ code: 'no-such-seat', seat, seats: seatsOf(game) });
  if (!off.contenders.includes(seat)) return refused({ code: 'not-in-roll-off', seat });
  if (off.throws[seat] !== null) return refused({ code: 'thrown-already', seat });
  if (!areDice(dice, ROLL_OFF_DICE)) return refused({ code: 'bad-dice', count: ROLL_OFF_DICE });
  const rolled: Event = { is: 'first-rolled', seat, dice: [...dice] };
  const throws = off.throws.map((thrown, at) => (at === seat ? dice : thrown));
  if (off.contenders.some((contender) => throws[contender] === null)) return happened(rolled);
  const best = Math.max(...off.contenders.map((contender) => sum(throws[contender])));
  const [leader, ...tied] = off.contenders.filter((contender) => sum(throws[contender]) === best);
  if (leader === undefined) return happened(rolled);
  return happened(
    rolled,
    tied.length === 0
      ? { is: 'first-settled', seat: leader }
      : { is: 'first-tied', seats: [leader, ...tied] },
  );
}

function sum(dice: Dice | null | undefined): number {
  return (dice ?? []).reduce((total, face) => total + face, 0);
}
