/** What a computer player does, and why: one act for whatever the table waits for. */

import type { PlayerAct } from './acts.ts';
import { betByChance, rankBets, splitByShare, splitByValue } from './bets.ts';
import { mindOf } from './champion/seated.ts';
import type { TurnReader } from './champion/turn.ts';
import type { Nets } from './champion/weights.ts';
import { rankSplits } from './express.ts';
import { COUNTING_PLAYERS, rankChoices, stopReason } from './players/counting.ts';
import type { CountingName, PlayerName } from './players/names.ts';
import type { Reason } from './players/reason.ts';
import { betOn } from './rule-of-28.ts';
import { turnEnds } from './turn-chance.ts';
import { values } from './values.ts';
import { bustWays } from '../odds/bust.ts';
import { ROLLS } from '../odds/rolls.ts';
import type { Game } from '../rules/game.ts';
import { seatsOf } from '../rules/game.ts';
import type { Seat } from '../rules/seat.ts';
import { stopBar, stopWins } from '../rules/stop.ts';

/** An act, and why. */
export interface Decision {
  readonly act: PlayerAct;
  readonly reason: Reason;
}

/** What a decision needs beside the game. */
export interface Asked {
  readonly player: PlayerName;
  readonly seat: Seat; // whose decision it is; on turn, but for bets, splits and marks
  readonly chance: () => number; // 0 to below 1; only `casual` asks for it
  readonly watched: PlayerName; // whom the seat on turn plays like, for a bet on its turn: a person counts as `rule-of-28`
}

/**
 * What a player does now, or null where nothing is awaited of this seat. In `roll`, and in `decide` when it goes on, the
 * act is to roll. The champion marks Express sheets and the others do so alike: there is one player of Express.
 */
export function decide(reader: TurnReader, nets: Nets, game: Game, asked: Asked): Decision | null {
  const { player, seat } = asked;
  const { betting } = game;
  switch (game.phase) {
    case 'roll':
      return game.options.game === 'classic' && seat === game.seat
        ? { act: { do: 'roll' }, reason: { why: 'first-throw' } }
        : null;
    case 'choose':
      if (seat !== game.seat) return null;
      return player === 'champion' ? championChoice(reader, game) : countedChoice(player, game, asked.chance);
    case 'decide':
      if (seat !== game.seat) return null;
      if (stopBar(game) !== null) return { act: { do: 'roll' }, reason: { why: 'may-not-stop' } };
      return player === 'champion' ? championStop(reader, game) : countedStop(player, game);
    case 'bet':
    case 'reveal':
      return betting !== null && betting.bettors.includes(seat) && betting.bets[seat] === null
        ? decideBet(nets, game, asked)
        : null;
    case 'settle':
      return betting?.pending[0] === seat ? settleDecision(nets, game, asked) : null;
    case 'mark':
      return markDecision(game, seat);
    case 'first':
    case 'over':
      return null;
  }
}

function championChoice(reader: TurnReader, game: Game): Decision | null {
  const [best, next] = values(reader, game) ?? [];
  if (best === undefined) return null;
  if (next === undefined) return { act: best.act, reason: { why: 'only-one' } };
  return {
    act: best.act,
    reason:
      best.win === null
        ? { why: 'fewest-turns', turns: best.turns ?? 0, next: next.turns ?? 0 }
        : { why: 'best-chance', win: best.win, next: next.win ?? 0 },
  };
}

function countedChoice(player: CountingName, game: Game, chance: () => number): Decision | null {
  const ranked = rankChoices(player, game);
  const [best, next] = ranked;
  if (best === undefined) return null;
  const chosen = (columns: readonly number[], reason: Reason): Decision => ({
    act: { do: 'choose', columns },
    reason,
  });
  if (next === undefined) return chosen(best.choice, { why: 'only-one' });
  if (best.points === null || next.points === null) {
    const any = ranked[Math.floor(chance() * ranked.length)] ?? best;
    return chosen(any.choice, { why: 'by-chance' });
  }
  return chosen(best.choice, { why: 'most-points', points: best.points, next: next.points });
}

function championStop(reader: TurnReader, game: Game): Decision | null {
  if (stopWins(game)) return { act: { do: 'stop' }, reason: { why: 'wins' } };
  const all = values(reader, game) ?? [];
  const stop = all.find(({ act }) => act.do === 'stop');
  const roll = all.find(({ act }) => act.do === 'roll');
  const [best] = all;
  if (stop === undefined || roll === undefined || best === undefined) return null;
  return {
    act: best.act,
    reason:
      stop.win === null
        ? { why: 'turns-weighed', stop: stop.turns ?? 0, roll: roll.turns ?? 0 }
        : { why: 'weighed', stop: stop.win, roll: roll.win ?? 0 },
  };
}

function countedStop(player: CountingName, game: Game): Decision {
  const { stops, reason } = stopReason(COUNTING_PLAYERS[player], game);
  return { act: { do: stops ? 'stop' : 'roll' }, reason };
}

/** The Rule of 28 bets by the next throw (rules 3.3), the others by the chance that the turn is made. */
function decideBet(nets: Nets, game: Game, { player, seat, watched }: Asked): Decision {
  if (player === 'rule-of-28') {
    const chance = 1 - bustWays(game) / ROLLS;
    return { act: { do: 'bet', seat, ...betOn(game) }, reason: { why: 'next-throw', chance } };
  }
  const { win_columns } = game.options;
  const ends = turnEnds(game, mindOf(watched, nets, seatsOf(game), win_columns));
  const chance = ends.made + ends.blown > 0 ? ends.made / (ends.made + ends.blown) : 1;
  const [best] = player === 'champion' ? rankBets(nets('champion', win_columns), game, seat, ends) : [];
  const { side, discs } = best ?? betByChance(ends);
  return { act: { do: 'bet', seat, side, discs }, reason: { why: 'turn-made', chance } };
}

function settleDecision(nets: Nets, game: Game, { player, seat }: Asked): Decision {
  const spaces =
    player === 'champion'
      ? splitByValue(nets('champion', game.options.win_columns), game, seat)
      : splitByShare(game, seat);
  return { act: { do: 'settle', seat, spaces }, reason: { why: 'best-split' } };
}

function markDecision(game: Game, seat: Seat): Decision | null {
  const sheet = game.sheets[seat];
  if (game.dice === null || sheet === undefined || sheet.out || game.marked[seat] === true) return null;
  const [best] = rankSplits(sheet, game.dice, game.options.express_fifth);
  if (best === undefined) return null;
  return {
    act: { do: 'mark', seat, split: best.split },
    reason: { why: 'best-sheet' },
  };
}
