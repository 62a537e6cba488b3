/** The judge against the oracle: two readings of one rulebook, held side by side through random games. */
import { describe, expect, it } from 'vitest';
import { afterCommand, judgedGame } from '../kit/judged.ts';
import { Illegal, brokenBaseRules, newGame, type BrokenRule } from '../kit/oracle.ts';
import { nextAct, temperOf } from '../kit/random-play.ts';
import { seeded, seedOr } from '../kit/seeded.ts';
import { ask, sideBySide } from '../kit/side-by-side.ts';

const GAMES = 2000;
const MOST_ACTS = 4000;
const seed = seedOr(28_1980);

interface Tally {
  bySeats: Record<number, number>;
  byTarget: Record<number, number>;
  acts: number;
  refused: number;
  rolls: number;
  busts: number;
  wins: number;
  unfinished: number;
}

function emptyTally(): Tally {
  return { bySeats: {}, byTarget: {}, acts: 0, refused: 0, rolls: 0, busts: 0, wins: 0, unfinished: 0 };
}

/** Plays one random game on both; tells where they first differ, or null when they agree to the end. */
function difference(gameNumber: number, tally: Tally, broken?: BrokenRule): string | null {
  const chance = seeded(seed + gameNumber);
  const temper = temperOf(gameNumber, chance, 0.08);
  const { seats, first, winColumns } = temper;
  const oracle = newGame({ seats, first, winColumns, ...(broken === undefined ? {} : { broken }) });
  const pair = sideBySide(judgedGame(seats, first, winColumns), oracle);
  if (typeof pair === 'string') return `seed ${seed}, game ${gameNumber}: ${pair}`;
  let actsAfterTheEnd = 0;
  while (pair.told.length < MOST_ACTS && actsAfterTheEnd < 3) {
    if (pair.seen.phase === 'over') actsAfterTheEnd += 1;
    const act = nextAct(pair.seen, temper, chance);
    const accepted = ask(pair, act);
    if (typeof accepted === 'string') {
      const told = JSON.stringify(pair.told.slice(-6));
      return `seed ${seed}, game ${gameNumber} (${JSON.stringify(temper)}), act ${pair.told.length}: ${told}: ${accepted}`;
    }
    tally.acts += 1;
    if (!accepted) tally.refused += 1;
    else if (act.do === 'roll') tally.rolls += 1;
    if (accepted && act.do === 'roll' && pair.seen.phase === 'roll') tally.busts += 1;
  }
  tally.bySeats[seats] = (tally.bySeats[seats] ?? 0) + 1;
  tally.byTarget[winColumns] = (tally.byTarget[winColumns] ?? 0) + 1;
  if (pair.seen.phase === 'over') tally.wins += 1;
  else tally.unfinished += 1;
  return null;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

describe('the judge and the oracle', () => {
  it(`agree on everything that can be seen after every command in ${GAMES} random games`, () => {
    const tally = emptyTally();
    for (let gameNumber = 0; gameNumber < GAMES; gameNumber++) {
      const found = difference(gameNumber, tally);
      if (found !== null) throw new Error(found);
    }
    print(`agreement, seed ${seed}: ${JSON.stringify(tally)}`);
    expect(tally.wins + tally.unfinished).toBe(GAMES);
    expect((tally.bySeats[3] ?? 0) + (tally.bySeats[4] ?? 0)).toBeGreaterThanOrEqual(500);
    expect(tally.bySeats[1]).toBeGreaterThan(0);
    expect(Object.keys(tally.byTarget)).toHaveLength(11);
    expect(tally.wins).toBeGreaterThan(GAMES * 0.9);
    expect(tally.busts).toBeGreaterThan(GAMES);
    expect(tally.refused).toBeGreaterThan(GAMES);
  });

  it.each(brokenBaseRules)('disagree within those games once the oracle misreads %s', (broken) => {
    const tally = emptyTally();
    let found: string | null = null;
    let gameNumber = 0;
    while (found === null && gameNumber < GAMES) {
      found = difference(gameNumber, tally, broken);
      gameNumber += 1;
    }
    print(`${broken}: noticed in game ${gameNumber} of ${GAMES}, after ${tally.acts} agreeing acts`);
    expect(found).not.toBeNull();
  });

  it('allow the same numbers of seats and columns to win, and the same seats to begin', () => {
    for (let seats = 0; seats <= 5; seats++) {
      for (let winColumns = 0; winColumns <= 12; winColumns++) {
        for (let first = -1; first <= seats; first++) {
          let oracleAllows = true;
          try {
            newGame({ seats, first, winColumns });
          } catch (fault) {
            if (!(fault instanceof Illegal)) throw fault;
            oracleAllows = false;
          }
          const judged = afterCommand(null, {
            do: 'begin',
            seats,
            first,
            rules: { win_columns: winColumns },
          });
          expect([seats, winColumns, first, judged !== null]).toEqual([
            seats,
            winColumns,
            first,
            oracleAllows,
          ]);
        }
      }
    }
  });
});
