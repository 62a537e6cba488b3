/** The oracle by itself, moves and turns: it must read the rulebook rightly before it may judge anything else. */
import { describe, expect, it } from 'vitest';
import {
  Illegal,
  brokenBaseRules,
  choose,
  highestTarget,
  look,
  movesWith,
  newGame,
  roll,
  stop,
  type BrokenBaseRule,
} from '../kit/oracle.ts';
import { after, movesFor, position, type Told } from '../kit/oracle/positions.ts';

describe('moves', () => {
  it('every pairing whose totals are open is on offer, a double as one move of two steps (T01)', () => {
    expect(movesFor({}, [3, 4, 5, 6])).toEqual([
      [7, 11],
      [8, 10],
      [9, 9],
    ]);
    const seen = after({}, [3, 4, 5, 6], [9, 9]);
    expect(seen.runners).toEqual({ 9: 2 });
    expect(seen.climbed).toEqual({ 9: 2 });
  });

  it('repeated pairings are offered once (T02)', () => {
    expect(movesFor({}, [2, 2, 5, 5])).toEqual([
      [4, 10],
      [7, 7],
    ]);
  });

  it('with one runner left two new columns are two single moves, and an old one forces the new one out (T03)', () => {
    const told = { runners: { 6: 1, 8: 1 } };
    expect(movesFor(told, [1, 2, 3, 4])).toEqual([[3], [7], [4, 6], [5, 5]]);
    expect(after(told, [1, 2, 3, 4], [4, 6]).runners).toEqual({ 4: 1, 6: 2, 8: 1 });
    expect(after(told, [1, 2, 3, 4], [5, 5]).runners).toEqual({ 5: 2, 6: 1, 8: 1 });
  });

  it('with no free runner and no total on a runner the turn is a bust (T04)', () => {
    const game = position({ runners: { 6: 1, 7: 1, 8: 1 } });
    roll(game, [1, 1, 1, 2]);
    expect(look(game)).toMatchObject({ phase: 'roll', runners: {}, markers: [{}], turns: [1], choices: [] });
  });

  it('a pairing with a claimed total offers nothing from that total (T05)', () => {
    expect(movesFor({ claimed: { 8: 0 } }, [2, 6, 3, 5])).toEqual([
      [5, 11],
      [7, 9],
    ]);
  });

  it('a double on an empty column stands on step two (T06)', () => {
    expect(movesFor({}, [2, 4, 4, 6])).toEqual([
      [6, 10],
      [8, 8],
    ]);
    expect(after({}, [2, 4, 4, 6], [8, 8]).runners).toEqual({ 8: 2 });
  });

  it('four different dice with equal outer and inner sums make three pairings (T07)', () => {
    expect(movesFor({}, [2, 3, 4, 5])).toEqual([
      [5, 9],
      [6, 8],
      [7, 7],
    ]);
  });

  it('the last runner goes to either of two new columns, or with an old one to the new one (T09)', () => {
    expect(movesFor({ runners: { 3: 1, 6: 1 } }, [2, 4, 5, 5])).toEqual([[7], [9], [6, 10]]);
  });

  it('a double that needs the last runner places it and moves it twice (T10)', () => {
    const told = { runners: { 6: 1, 10: 1 } };
    expect(movesFor(told, [2, 3, 4, 5])).toEqual([[5], [9], [6, 8], [7, 7]]);
    expect(after(told, [2, 3, 4, 5], [7, 7]).runners).toEqual({ 6: 1, 7: 2, 10: 1 });
  });

  it('a bust with a runner on top wins no column, though its number is thrown (T11)', () => {
    const game = position({ runners: { 3: 1, 6: 11, 8: 1 } });
    roll(game, [2, 4, 5, 5]);
    expect(look(game)).toMatchObject({ phase: 'roll', claimed: {}, markers: [{}], runners: {} });
  });

  it('equal dice leave one or two pairings (T13)', () => {
    expect(movesFor({}, [4, 4, 4, 6])).toEqual([[8, 10]]);
    expect(movesFor({}, [3, 3, 4, 4])).toEqual([
      [6, 8],
      [7, 7],
    ]);
  });

  it('a double with one step left goes to the top and loses the second step (T14)', () => {
    const told = { runners: { 7: 12 } };
    expect(movesFor(told, [3, 4, 2, 5])).toEqual([
      [5, 9],
      [6, 8],
      [7, 7],
    ]);
    const seen = after({ ...told, climbed: { 7: 2 } }, [3, 4, 2, 5], [7, 7]);
    expect(seen.runners).toEqual({ 7: 13 });
    expect(seen.climbed).toEqual({ 7: 3 });
  });

  it('a new runner starts one step above the own marker, also onto the top (T15)', () => {
    expect(after({ markers: [{ 7: 12 }] }, [3, 4, 2, 5], [7, 7]).runners).toEqual({ 7: 13 });
    expect(after({ markers: [{ 7: 5 }] }, [3, 4, 2, 5], [7, 7]).runners).toEqual({ 7: 7 });
  });

  it('the number of a topped runner is not playable, the other total of the pairing still is (T17)', () => {
    expect(movesFor({ runners: { 7: 13, 4: 1, 6: 1 } }, [2, 3, 4, 5])).toEqual([[6]]);
    expect(movesFor({ runners: { 7: 13 } }, [1, 6, 1, 1])).toEqual([[2]]);
  });

  it('when both totals of every pairing are dead the turn is a bust, even with free runners (T19)', () => {
    expect(movesFor({ claimed: { 2: 0 } }, [1, 1, 1, 1])).toEqual([]);
    expect(movesFor({ runners: { 12: 3, 7: 1 } }, [6, 6, 6, 6])).toEqual([]);
  });

  it("other players' markers are no obstacle: pieces share a space", () => {
    const seen = after({ seats: 2, markers: [{ 7: 4 }, { 7: 6 }] }, [3, 4, 2, 5], [7, 7]);
    expect(seen.runners).toEqual({ 7: 6 });
  });

  it('choices are listed by the die that pairs with the first one, of two single moves the larger first', () => {
    const game = newGame({ seats: 1, first: 0, winColumns: 3 });
    expect(movesWith(game, [6, 3, 5, 4])).toEqual([
      [9, 9],
      [7, 11],
      [8, 10],
    ]);
    expect(movesWith(position({ runners: { 2: 1, 12: 1 } }), [1, 2, 3, 4])).toEqual([
      [7],
      [3],
      [6],
      [4],
      [5, 5],
    ]);
  });
});

describe('the turn, claims and the end', () => {
  it("a stop on the top claims the column and sends the others' markers home (T21)", () => {
    const game = position({ seats: 3, runners: { 7: 13, 2: 1 }, markers: [{}, { 7: 4, 8: 1 }, { 7: 12 }] });
    stop(game);
    expect(look(game)).toMatchObject({
      phase: 'roll',
      seat: 1,
      claimed: { 7: 0 },
      markers: [{ 7: 13, 2: 1 }, { 8: 1 }, {}],
      runners: {},
      turns: [1, 0, 0],
    });
  });

  it('several columns topped at the stop are claimed together, and the third ends the game (T22)', () => {
    const game = position({ seats: 2, winColumns: 3, claimed: { 2: 0 }, runners: { 6: 11, 8: 11 } });
    stop(game);
    expect(look(game)).toMatchObject({
      phase: 'over',
      winner: 0,
      claimed: { 2: 0, 6: 0, 8: 0 },
      turns: [1, 0],
    });
    expect(() => roll(game, [1, 2, 3, 4])).toThrow(Illegal);
    expect(() => stop(game)).toThrow(Illegal);
  });

  it('a bust with the winning runner on top wins nothing and leaves the marker where it was (T23)', () => {
    const game = position({
      seats: 2,
      winColumns: 3,
      claimed: { 2: 0, 3: 0 },
      markers: [{ 12: 1 }, {}],
      runners: { 12: 3 },
    });
    roll(game, [6, 6, 6, 6]);
    expect(look(game)).toMatchObject({
      phase: 'roll',
      seat: 1,
      winner: null,
      claimed: { 2: 0, 3: 0 },
      markers: [{ 2: 3, 3: 5, 12: 1 }, {}],
    });
  });

  it('topping alone wins nothing; the stop wins at once (T24)', () => {
    const game = position({ seats: 2, winColumns: 3, runners: { 2: 3, 3: 5, 12: 3 } });
    expect(look(game)).toMatchObject({ phase: 'decide', winner: null, claimed: {} });
    stop(game);
    expect(look(game)).toMatchObject({ phase: 'over', winner: 0, seat: 0 });
  });

  it('a bust takes the runners off and leaves the markers (T26)', () => {
    const game = position({ seats: 2, markers: [{ 5: 2 }, {}], runners: { 5: 4, 11: 1, 12: 1 } });
    roll(game, [1, 1, 1, 1]);
    expect(look(game)).toMatchObject({ seat: 1, markers: [{ 5: 2 }, {}], runners: {}, climbed: {} });
  });

  it('the first throw is compulsory, and a stop needs a move', () => {
    const game = newGame({ seats: 2, first: 1, winColumns: 3 });
    expect(look(game)).toMatchObject({ phase: 'roll', seat: 1, throws: 0, rolls: 0 });
    expect(() => stop(game)).toThrow(Illegal);
    roll(game, [3, 4, 5, 6]);
    expect(() => stop(game)).toThrow(Illegal);
    expect(() => roll(game, [1, 1, 1, 1])).toThrow(Illegal);
    expect(() => choose(game, [7])).toThrow(Illegal);
    choose(game, [11, 7]);
    stop(game);
    expect(look(game)).toMatchObject({ phase: 'roll', seat: 0, throws: 0, rolls: 1, turns: [0, 1] });
  });

  it('four dice of one to six are thrown, nothing else', () => {
    for (const dice of [
      [1, 2, 3],
      [1, 2, 3, 4, 5],
      [0, 1, 2, 3],
      [1, 2, 3, 7],
      [1, 2, 3, 1.5],
    ]) {
      expect(() => roll(newGame({ seats: 1, first: 0, winColumns: 1 }), dice)).toThrow(Illegal);
    }
  });

  it('a win target is legal only if somebody must reach it', () => {
    expect([1, 2, 3, 4].map(highestTarget)).toEqual([11, 6, 4, 3]);
    expect(() => newGame({ seats: 2, first: 0, winColumns: 7 })).toThrow(Illegal);
    expect(() => newGame({ seats: 4, first: 0, winColumns: 4 })).toThrow(Illegal);
    expect(() => newGame({ seats: 5, first: 0, winColumns: 1 })).toThrow(Illegal);
  });
});

describe('the rules that the oracle can misread', () => {
  const misread: Record<
    BrokenBaseRule,
    { told: Partial<Told>; dice: number[]; right: number[][]; wrong: number[][] }
  > = {
    'both-must-move': {
      told: { claimed: { 7: 0 } },
      dice: [3, 4, 1, 1],
      right: [[2], [4, 5]],
      wrong: [[4, 5]],
    },
    'topped-runner-blocks': {
      told: { runners: { 7: 13 } },
      dice: [3, 4, 1, 1],
      right: [[2], [4, 5]],
      wrong: [[4, 5]],
    },
    'claimed-column-blocks': {
      told: { claimed: { 7: 0 } },
      dice: [3, 4, 1, 1],
      right: [[2], [4, 5]],
      wrong: [[4, 5]],
    },
    'last-runner-choice': {
      told: { runners: { 2: 1, 12: 1 } },
      dice: [5, 5, 5, 6],
      right: [[10], [11]],
      wrong: [[11]],
    },
    'double-moves-two': { told: {}, dice: [3, 3, 3, 3], right: [[6, 6]], wrong: [[6, 6]] },
    'start-above-own-marker': {
      told: { markers: [{ 6: 3 }] },
      dice: [3, 3, 3, 3],
      right: [[6, 6]],
      wrong: [[6, 6]],
    },
    'markers-returned': { told: {}, dice: [3, 3, 3, 3], right: [[6, 6]], wrong: [[6, 6]] },
  };

  it.each(brokenBaseRules)('%s is misread only when asked for', (broken) => {
    const { told, dice, right, wrong } = misread[broken];
    expect(movesFor(told, dice)).toEqual(right);
    expect(movesFor({ ...told, broken }, dice)).toEqual(wrong);
  });

  it('double-moves-two moves a double one step, start-above-own-marker starts at the foot', () => {
    expect(after({ broken: 'double-moves-two' }, [3, 3, 3, 3], [6, 6]).runners).toEqual({ 6: 1 });
    const told = { markers: [{ 6: 3 }] };
    expect(after(told, [3, 3, 3, 3], [6, 6]).runners).toEqual({ 6: 5 });
    expect(after({ ...told, broken: 'start-above-own-marker' }, [3, 3, 3, 3], [6, 6]).runners).toEqual({
      6: 2,
    });
  });

  it("markers-returned leaves the others' markers in a claimed column", () => {
    const told = { seats: 2, runners: { 7: 13 }, markers: [{}, { 7: 4 }] };
    const game = position({ ...told, broken: 'markers-returned' });
    stop(game);
    expect(look(game).markers).toEqual([{ 7: 13 }, { 7: 4 }]);
  });
});
