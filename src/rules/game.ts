/**
 * The position of a game: everything the rules must know to judge what comes next, and nothing else.
 * No names, no clocks, no history.
 */

import type { ByColumn, Column, Step } from './column.ts';
import { columnsOf } from './column.ts';
import type { Dice } from './dice.ts';
import type { Sheet } from './express/sheet.ts';
import { EMPTY_SHEET } from './express/sheet.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';
import { allSeats } from './seat.ts';

/**
 * What is awaited: a throw of the roll-off, a roll, the choice of a pairing, the decision to stop or roll on, bets before
 * the turn goes on, bets that lay on the table, how a bettor splits spaces, a player's split in Express; or nothing more.
 */
export type Phase = 'first' | 'roll' | 'choose' | 'decide' | 'bet' | 'reveal' | 'settle' | 'mark' | 'over';

export const PHASES: readonly Phase[] = [
  'first',
  'roll',
  'choose',
  'decide',
  'bet',
  'reveal',
  'settle',
  'mark',
  'over',
];

/** Runners that a turn may put out (rules 1.1). */
export const RUNNERS = 3;

/** A secret bet: will the player on turn make it, and how many white discs lie on it, 1 to 5 (rules 4.1). */
export interface Bet {
  readonly side: 'make' | 'blow';
  readonly discs: number;
}

/** The bets of this turn, from the call to the last payoff. */
export interface Betting {
  readonly bettors: readonly Seat[]; // who must bet, from the left of the player
  readonly bets: readonly (Bet | null)[]; // by seat
  readonly made: boolean | null; // how the turn ended; null while it goes on
  readonly pending: readonly Seat[]; // after the reveal: whose payoff is still to come, in order
}

/** The roll-off for the first turn (rules 1.2). */
export interface RollOff {
  readonly contenders: readonly Seat[]; // all seats, after a tie only the tied ones
  readonly throws: readonly (Dice | null)[]; // by seat, of this round
}

export interface Game {
  readonly options: Options;
  readonly phase: Phase;
  readonly seat: Seat; // on turn; after the win, the winner; in the roll-off, who throws next
  readonly throws: number; // rolls of this turn
  readonly dice: Dice | null; // the roll that waits for its choice
  readonly kept: Dice | null; // dice that stay while a cocked one is thrown again
  readonly runners: ByColumn<Step>; // this turn's runners, where they stand
  readonly climbed: ByColumn<Step>; // steps that each of them took this turn
  readonly placed: ByColumn<Step>; // of those, the steps of the roll that put it out
  readonly markers: readonly ByColumn<Step>[]; // by seat: kept progress; a claimed column's top included
  readonly claimed: ByColumn<Seat>; // who claimed it
  readonly turns: readonly number[]; // by seat: completed turns, busts included; in Express, throws marked
  readonly skips: readonly boolean[]; // by seat: the next turn is lost
  readonly rolls: number; // of this game
  readonly rollOff: RollOff | null;
  readonly betting: Betting | null;
  readonly sheets: readonly Sheet[]; // by seat; Express only
  readonly marked: readonly boolean[]; // by seat: this throw is marked; Express only
  readonly winner: Seat | readonly Seat[] | null; // a list in Express, where equal totals share the win
}

/** A game before its first roll; `first` null leaves the start to a roll-off. */
export function freshGame(seats: number, first: Seat | null, options: Options): Game {
  const express = options.game === 'express';
  const bySeat = allSeats(seats);
  return {
    options,
    phase: first === null ? 'first' : 'roll',
    seat: first ?? 0,
    throws: 0,
    dice: null,
    kept: null,
    runners: {},
    climbed: {},
    placed: {},
    markers: bySeat.map(() => ({})),
    claimed: {},
    turns: bySeat.map(() => 0),
    skips: bySeat.map(() => false),
    rolls: 0,
    rollOff: first === null ? { contenders: bySeat, throws: bySeat.map(() => null) } : null,
    betting: null,
    sheets: express ? bySeat.map(() => EMPTY_SHEET) : [],
    marked: express ? bySeat.map(() => false) : [],
    winner: null,
  };
}

/** Number of seats at the table. */
export function seatsOf(game: Game): number {
  return game.markers.length;
}

/** Where a seat's marker stands in a column; 0 when it has none there. */
export function markerOf(game: Game, seat: Seat, column: Column): Step {
  return game.markers[seat]?.[column] ?? 0;
}

/** How many columns a seat has claimed. */
export function claimsOf(game: Game, seat: Seat): number {
  return columnsOf(game.claimed).filter((column) => game.claimed[column] === seat).length;
}

/** Dice of the throw that is awaited: two in the roll-off, five in Express, else four. */
export function diceAwaited(game: Game): number {
  if (game.phase === 'first') return 2;
  return game.options.game === 'express' ? 5 : 4;
}
