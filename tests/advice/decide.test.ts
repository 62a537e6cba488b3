/** What computer players do, with the reason that is told for it; their bets, splits and Express marks. */
import { describe, expect, test } from 'vitest';
import { createAdvice } from '../../src/advice/advice.ts';
import { betByChance } from '../../src/advice/bets.ts';
import type { Asked, Decision } from '../../src/advice/decide.ts';
import { expectedScore } from '../../src/advice/express.ts';
import { fastGameOf } from '../../src/advice/fast/convert.ts';
import { type PlayerName, PLAYERS } from '../../src/advice/players/names.ts';
import { choicesOf } from '../../src/rules/choices.ts';
import type { Command } from '../../src/rules/command.ts';
import { sheetScore } from '../../src/rules/express/sheet.ts';
import type { Game } from '../../src/rules/game.ts';
import { type AskedOptions, mostWinColumns } from '../../src/rules/options.ts';
import { WEIGHTS } from '../../src/host/weights.ts';
import { at, fresh } from '../kit/given.ts';
import { afterCommand } from '../kit/judged.ts';
import { naiveTurn } from '../kit/naive-turn.ts';
import { type Seeded, seeded, seedOr } from '../kit/seeded.ts';

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

  test('the champion takes the choice that a slow recursion finds best', () => {
    const [net] = Object.values(WEIGHTS.champion).filter(({ columns }) => columns === 3);
    if (net === undefined) throw new Error('no network for three columns');
    for (const dice of ['2345', '2336', '1446']) {
      const late = at(
        `2:3,4:5,5:7,6:8,7:11,8:9,9:8,12:3/3:5,5:4,6:7,7:9,10:5,11:5 2=0,3=1,11=1,12=0 0 choose 1 ${dice} - 9,9 50 -`,
      );
      const slow = naiveTurn(net, fastGameOf({ ...late, dice: null }));
      const worth = choicesOf(late)
        .map((choice) => ({
          choice,
          win: slow.get(fastGameOf(accepted(late, { do: 'choose', columns: [...choice] })).runners.join())!,
        }))
        .sort((one, other) => other.win - one.win);
      const told = does('champion', late);
      expect(told?.act).toEqual({ do: 'choose', columns: worth[0]?.choice });
      if (told?.reason.why !== 'best-chance') throw new Error(`no chances for ${dice}`);
      expect(told.reason.win).toBeCloseTo(worth[0]!.win, 9);
      expect(told.reason.next).toBeCloseTo(worth[1]!.win, 9);
    }
  });

  test('alone the champion takes the fewest turns', () => {
    expect(does('champion', at('- - 0 choose 1 3456 - 0 1 -'))?.reason.why).toBe('fewest-turns');
  });

  test('one choice needs no reason', () => {
    const one = at('-/- - 0 choose 1 4446 - 0,0 1 -');
    expect(PLAYERS.map((player) => does(player, one)?.reason)).toEqual(
      PLAYERS.map(() => ({ why: 'only-one' })),
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
    expect(PLAYERS.map((player) => does(player, wins))).toEqual(
      PLAYERS.map(() => ({ act: { do: 'stop' }, reason: { why: 'wins' } })),
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
    expect(PLAYERS.map((player) => does(player, barred)?.reason.why)).toEqual(
      PLAYERS.map(() => 'may-not-stop'),
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

  const betOf = (game: Game, ask: Asked) => {
    const told = advice.decide(game, ask);
    if (told?.act.do !== 'bet') throw new Error('no bet');
    return { seat: told.act.seat, side: told.act.side, discs: told.act.discs, why: told.reason.why };
  };

  test('every player bets within the rules, and tells the chance that it goes by', () => {
    const game = withBets(decides('6:1+1,7:1+1,8:1+1', '-/5:4,8:6', '-', '-'));
    for (const player of PLAYERS) {
      const { seat, discs, why } = betOf(game, asked(player, 1));
      expect(seat).toBe(1);
      expect([1, 2, 3, 4, 5]).toContain(discs);
      expect(why).toBe(player === 'rule-of-28' ? 'next-throw' : 'turn-made');
    }
  });

  const deep = withBets(decides('2:1+1,3:1+1,12:1+1', '-/5:4,8:6'));

  test('a turn that its player stops at once is bet on, however deep its water', () => {
    expect(betOf(deep, asked('ga29', 1))).toMatchObject({ side: 'make', discs: 5 });
  });

  test('the same turn is bet against where its player would roll on', () => {
    const bold = { ...asked('ga29', 1), watched: 'r38' } as const;
    expect(betOf(deep, bold)).toMatchObject({ side: 'blow', discs: 5 });
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
    for (const player of PLAYERS) {
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

describe('whole games', () => {
  const TABLES: readonly (readonly [string, AskedOptions])[] = [
    ['the base rules', {}],
    ['passing over rivals, doubles of three', { occupied: 'skip', empty_double: 'three' }],
    ['rolling on from shared steps', { occupied: 'reroll' }],
    ['the most columns, markers that stay', { pairing_choice: 'most_columns', claimed_markers: 'stay' }],
    ['bets at the desk', { betting: true, bet_min_third_throw: true }],
  ];
  const MOST_ACTS = 20_000;

  /** The seat that is awaited. */
  function awaited({ phase, seat, betting }: Game): number {
    if (phase === 'bet') return betting?.bettors.find((bettor) => betting.bets[bettor] === null) ?? -1;
    return phase === 'settle' ? (betting?.pending[0] ?? -1) : seat;
  }

  /** The command of what a player does; the dice of a roll are chance's. */
  function commandOf({ act }: Decision, chance: Seeded): Command {
    switch (act.do) {
      case 'roll':
        return { do: 'roll', dice: chance.dice() };
      case 'choose':
        return { do: 'choose', columns: [...act.columns] };
      case 'settle':
        return { do: 'settle', seat: act.seat, spaces: { ...act.spaces } };
      case 'stop':
      case 'bet':
        return act;
      case 'mark':
        throw new Error('a mark of Express');
    }
  }

  test.each(TABLES)('every player plays to the end, and every act is legal: %s', (_, rules) => {
    const chance = seeded(seed + 1);
    const done = new Set<string>();
    for (const seats of rules.betting === true ? [2, 3, 4] : [1, 2, 3, 4]) {
      // Every player sits at one of the tables.
      const players = Array.from(
        { length: seats },
        (__, seat) => PLAYERS[(seats * 2 + seat) % PLAYERS.length]!,
      );
      let game = fresh(seats, { ...rules, win_columns: Math.min(3, mostWinColumns(seats)) });
      for (let act = 0; game.phase !== 'over'; act += 1) {
        const seat = awaited(game);
        const player = players[seat] ?? 'champion';
        const watched = players[game.seat] ?? 'champion';
        const ask = { player, seat, watched, chance: () => chance.next() };
        const told = act < MOST_ACTS ? advice.decide(game, ask) : null;
        if (told === null) {
          throw new Error(
            `seed ${seed + 1}, ${seats} seats: ${player} does nothing in ${game.phase}, act ${act}`,
          );
        }
        done.add(told.act.do);
        game = accepted(game, commandOf(told, chance));
      }
      expect(game.winner).not.toBeNull();
    }
    const bets = rules.betting === true ? ['bet', 'settle'] : [];
    expect([...done].sort()).toEqual([...bets, 'choose', 'roll', 'stop'].sort());
  });
});
