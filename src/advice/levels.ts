/** Advice of any named player for whoever is to act, as complete acts, best first: what the line program tells. */

import type { Advice } from './advice.ts';
import { advise as adviseBy28, type AdvisedAct } from './advise.ts';
import { COUNTING_PLAYERS } from './players/counting.ts';
import type { CountingName, PlayerName } from './players/names.ts';
import { bustWays, bustWaysAfter } from '../odds/bust.ts';
import { advancesOf, choicesOf } from '../rules/choices.ts';
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
  readonly turns?: number; // alone: turns still needed after it
}

/**
 * The advice of this player, or null where it has none: no choice, decision or bet is open, or the game is Express. Nothing
 * is left to chance: to a player that takes any choice all are as good, and they stand as they are offered.
 */
export function adviseAs(
  advice: Advice,
  player: PlayerName,
  game: Game,
): readonly (Counted | Weighed)[] | null {
  if (game.options.game === 'express') return null;
  if (player === 'rule-of-28') return adviseBy28(game);
  if (game.phase === 'bet') return betOf(advice, player, game);
  return player === 'champion' ? weighed(advice, game) : counted(advice, player, game);
}

function weighed(advice: Advice, game: Game): readonly Weighed[] | null {
  return (
    advice.values(game)?.map(({ act, bust, win, turns }) => ({
      ...{ act, bust, win },
      ...(turns === null ? {} : { turns }),
    })) ?? null
  );
}

function counted(advice: Advice, player: CountingName, game: Game): readonly Counted[] | null {
  const roll = (): Counted => ({ act: { do: 'roll' }, bust: bustWays(game), score: null });
  if (game.phase === 'roll') return [roll()];
  if (game.phase === 'decide') {
    if (stopBar(game) !== null) return [roll()];
    const stop: Counted = { act: { do: 'stop' }, bust: null, score: null };
    const does = advice.decide(game, askedOf(player, game.seat))?.act.do;
    return does === 'stop' ? [stop, roll()] : [roll(), stop];
  }
  if (game.phase !== 'choose') return null;
  const { worth } = COUNTING_PLAYERS[player];
  return choicesOf(game)
    .map((choice) => ({
      act: { do: 'choose' as const, columns: choice },
      bust: bustWaysAfter(game, choice),
      score: worth === null ? null : worth(game, advancesOf(game, choice)),
    }))
    .sort((one, other) => (other.score ?? 0) - (one.score ?? 0));
}

function betOf(advice: Advice, player: PlayerName, game: Game): readonly (Counted | Weighed)[] | null {
  const seat = game.betting?.bettors.find((bettor) => game.betting?.bets[bettor] === null);
  if (seat === undefined) return null;
  const { act } = advice.bet(game, askedOf(player, seat));
  if (act.do !== 'bet') return null;
  return [player === 'champion' ? { act, bust: null, win: null } : { act, bust: null, score: null }];
}

const askedOf = (player: PlayerName, seat: number) =>
  ({ player, seat, chance: () => 0, watched: 'rule-of-28' }) as const;
