/**
 * A game as the program's own judge runs it, in the same words as the oracle: act, be accepted or refused, look.
 * It adds no rule of its own; whatever it knows comes from the judge and the fold.
 */
import { choicesOf } from '../../src/rules/choices.ts';
import type { Command } from '../../src/rules/command.ts';
import { begun, evolve } from '../../src/rules/evolve.ts';
import type { Game } from '../../src/rules/game.ts';
import { judge } from '../../src/rules/judge.ts';
import type { OracleLook } from './oracle.ts';

/** The game after a command, or null when the judge refuses it. */
export function afterCommand(game: Game | null, command: Command): Game | null {
  const ruling = judge(game, command);
  if (!ruling.ok) return null;
  let next = game;
  for (const event of ruling.events) {
    if (event.is === 'begun') next = begun(event);
    else if (next === null) throw new Error(`"${event.is}" happened before the game began`);
    else next = evolve(next, event);
  }
  return next;
}

/** A new game of the base rules; throws when the judge refuses it. */
export function judgedGame(seats: number, first: number, winColumns: number): Game {
  const game = afterCommand(null, { do: 'begin', seats, first, rules: { win_columns: winColumns } });
  if (game === null) throw new Error(`the judge refuses ${seats} seats with ${winColumns} columns to win`);
  return game;
}

/** What a bystander sees of the judged game, in the oracle's shape. */
export function judgedLook(game: Game): OracleLook {
  return {
    phase: game.phase,
    seat: game.seat,
    throws: game.throws,
    rolls: game.rolls,
    runners: { ...game.runners },
    climbed: { ...game.climbed },
    markers: game.markers.map((own) => ({ ...own })),
    claimed: { ...game.claimed },
    turns: [...game.turns],
    winner: game.winner,
    choices: choicesOf(game).map((choice) => [...choice]),
  };
}
