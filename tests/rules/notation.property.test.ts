/** The one-line notation against everything that play can reach, and against text that was tampered with. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PHASES, type Game } from '../../src/rules/game.ts';
import { makePosition, parsePosition } from '../../src/rules/notation.ts';
import { afterCommand, judgedGame, judgedLook } from '../kit/judged.ts';
import { walkExpress, walkHouses } from '../kit/house-walk.ts';
import { nextAct, temperOf } from '../kit/random-play.ts';
import { seeded, seedOr } from '../kit/seeded.ts';

const GAMES = 60;
const MOST_ACTS = 400;
const seed = seedOr(1980);
const OTHER_BET = { side: 'make', discs: 4 } as const;
const SIGNS = '0123456789:=,/+- x';

/** The positions of a random game, the win included. */
function* positionsOf(gameNumber: number) {
  const chance = seeded(seed + gameNumber);
  const temper = temperOf(gameNumber, chance, 0);
  let game = judgedGame(temper.seats, temper.first, temper.winColumns);
  yield { game, chance };
  for (let acts = 0; acts < MOST_ACTS && game.phase !== 'over'; acts += 1) {
    const next = afterCommand(game, nextAct(judgedLook(game), temper, chance));
    if (next === null) throw new Error('a sensible act was refused');
    game = next;
    yield { game, chance };
  }
}

describe(`the notation (seed ${seed})`, () => {
  it(`reads back every position of ${GAMES} random games to the same game`, () => {
    const phases = new Set<string>();
    for (let gameNumber = 0; gameNumber < GAMES; gameNumber += 1) {
      for (const { game } of positionsOf(gameNumber)) {
        phases.add(game.phase);
        const line = makePosition(game, { secrets: true });
        if (!isDeepStrictEqual(parsePosition(line), { ok: true, game })) {
          throw new Error(`seed ${seed}, game ${gameNumber}: "${line}" is not read back to the same game`);
        }
      }
    }
    expect([...phases].sort()).toEqual(['choose', 'decide', 'over', 'roll']);
  });

  it('reads back every position under house rules, with betting and in Express, bets included', () => {
    const met = new Set<string>();
    const position = (game: Game, where: string) => {
      const line = makePosition(game, { secrets: true });
      for (const field of line.split(' ').slice(10)) met.add(field.split('=')[0] ?? '');
      met.add(game.phase);
      if (!isDeepStrictEqual(parsePosition(line), { ok: true, game })) {
        throw new Error(`${where}: "${line}" is not read back to the same game`);
      }
    };
    walkHouses(seed, 60, 150, { position });
    walkExpress(seed, 12, { position });
    expect([...met].sort()).toEqual(
      ['kept', 'skips', 'off', 'bets', 'sheets', 'marked', 'won', ...PHASES].sort(),
    );
  });

  it('tells neither side nor size of a bet before the reveal unless it is asked for its secrets', () => {
    let secret = 0;
    walkHouses(seed + 1, 60, 100, {
      position(game, where) {
        const { betting } = game;
        if (betting === null || betting.pending.length > 0) return;
        const other = betting.bets.map((bet) => (bet === null ? null : OTHER_BET));
        const changed: Game = { ...game, betting: { ...betting, bets: other } };
        if (makePosition(game, { secrets: false }) !== makePosition(changed, { secrets: false })) {
          throw new Error(`${where}: "${makePosition(game, { secrets: false })}" tells a bet`);
        }
        if (betting.bets.some((bet) => bet !== null)) secret += 1;
      },
    });
    expect(secret).toBeGreaterThan(100);
  });

  it('refuses a line with one character changed, added or lost, or reads exactly what it says', () => {
    let refused = 0;
    let read = 0;
    for (let gameNumber = 0; gameNumber < GAMES; gameNumber += 1) {
      for (const { game, chance } of positionsOf(gameNumber)) {
        if (!chance.chance(0.2)) continue;
        const line = makePosition(game, { secrets: true });
        const place = chance.whole(line.length + 1);
        const sign = chance.pick([...SIGNS]);
        const text = line.slice(0, place) + chance.pick(['', sign]) + line.slice(place + chance.whole(2));
        const found = parsePosition(text);
        if (!found.ok) refused += 1;
        else if (makePosition(found.game, { secrets: true }) === text) read += 1;
        else throw new Error(`seed ${seed}, game ${gameNumber}: "${text}" is read as something else`);
      }
    }
    expect(refused).toBeGreaterThan(read);
  });
});
