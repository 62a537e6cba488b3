/**
 * Rules in the form given a position, when a command, then what happens. Positions are told in their one-line notation,
 * or as the board that `set` takes.
 */
import { expect } from 'vitest';
import type { Command } from '../../src/rules/command.ts';
import type { Event } from '../../src/rules/event.ts';
import { begun, evolve } from '../../src/rules/evolve.ts';
import type { Game } from '../../src/rules/game.ts';
import { judge, type Ruling } from '../../src/rules/judge.ts';
import { makePosition, parsePosition } from '../../src/rules/notation.ts';
import type { AskedOptions } from '../../src/rules/options.ts';
import type { Position } from '../../src/rules/position.ts';
import type { Refusal } from '../../src/rules/refusal.ts';
import { afterCommand, judgedBegin } from './judged.ts';

/** The game of a position in one-line notation; throws when there is no such position. */
export function at(position: string): Game {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(`"${position}" cannot be read: ${read.where}`);
  return read.game;
}

/** A game before its first roll. */
export function fresh(seats = 2, rules: AskedOptions = {}): Game {
  return judgedBegin({ seats, first: 0, rules });
}

/** A board put by hand in a fresh game. */
export function board(position: Position, seats = 2, rules: AskedOptions = {}): Game {
  const game = afterCommand(fresh(seats, rules), { do: 'set', position });
  if (game === null) throw new Error(`no such board: ${JSON.stringify(position)}`);
  return game;
}

export interface When {
  /** Exactly these events. */
  then(...events: readonly Event[]): void;
  /** These kinds of events, in this order. */
  thenKinds(...kinds: readonly Event['is'][]): void;
  /** Refused, with this refusal. */
  refused(refusal: Refusal): void;
  /** The position afterwards, in one-line notation. */
  leads(position: string): void;
  /** The game afterwards; the commands must have been accepted. */
  readonly game: Game;
}

/** Speaks of a game, or of no game yet. */
export function given(position: string | Game | null): { when(...commands: readonly Command[]): When } {
  const start = typeof position === 'string' ? at(position) : position;
  return {
    /** Judges the commands in order; all but the last must be accepted. */
    when(...commands) {
      const before = commands
        .slice(0, -1)
        .reduce<Game | null>((game, command) => accepted(game, command), start);
      const last = commands.at(-1);
      if (last === undefined) throw new Error('when what?');
      const ruling = judge(before, last);
      return {
        then: (...events) => expect(ruling).toEqual({ ok: true, events }),
        thenKinds: (...kinds) =>
          expect(ruling.ok ? ruling.events.map(({ is }) => is) : ruling).toEqual(kinds),
        refused: (refusal) => expect(ruling).toEqual({ ok: false, refusal }),
        leads: (notation) => expect(makePosition(fold(before, ruling), { secrets: true })).toBe(notation),
        get game() {
          return fold(before, ruling);
        },
      };
    },
  };
}

function accepted(game: Game | null, command: Command): Game {
  return fold(game, judge(game, command));
}

function fold(game: Game | null, ruling: Ruling): Game {
  if (!ruling.ok) throw new Error(`refused: ${JSON.stringify(ruling.refusal)}`);
  const [first] = ruling.events;
  const start = first?.is === 'begun' ? begun(first) : game;
  if (start === null) throw new Error('something happened before the game began');
  return (first?.is === 'begun' ? ruling.events.slice(1) : ruling.events).reduce(evolve, start);
}
