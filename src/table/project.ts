/** A table as it is told: the view that everyone may have, and what the screens draw beside it. */

import { bustWays, bustWaysAfter, columnWays } from '../odds/bust.ts';
import { ROLLS } from '../odds/rolls.ts';
import { ruleOf28, sumOf } from '../odds/rule-of-28.ts';
import { advancesOf, choicesOf } from '../rules/choices.ts';
import type { Game } from '../rules/game.ts';
import { makePosition } from '../rules/notation.ts';
import { nextSeat } from '../rules/seat.ts';
import { handMoves } from './hands.ts';
import { lastRollOf, logOf } from './log.ts';
import type { Label, Table } from './table.ts';
import type { Held, Notice, Screen, View } from './view.ts';

/** Who is told: the desk sees all, the display what bystanders may see. */
export type Viewpoint = 'desk' | 'display';

/** The view of a table, with the roll that is held beside it. `say` makes a phrase of a label. */
export function viewOf(table: Table, held: Held | null, say: (label: Label) => string): View {
  const taken = {
    held,
    undo: table.undo && say(table.undo.label),
    redo: table.redo && say(table.redo.label),
  };
  if (table.moment === null) return { ...NO_GAME, ...taken };
  const { game, players } = table.moment;
  const asksForRoll = game.phase === 'roll' || game.phase === 'decide';
  return {
    game: game.options.game,
    rules: game.options,
    seats: players.map((player) => player.name),
    phase: game.phase,
    seat: game.seat,
    throws: game.throws,
    dice: game.dice,
    choices: choicesOf(game).map((columns) => ({ columns, bust: bustWaysAfter(game, columns) })),
    runners: game.runners,
    climbed: game.climbed,
    markers: game.markers,
    claimed: game.claimed,
    bust: asksForRoll ? { ways: bustWays(game), of: ROLLS } : null,
    rule_of_28: sumOf(ruleOf28(game)),
    may_stop: game.phase === 'decide',
    must_roll: null,
    bets: players.map(() => null),
    owing: {},
    splits: [],
    skips: players.map(() => false),
    turns: game.turns,
    sheets: [],
    scores: [],
    ...taken,
    winner: game.winner,
    rolls: game.rolls,
    position: makePosition(game),
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
  const asksForRoll = game?.phase === 'roll' || game?.phase === 'decide';
  return {
    seq: table.seq,
    view: viewOf(table, held, say),
    players: moment?.players ?? [],
    lastRoll: lastRollOf(moment),
    advances: game === null ? [] : choicesOf(game).map((choice) => advancesOf(game, choice)),
    hands: table.last === null ? [] : handMoves(table.last.found?.game ?? null, game),
    columns: game !== null && asksForRoll ? columnWays(game) : null,
    sum: game === null ? [] : ruleOf28(game),
    notice: noticeOf(table),
    log: viewpoint === 'desk' ? logOf(moment) : [],
  };
}

/** The one thing of the newest order that is worth announcing. */
function noticeOf(table: Table): Notice | null {
  const { last, moment } = table;
  if (last === null || moment === null) return null;
  for (const event of last.events) {
    if (event.is === 'undone' || event.is === 'redone') return { is: event.is, label: event.label };
    if (event.is === 'corrected') {
      return { is: 'corrected', roll: event.roll, kept: event.kept, dropped: event.dropped };
    }
    if (event.is === 'busted' || event.is === 'won') return { is: event.is, seat: event.seat };
  }
  const claims = last.events.filter((event) => event.is === 'claimed');
  const [claim] = claims;
  if (claim !== undefined) {
    return { is: 'claimed', seat: claim.seat, columns: claims.map((event) => event.column) };
  }
  const rolled = last.events.find((event) => event.is === 'rolled');
  if (rolled !== undefined && last.found?.game.phase === 'decide') {
    return { is: 'rolled-on', seat: rolled.seat, next: nextSeat(rolled.seat, moment.players.length) };
  }
  return null;
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
  skips: [],
  turns: [],
  sheets: [],
  scores: [],
  winner: null,
  rolls: 0,
  position: null,
};
