/** The referee's mind: a game and a command give what happens, or one refusal. Decides; changes nothing. */

import { bet, settle } from './betting.ts';
import type { Command } from './command.ts';
import { mark, throwDice } from './express/play.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { checkPosition } from './position.ts';
import type { Refusal } from './refusal.ts';
import type { Ruling } from './ruling.ts';
import { happened, refused } from './ruling.ts';
import { begin, rollOff } from './start.ts';
import { choose, roll, stop, timeOut, voidThrow } from './turn.ts';

export type { Ruling } from './ruling.ts';

/** Judges a command. `game` is null before the first `begin`; everything but `begin` is then refused. */
export function judge(game: Game | null, command: Command): Ruling {
  if (command.do === 'begin') return begin(command);
  if (game === null) return refused({ code: 'no-game' });
  if (command.do === 'set') return set(game, command.position);
  const early = tooEarly(game, command);
  if (early !== null) return refused(early);
  switch (command.do) {
    case 'first':
      return rollOff(game, command.seat, command.dice);
    case 'roll':
      return game.options.game === 'express' ? throwDice(game, command.dice) : roll(game, command.dice);
    case 'void':
      return voidThrow(game, command.die);
    case 'choose':
      return choose(game, command.columns);
    case 'stop':
      return stop(game);
    case 'bet':
      return bet(game, command.seat, command.side, command.discs);
    case 'settle':
      return settle(game, command.seat, command.spaces);
    case 'mark':
      return mark(game, command.seat, command.fifth, command.pairs);
    case 'time':
      return timeOut(game);
  }
}

/** Why a command does not belong into this game, or not into this phase; null where its own rule decides. */
function tooEarly(game: Game, command: Exclude<Command, { do: 'begin' | 'set' }>): Refusal | null {
  const express = game.options.game === 'express';
  if (game.phase === 'over') return { code: 'game-over' };
  if (express && isClassic(command)) return { code: 'not-in-express' };
  if (!express && command.do === 'mark') return { code: 'express-only' };
  // What the phase is waiting for comes first; everything else is told what that is.
  switch (game.phase) {
    case 'first':
      return command.do === 'first' ? null : { code: 'roll-off-open' };
    case 'bet':
      return command.do === 'bet' || command.do === 'time' ? null : { code: 'bets-open' };
    case 'reveal':
      return command.do === 'bet' ? null : { code: 'bets-open' };
    case 'settle':
      return command.do === 'settle' ? null : { code: 'payoff-open', seat: game.betting?.pending[0] ?? 0 };
    case 'mark':
      if (command.do === 'mark') return null;
      if (command.do === 'void') return game.marked.includes(true) ? { code: 'nothing-to-void' } : null;
      return { code: 'marks-open' };
    case 'choose':
      return command.do === 'roll' || command.do === 'stop' ? { code: 'choice-open' } : null;
    case 'decide':
      return command.do === 'choose' ? { code: 'choice-made' } : null;
    case 'roll':
      if (command.do === 'choose') return { code: 'no-roll' };
      return command.do === 'stop' ? { code: 'nothing-to-stop' } : null;
  }
}

/** Commands that only the classic game has. */
function isClassic(command: Command): boolean {
  return ['first', 'choose', 'stop', 'bet', 'settle', 'time'].includes(command.do);
}

/** The board as it stands on the table; classic only, a sheet is not set. */
function set(game: Game, position: Position): Ruling {
  if (game.options.game === 'express') return refused({ code: 'not-in-express' });
  const checked = checkPosition(game, position);
  if (!checked.ok) return refused({ code: 'bad-position', why: checked.why });
  return happened({ is: 'adjusted', ...checked.position });
}
