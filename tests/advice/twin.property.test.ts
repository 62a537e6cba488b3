/** The compact twin is the rules: the same choices, busts, claims and wins, move for move, over random games. */
import { expect, test } from 'vitest';
import { seedChance } from '../../src/advice/fast/chance.ts';
import { fastGameOf } from '../../src/advice/fast/convert.ts';
import { advance, bustTurn, newFastGame, stopTurn, winsNow } from '../../src/advice/fast/game.ts';
import { casual, ga29, keller28, r38, ruleOf28Mind } from '../../src/advice/fast/minds.ts';
import type { Mind } from '../../src/advice/fast/play.ts';
import { COUNTING_PLAYERS, rankChoices, stopReason } from '../../src/advice/players/counting.ts';
import type { CountingName } from '../../src/advice/players/names.ts';
import { choicesFor, choicesOf } from '../../src/rules/choices.ts';
import type { Game } from '../../src/rules/game.ts';
import { mostWinColumns } from '../../src/rules/options.ts';
import { fresh } from '../kit/given.ts';
import { afterCommand } from '../kit/judged.ts';
import { seeded, seedOr, type Seeded } from '../kit/seeded.ts';
import { columnsOfOffer, fastChoices, fastLook, offerOf } from '../kit/twin.ts';

const seed = seedOr(20_261_201);
const MINDS: Readonly<Record<CountingName, Mind>> = {
  casual: casual(),
  'keller-28': keller28(),
  ga29: ga29(),
  'rule-of-28': ruleOf28Mind(),
  r38: r38(),
};

const COUNTING = ['casual', 'keller-28', 'rule-of-28', 'ga29', 'r38'] as const;

function judged(game: Game, command: Parameters<typeof afterCommand>[1]): Game {
  const after = afterCommand(game, command);
  if (after === null) throw new Error(`seed ${seed}: refused ${JSON.stringify(command)}`);
  return after;
}

/** Plays a game on both tables at once; `at` is told of every roll that has choices, and of every decision. */
function playBoth(
  seats: number,
  target: number,
  chance: Seeded,
  at: { choose?: (game: Game) => void; decide?: (game: Game) => void } = {},
): number {
  let game = fresh(seats, { win_columns: target });
  const fast = newFastGame(seats, target);
  let moves = 0;
  const boldness = chance.pick([0.2, 0.4, 0.7]);
  while (game.phase !== 'over' && moves < 3000) {
    const dice = chance.dice();
    expect(fastChoices(fast, dice)).toEqual(choicesFor(game, dice));
    game = judged(game, { do: 'roll', dice });
    if (game.phase === 'roll') bustTurn(fast);
    else {
      at.choose?.(game);
      const choice = chance.pick(choicesOf(game));
      game = judged(game, { do: 'choose', columns: [...choice] });
      advance(fast, offerOf(choice));
      at.decide?.(game);
      if (chance.chance(boldness) || winsNow(fast)) {
        game = judged(game, { do: 'stop' });
        stopTurn(fast);
      }
    }
    expect(fastLook(fast)).toEqual(fastLook(fastGameOf(game)));
    moves += 1;
  }
  return moves;
}

test('every roll has the same choices, and every move leads to the same position', () => {
  const chance = seeded(seed);
  let moves = 0;
  for (let number = 0; number < 60; number += 1) {
    const seats = (number % 4) + 1;
    moves += playBoth(seats, 1 + chance.whole(Math.min(5, mostWinColumns(seats))), chance);
  }
  expect(moves).toBeGreaterThan(1000);
});

test('the named players choose and stop alike at both tables', () => {
  const chance = seeded(seed + 1);
  let choices = 0;
  let decisions = 0;
  const look = {
    choose(game: Game) {
      const offered = choicesOf(game);
      if (offered.length < 2) return;
      const fast = fastGameOf(game);
      const offers = Uint8Array.from(offered.map(offerOf));
      for (const name of COUNTING) {
        if (COUNTING_PLAYERS[name].worth === null) continue;
        const picked = MINDS[name].pick(fast, offers, offers.length, seedChance(1));
        expect([name, columnsOfOffer(picked)]).toEqual([name, rankChoices(name, game)[0]?.choice]);
        choices += 1;
      }
    },
    decide(game: Game) {
      const fast = fastGameOf(game);
      for (const name of COUNTING) {
        const { stops } = stopReason(COUNTING_PLAYERS[name], game);
        expect([name, winsNow(fast) || MINDS[name].stops(fast)]).toEqual([name, stops]);
        decisions += 1;
      }
    },
  };
  for (let number = 0; number < 25; number += 1) playBoth((number % 3) + 1, 3, chance, look);
  expect(Math.min(choices, decisions)).toBeGreaterThan(1000);
});
