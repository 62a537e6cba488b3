/** What computer players do, with the reason that is told for it; their bets, splits and Express marks. */
import { describe, expect, test } from 'vitest';
import { createAdvice } from '../../src/advice/advice.ts';
import { betByChance } from '../../src/advice/bets.ts';
import type { Asked } from '../../src/advice/decide.ts';
import { expectedScore } from '../../src/advice/express.ts';
import type { PlayerName } from '../../src/advice/players/names.ts';
import { sheetScore } from '../../src/rules/express/sheet.ts';
import type { Game } from '../../src/rules/game.ts';
import { mostWinColumns } from '../../src/rules/options.ts';
import { WEIGHTS } from '../../src/host/weights.ts';
import { at, fresh } from '../kit/given.ts';
import { afterCommand } from '../kit/judged.ts';
import { seeded, seedOr } from '../kit/seeded.ts';

const seed = seedOr(20_261_204);
const advice = createAdvice(WEIGHTS);
const asked = (player: PlayerName, seat = 0): Asked => ({
  player,
  seat,
  chance: () => 0,
  watched: 'rule-of-28',
});
const does = (player: PlayerName, game: Game) => advice.decide(game, asked(player));
const decides = (runners: string, markers = '-/-', claimed = '-', options = '-') =>
  at(`${markers} ${claimed} 0 decide 3 - ${runners} 0,0 3 ${options}`);

describe('the choice', () => {
  const T59 = at('-/- - 0 choose 1 3456 - 0,0 1 -');

  test('rule-of-28 tells its points and the next best', () => {
    const told = does('rule-of-28', T59);
    expect(told?.act).toEqual({ do: 'choose', columns: [9, 9] });
    expect(told?.reason).toMatchObject({ why: 'most-points' });
    expect(told?.reason.why === 'most-points' ? told.reason.points : 0).toBeCloseTo(11.2, 1);
  });

  test.each<[PlayerName, number[], number, number]>([
    // keller-28: 9 doubled is 3 * 3 - 6; 7 and 11 are 1 * 2 + 5 * 2 - 12; 8 and 10 are 2 * 2 + 4 * 2 - 12.
    ['keller-28', [9, 9], 3, 0],
    // ga29: 9 counts 0; 7 and 11 are 3 * 2 + 0 - 12; 8 and 10 are 4 * 2 + 2 * 2 - 12.
    ['ga29', [8, 10], 0, -6],
    // r38: 9 twice is 8 - 3; 7 and 11 are 6 + 2 - 6; 8 and 10 are 5 + 3 - 6.
    ['r38', [9, 9], 5, 2],
  ])('%s takes %j for %d points before %d', (player, columns, points, next) => {
    expect(does(player, T59)).toEqual({
      act: { do: 'choose', columns },
      reason: { why: 'most-points', points, next },
    });
  });

  test('casual takes any, by the chance that is handed in', () => {
    const last = advice.decide(T59, { ...asked('casual'), chance: () => 0.99 });
    expect(does('casual', T59)?.act).toEqual({ do: 'choose', columns: [7, 11] });
    expect(last).toEqual({ act: { do: 'choose', columns: [9, 9] }, reason: { why: 'by-chance' } });
  });

  test('the champion takes the best chance', () => {
    const told = does('champion', T59);
    const [best, next] = advice.values(T59) ?? [];
    expect(told).toEqual({ act: best?.act, reason: { why: 'best-chance', win: best?.win, next: next?.win } });
  });

  test('alone the champion takes the fewest turns', () => {
    expect(does('champion', at('- - 0 choose 1 3456 - 0 1 -'))?.reason.why).toBe('fewest-turns');
  });

  test('one choice needs no reason', () => {
    const one = at('-/- - 0 choose 1 4446 - 0,0 1 -');
    expect(advice.players.map((player) => does(player, one)?.reason)).toEqual(
      advice.players.map(() => ({ why: 'only-one' })),
    );
  });
});

describe('the decision', () => {
  test.each<[PlayerName, string, boolean, string]>([
    ['keller-28', '6:4+4,7:5+5,8:5+5', true, 'count-reached'],
    ['keller-28', '2:3+1,7:1+1,8:1+1', false, 'count-below'],
    ['rule-of-28', '2:3+1,7:1+1,8:1+1', true, 'on-top'],
    ['r38', '2:3+1,7:1+1', true, 'on-top'],
    ['r38', '6:4+4,7:5+5,8:5+5', false, 'count-below'],
    ['ga29', '6:6+6,7:6+6,8:3+3', true, 'count-reached'],
    ['ga29', '6:6+6,7:6+6,8:2+2', false, 'count-below'],
    ['casual', '6:9+9,7:9+9', false, 'runner-free'],
  ])('%s with %s: stops is %s, since %s', (player, runners, stops, why) => {
    const markers = runners.startsWith('2:') ? '2:2/-' : '-/-';
    const told = does(player, decides(runners, markers));
    expect([told?.act.do, told?.reason.why]).toEqual([stops ? 'stop' : 'roll', why]);
  });

  test('everybody stops as soon as that wins, with a runner free', () => {
    const wins = decides('2:3+1', '2:2,3:5,12:3/-', '3=0,12=0');
    expect(advice.players.map((player) => does(player, wins))).toEqual(
      advice.players.map(() => ({ act: { do: 'stop' }, reason: { why: 'wins' } })),
    );
  });

  test('the champion tells both values', () => {
    const told = does('champion', decides('6:4+4,7:5+5,8:5+5'));
    if (told?.reason.why !== 'weighed') throw new Error('no values');
    const { stop, roll } = told.reason;
    expect(told.act.do).toBe(stop >= roll ? 'stop' : 'roll');
  });

  test('where a house rule bars the stop everybody rolls', () => {
    const barred = decides('6:4+4,7:5+5,8:5+5', '-/7:5', '-', 'occupied=reroll');
    expect(advice.players.map((player) => does(player, barred)?.reason.why)).toEqual(
      advice.players.map(() => 'may-not-stop'),
    );
  });

  test('a seat that is not on turn does nothing', () => {
    expect(advice.decide(decides('6:4+4'), asked('champion', 1))).toBeNull();
  });
});

describe('a bet', () => {
  test('Make It above 3/5; five discs where the side gains on average, else one', () => {
    const of = (made: number) => betByChance({ made, won: 0, blown: 1 - made });
    expect([0.4, 0.55, 0.6, 0.62, 0.7].map(of)).toEqual([
      { side: 'blow', discs: 5 },
      { side: 'blow', discs: 1 },
      { side: 'blow', discs: 1 },
      { side: 'make', discs: 1 },
      { side: 'make', discs: 5 },
    ]);
  });

  test('every player bets within the rules, and tells the chance that it goes by', () => {
    const game = withBets(decides('6:1+1,7:1+1,8:1+1', '-/5:4,8:6', '-', '-'));
    for (const player of advice.players) {
      const told = advice.bet(game, asked(player, 1));
      if (told.act.do !== 'bet') throw new Error('no bet');
      expect(told.act.seat).toBe(1);
      expect([1, 2, 3, 4, 5]).toContain(told.act.discs);
      expect(told.reason.why).toBe(player === 'rule-of-28' ? 'next-throw' : 'turn-made');
    }
  });

  test('a turn in deep water is bet against, a safe one is not', () => {
    const deep = withBets(decides('2:1+1,3:1+1,12:1+1', '-/5:4,8:6'));
    const safe = withBets(decides('6:5+5,7:5+5,8:4+4', '-/5:4,8:6'));
    const side = (game: Game) => {
      const { act } = advice.bet(game, asked('ga29', 1));
      return act.do === 'bet' ? act.side : null;
    };
    expect([side(deep), side(safe)]).toEqual(['make', 'make']);
    const bold = { ...asked('ga29', 1), watched: 'r38' as const };
    const { act } = advice.bet(withBets(decides('2:1+1,3:1+1,12:1+1', '-/5:4,8:6')), bold);
    expect(act).toMatchObject({ do: 'bet', side: 'blow' });
  });
});

function withBets(game: Game): Game {
  return {
    ...game,
    phase: 'bet',
    betting: { bettors: [1], bets: [null, null], made: null, pending: [] },
  };
}

describe('a split of spaces', () => {
  const owing = (markers: string, made: boolean, side: 'make' | 'blow', discs: number): Game => ({
    ...at(`${markers} - 0 roll 0 - - 3,3 20 -`),
    phase: 'settle',
    betting: { bettors: [1], bets: [null, { side, discs }], made, pending: [1] },
  });

  test('everybody moves exactly what is owed', () => {
    const game = owing('-/6:4,9:2', false, 'blow', 3);
    for (const player of advice.players) {
      const told = advice.decide(game, asked(player, 1));
      if (told?.act.do !== 'settle') throw new Error('no split');
      const spaces = Object.values(told.act.spaces).reduce((sum, here) => sum + here, 0);
      expect(spaces).toBe(3);
      expect(afterCommand(game, { do: 'settle', seat: 1, spaces: told.act.spaces })).not.toBeNull();
    }
  });

  test('counting players go forward in the shorter column and back in the longer', () => {
    const forward = advice.decide(owing('-/3:1,7:4', true, 'make', 2), asked('ga29', 1));
    const back = advice.decide(owing('-/3:4,7:4', false, 'make', 2), asked('ga29', 1));
    expect(forward?.act).toMatchObject({ spaces: { 3: 2 } });
    expect(back?.act).toMatchObject({ spaces: { 7: 4 } });
  });
});

describe('Express', () => {
  test('a sheet that is out promises what it has', () => {
    const sheet = { rows: { 7: 8, 2: 3 }, fifths: { 1: 8 }, out: true } as const;
    expect(expectedScore(sheet)).toBe(sheetScore(sheet));
  });

  test('the seat marks what the rules allow', () => {
    const chance = seeded(seed);
    let game: Game = fresh(2, { game: 'express' });
    for (let throws = 0; throws < 8; throws += 1) {
      game = accepted(game, { do: 'roll', dice: chance.dice(5) });
      for (const seat of [1, 0]) {
        const told = advice.decide(game, asked('champion', seat));
        if (told?.act.do !== 'mark') throw new Error('no mark');
        const { fifth, rows } = told.act.split;
        const four = [...(game.dice ?? [])];
        four.splice(four.indexOf(fifth), 1);
        const pairs = pairsOf(four, rows[0]);
        game = accepted(game, { do: 'mark', seat, fifth, pairs });
      }
    }
    expect(game.turns).toEqual([8, 8]);
  });
});

/** Four dice as two pairs, the first of this total. */
function pairsOf(four: readonly number[], total: number): number[][] {
  for (const other of [1, 2, 3]) {
    const one = [four[0]!, four[other]!];
    const rest = four.filter((_, place) => place !== 0 && place !== other);
    const sum = one[0]! + one[1]!;
    if (sum === total || rest[0]! + rest[1]! === total) return [one, rest];
  }
  throw new Error('no such pairs');
}

function accepted(game: Game, command: Parameters<typeof afterCommand>[1]): Game {
  const after = afterCommand(game, command);
  if (after === null) throw new Error(`refused: ${JSON.stringify(command)}`);
  return after;
}

test('every player plays whole games at every table that the rules allow, and every act is legal', () => {
  const chance = seeded(seed + 1);
  for (const seats of [1, 2, 3, 4]) {
    const target = Math.min(3, mostWinColumns(seats));
    const rules = [
      { win_columns: target },
      { win_columns: target, occupied: 'skip', empty_double: 'three' },
      { win_columns: target, pairing_choice: 'most_columns', claimed_markers: 'stay' },
    ];
    const players = Array.from({ length: seats }, () => chance.pick(advice.players));
    let game = fresh(seats, chance.pick(rules));
    for (let act = 0; act < 150 && game.phase !== 'over'; act += 1) {
      const player = players[game.seat] ?? 'champion';
      const told = advice.decide(game, { ...asked(player, game.seat), chance: () => chance.next() });
      if (told === null) throw new Error(`seed ${seed}: ${player} does nothing in ${game.phase}`);
      if (told.act.do === 'roll') game = accepted(game, { do: 'roll', dice: chance.dice() });
      else if (told.act.do === 'choose')
        game = accepted(game, { do: 'choose', columns: [...told.act.columns] });
      else if (told.act.do === 'stop') game = accepted(game, { do: 'stop' });
      else throw new Error(`an act for nobody: ${told.act.do}`);
    }
    expect(game.rolls).toBeGreaterThan(10);
  }
});
