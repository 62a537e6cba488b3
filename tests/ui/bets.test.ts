/** The gestures of bets, payoffs and void throws at the desk, against a real table. */
import { describe, expect, test } from 'vitest';
import type { Receipt, Told } from '../../src/contract/from-host.ts';
import type { Ask } from '../../src/contract/order.ts';
import { secondsLeft } from '../../src/ui/clock/countdown.ts';
import type { Order } from '../../src/table/order.ts';
import type { Table } from '../../src/table/table.ts';
import { revealOf } from '../../src/ui/bets/reveal.ts';
import { createDesk } from '../../src/ui/desk/desk.ts';
import { TOO_SOON } from '../../src/ui/desk/stray.ts';
import { movedWords } from '../../src/words/bets.ts';
import { begin, choose, roll, tableAfter, toldOf, undo } from '../kit/told.ts';
import { bet, BETS, BUSTING, called, toldBets } from '../kit/told-bets.ts';

/** A desk whose orders are carried out at once; each gesture comes long enough after the one before. */
function atDesk(orders: readonly Order[]) {
  let table: Table = tableAfter(orders);
  let now = 10_000;
  const sent: Ask[] = [];
  const accepted: Receipt = { is: 'receipt', id: 'x', ok: true };
  const desk = createDesk({
    between: () => undefined,
    told: (): Told => toldOf(table),
    now: () => now,
    why: (about) => Promise.resolve({ ...accepted, why: JSON.stringify(about) }),
    order(ask) {
      sent.push(ask);
      if (ask.do === 'use-held' || ask.do === 'drop-held') return Promise.resolve(accepted);
      table = tableAfter([ask], table);
      desk.wentOn();
      return Promise.resolve(accepted);
    },
  });
  /** Orders that come from elsewhere, such as the bet of a computer player. */
  const elsewhere = (...more: readonly Order[]) => {
    table = tableAfter(more, table);
    desk.wentOn();
  };
  desk.wentOn();
  return {
    desk,
    sent,
    elsewhere,
    view: () => toldOf(table).screen.view,
    /** Digits, M, B, Enter, Esc and the arrows, as a person presses them. */
    press(...keys: readonly string[]) {
      for (const key of keys) {
        now += TOO_SOON + 50;
        if (/^\d$/.test(key)) desk.digit(key);
        else if (key === 'm') desk.bets.side('make');
        else if (key === 'b') desk.bets.side('blow');
        else if (key === 'v') desk.voiding.start();
        else if (key === 'Enter') desk.go();
        else if (key === 'Esc') desk.leave();
        else if (key === 'up' || key === 'down') desk.asked()?.move(key === 'up' ? -1 : 1);
        else desk.asked()?.turn(key === 'left' ? -1 : 1);
      }
    },
    quickly(key: 'Enter') {
      now += 20;
      if (key === 'Enter') desk.go();
    },
  };
}

describe('a bet at the desk', () => {
  test('is entered behind the cover: who, side, discs, lock; then the next bettor is asked', () => {
    const at = atDesk(called());
    expect([at.desk.bets.next(), at.desk.bets.isOpen()]).toEqual([1, false]);
    at.press('Enter', 'm', '4');
    expect(at.desk.bets.bet()).toEqual({ seat: 1, side: 'make', discs: 4 });
    at.press('Enter');
    expect(at.sent).toEqual([{ do: 'bet', seat: 1, side: 'make', discs: 4 }]);
    expect([at.desk.bets.next(), at.desk.bets.bet()]).toEqual([2, null]);
  });

  test('cannot be typed through the cover', () => {
    const at = atDesk(called());
    at.press('m', '4', 'b');
    expect(at.desk.bets.bet()).toBeNull();
    expect(at.sent).toEqual([]);
  });

  test('can be changed until it is locked', () => {
    const at = atDesk(called());
    at.press('Enter', 'm', '4', 'b', '2', 'Enter');
    expect(at.sent).toEqual([{ do: 'bet', seat: 1, side: 'blow', discs: 2 }]);
  });

  test('is covered by Esc without betting, and nothing of it is left', () => {
    const at = atDesk(called());
    at.press('Enter', 'm', '4', 'Esc');
    expect([at.desk.bets.bet(), at.desk.bets.next()]).toEqual([null, 1]);
    at.press('Enter');
    expect(at.desk.bets.bet()).toEqual({ seat: 1, side: null, discs: null });
    expect(at.sent).toEqual([]);
  });

  test('is not locked before it has a side and discs, and says which is missing', () => {
    const at = atDesk(called());
    at.press('Enter', 'Enter');
    expect(at.desk.doing.says).toBe('Pick a side (M or B) and 1 to 5 discs first.');
    at.press('3', 'Enter');
    expect(at.desk.doing.says).toBe('Pick a side first: M for Make It, B for Blow It.');
    at.press('m', '6');
    expect(at.desk.doing.says).toBe('A bet is covered by 1 to 5 discs, not 6.');
    expect(at.desk.bets.bet()).toEqual({ seat: 1, side: 'make', discs: 3 });
    expect(at.sent).toEqual([]);
  });

  test('comes in any order: the arrows pick who is next', () => {
    const at = atDesk(called());
    at.press('down', 'down', 'Enter', 'b', '1', 'Enter', 'up', 'Enter', 'b', '1', 'Enter');
    expect(at.sent.map((ask) => ('seat' in ask ? ask.seat : null))).toEqual([3, 2]);
  });

  test('that is locked by a double press does not uncover the next one', () => {
    const at = atDesk(called());
    at.press('Enter', 'm', '4', 'Enter');
    at.quickly('Enter');
    expect(at.desk.bets.bet()).toBeNull();
  });

  test('is put away when the game goes on', () => {
    const at = atDesk(called());
    at.press('Enter', 'm', '4');
    at.desk.undo();
    expect(at.desk.bets.doing).toEqual({ picked: null, open: null });
  });

  test('stays as it is, and whose it is, when another seat bets', () => {
    const at = atDesk(called());
    at.press('down', 'down', 'Enter', 'm', '4');
    at.elsewhere(bet(2, 'blow', 1));
    expect([at.desk.bets.isOpen(), at.desk.bets.next()]).toEqual([true, 3]);
    expect(at.desk.bets.bet()).toEqual({ seat: 3, side: 'make', discs: 4 });
    at.elsewhere(bet(1, 'blow', 2));
    at.press('5', 'Enter');
    expect(at.sent).toEqual([{ do: 'bet', seat: 3, side: 'make', discs: 5 }]);
  });

  test('of whoever is picked behind the cover is still asked for when another seat bets', () => {
    const at = atDesk(called());
    at.press('down', 'down');
    at.elsewhere(bet(2, 'blow', 1));
    expect([at.desk.bets.next(), at.desk.bets.isOpen()]).toEqual([3, false]);
  });

  test('stays whose it is when the bet of a seat before it is taken back', () => {
    const at = atDesk([...called(), bet(1, 'make', 1)]);
    at.press('Enter', 'b', '2');
    at.elsewhere(undo);
    expect(at.desk.bets.bet()).toEqual({ seat: 2, side: 'blow', discs: 2 });
  });

  test('is covered when it came in from elsewhere, and the first that is left is asked', () => {
    const at = atDesk(called());
    at.press('down', 'Enter', 'm', '4');
    at.elsewhere(bet(2, 'blow', 1));
    expect(at.desk.bets.doing).toEqual({ picked: null, open: null });
    expect(at.desk.bets.next()).toBe(1);
  });

  test('is put away when the next call for bets comes before the desk saw this one end', () => {
    const at = atDesk(called());
    at.press('down', 'Enter', 'm', '4');
    // Ana's throw is taken back, busts instead, and the board is put as it was: her second throw again, but a later one.
    const [, board = undo] = called();
    at.elsewhere(undo, undo, BUSTING, board, roll(3, 4, 3, 4), choose(7, 7));
    expect(at.view().phase).toBe('bet');
    expect(at.desk.bets.doing).toEqual({ picked: null, open: null });
  });

  test('at the table is entered in the open and needs no uncovering', () => {
    const at = atDesk([...called({ bets_entry: 'table' }), BUSTING]);
    expect(at.view().phase).toBe('reveal');
    at.press('down', 'b', '2', 'Enter', 'm', '1', 'Enter');
    expect(at.sent).toEqual([
      { do: 'bet', seat: 2, side: 'blow', discs: 2 },
      { do: 'bet', seat: 1, side: 'make', discs: 1 },
    ]);
  });
});

describe('a payoff at the desk', () => {
  const settling = [...called(), ...BETS, BUSTING];

  test('is put together column by column, never past the room or the sum', () => {
    const at = atDesk(settling);
    expect(at.desk.split.rows().map(({ column, from, room }) => [column, from, room])).toEqual([
      [5, 3, 5],
      [6, 4, 6],
      [9, 2, 6],
    ]);
    at.press('right', 'right', 'Enter');
    expect(at.sent).toEqual([]);
    expect(at.desk.doing.says).toBe('Hand out the last space first.');
    at.press('down', 'down', '9', 'right');
    expect(at.desk.split.doing.spaces).toEqual({ 5: 2, 9: 1 });
    expect(at.desk.split.ghosts()).toEqual([
      { column: 5, from: 3, to: 5 },
      { column: 9, from: 2, to: 3 },
    ]);
    at.press('left', 'up', 'right', 'Enter');
    expect(at.sent).toEqual([{ do: 'settle', seat: 1, spaces: { 5: 2, 6: 1 } }]);
  });

  test('with few ways has a key for each, and arrows with Enter', () => {
    const orders = toldBets('fewWays');
    const { splits } = orders.screen.view;
    expect(splits.length).toBeGreaterThan(1);
    const one = atDesk([...called(), ...bets1(), { do: 'stop' }]);
    one.press('2');
    expect(one.sent).toEqual([{ do: 'settle', seat: 1, spaces: splits[1] }]);
    const other = atDesk([...called(), ...bets1(), { do: 'stop' }]);
    other.press('down', 'Enter');
    expect(other.sent).toEqual(one.sent);
  });

  const bets1 = (): readonly Order[] => [
    { do: 'bet', seat: 1, side: 'make', discs: 1 },
    { do: 'bet', seat: 2, side: 'blow', discs: 1 },
    { do: 'bet', seat: 3, side: 'make', discs: 1 },
  ];
});

describe('bets beside computer players', () => {
  const withBots = (...bots: readonly number[]) =>
    called().map((one) =>
      one.do === 'begin'
        ? {
            ...one,
            seats: one.seats.map((seat, at) => (bots.includes(at) ? { ...seat, bot: 'r38' as const } : seat)),
          }
        : one,
    );

  test('are asked of people only, and the arrows walk among people', () => {
    const at = atDesk(withBots(1));
    expect(at.desk.bets.next()).toBe(2);
    at.press('down');
    expect(at.desk.bets.next()).toBe(3);
    at.press('down');
    expect(at.desk.bets.next()).toBe(2);
  });

  test('leave the bet of a person open when a computer player bets', () => {
    const at = atDesk(withBots(2));
    at.press('down', 'Enter', 'm', '4');
    at.elsewhere(bet(2, 'blow', 1));
    expect(at.desk.bets.bet()).toEqual({ seat: 3, side: 'make', discs: 4 });
  });

  test('are waited for once only computer players are left, who can be played for by hand', () => {
    const at = atDesk(withBots(2, 3));
    at.press('Enter', 'm', '4', 'Enter');
    expect([at.desk.bets.next(), at.desk.bets.waiting()]).toEqual([null, [2, 3]]);
    at.press('Enter', 'm', '4', 'Enter');
    expect(at.sent).toHaveLength(1);
    at.press('up', 'Enter', 'b', '1', 'Enter');
    expect(at.sent.at(-1)).toEqual({ do: 'bet', seat: 3, side: 'blow', discs: 1 });
    expect(at.desk.bets.next()).toBeNull();
  });
});

describe('what lies open', () => {
  test('is nothing before the reveal', () => {
    for (const moment of ['covered', 'twoIn', 'allIn', 'tableCall', 'reveal'] as const) {
      expect(revealOf(toldBets(moment).screen)).toBeNull();
    }
  });

  test('tells side, discs, right or wrong and what moves, also to those who settle later', () => {
    const rows = (told: Told) =>
      revealOf(told.screen)?.rows.map(({ player, bet, came }) => [
        player.name,
        bet.side,
        bet.discs,
        came.right,
        movedWords(came),
      ]);
    expect(rows(toldBets('manyWays'))).toEqual([
      ['Ben', 'blow', 3, true, 'splits 3 forward'],
      ['Cleo', 'make', 3, false, ''],
      ['Dov', 'blow', 5, true, 'splits 5 forward'],
    ]);
    expect(rows(toldBets('settledAlone'))).toEqual([
      ['Ben', 'blow', 2, true, '2 forward'],
      ['Cleo', 'make', 3, false, '5 of 6 back, next turn lost'],
    ]);
    expect(rows(toldBets('longSplit'))).toEqual([
      ['Ben', 'blow', 3, true, '3 forward'],
      ['Cleo', 'make', 3, false, '5 of 6 back, next turn lost'],
      ['Dov', 'blow', 5, true, 'splits 5 forward'],
    ]);
  });
});

describe('a throw that does not count', () => {
  const one = (rules: Readonly<Record<string, string>>): readonly Order[] => [
    { ...begin('Ana', 'Ben'), rules },
    roll(2, 4, 3, 5),
  ];

  test('is void at once where all dice are thrown again, or where a readable die counts', () => {
    for (const cocked_die of ['rethrow_all', 'count_if_readable']) {
      const at = atDesk(one({ cocked_die }));
      at.press('v');
      expect(at.sent).toEqual([{ do: 'void' }]);
    }
  });

  test('asks for the cocked die where it alone is thrown again', () => {
    const at = atDesk(one({ cocked_die: 'rethrow_die' }));
    at.press('v', '5');
    expect(at.sent).toEqual([]);
    at.press('3');
    expect(at.sent).toEqual([{ do: 'void', die: 3 }]);
    expect(at.view().kept).toEqual([2, 4, 5]);
  });

  test('can be the whole throw, or be called off', () => {
    const at = atDesk(one({ cocked_die: 'rethrow_die' }));
    at.press('v', 'Esc', 'v', 'Enter');
    expect(at.sent).toEqual([{ do: 'void' }]);
  });

  test('can be a bust, but no throw whose pairing is chosen', () => {
    const bust = atDesk([...called(), ...BETS, BUSTING]);
    bust.press('v');
    expect(bust.sent).toEqual([{ do: 'void' }]);
    expect(bust.view().phase).toBe('decide');
    const chosen = atDesk([...called(), ...BETS]);
    chosen.press('v');
    expect(chosen.sent).toEqual([]);
  });
});

describe('why', () => {
  test('asks about what is most likely meant, then whatever the arrows lead to', async () => {
    const at = atDesk([...one2(), roll(2, 4, 3, 5)]);
    const { why } = at.desk;
    const says = async () => {
      await Promise.resolve();
      return why.doing.says;
    };
    why.toggle();
    expect(await says()).toBe('{"about":"choices"}');
    why.move(1);
    expect(await says()).toBe('{"about":"bust"}');
    why.turn(1);
    expect(await says()).toBe('{"about":"column","column":8}');
    at.press('Esc');
    expect(why.doing.about).toBeNull();
    expect(at.sent).toEqual([]);
  });

  const one2 = (): readonly Order[] => [begin('Ana', 'Ben')];
});

test('a clock counts a second that has begun, and never below nothing', () => {
  expect([secondsLeft(10_000, 0), secondsLeft(10_000, 1), secondsLeft(10_000, 9_999)]).toEqual([10, 10, 1]);
  expect(secondsLeft(10_000, 12_000)).toBe(0);
});
