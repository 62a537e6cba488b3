/** The oracle by itself, figures: its counting must give every table of the rulebook. */
import { describe, expect, it } from 'vitest';
import {
  allRolls,
  freeRunner,
  freeRunnerWorst,
  pairCounts,
  threeLive,
  threeLiveSum,
  twoLive,
  twoLiveSum,
} from '../fixtures/bust-tables.ts';
import {
  bustCount,
  choose,
  columnCount,
  copyOf,
  distinctRolls,
  everyRoll,
  look,
  movesWith,
  newGame,
  roll,
  ruleOf28,
  spacesOf,
} from '../kit/oracle.ts';
import { at, claimsOf, position } from '../kit/oracle/positions.ts';

describe('counts', () => {
  it('distinct pairings are three on 360 rolls, two on 810, one on 126, and 336 rolls offer a double', () => {
    const fresh = newGame({ seats: 1, first: 0, winColumns: 3 });
    const found: Record<number, number> = {};
    let doubles = 0;
    for (const dice of everyRoll()) {
      const moves = movesWith(fresh, dice);
      found[moves.length] = (found[moves.length] ?? 0) + 1;
      if (moves.some((columns) => columns[0] === columns[1])) doubles += 1;
    }
    expect(found).toEqual({ 1: 126, 2: 810, 3: 360 });
    expect(doubles).toBe(336);
  });

  it('the weighted distinct rolls are all 1,296', () => {
    expect(everyRoll()).toHaveLength(allRolls);
    expect(distinctRolls()).toHaveLength(126);
    expect(distinctRolls().reduce((sum, one) => sum + one.ways, 0)).toBe(allRolls);
  });

  it.each(pairCounts)('column %i comes up on %i rolls (2.1)', (column, rolls) => {
    expect(columnCount(newGame({ seats: 1, first: 0, winColumns: 3 }), column)).toBe(rolls);
  });

  it('three live runners bust as often as table 2.2 says, all 165 of them', () => {
    const counted: Record<string, number> = {};
    for (let a = 2; a <= 12; a++) {
      for (let b = a + 1; b <= 12; b++) {
        for (let c = b + 1; c <= 12; c++) {
          counted[`${a}-${b}-${c}`] = bustCount(position({ runners: at([a, b, c], () => 1) }));
        }
      }
    }
    expect(counted).toEqual(threeLive);
    expect(Object.keys(counted)).toHaveLength(165);
    expect(Object.values(counted).reduce((sum, one) => sum + one, 0)).toBe(threeLiveSum);
  });

  it('two live runners and one on top bust as often as table 2.3 says, all 55 of them', () => {
    const counted: Record<string, number> = {};
    for (let a = 2; a <= 12; a++) {
      for (let b = a + 1; b <= 12; b++) {
        const topped = [2, 3, 4].find((column) => column !== a && column !== b)!;
        counted[`${a}-${b}`] = bustCount(
          position({ runners: { [a]: 1, [b]: 1, [topped]: spacesOf(topped) } }),
        );
      }
    }
    expect(counted).toEqual(twoLive);
    expect(Object.keys(counted)).toHaveLength(55);
    expect(Object.values(counted).reduce((sum, one) => sum + one, 0)).toBe(twoLiveSum);
  });

  it.each(pairCounts)(
    'one live column %i busts on all rolls but the %i that show it (2.3)',
    (column, rolls) => {
      const [one, two] = [2, 3, 4].filter((other) => other !== column);
      const runners = { [column]: 1, [one!]: spacesOf(one!), [two!]: spacesOf(two!) };
      expect(bustCount(position({ runners }))).toBe(allRolls - rolls);
    },
  );

  it.each(freeRunner)('with a free runner and $dead claimed, $bust rolls bust (2.4)', ({ dead, bust }) => {
    expect(bustCount(position({ claimed: claimsOf(dead) }))).toBe(bust);
    if (dead.length <= 2) expect(bustCount(position({ runners: at(dead, spacesOf) }))).toBe(bust);
  });

  it('with a free runner the bust chance is 0 if and only if every dead column is odd; the worst are known (2.4)', () => {
    const worst = new Map<number, { bust: number; dead: number[][] }>();
    for (let set = 0; set < 2 ** 11; set++) {
      const dead = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((column) => (set >> (column - 2)) % 2 === 1);
      const bust = bustCount(position({ claimed: claimsOf(dead) }));
      if ((bust === 0) !== dead.every((column) => column % 2 === 1)) throw new Error(`${dead} busts ${bust}`);
      const known = worst.get(dead.length);
      if (known === undefined || bust > known.bust) worst.set(dead.length, { bust, dead: [dead] });
      else if (bust === known.bust) known.dead.push(dead);
    }
    for (const { size, bust, dead } of freeRunnerWorst) {
      expect(worst.get(size)?.bust).toBe(bust);
      for (const columns of dead) expect(worst.get(size)?.dead).toContainEqual(columns);
    }
  });

  it.each([
    { name: 'three live runners 6-7-8 bust 104 (T27)', told: { runners: { 6: 1, 7: 1, 8: 1 } }, bust: 104 },
    { name: '6-7-8 with 7 topped bust 228 (T28)', told: { runners: { 6: 1, 7: 13, 8: 1 } }, bust: 228 },
    {
      name: 'three topped runners bust always (T29)',
      told: { runners: { 6: 11, 7: 13, 8: 11 } },
      bust: 1296,
    },
    { name: 'three live runners 2-3-12 bust 728 (T30)', told: { runners: { 2: 1, 3: 1, 12: 1 } }, bust: 728 },
    { name: 'three live runners 2-6-7 bust 176 (T31)', told: { runners: { 2: 1, 6: 1, 7: 1 } }, bust: 176 },
    { name: 'three live runners 3-5-7 bust 276 (T32)', told: { runners: { 3: 1, 5: 1, 7: 1 } }, bust: 276 },
    { name: 'three live runners 4-6-8 bust 115 (T33)', told: { runners: { 4: 1, 6: 1, 8: 1 } }, bust: 115 },
    { name: 'three live runners 5-7-9 bust 190 (T34)', told: { runners: { 5: 1, 7: 1, 9: 1 } }, bust: 190 },
    { name: 'three free runners and nothing claimed never bust (T35)', told: {}, bust: 0 },
    { name: 'a claimed 2 busts on one roll (T36)', told: { claimed: claimsOf([2]) }, bust: 1 },
    { name: 'a claimed 3 never busts (T37)', told: { claimed: claimsOf([3]) }, bust: 0 },
    { name: 'claimed 6, 8 and 10 bust 41 (T38)', told: { claimed: claimsOf([6, 8, 10]) }, bust: 41 },
    {
      name: 'all even columns claimed bust 162 (T39)',
      told: { claimed: claimsOf([2, 4, 6, 8, 10, 12]) },
      bust: 162,
    },
    {
      name: 'five odd columns claimed never bust (T40)',
      told: { claimed: claimsOf([3, 5, 7, 9, 11]) },
      bust: 0,
    },
  ])('$name', ({ told, bust }) => {
    const game = position(told);
    const before = look(game);
    expect(bustCount(game)).toBe(bust);
    expect(look(game)).toEqual(before);
  });

  it('a count by the distinct rolls is the count over all 1,296 rolls played out', () => {
    const game = position({
      seats: 2,
      claimed: { 8: 1 },
      runners: { 4: 1, 6: 11, 7: 3 },
      markers: [{ 7: 2 }, {}],
    });
    let busts = 0;
    for (const dice of everyRoll()) {
      const trial = copyOf(game);
      roll(trial, dice);
      if (trial.phase === 'roll') busts += 1;
    }
    expect(bustCount(game)).toBe(busts);
  });

  it.each([
    ['a fresh runner on 7 counts 2 (T45)', { 7: 1 }, 2],
    ['a fresh runner on 12 counts 12 (T46)', { 12: 1 }, 12],
    ['only the first step of a placing double is doubled (T47)', { 7: 2 }, 3],
    ['6-7-8 freshly placed count 10 (T48)', { 6: 1, 7: 1, 8: 1 }, 10],
    ['6-7-8 with 3, 4 and 3 steps count 21 (T49)', { 6: 3, 7: 4, 8: 3 }, 21],
    ['6-7-8 with 4, 5 and 5 steps count 28 (T50)', { 6: 4, 7: 5, 8: 5 }, 28],
    ['all odd columns add 2 (T51)', { 5: 2, 7: 3, 9: 2 }, 24],
    ['all even columns take off 2 (T52)', { 6: 4, 8: 4, 10: 1 }, 26],
    ['parity and side add up for even columns (T53)', { 2: 1, 4: 1, 6: 1 }, 26],
    ['7 fits the lower side (T54)', { 3: 1, 5: 1, 7: 1 }, 24],
    ['7 fits the upper side (T55)', { 7: 1, 9: 1, 11: 1 }, 24],
    ['columns of both sides and parities count plainly (T57)', { 2: 1, 3: 1, 12: 1 }, 34],
  ])('%s', (_name, climbed, count) => {
    expect(ruleOf28(position({ runners: climbed, climbed }))).toBe(count);
  });

  it('banked steps and a step lost on the top count nothing for the Rule of 28', () => {
    const game = position({ markers: [{ 7: 12, 6: 4 }], runners: { 6: 5 } });
    roll(game, [3, 4, 2, 5]);
    choose(game, [7, 7]);
    expect(look(game).climbed).toEqual({ 6: 1, 7: 1 });
    expect(ruleOf28(game)).toBe(6);
    expect(ruleOf28(newGame({ seats: 1, first: 0, winColumns: 3 }))).toBe(0);
  });
});
