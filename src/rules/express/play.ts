/** A game of Express: one throw of five dice for everybody, each marks a split of it (rules 7). */

import type { Dice } from '../dice.ts';
import type { Event } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { Game } from '../game.ts';
import { seatsOf } from '../game.ts';
import { pairings } from '../pairing.ts';
import type { Ruling } from '../ruling.ts';
import { happened, refused } from '../ruling.ts';
import type { Seat } from '../seat.ts';
import { allSeats } from '../seat.ts';
import { wrongDice } from '../turn.ts';
import { EMPTY_SHEET, sheetScore } from './sheet.ts';
import { fifthsFor } from './split.ts';

/** A throw, the same for all. */
export function throwDice(game: Game, dice: readonly number[]): Ruling {
  return (
    wrongDice(game, dice) ?? happened({ is: 'rolled', seat: null, dice: [...dice], roll: game.rolls + 1 })
  );
}

/** One player's split of the throw. Both pairs are compulsory; a fifth die that is due cannot be avoided. */
export function mark(game: Game, seat: Seat, fifth: number, pairs: readonly (readonly number[])[]): Ruling {
  const { dice } = game;
  if (game.phase !== 'mark' || dice === null) return refused({ code: 'no-roll' });
  if (!allSeats(seatsOf(game)).includes(seat))
    return refused({ code: 'no-such-seat', seat, seats: seatsOf(game) });
  const sheet = game.sheets[seat] ?? EMPTY_SHEET;
  if (game.marked[seat] === true) return refused({ code: 'marked-already', seat });
  if (sheet.out) return refused({ code: 'player-is-out', seat });
  const rows = splitRows(dice, fifth, pairs);
  if (rows === null) return refused({ code: 'bad-mark', why: 'not-these-dice' });
  const { faces, free } = fifthsFor(sheet, dice, game.options.express_fifth);
  const aside = faces.find((face) => face === fifth);
  if (aside === undefined) return refused({ code: 'bad-fifth', fifth, allowed: faces });

  const events: Event[] = free ? [{ is: 'free-ride', seat, aside }] : [];
  events.push({ is: 'marked', seat, fifth: free ? null : aside, rows });
  let after = events.reduce(evolve, game);
  if (after.sheets[seat]?.out === true) events.push({ is: 'player-out', seat });
  if (!stillToMark(after).length) {
    events.push({ is: 'throw-closed' });
    after = events.reduce(evolve, game);
    if (isOver(after)) events.push({ is: 'won', seat: leaders(after) });
  }
  return happened(...events);
}

/** The seats that have not marked this throw; who was out before it has nothing to mark. */
export function stillToMark(game: Game): readonly Seat[] {
  return allSeats(seatsOf(game)).filter(
    (seat) => game.marked[seat] !== true && game.sheets[seat]?.out !== true,
  );
}

/** The scores by seat. */
export function scoresOf(game: Game): readonly number[] {
  return game.sheets.map(sheetScore);
}

/** The seats with the highest total: equal totals share the win (rules 7.2). */
function leaders(game: Game): readonly Seat[] {
  const scores = scoresOf(game);
  return allSeats(seatsOf(game)).filter((seat) => scores[seat] === Math.max(...scores));
}

function isOver(game: Game): boolean {
  return game.options.express_end === 'each'
    ? game.sheets.every((sheet) => sheet.out)
    : game.sheets.some((sheet) => sheet.out);
}

/** The two totals of a split, or null when it does not use each of the five dice once. */
function splitRows(dice: Dice, fifth: number, pairs: readonly (readonly number[])[]) {
  const [one, other] = pairs;
  if (pairs.length !== 2 || one?.length !== 2 || other?.length !== 2) return null;
  const four = [...one, ...other];
  if (sorted([fifth, ...four]) !== sorted(dice)) return null;
  return pairings(four)[0] ?? null;
}

function sorted(dice: Dice): string {
  return [...dice].sort((a, b) => a - b).join();
}
