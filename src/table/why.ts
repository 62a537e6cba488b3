/** The reasons behind a ruling, as data with the numbers of this position; the words make sentences of them. */

import { bustWays } from '../odds/bust.ts';
import { bettorsOf } from '../rules/betting.ts';
import type { Choice } from '../rules/choices.ts';
import { advancesOf, choicesFor, choicesOf, needsTwoNew, sameChoice } from '../rules/choices.ts';
import type { Column, Step } from '../rules/column.ts';
import { columnLength, columnsOf, COLUMNS } from '../rules/column.ts';
import { stillToMark } from '../rules/express/play.ts';
import { EMPTY_SHEET, listedFifths } from '../rules/express/sheet.ts';
import { fifthsFor } from '../rules/express/split.ts';
import type { Game, Phase } from '../rules/game.ts';
import { seatsOf } from '../rules/game.ts';
import { pairings } from '../rules/pairing.ts';
import { openSquares } from '../rules/payoff.ts';
import type { Refusal } from '../rules/refusal.ts';
import { freeRunners, isPlayable, isTopped } from '../rules/runners.ts';
import type { Seat } from '../rules/seat.ts';
import { allSeats } from '../rules/seat.ts';
import { stopBar, stopWins } from '../rules/stop.ts';
import type { Moment, Table } from './table.ts';

/** What can be asked about. */
export type About =
  | { readonly about: 'choices' | 'bust' | 'stop' | 'bet' }
  | { readonly about: 'column'; readonly column: Column };

/** Why a total cannot be played. */
export type Dead =
  | { readonly is: 'claimed'; readonly column: Column; readonly by: Seat }
  | { readonly is: 'topped'; readonly column: Column }
  | { readonly is: 'no-runner'; readonly column: Column };

/** What the rules make of one pairing of the roll. */
export type PairingReason =
  | { readonly is: 'both-move'; readonly low: Column; readonly high: Column }
  | {
      readonly is: 'double';
      readonly column: Column;
      readonly steps: number;
      readonly cut: boolean;
      readonly to: Step;
    }
  | { readonly is: 'one-of-two'; readonly low: Column; readonly high: Column } // one runner left, two new columns
  | { readonly is: 'half'; readonly column: Column; readonly dead: Dead }
  | { readonly is: 'none'; readonly dead: readonly Dead[] }
  | { readonly is: 'too-narrow'; readonly choices: readonly Choice[] }; // house rule `most_columns`

export type Why =
  | { readonly is: 'no-game' }
  | { readonly is: 'phase'; readonly phase: Phase; readonly about: About['about'] } // nothing to ask about now
  | { readonly is: 'choices'; readonly pairings: readonly PairingReason[] }
  | { readonly is: 'fifths'; readonly seats: readonly FifthReason[] }
  | {
      readonly is: 'busted';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly dead: readonly Dead[];
      readonly free: number;
    }
  | { readonly is: 'all-topped'; readonly columns: readonly Column[]; readonly ways: number }
  | {
      readonly is: 'no-free-runner';
      readonly live: readonly Column[];
      readonly topped: readonly Column[];
      readonly ways: number;
    }
  | {
      readonly is: 'free-runner';
      readonly free: number;
      readonly dead: readonly Dead[];
      readonly ways: number;
    }
  | { readonly is: 'first-roll'; readonly seat: Seat }
  | {
      readonly is: 'may-stop';
      readonly kept: readonly Column[]; // below the top
      readonly claims: readonly Column[];
      readonly wins: boolean;
    }
  | {
      readonly is: 'barred';
      readonly bar: Extract<Refusal, { code: 'must-roll-occupied' | 'must-roll-third' }>;
    }
  | { readonly is: 'no-betting' }
  | {
      readonly is: 'bets';
      readonly called: boolean;
      readonly must: readonly Seat[];
      readonly mayNot: readonly Barred[];
    }
  | { readonly is: 'payoffs'; readonly paid: readonly PaidReason[] }
  | { readonly is: 'column-dead'; readonly dead: Dead }
  | { readonly is: 'column-not-thrown'; readonly column: Column; readonly dice: readonly number[] }
  | { readonly is: 'column-offered'; readonly column: Column; readonly pairing: PairingReason }
  | { readonly is: 'column-open'; readonly column: Column; readonly runner: boolean; readonly free: number };

export interface FifthReason {
  readonly seat: Seat;
  readonly listed: readonly number[];
  readonly allowed: readonly number[];
  readonly free: boolean;
}

/** Who may not bet, and why. */
export interface Barred {
  readonly seat: Seat;
  readonly why: 'no-square' | 'loses-turn';
}

export interface PaidReason {
  readonly seat: Seat;
  readonly forward: boolean;
  readonly owed: number;
  readonly moved: number; // less than `owed` only forward, for lack of room (B9), or where the turn is lost as well (B12)
  readonly turnLost: boolean;
}

/** The reasons for what is asked about, at this moment of the table. */
export function whyOf(table: Table, { about, ...rest }: About): Why {
  const { moment } = table;
  if (moment === null) return { is: 'no-game' };
  const { game } = moment;
  switch (about) {
    case 'choices':
      return whyChoices(game);
    case 'bust':
      return whyBust(moment);
    case 'stop':
      return whyStop(game);
    case 'bet':
      return whyBet(moment);
    case 'column':
      return 'column' in rest ? whyColumn(game, rest.column) : { is: 'phase', phase: game.phase, about };
  }
}

function whyChoices(game: Game): Why {
  const { dice } = game;
  if (dice === null) return { is: 'phase', phase: game.phase, about: 'choices' };
  if (game.phase === 'mark') {
    const seats = stillToMark(game).map((seat): FifthReason => {
      const sheet = game.sheets[seat] ?? EMPTY_SHEET;
      const { faces, free } = fifthsFor(sheet, dice, game.options.express_fifth);
      return { seat, listed: listedFifths(sheet), allowed: faces, free };
    });
    return { is: 'fifths', seats };
  }
  return { is: 'choices', pairings: pairingReasons(game, dice) };
}

/** What the rules make of each pairing of a roll. */
function pairingReasons(game: Game, dice: readonly number[]): readonly PairingReason[] {
  const offered = choicesFor(game, dice);
  return pairings(dice).map(([low, high]): PairingReason => {
    const canLow = isPlayable(game, low);
    const canHigh = isPlayable(game, high);
    if (!canLow && !canHigh) return { is: 'none', dead: deadOf(game, low === high ? [low] : [low, high]) };
    const ways: readonly Choice[] =
      low === high
        ? [[low, low]]
        : !canLow
          ? [[high]]
          : !canHigh
            ? [[low]]
            : needsTwoNew(game, low, high)
              ? [[high], [low]]
              : [[low, high]];
    if (!ways.some((way) => offered.some((choice) => sameChoice(choice, way))))
      return { is: 'too-narrow', choices: ways };
    if (low === high) return doubleReason(game, low);
    if (canLow && canHigh)
      return needsTwoNew(game, low, high) ? { is: 'one-of-two', low, high } : { is: 'both-move', low, high };
    const [dead] = deadOf(game, [canLow ? high : low]);
    return dead === undefined
      ? { is: 'both-move', low, high }
      : { is: 'half', column: canLow ? low : high, dead };
  });
}

function doubleReason(game: Game, column: Column): PairingReason {
  const [advance] = advancesOf(game, [column, column]);
  const from = advance?.from ?? 0;
  const to = advance?.to ?? 0;
  const full = game.runners[column] === undefined && game.options.empty_double === 'three' ? 3 : 2;
  // Cut only where the top is what ended it: under `skip` a step may be longer than one.
  return { is: 'double', column, steps: to - from, cut: to === columnLength(column) && to - from < full, to };
}

/** Which of some columns are dead now, and why. */
function deadOf(game: Game, columns: readonly Column[]): readonly Dead[] {
  return columns.flatMap((column): readonly Dead[] => {
    const by = game.claimed[column];
    if (by !== undefined) return [{ is: 'claimed', column, by }];
    if (isTopped(game, column)) return [{ is: 'topped', column }];
    return isPlayable(game, column) ? [] : [{ is: 'no-runner', column }];
  });
}

function whyBust(moment: Moment): Why {
  const { game, entry, before, actor } = moment;
  const at = before?.game;
  if (
    entry.command.do === 'roll' &&
    entry.events.some((event) => event.is === 'busted') &&
    at !== undefined
  ) {
    const { dice } = entry.command;
    const totals = COLUMNS.filter((column) => pairings(dice).some((pairing) => pairing.includes(column)));
    return { is: 'busted', seat: actor ?? 0, dice, dead: deadOf(at, totals), free: freeRunners(at) };
  }
  if (!['roll', 'decide', 'bet'].includes(game.phase) || game.options.game === 'express') {
    return { is: 'phase', phase: game.phase, about: 'bust' };
  }
  const ways = bustWays(game);
  const free = freeRunners(game);
  const out = columnsOf(game.runners);
  const topped = out.filter((column) => isTopped(game, column));
  if (free > 0) return { is: 'free-runner', free, dead: deadOf(game, COLUMNS), ways };
  if (topped.length === out.length) return { is: 'all-topped', columns: topped, ways };
  return { is: 'no-free-runner', live: out.filter((column) => !topped.includes(column)), topped, ways };
}

function whyStop(game: Game): Why {
  if (game.phase === 'roll' && game.options.game === 'classic') return { is: 'first-roll', seat: game.seat };
  if (game.phase !== 'decide') return { is: 'phase', phase: game.phase, about: 'stop' };
  const bar = stopBar(game);
  if (bar !== null) return { is: 'barred', bar };
  const out = columnsOf(game.runners);
  const claims = out.filter((column) => isTopped(game, column));
  const kept = out.filter((column) => !isTopped(game, column));
  return { is: 'may-stop', kept, claims, wins: stopWins(game) };
}

function whyBet(moment: Moment): Why {
  const { game, entry } = moment;
  if (!game.options.betting) return { is: 'no-betting' };
  const lost = entry.events.flatMap((event) => (event.is === 'turn-lost' ? [event.seat] : []));
  const paid = entry.events.flatMap((event): readonly PaidReason[] => {
    if (event.is !== 'settled') return [];
    const { seat, forward, owed, spaces } = event;
    const moved = columnsOf(spaces).reduce((sum, column) => sum + (spaces[column] ?? 0), 0);
    return [{ seat, forward, owed, moved, turnLost: lost.includes(seat) }];
  });
  if (paid.length > 0) return { is: 'payoffs', paid };
  const must = game.betting?.bettors ?? bettorsOf(game);
  const mayNot = allSeats(seatsOf(game))
    .filter((seat) => seat !== game.seat && !must.includes(seat))
    .map((seat): Barred => ({
      seat,
      why: openSquares(game, seat).length === 0 ? 'no-square' : 'loses-turn',
    }));
  return { is: 'bets', called: game.betting !== null, must, mayNot };
}

function whyColumn(game: Game, column: Column): Why {
  if (game.options.game === 'express') return { is: 'phase', phase: game.phase, about: 'column' };
  const [dead] = deadOf(game, [column]);
  if (dead !== undefined) return { is: 'column-dead', dead };
  if (choicesOf(game).length > 0 && game.dice !== null) {
    const { dice } = game;
    const at = pairings(dice).findIndex((pairing) => pairing.includes(column));
    const pairing = pairingReasons(game, dice)[at];
    return pairing === undefined
      ? { is: 'column-not-thrown', column, dice }
      : { is: 'column-offered', column, pairing };
  }
  return { is: 'column-open', column, runner: game.runners[column] !== undefined, free: freeRunners(game) };
}
