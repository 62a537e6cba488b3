/** The base game judged: what each command leads to, and what is refused. Rules 1.3 to 1.6. */
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../../src/rules/choices.ts';
import type { Command } from '../../src/rules/command.ts';
import { board, fresh, given } from '../kit/given.ts';

const roll = (...dice: number[]): Command => ({ do: 'roll', dice });
const choose = (...columns: number[]): Command => ({ do: 'choose', columns });
const stop: Command = { do: 'stop' };

describe('before a game', () => {
  test.each<Command>([roll(1, 2, 3, 4), choose(7), stop, { do: 'set', position: { markers: [{}] } }])(
    '$do is refused: nothing has begun',
    (command) => given(null).when(command).refused({ code: 'no-game' }),
  );
});

describe('a roll', () => {
  test('waits for its choice, and counts as a throw of the turn and of the game', () => {
    given('2:1/- - 0 roll 0 - - 1,1 4 -')
      .when(roll(3, 1, 4, 6))
      .leads('2:1/- - 0 choose 1 3146 - 1,1 5 -');
  });

  test('is told with its seat, its dice as they lie, and its number', () => {
    given('-/- - 1 roll 0 - - 3,2 11 -')
      .when(roll(6, 1, 6, 2))
      .then({ is: 'rolled', seat: 1, dice: [6, 1, 6, 2], roll: 12 });
  });

  test.each([
    { dice: [] },
    { dice: [1, 2, 3] },
    { dice: [1, 2, 3, 4, 5] },
    { dice: [0, 1, 2, 3] },
    { dice: [1, 2, 3, 7] },
    { dice: [1, 2, 3.5, 4] },
    { dice: [1, 2, -3, 4] },
    { dice: [1, 2, Number.NaN, 4] },
  ])('of $dice is refused: four dice show 1 to 6', ({ dice }) => {
    given(fresh())
      .when(roll(...dice))
      .refused({ code: 'bad-dice', count: 4 });
  });

  test('is refused while another waits for its choice', () => {
    given(fresh())
      .when(roll(1, 2, 3, 4), roll(1, 2, 3, 4))
      .refused({ code: 'choice-open' });
  });

  test('that leaves no move is a bust at once: runners off, markers stay, the turn passes', () => {
    const busting = '7:3/- - 0 decide 2 - 6:2+2,7:5+2,8:1+1 0,0 2 -';
    given(busting)
      .when(roll(1, 1, 1, 2))
      .then(
        { is: 'rolled', seat: 0, dice: [1, 1, 1, 2], roll: 3 },
        { is: 'busted', seat: 0, lost: { 6: 2, 7: 2, 8: 1 } },
        { is: 'turn-passed', seat: 1, skipped: [] },
      );
    given(busting)
      .when(roll(1, 1, 1, 2))
      .leads('7:3/- - 1 roll 0 - - 1,0 3 -');
  });

  test('may be thrown with all three runners on top, and busts whatever it shows', () => {
    for (const dice of [
      [1, 1, 1, 1],
      [2, 3, 4, 5],
      [6, 6, 6, 6],
    ]) {
      given('-/- - 0 decide 1 - 6:11+1,7:13+1,8:11+1 0,0 1 -')
        .when(roll(...dice))
        .thenKinds('rolled', 'busted', 'turn-passed');
    }
  });
});

describe('a choice', () => {
  test('may be named in any order, and is told as it was offered', () => {
    for (const columns of [choose(7, 11), choose(11, 7)]) {
      given(fresh())
        .when(roll(3, 4, 5, 6), columns)
        .then({
          is: 'chosen',
          seat: 0,
          columns: [7, 11],
          advances: [
            { column: 7, from: 0, to: 1 },
            { column: 11, from: 0, to: 1 },
          ],
        });
    }
  });

  test('of half a pairing is refused where both totals can move', () => {
    given(fresh())
      .when(roll(3, 4, 1, 2), choose(7))
      .refused({ code: 'not-on-offer', columns: [7] });
  });

  test.each([[[]], [[7]], [[7, 7, 7]], [[2, 12]], [[6, 6]], [[5.5]]])(
    'of %j is refused when it is not on offer',
    (columns) => {
      given(fresh())
        .when(roll(3, 4, 5, 6), choose(...columns))
        .refused({ code: 'not-on-offer', columns });
    },
  );

  test('may move fewer runners than another pairing would', () => {
    given(fresh())
      .when(roll(3, 4, 5, 6), choose(9, 9))
      .leads('-/- - 0 decide 1 - 9:2+2*2 0,0 1 -');
  });

  test('is refused once made, and before anything was rolled', () => {
    given(fresh()).when(choose(7)).refused({ code: 'no-roll' });
    given(fresh())
      .when(roll(3, 4, 5, 6), choose(9, 9), choose(7, 11))
      .refused({ code: 'choice-made' });
  });

  test('on offer is listed by pairing, the larger of two single columns first', () => {
    const game = given(board({ markers: [{}, {}], runners: { 3: 1, 6: 1 } })).when(roll(2, 4, 5, 5)).game;
    expect(choicesOf(game)).toEqual([[6, 10], [9], [7]]);
  });

  test('leaves other seats’ markers where they are: spaces may be shared', () => {
    given('-/7:1,11:1 - 0 roll 0 - - 0,0 0 -')
      .when(roll(3, 4, 5, 6), choose(7, 11))
      .leads('-/7:1,11:1 - 0 decide 1 - 7:1+1,11:1+1 0,0 1 -');
  });

  test('of a column whose runner stands on the top is not offered, the other total is', () => {
    const game = given('-/- - 0 decide 1 - 7:13+1 0,0 1 -').when(roll(3, 4, 5, 6)).game;
    expect(choicesOf(game)).toEqual([[11], [8, 10], [9, 9]]);
  });
});

describe('a stop', () => {
  test('turns every runner into the player’s marker and passes the turn', () => {
    given('7:3/- - 0 decide 2 - 6:2+2,7:5+2 0,0 2 -').when(stop).leads('6:2,7:5/- - 1 roll 0 - - 1,0 2 -');
  });

  test.each([1, 2, 3])('is allowed with %i runners out', (count) => {
    const runners = ['6:1+1', '7:1+1', '8:1+1'].slice(0, count).join(',');
    given(`-/- - 0 decide 1 - ${runners} 0,0 1 -`).when(stop).thenKinds('stopped', 'turn-passed');
  });

  test('is refused before the first roll of a turn, and while a roll waits', () => {
    given(fresh()).when(stop).refused({ code: 'nothing-to-stop' });
    given(fresh())
      .when(roll(1, 2, 3, 4), stop)
      .refused({ code: 'choice-open' });
  });

  test('below the top claims nothing', () => {
    given('-/- - 0 decide 1 - 2:2+2,7:12+1 0,0 1 -').when(stop).thenKinds('stopped', 'turn-passed');
  });

  test('claims every topped column together; a surplus above the target does no harm', () => {
    given('-/- - 0 decide 1 - 2:3+3,3:5+5,12:3+3 0,0 1 win_columns=2')
      .when(stop)
      .thenKinds('stopped', 'claimed', 'claimed', 'claimed', 'won');
  });

  test('returns only the rivals’ markers of the claimed column', () => {
    given('7:9/7:4,8:2/7:1 - 0 decide 1 - 7:13+4 0,0,0 1 -')
      .when(stop)
      .then(
        { is: 'stopped', seat: 0, kept: { 7: 13 } },
        { is: 'claimed', seat: 0, column: 7 },
        { is: 'markers-returned', column: 7, seats: [1, 2] },
        { is: 'turn-passed', seat: 1, skipped: [] },
      );
  });

  test('gives the turn to the left, and from the last seat to the first', () => {
    given('-/-/- - 2 decide 1 - 7:1+1 0,0,0 1 -').when(stop).leads('-/-/7:1 - 0 roll 0 - - 0,0,1 1 -');
  });

  test('gives the turn back to a player who plays alone', () => {
    given('- - 0 decide 1 - 7:1+1 2 3 -').when(stop).leads('7:1 - 0 roll 0 - - 3 3 -');
  });
});

describe('after the win', () => {
  const won = given('2:3/- 2=0 0 decide 1 - 6:11+1,8:11+1 0,0 1 -').when(stop).game;

  test('nobody is on turn any more but the winner is told', () => {
    expect(won).toMatchObject({ phase: 'over', winner: 0, seat: 0, dice: null });
  });

  test.each<Command>([roll(1, 2, 3, 4), choose(7), stop])('$do is refused: the game is over', (command) =>
    given(won).when(command).refused({ code: 'game-over' }),
  );

  test('the board may still be put right by hand, and play goes on', () => {
    given(won)
      .when({ do: 'set', position: { markers: [{}, {}], claimed: { 2: 0 }, seat: 1 } })
      .leads('2:3/- 2=0 1 roll 0 - - 1,0 1 -');
  });
});

describe('what is judged', () => {
  test('is never changed: a ruling leaves the game and the command as they were', () => {
    const game = fresh();
    const dice = [3, 4, 5, 6];
    const before = JSON.stringify(game);
    const after = given(game).when({ do: 'roll', dice }).game;
    dice[0] = 1;
    expect(JSON.stringify(game)).toBe(before);
    expect(after.dice).toEqual([3, 4, 5, 6]);
  });
});
