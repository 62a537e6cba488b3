/** Fresh games with the chances that are told of them: at the start of every turn, and after every move within it. */

import { championMind } from '../../advice/champion/champion.ts';
import { standChances } from '../../advice/champion/stand.ts';
import { chancesWithin } from '../../advice/turn-chance.ts';
import { ruleOf28Mind } from '../../advice/fast/minds.ts';
import { netFor, type Weights } from '../../advice/champion/weights.ts';
import { below, type Chance, seedChance } from '../../advice/fast/chance.ts';
import { type FastGame, newFastGame, resetGame } from '../../advice/fast/game.ts';
import { type Mind, playTurn } from '../../advice/fast/play.ts';
import { mindOf } from '../../advice/champion/seated.ts';
import type { PlayerName } from '../../advice/players/names.ts';
import { newReliability, note, type Reliability } from './reliability.ts';

/** Games to be watched. */
export interface Watch {
  readonly name: string;
  readonly outlook: 'champion' | 'people'; // whose values are told
  readonly players: readonly PlayerName[]; // each seat is one of them by chance, anew in every game
  readonly seats: number;
  readonly columns: number;
  readonly games: number;
}

export interface Watched {
  readonly starts: Reliability;
  readonly within: Reliability;
}

interface Told {
  readonly seat: number;
  readonly chance: number;
  readonly start: boolean;
}

/** Times that a turn is played on for a chance within it, and of so many such positions one is asked about. */
const TRIALS = 100;
const ASKED = 3;

interface Teller {
  /** The player that tells, where it is one: what it solved to tell serves its play as well. */
  readonly mind: Mind | null;
  /** Chance of the seat on turn, at the start of its turn. */
  start(game: FastGame): number;
  /** Within it. */
  within(game: FastGame, chance: Chance): number;
}

/** Tells chances as src/advice/chances.ts does. */
function tellerOf({ outlook, columns }: Watch, weights: Weights): Teller {
  const net = netFor(weights, outlook, columns);
  if (outlook === 'champion') {
    const champion = championMind(net);
    return {
      mind: champion,
      start(game) {
        champion.prepare(game);
        return champion.root();
      },
      within: (game) => champion.here(game),
    };
  }
  const usual = ruleOf28Mind();
  return {
    mind: null,
    start: (game) => standChances(net, game, game.seat)[game.seat] ?? 0,
    within: (game, chance) => chancesWithin(net, game, usual, TRIALS, chance)[game.seat] ?? 0,
  };
}

/** Plays the games and holds what was told against who won. */
export function watch(asked: Watch, weights: Weights, seed: number): Watched {
  const { players, seats, columns, games } = asked;
  const game = newFastGame(seats, columns);
  const teller = tellerOf(asked, weights);
  const minds = players.map((name) =>
    name === 'champion' && teller.mind !== null ? teller.mind : mindOf(name, weights, seats, columns),
  );
  const watched: Watched = { starts: newReliability(), within: newReliability() };
  const trials = seedChance(seed, -1);
  let told: Told[] = [];
  /** The player at the table, with the teller looking over its shoulder. */
  const overlooked = (mind: Mind): Mind => ({
    prepare(at) {
      told.push({ seat: at.seat, chance: teller.start(at), start: true });
      if (mind !== teller.mind) mind.prepare(at);
    },
    pick: (...about) => mind.pick(...about),
    stops(at) {
      if (below(trials, ASKED) === 0) {
        told.push({ seat: at.seat, chance: teller.within(at, trials), start: false });
      }
      return mind.stops(at);
    },
  });
  const seated = minds.map(overlooked);
  for (let number = 0; number < games; number += 1) {
    const chance = seedChance(seed, number);
    resetGame(game, number % seats);
    const table = Array.from({ length: seats }, () => seated[below(chance, seated.length)]);
    told = [];
    while (game.winner < 0) {
      const mind = table[game.seat];
      if (mind === undefined) throw new RangeError('An empty seat.');
      playTurn(game, mind, chance);
    }
    for (const { seat, chance: forecast, start } of told) {
      note(start ? watched.starts : watched.within, forecast, seat === game.winner);
    }
  }
  return watched;
}
