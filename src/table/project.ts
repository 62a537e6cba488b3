/** A table as it is told: the view that everyone may have, and what the screens draw beside it. */

import { bustWays, bustWaysAfter, columnWays } from '../odds/bust.ts';
import { fairnessOf } from '../odds/fairness.ts';
import { ROLLS } from '../odds/rolls.ts';
import { ruleOf28, sumOf } from '../odds/rule-of-28.ts';
import { advancesOf, choicesOf } from '../rules/choices.ts';
import { scoresOf, stillToMark } from '../rules/express/play.ts';
import { EMPTY_SHEET } from '../rules/express/sheet.ts';
import { splitsFor } from '../rules/express/split.ts';
import type { Game } from '../rules/game.ts';
import { makePosition } from '../rules/notation.ts';
import { owingOf, roomsOf, splitsOf } from '../rules/payoff.ts';
import { stopBar } from '../rules/stop.ts';
import { diceFor } from './awaited.ts';
import { bestsOf } from './bests.ts';
import { callOf } from './call.ts';
import { handMoves } from './hands.ts';
import { lastRollOf, logOf } from './log.ts';
import { noticeOf } from './notice.ts';
import { readingsOf } from './readings.ts';
import type { Label, Moment, Table } from './table.ts';
import type { Held, MarkQuestion, Screen, SplitQuestion, View } from './view.ts';

/** Who is told: the desk sees all, the display what bystanders may see. */
export type Viewpoint = 'desk' | 'display';

/** Splits of one payoff that are listed at the most. */
const SPLITS_LISTED = 200;

/** The view of a table, with the roll that is held beside it. `say` makes a phrase of a label. */
export function viewOf(table: Table, held: Held | null, say: (label: Label) => string): View {
  const taken = {
    held,
    undo: table.undo && say(table.undo.label),
    redo: table.redo && say(table.redo.label),
  };
  if (table.moment === null) return { ...NO_GAME, ...taken };
  const { game, players } = table.moment;
  const express = game.options.game === 'express';
  const owing = owingOf(game);
  const bar = game.phase === 'decide' ? stopBar(game) : null;
  return {
    game: game.options.game,
    rules: game.options,
    seats: players.map((player) => player.name),
    phase: game.phase,
    seat: express ? null : game.seat,
    throws: game.throws,
    dice: game.dice,
    choices: choicesOf(game).map((columns) => ({ columns, bust: bustWaysAfter(game, columns) })),
    runners: game.runners,
    climbed: game.climbed,
    markers: game.markers,
    claimed: game.claimed,
    bust: asksForRoll(game) ? { ways: bustWays(game), of: ROLLS } : null,
    rule_of_28: sumOf(ruleOf28(game)),
    may_stop: game.phase === 'decide' && bar === null,
    must_roll: bar?.code ?? null,
    bets: betsTold(game),
    owing: Object.fromEntries(owing.map(({ seat, spaces, forward }) => [seat, { spaces, forward }])),
    splits: owing[0] === undefined ? [] : splitsOf(game, owing[0].seat, SPLITS_LISTED),
    settling: owing[0]?.seat ?? null,
    kept: game.kept,
    skips: game.skips,
    turns: game.turns,
    sheets: game.sheets,
    scores: scoresOf(game),
    ...taken,
    winner: game.winner,
    rolls: game.rolls,
    position: makePosition(game, { secrets: false }),
  };
}

/** The table as the desk or the display draws it. */
export function screenOf(
  table: Table,
  held: Held | null,
  say: (label: Label) => string,
  viewpoint: Viewpoint,
): Screen {
  const { moment } = table;
  const game: Game | null = moment?.game ?? null;
  return {
    seq: table.seq,
    view: viewOf(table, held, say),
    players: moment?.players ?? [],
    lastRoll: lastRollOf(moment),
    advances: game === null ? [] : choicesOf(game).map((choice) => advancesOf(game, choice)),
    hands: table.last === null ? [] : handMoves(table.last.found?.game ?? null, game),
    columns: game !== null && asksForRoll(game) ? columnWays(game) : null,
    sum: game === null ? [] : ruleOf28(game),
    notice: noticeOf(table),
    call: callOf(table),
    rollOff: game?.rollOff ?? null,
    bettors: game?.betting?.bettors ?? [],
    payoff: game === null ? null : splitQuestion(game),
    marks: game === null ? [] : markQuestions(game),
    diceAwaited: diceFor(game),
    bests: game !== null && game.markers.length === 1 ? bestsOf(moment) : [],
    fairness: viewpoint === 'desk' && moment !== null ? fairnessTold(moment) : null,
    log: viewpoint === 'desk' ? logOf(moment) : [],
  };
}

/** Whether the next thing is, or may be, a roll of the seat on turn: then there is a chance to bust. */
function asksForRoll(game: Game): boolean {
  return game.options.game === 'classic' && ['roll', 'decide', 'bet'].includes(game.phase);
}

/** Bets as everybody may know them: before the reveal only that they are in. */
function betsTold(game: Game): View['bets'] {
  const { betting, phase } = game;
  if (betting === null) return game.markers.map(() => null);
  return betting.bets.map((bet) => (bet === null || phase === 'settle' ? bet : 'in'));
}

function splitQuestion(game: Game): SplitQuestion | null {
  const [first] = owingOf(game);
  if (first === undefined) return null;
  const { seat, forward, owed, spaces } = first;
  return { seat, forward, owed, spaces, rooms: roomsOf(game, seat, forward) };
}

function fairnessTold(moment: Moment): Screen['fairness'] {
  const { read, typed } = readingsOf(moment);
  return fairnessOf(read, typed);
}

function markQuestions(game: Game): readonly MarkQuestion[] {
  const { dice } = game;
  if (game.phase !== 'mark' || dice === null) return [];
  return stillToMark(game).map((seat) => ({
    seat,
    splits: splitsFor(game.sheets[seat] ?? EMPTY_SHEET, dice, game.options.express_fifth),
  }));
}

const NO_GAME: Omit<View, 'held' | 'undo' | 'redo'> = {
  game: null,
  rules: null,
  seats: [],
  phase: 'none',
  seat: null,
  throws: 0,
  dice: null,
  choices: [],
  runners: {},
  climbed: {},
  markers: [],
  claimed: {},
  bust: null,
  rule_of_28: 0,
  may_stop: false,
  must_roll: null,
  bets: [],
  owing: {},
  splits: [],
  settling: null,
  kept: null,
  skips: [],
  turns: [],
  sheets: [],
  scores: [],
  winner: null,
  rolls: 0,
  position: null,
};
