/** Win chances: whose they are, what they add up to, and what they agree with. */
import { describe, expect, test } from 'vitest';
import { winChances } from '../../src/advice/chances.ts';
import { newTurnReader } from '../../src/advice/champion/turn.ts';
import { readNets } from '../../src/advice/champion/weights.ts';
import { grade, luckOf, values } from '../../src/advice/values.ts';
import { WEIGHTED_ROLLS } from '../../src/odds/rolls.ts';
import { choicesOf } from '../../src/rules/choices.ts';
import type { Game } from '../../src/rules/game.ts';
import { WEIGHTS } from '../../src/host/weights.ts';
import { afterCommand, judgedBegin } from '../kit/judged.ts';
import { at, fresh, given } from '../kit/given.ts';
import { seeded, seedOr } from '../kit/seeded.ts';

const seed = seedOr(20_261_203);
const nets = readNets(WEIGHTS);
const reader = newTurnReader(nets);
const chances = (game: Game) => winChances(nets, game);

/** K06: seat 0 has two columns and is one step from a third on 7; seat 1 has nothing; seat 0 to roll. */
const AHEAD = '2:3,7:12,12:3/- 2=0,12=0 0 roll 0 - - 5,5 40 -';

function sum(list: readonly number[] | null): number {
  return (list ?? []).reduce((total, one) => total + one, 0);
}

function stepped(game: Game, command: Parameters<typeof afterCommand>[1]): Game {
  const after = afterCommand(game, command);
  if (after === null) throw new Error(`refused: ${JSON.stringify(command)}`);
  return after;
}

describe('win chances', () => {
  test('K06: whoever is far ahead has far the greater chance, whoever is on turn, and all of it after the win', () => {
    const ahead = chances(at(AHEAD));
    expect(ahead?.[0]).toBeGreaterThan(0.85);
    expect(sum(ahead)).toBeCloseTo(1, 9);
    const rivalsTurn = chances({ ...at(AHEAD), seat: 1 });
    expect(rivalsTurn?.[0]).toBeGreaterThan(0.7);
    const won = given(at(AHEAD)).when(
      { do: 'roll', dice: [3, 4, 5, 5] },
      { do: 'choose', columns: [7, 10] },
      { do: 'stop' },
    ).game;
    expect(chances(won)).toEqual([1, 0]);
  });

  test('seats may change places: the chances go with them', () => {
    const here = at('6:5,7:3/4:2,8:9 - 0 roll 0 - - 4,4 30 -');
    const there = at('4:2,8:9/6:5,7:3 - 1 roll 0 - - 4,4 30 -');
    const [mine = 0, theirs = 0] = chances(here) ?? [];
    const swapped = chances(there) ?? [];
    expect(swapped[1]).toBeCloseTo(mine, 9);
    expect(swapped[0]).toBeCloseTo(theirs, 9);
  });

  test('they add up to 1 in every phase, for 2 to 4 seats', () => {
    const chance = seeded(seed);
    for (const seats of [2, 3, 4]) {
      let game = fresh(seats);
      for (let act = 0; act < 60 && game.phase !== 'over'; act += 1) {
        if (game.phase === 'choose') {
          game = stepped(game, { do: 'choose', columns: [...chance.pick(choicesOf(game))] });
        } else if (game.phase === 'decide' && chance.chance(0.3)) game = stepped(game, { do: 'stop' });
        else game = stepped(game, { do: 'roll', dice: chance.dice() });
        const told = chances(game);
        expect(told).toHaveLength(seats);
        expect(sum(told)).toBeCloseTo(1, 9);
        expect(Math.min(...(told ?? []))).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('while bets are turned over and paid they are those of whoever is next, a lost turn heeded', () => {
    const ended = at('6:5,7:3/4:2,8:9/5:1,9:4 - 0 roll 0 - - 4,4,4 30 -');
    const paying = (skips: readonly boolean[]): Game => ({
      ...ended,
      ...{ phase: 'settle', skips },
      betting: { bettors: [2], bets: [null, null, { side: 'make', discs: 1 }], made: true, pending: [2] },
    });
    expect(chances(paying([false, false, false]))).toEqual(chances({ ...ended, seat: 1 }));
    expect(chances(paying([false, true, false]))).toEqual(chances({ ...ended, seat: 2 }));
    const covered = { ...paying([false, false, false]), phase: 'reveal' } as const;
    expect(chances(covered)).toEqual(chances({ ...ended, seat: 1 }));
  });

  test('alone and in Express there are none', () => {
    expect(chances(fresh(1))).toBeNull();
    expect(chances(fresh(2, { game: 'express' }))).toBeNull();
  });

  test('before a roll-off nobody is ahead', () => {
    const open = judgedBegin({ seats: 2, rules: {} });
    const [one = 0, other = 0] = chances(open) ?? [];
    expect(open.phase).toBe('first');
    expect(one).toBeCloseTo(other, 9);
  });

  test('a board without an open column does not hang: most columns win, equal ones share', () => {
    const full = {
      ...fresh(2, { win_columns: 6 }),
      claimed: { 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 1, 8: 1, 9: 1, 10: 1, 11: 1, 12: 1 },
    } as const satisfies Game;
    expect(chances({ ...full, options: { ...full.options, win_columns: 7 } })).toEqual([0, 1]);
    expect(chances({ ...full, claimed: { ...full.claimed, 12: 2 } })).toEqual([0.5, 0.5]);
  });
});

describe('the values of acts', () => {
  const decided = at('6:5,7:3/4:2,8:9 - 0 decide 2 - 6:7+2,7:5+2,8:1+1 4,4 30 -');

  test('stop and roll with their chances and the exact bust chance, the better first', () => {
    const all = values(reader, decided) ?? [];
    expect(all.map(({ act }) => act.do).sort()).toEqual(['roll', 'stop']);
    expect(all.find(({ act }) => act.do === 'roll')?.bust).toBe(104);
    expect(all[0]?.win).toBeGreaterThanOrEqual(all[1]?.win ?? 1);
  });

  test('a choice is worth the better of stopping and rolling after it', () => {
    const rolled = at('6:5,7:3/4:2,8:9 - 0 choose 3 2445 6:7+2,7:5+2 4,4 30 -');
    const all = values(reader, rolled) ?? [];
    expect(all.length).toBeGreaterThan(1);
    for (const { act, win } of all) {
      if (act.do !== 'choose') throw new Error(`${act.do} for a choice`);
      const [best] = values(reader, stepped(rolled, { do: 'choose', columns: [...act.columns] })) ?? [];
      expect(win).toBeCloseTo(best?.win ?? Number.NaN, 9);
    }
  });

  test('a stop that wins is worth all', () => {
    const wins = at('2:3,7:12,12:3/- 2=0,12=0 0 decide 1 - 7:13+1 5,5 41 -');
    expect(values(reader, wins)?.[0]).toMatchObject({ act: { do: 'stop' }, win: 1 });
  });

  test('where stopping is barred there is only the roll', () => {
    const barred = at('-/7:5 - 0 decide 3 - 6:4+4,7:5+5,8:5+5 0,0 3 occupied=reroll');
    expect(values(reader, barred)?.map(({ act }) => act.do)).toEqual(['roll']);
  });

  test('alone they are turns, fewer first', () => {
    const alone = stepped(fresh(1), { do: 'roll', dice: [3, 4, 5, 6] });
    const turns = (values(reader, alone) ?? []).map((one) => one.turns ?? 0);
    expect(turns).toEqual([...turns].sort((one, other) => one - other));
    expect(turns[0]).toBeGreaterThan(4);
    expect(turns[0]).toBeLessThan(8);
  });
});

describe('the look back', () => {
  test('the best act gives nothing up, every other what it is worse by', () => {
    const rolled = stepped(fresh(2), { do: 'roll', dice: [3, 4, 5, 6] });
    const all = values(reader, rolled) ?? [];
    for (const one of all) {
      const graded = grade(reader, rolled, one.act);
      expect(graded?.givenUp).toBeCloseTo((all[0]?.win ?? 0) - (one.win ?? 0), 12);
      expect(graded?.open).toBe(3);
    }
    expect(grade(reader, rolled, { do: 'choose', columns: [10, 8] })?.act.act).toEqual({
      do: 'choose',
      columns: [8, 10],
    });
    expect(grade(reader, rolled, { do: 'stop' })).toBeNull();
    expect(grade(reader, fresh(2), { do: 'roll' })).toBeNull();
  });

  test.each([
    ['before the first roll', '6:5,7:3/4:2,8:9 8=1 0 roll 0 - - 4,4 30 -'],
    ['within a turn', '6:5,7:3/4:2,8:9 - 0 decide 2 - 6:7+2,7:5+2,8:1+1 4,4 30 -'],
    ['with a runner free and a column dead', '6:5,7:3/4:2,8:9 12=1 0 decide 1 - 6:7+2 4,4 30 -'],
  ])('luck comes to nothing over all rolls: %s', (_, position) => {
    const game = at(position);
    const mean = WEIGHTED_ROLLS.reduce(
      (total, { dice, ways }) => total + (ways / 1296) * (luckOf(reader, game, dice)?.gained ?? 1),
      0,
    );
    expect(mean).toBeCloseTo(0, 9);
  });

  test('a bust is bad luck', () => {
    const game = at('6:5,7:3/4:2,8:9 - 0 decide 2 - 6:7+2,7:5+2,8:1+1 4,4 30 -');
    expect(luckOf(reader, game, [1, 1, 1, 1])).toMatchObject({ busted: true });
    expect(luckOf(reader, game, [1, 1, 1, 1])?.gained).toBeLessThan(0);
  });
});
