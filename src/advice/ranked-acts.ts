/** The acts that are open to whoever is to act, as any named player ranks them: what the line program tells as advice. */

import type { AdvisedAct } from './acts.ts';
import type { Advice } from './advice.ts';
import { COUNTING_PLAYERS, rankChoices, stopReason } from './players/counting.ts';
import type { CountingName, PlayerName } from './players/names.ts';
import { bustWays, bustWaysAfter } from '../odds/bust.ts';
import type { Game } from '../rules/game.ts';
import { stopBar } from '../rules/stop.ts';

/** An act as a player that counts sees it. */
export interface Counted {
  readonly act: AdvisedAct;
  readonly bust: number | null; // losing rolls out of 1,296 after the act; null after a stop or a bet
  readonly score: number | null; // what a choice is worth to this player, without unit; null for all else
}

/** An act as the champion sees it. */
export interface Weighed {
  readonly act: AdvisedAct;
  readonly bust: number | null; // as above
  readonly win: number | null; // chance to win after it, best play following; null alone, and for a bet
  readonly turns?: number; // alone: turns that the game then still takes, this one included; absent with rivals
}

/**
 * The open acts best first; of bets the best alone. Null where this player has no advice: no roll, choice, decision or bet is
 * open, or the game is Express. Nothing is left to chance: to a player that takes any choice all are as good, and they stand
 * as they are offered.
 */
export function rankActs(
  advice: Advice,
  player: PlayerName,
  game: Game,
): readonly (Counted | Weighed)[] | null {
  if (game.options.game === 'express') return null;
  if (game.phase === 'bet') return betOf(advice, player, game);
  return player === 'champion' ? weighed(advice, game) : counted(player, game);
}

function weighed(advice: Advice, game: Game): readonly Weighed[] | null {
  return (
    advice
      .values(game)
      ?.map(({ act, bust, win, turns }) => ({ act, bust, win, ...(turns === null ? {} : { turns }) })) ?? null
  );
}

function counted(player: CountingName, game: Game): readonly Counted[] | null {
  const roll = (): Counted => ({ act: { do: 'roll' }, bust: bustWays(game), score: null });
  if (game.phase === 'roll') return [roll()];
  if (game.phase === 'decide') {
    if (stopBar(game) !== null) return [roll()];
    const stop: Counted = { act: { do: 'stop' }, bust: null, score: null };
    return stopReason(COUNTING_PLAYERS[player], game).stops ? [stop, roll()] : [roll(), stop];
  }
  if (game.phase !== 'choose') return null;
  return rankChoices(player, game).map(({ choice, points }) => ({
    act: { do: 'choose', columns: choice },
    bust: bustWaysAfter(game, choice),
    score: points,
  }));
}

function betOf(advice: Advice, player: PlayerName, game: Game): readonly (Counted | Weighed)[] | null {
  const seat = game.betting?.bettors.find((bettor) => game.betting?.bets[bettor] === null);
  if (seat === undefined) return null;
  const act = advice.decide(game, { player, seat, chance: () => 0, watched: 'rule-of-28' })?.act;
  if (act?.do !== 'bet') return null;
  return [player === 'champion' ? { act, bust: null, win: null } : { act, bust: null, score: null }];
}
