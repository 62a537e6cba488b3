/**
 * Computer players at the table: when a question is theirs they wait a while, think, and order through the referee like
 * anybody. They hold still after something was taken back, for else nobody could take anything back past them, and while
 * a desk has something open that they would change under its hands.
 */

import { randomUUID } from 'node:crypto';
import type { BotDid, BotsHold } from '../../contract/advice.ts';
import type { Preferences } from '../../contract/preferences.ts';
import type { Decision } from '../../advice/decide.ts';
import { diceAwaited } from '../../rules/game.ts';
import type { Seat } from '../../rules/seat.ts';
import { orderForDice } from '../../table/awaited.ts';
import { handMoves } from '../../table/hands.ts';
import type { Order } from '../../table/order.ts';
import type { Moment, Table } from '../../table/table.ts';
import { actOf, orderOf } from '../advice/acts.ts';
import type { Adviser } from '../advice/adviser.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../outside.ts';
import type { Answer, Referee } from '../referee.ts';
import type { Due } from './due.ts';
import { dueAt, mayOrder, mayThrow, playerOf } from './due.ts';
import { createSaid } from './said.ts';

/** How long a computer player waits before each act, in milliseconds. */
export const PACES: Readonly<Record<Preferences['botPace'], number>> = {
  slow: 4000,
  normal: 1500,
  quick: 300,
};

/**
 * Where hands have something to move before the program throws for a new turn, it waits this many times as long: with the throw the
 * line that tells them is gone.
 */
export const BETWEEN_TURNS = 2.5;

/** How long they wait before they try again what could not be saved, in milliseconds. */
export const RETRY = 5000;

/** Times that one question is put to the worker, which may die while it thinks. */
const TRIES = 2;

export interface Bots {
  /** The newest thing that a computer player did or says, until it is outdated. */
  did(): BotDid | null;
  /** Why they hold still, while one of them would be to act. */
  holds(): BotsHold | null;
  /** Whether one of them, left alone, will soon say or do what may be something else than to roll with dice that are given now. */
  isUndecided(): boolean;
  /** They go on, also past what a desk has open, and try again what they could not do. */
  go(): void;
  /** They wait for a desk, or no longer; the same one twice is one. They go on by themselves once they wait for none. */
  wait(desk: object, on: boolean): void;
  /** To be called after every change: of the table, of a pause, of preferences. */
  changed(): void;
  close(): void;
}

export interface BotParts {
  readonly referee: Referee;
  readonly adviser: Adviser;
  readonly clock: Clock;
  readonly preferences: () => Pick<Preferences, 'botDice' | 'botPace' | 'advice'>;
  readonly paused: () => boolean;
  /** One die of the program's own. */
  readonly die: () => number;
  /** Chance, 0 to below 1, where a player leaves something to it. */
  readonly draw: () => number;
  readonly log: Log;
  /** What is told has changed. */
  readonly tell: () => void;
}

/** What is due and under way. */
interface Task {
  readonly key: string;
  ended: boolean; // it is due no more
  failed: boolean; // nothing came of it
  cancel: () => void;
}

/**
 * The computer players of a table. They order for their own seats alone, and hold still at first (`resumed`), after a take-back
 * and while the game is paused; what they cannot do is logged and left to the desk.
 */
export function createBots({
  referee,
  adviser,
  clock,
  preferences,
  paused,
  die,
  draw,
  log,
  tell,
}: BotParts): Bots {
  let seen = referee.table.seq;
  let hold: BotsHold | null = 'resumed';
  const waitedFor = new Set<object>();
  const said = createSaid(referee, () => preferences().advice === 'off');
  let rounds = 0; // how often they were told to go on
  let unsaved = 0; // orders in a row that could not be written down
  let urged = false; // they were told to go on, and have not tried since
  let task: Task | null = null;

  const throws = () => preferences().botDice === 'program';
  const due = (): Due | null => {
    const { moment } = referee.table;
    if (moment === null) return null;
    // Also beside a roll that waits: it is nobody's before it is said whose.
    const next = dueAt(moment, throws());
    // While nothing can be saved they try only what the table waits for.
    return referee.trouble === null || isAwaited(next) ? next : null;
  };

  /** Whether the table stands still without it; where people throw the first dice of a turn, they do so anyway. */
  const isAwaited = (next: Due | null) =>
    next !== null && (next.is === 'throw' || next.game.phase !== 'roll' || throws());

  /** Starts what is due now, unless it is under way or done, and breaks off what is due no more. */
  const look = () => {
    const next = hold === null && waitedFor.size === 0 && !paused() ? due() : null;
    const key =
      next === null ? null : [referee.table.seq, next.is, next.seat, throws(), rounds, unsaved].join(' ');
    if (key === (task?.key ?? null)) return;
    task?.cancel();
    task = null;
    if (next === null || key === null) return;
    const mine: Task = { key, ended: false, failed: false, cancel: () => {} };
    const isSlow = referee.trouble !== null && !urged;
    const pace =
      PACES[preferences().botPace] * (throws() && isMovedBefore(next, referee.table) ? BETWEEN_TURNS : 1);
    const cancel = clock.after(isSlow ? RETRY : pace, () => {
      urged = false;
      act(next, mine)
        .catch((error: unknown) => {
          mine.failed = true;
          log.error('A computer player could not act; give its order by hand.', error);
        })
        .finally(() => mine.failed && tell());
    });
    mine.cancel = () => {
      mine.ended = true;
      cancel();
    };
    task = mine;
  };

  const act = async (next: Due, mine: Task): Promise<void> => {
    const { seq, moment } = referee.table;
    if (moment === null) return;
    if (next.is === 'throw') {
      mine.failed = (await throwDice(moment, seq))?.ok !== true;
      return;
    }
    const { seat, player } = next;
    const decision = await think(next, moment, mine);
    if (mine.ended) return;
    const made = decision === null ? null : actOf(moment.game, decision.act);
    mine.failed = made === null;
    if (decision === null) return;
    if (made === null) return log.error(`${player} decided for something that is not open.`);
    const order = orderOf(moment.game, decision.act);
    const { reason } = decision;
    const say = (at: number) => {
      said.note({ seat, player, act: made, reason, seq: at });
      tell();
    };
    if (order === null && !throws()) return say(seq);
    const answer = order === null ? await throwDice(moment, seq) : await give(moment, seat, seq, order);
    if (answer?.ok === true) say(seq + 1);
    else mine.failed = true;
  };

  const think = async (
    { seat, player, game }: Extract<Due, { readonly is: 'decision' }>,
    { players }: Moment,
    mine: { readonly ended: boolean },
  ): Promise<Decision | null> => {
    // How a person plays is not known: as the computer opponent of the rulebook page does.
    const watched = playerOf(players, game.seat) ?? 'rule-of-28';
    for (let tries = 0; tries < TRIES && !mine.ended; tries += 1) {
      const outcome = await adviser.decide({ game, player, seat, watched, draw: draw() });
      if (outcome.is === 'answered') {
        if (outcome.answer === null && !mine.ended)
          log.error(`${player} found nothing to do at seat ${seat}; give its order by hand.`);
        return outcome.answer;
      }
      if (outcome.is === 'failed' && outcome.fault.is !== 'stopped') return null;
    }
    return null;
  };

  /** Gives a computer player's order, if it is one for its own seat's question. */
  const give = async (moment: Moment, seat: Seat, seq: number, order: Order): Promise<Answer> => {
    const answer: Answer = mayOrder(moment, seat, order)
      ? await referee.submit({ from: 'bot', id: randomUUID(), seen: seq, ask: order })
      : { ok: false, refusal: { code: 'not-allowed' } };
    return noted(answer, order);
  };

  /** Throws the program's dice; those that stay beside a cocked one stay. */
  const throwDice = async (moment: Moment, seq: number): Promise<Answer | null> => {
    const { game } = moment;
    const dice = [...(game.kept ?? [])];
    while (dice.length < diceAwaited(game)) dice.push(die());
    const order = orderForDice(game, dice);
    if (order === null) return null;
    const answer: Answer = mayThrow(moment, order)
      ? await referee.submit({ from: 'dice', id: randomUUID(), seen: seq, ask: order })
      : { ok: false, refusal: { code: 'not-allowed' } };
    return noted(answer, order);
  };

  const noted = (answer: Answer, order: Order): Answer => {
    // The table went on while it was thought: that is nothing out of the way. Nor is one trouble more than one line.
    if (!answer.ok && answer.refusal.code !== 'stale' && unsaved === 0)
      log.warn(`A computer player's order (${order.do}) was refused: ${answer.refusal.code}.`);
    unsaved = !answer.ok && referee.trouble !== null ? unsaved + 1 : 0;
    look();
    return answer;
  };

  /**
   * Whether the dice that are awaited are not to be read yet: the program throws them, a computer player may still stop,
   * or it would play on from them in the middle of a pause. Whoever rolls for it all the same gives the order by hand.
   */
  const isTooSoon = () => {
    const { moment } = referee.table;
    if (moment === null || !isAnsweredByDice(moment) || dueAt(moment, throws()) === null) return false;
    if (throws() || paused()) return true;
    return moment.game.phase === 'decide' && !said.rollsOn();
  };
  referee.holdReadings(isTooSoon);

  return {
    did: said.newest,
    holds() {
      const atALoss = task?.failed === true ? 'failed' : null;
      const why = hold ?? (waitedFor.size > 0 ? 'desk-open' : atALoss);
      return why !== null && !paused() && isAwaited(due()) ? why : null;
    },
    // Where none of them is at it, because it holds still or could not act, people play for it as they like.
    isUndecided: () => task !== null && !task.failed && isTooSoon(),
    wait(desk, on) {
      if (on) waitedFor.add(desk);
      else if (!waitedFor.delete(desk)) return;
      look();
      tell();
    },
    go() {
      hold = null;
      waitedFor.clear();
      rounds += 1;
      urged = true;
      look();
      tell();
    },
    changed() {
      const { table } = referee;
      if (table.seq !== seen) {
        seen = table.seq;
        hold = isTakeBack(table) ? 'taken-back' : null;
        said.changed(hold !== null);
      }
      look();
    },
    close() {
      task?.cancel();
      task = null;
    },
  };
}

/** Whether hands have something to move before a turn begins; that a new game finds an empty board is known. */
function isMovedBefore(next: Due, { last }: Table): boolean {
  if (next.is !== 'decision' || next.game.phase !== 'roll' || next.game.rolls === 0) return false;
  return handMoves(last?.found?.game ?? null, next.game).length > 0;
}

/** Whether dice are the answer, or one of the answers, to what the game asks. */
function isAnsweredByDice({ game }: Moment): boolean {
  return orderForDice(game, []) !== null;
}

/** Whether the newest order took something back, put it again, or put the past right. */
function isTakeBack({ last }: Table): boolean {
  const [first] = last?.events ?? [];
  return first !== undefined && ['undone', 'redone', 'corrected', 'stop-put-first'].includes(first.is);
}
