/** What the host asks of the worker that computes, and what it answers. Both are of one build. */

import type { Advice, AdviceFault, LookBack } from '../../contract/advice.ts';
import type { Decision } from '../../advice/decide.ts';
import type { PlayerName } from '../../advice/players/names.ts';
import type { Command } from '../../rules/command.ts';
import type { Event } from '../../rules/event.ts';
import type { Game } from '../../rules/game.ts';
import type { Seat } from '../../rules/seat.ts';

/** A command of the game that is looked back at, with the game before and after it. */
export interface Played {
  readonly before: Game;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly after: Game;
}

/** What a computer player does in a game. */
export interface DecideAsk {
  readonly is: 'decide';
  readonly id: number;
  readonly game: Game;
  readonly player: PlayerName;
  readonly seat: Seat;
  readonly watched: PlayerName; // whom the seat on turn plays like
  readonly draw: number; // 0 to below 1: chance, where the player leaves something to it
}

export type Question =
  | DecideAsk
  | { readonly is: 'advise'; readonly id: number; readonly game: Game }
  | { readonly is: 'look-back'; readonly id: number; readonly played: readonly Played[] };

export type QuestionKind = Question['is'];

/** Advice and look back without the number of the order that they are about, which the host adds. */
export type ComputedAdvice = Omit<Advice, 'seq'>;
export type ComputedLookBack = Omit<LookBack, 'seq'>;

/** From the worker: first whether it has its weights, then an answer for each question that was not replaced by a newer one. */
export type FromWorker =
  | { readonly is: 'ready'; readonly fault: AdviceFault | null }
  | { readonly is: 'failed'; readonly of: QuestionKind; readonly id: number; readonly fault: AdviceFault }
  // An answer is null where nothing is to be said of that game.
  | { readonly is: 'decide'; readonly id: number; readonly answer: Decision | null }
  | { readonly is: 'advise'; readonly id: number; readonly answer: ComputedAdvice | null }
  | { readonly is: 'look-back'; readonly id: number; readonly answer: ComputedLookBack | null };

/** Whether a message is a question: it comes from this build, so its kind says the rest. */
export function isQuestion(raw: unknown): raw is Question {
  return isOf(raw, ['decide', 'advise', 'look-back']);
}

/** Whether a message comes from the worker, see `isQuestion`. */
export function isFromWorker(raw: unknown): raw is FromWorker {
  return isOf(raw, ['ready', 'failed', 'decide', 'advise', 'look-back']);
}

function isOf(raw: unknown, kinds: readonly string[]): boolean {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    'is' in raw &&
    typeof raw.is === 'string' &&
    kinds.includes(raw.is)
  );
}
