/**
 * A game as the program's own judge runs it, in the same words as the oracle: act, be accepted or refused, look.
 * It adds no rule of its own; whatever it knows comes from the judge and the fold.
 */
import { ruleOf28, sumOf } from '../../src/odds/rule-of-28.ts';
import { choicesOf } from '../../src/rules/choices.ts';
import type { Command } from '../../src/rules/command.ts';
import { scoresOf } from '../../src/rules/express/play.ts';
import { begun, evolve } from '../../src/rules/evolve.ts';
import type { Game } from '../../src/rules/game.ts';
import { judge } from '../../src/rules/judge.ts';
import { owingOf, splitsOf } from '../../src/rules/payoff.ts';
import { stopBar } from '../../src/rules/stop.ts';
import { inOrder, type OracleLook } from './oracle.ts';

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

/** A new game; throws when the judge refuses it. */
export function judgedBegin(begin: Omit<Extract<Command, { do: 'begin' }>, 'do'>): Game {
  const game = afterCommand(null, { do: 'begin', ...begin });
  if (game === null) throw new Error(`the judge refuses ${JSON.stringify(begin)}`);
  return game;
}

/** A new game of the base rules; throws when the judge refuses it. */
export function judgedGame(seats: number, first: number, winColumns: number): Game {
  return judgedBegin({ seats, first, rules: { win_columns: winColumns } });
}

/** What a bystander sees of the judged game, in the oracle's shape. */
export function judgedLook(game: Game): OracleLook {
  const settling = game.phase === 'settle' ? game.betting?.pending[0] : undefined;
  return {
    phase: game.phase,
    // Nobody is on turn in Express, nor before it is settled who begins.
    seat: game.options.game === 'express' || game.phase === 'first' ? null : game.seat,
    throws: game.throws,
    rolls: game.rolls,
    runners: { ...game.runners },
    climbed: { ...game.climbed },
    markers: game.markers.map((own) => ({ ...own })),
    claimed: { ...game.claimed },
    turns: [...game.turns],
    winner: game.winner,
    choices: choicesOf(game).map((choice) => [...choice]),
    rule_of_28: sumOf(ruleOf28(game)),
    may_stop: game.phase === 'decide' && stopBar(game) === null,
    bets: game.markers.map((_, seat) => betSeen(game, seat)),
    owing: Object.fromEntries(owingOf(game).map(({ seat, spaces, forward }) => [seat, { spaces, forward }])),
    splits: settling === undefined ? [] : inOrder(splitsOf(game, settling, Number.POSITIVE_INFINITY)),
    skips: [...game.skips],
    contenders: [...(game.rollOff?.contenders ?? [])],
    sheets: game.sheets.map(({ rows, fifths, out }) => ({ rows: { ...rows }, fifths: { ...fifths }, out })),
    scores: [...scoresOf(game)],
  };
}

/** A seat's bet as others see it: turned over once payoffs are due. */
function betSeen({ betting }: Game, seat: number): OracleLook['bets'][number] {
  const bet = betting?.bets[seat] ?? null;
  if (bet === null || betting === null) return null;
  return betting.pending.length > 0 ? { ...bet } : 'in';
}
