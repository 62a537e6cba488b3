/** The one-line notation against everything that play can reach, and against text that was tampered with. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makePosition, parsePosition } from '../../src/rules/notation.ts';
import { afterCommand, judgedGame, judgedLook } from '../kit/judged.ts';
import { nextAct, temperOf } from '../kit/random-play.ts';
import { seeded, seedOr } from '../kit/seeded.ts';

const GAMES = 60;
const MOST_ACTS = 400;
const seed = seedOr(1980);
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
