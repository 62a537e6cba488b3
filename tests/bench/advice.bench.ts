/** What computer players cost: games a second by the rules and by their compact twin, and the champion's decisions. */
import { cpus } from 'node:os';
import { bench, describe } from 'vitest';
import { createAdvice } from '../../src/advice/advice.ts';
import { mindOf } from '../../src/advice/champion/seated.ts';
import { readNets } from '../../src/advice/champion/weights.ts';
import { seedChance } from '../../src/advice/fast/chance.ts';
import { newFastGame } from '../../src/advice/fast/game.ts';
import { keller28, ruleOf28Mind } from '../../src/advice/fast/minds.ts';
import { playGame } from '../../src/advice/fast/play.ts';
import { COUNTING_PLAYERS, rankChoices, stopReason } from '../../src/advice/players/counting.ts';
import { addTimes, newTimes, timed, timeFigures } from '../../src/host/duel/times.ts';
import { WEIGHTS } from '../../src/host/weights.ts';
import { evolve } from '../../src/rules/evolve.ts';
import type { Game } from '../../src/rules/game.ts';
import { judge } from '../../src/rules/judge.ts';
import { fresh } from '../kit/given.ts';
import { seeded, type Seeded } from '../kit/seeded.ts';

const once = { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 };
const machine = `${cpus()[0]?.model ?? 'an unknown processor'}, ${cpus().length} cores, Node ${process.version}`;
const print = (text: string) => void process.stdout.write(`${text} (${machine})\n`);

function done(game: Game, command: Parameters<typeof judge>[1]): Game {
  const ruling = judge(game, command);
  if (!ruling.ok) throw new Error(`refused: ${JSON.stringify(command)}`);
  return ruling.events.reduce(evolve, game);
}

/** A whole game of keller-28 against itself by the readable rules. */
function readableGame(chance: Seeded): void {
  const player = COUNTING_PLAYERS['keller-28'];
  let game = fresh(2);
  while (game.phase !== 'over') {
    if (game.phase === 'choose') {
      const [best] = rankChoices('keller-28', game);
      game = done(game, { do: 'choose', columns: [...(best?.choice ?? [])] });
    } else if (game.phase === 'decide' && stopReason(player, game).stops) game = done(game, { do: 'stop' });
    else game = done(game, { do: 'roll', dice: chance.dice() });
  }
}

/** Processor seconds that something takes: other work on the machine does not count. */
function seconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

describe('games of keller-28 against itself, two seats', () => {
  bench(
    'at the compact table and by the rules, in one run',
    () => {
      const game = newFastGame(2, 3);
      const mind = keller28();
      const play = (games: number, seed: number) => {
        for (let number = 0; number < games; number += 1) {
          playGame(game, [mind, mind], number % 2, seedChance(seed, number));
        }
      };
      const chance = seeded(1);
      play(5000, 1);
      readableGame(chance);
      const fast = 100_000 / seconds(() => play(100_000, 2));
      const slow =
        300 /
        seconds(() => {
          for (let number = 0; number < 300; number += 1) readableGame(chance);
        });
      print(
        `${Math.round(fast)} games a second of one core, by the rules ${Math.round(slow)}: ${(fast / slow).toFixed(0)} times as many`,
      );
    },
    once,
  );
});

describe('decisions of the champion', () => {
  bench(
    'in whole games against the Rule of 28, 2 to 4 seats, and alone',
    () => {
      for (const seats of [1, 2, 3, 4]) {
        const times = newTimes();
        const game = newFastGame(seats, 3);
        const champion = mindOf('champion', readNets(WEIGHTS), seats, 3);
        for (let number = 0; number < 100; number += 1) {
          const own = newTimes();
          const minds = [timed(champion, own), ...Array.from({ length: seats - 1 }, () => ruleOf28Mind())];
          playGame(game, minds, number % seats, seedChance(5, number));
          addTimes(times, own);
        }
        const { mean, p99 } = timeFigures(times) ?? { mean: 0, p99: 0 };
        print(`${seats} seats: mean ${mean} ms, 99th percentile ${p99} ms of ${times.count} decisions`);
      }
    },
    once,
  );

  bench(
    'as the table asks for them: the first question about the first turn',
    () => {
      for (const seats of [2, 3, 4]) {
        const took: number[] = [];
        for (let count = 0; count < 10; count += 1) {
          const advice = createAdvice(WEIGHTS);
          const game = done(fresh(seats), { do: 'roll', dice: [3, 4, 5, 6] });
          advice.values(done(fresh(seats), { do: 'roll', dice: [1, 1, 1, 2] }));
          const almost = game.markers.map(() => ({ 7: 1 + (count % 6) }));
          took.push(1000 * seconds(() => advice.values({ ...game, markers: almost })));
        }
        print(`${seats} seats, an almost empty board: at most ${Math.max(...took).toFixed(1)} ms of a core`);
      }
    },
    once,
  );
});
