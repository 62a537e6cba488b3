/** The start of a game at the desk against a real table: the games by key, the throws for the start, dice that stay. */
import { describe, expect, test } from 'vitest';
import type { Receipt, Told } from '../../src/contract/from-host.ts';
import type { Ask } from '../../src/contract/order.ts';
import type { BeginOrder, Order } from '../../src/table/order.ts';
import type { Table } from '../../src/table/table.ts';
import { createDesk } from '../../src/ui/desk/desk.ts';
import { isPreset, offeredPresets } from '../../src/ui/desk/draft-presets.ts';
import { emptied, emptyEntry, takenBack, tapped, typed, wholeRoll } from '../../src/ui/desk/entry.ts';
import { fileName } from '../../src/ui/desk/preset-file.ts';
import { TOO_SOON } from '../../src/ui/desk/stray.ts';
import { digitRefusalWords, padHint, padWords } from '../../src/words/digits.ts';
import { decidesWords, ROLL_OFF_WORDS, thrownWords } from '../../src/words/roll-off.ts';
import { begin, roll, tableAfter, toldOf } from '../kit/told.ts';

const OWN = [{ name: 'Ours', rules: { win_columns: 2, turn_clock: 30 } }];
const throwsFor = (...names: readonly string[]): BeginOrder => ({
  do: 'begin',
  seats: names.map((name) => ({ name })),
});

function atDesk(orders: readonly Order[]) {
  let table: Table = tableAfter(orders);
  let now = 10_000;
  const sent: Ask[] = [];
  const accepted: Receipt = { is: 'receipt', id: 'x', ok: true };
  const told = (): Told => toldOf(table, 'desk', { presets: OWN });
  const desk = createDesk({
    between: () => undefined,
    told,
    now: () => now,
    why: () => Promise.resolve(accepted),
    order(ask) {
      sent.push(ask);
      if (ask.do === 'use-held' || ask.do === 'drop-held') return Promise.resolve(accepted);
      table = tableAfter([ask], table);
      desk.wentOn();
      return Promise.resolve(accepted);
    },
  });
  desk.wentOn();
  return {
    desk,
    sent,
    screen: () => told().screen,
    /** Digits as a person types them: close together in a throw, apart between two. */
    type(...throws: readonly string[]) {
      for (const digits of throws) {
        now += TOO_SOON;
        for (const digit of digits) {
          now += 60;
          desk.digit(digit);
        }
      }
    },
    settled: () => new Promise((done) => setImmediate(done)),
  };
}

describe('the games by key', () => {
  test('a digit in the set-up takes the game of that number, and Enter begins it', async () => {
    for (const [at, preset] of offeredPresets(OWN).entries()) {
      const one = atDesk([]);
      one.type(String(at + 1));
      expect(isPreset(one.desk.doing.draft!, preset)).toBe(true);
      one.desk.go();
      await one.settled();
      expect(one.sent).toHaveLength(1);
      expect(one.sent[0]).toMatchObject({ do: 'begin', rules: preset.rules });
    }
  });

  test('a digit beyond the games changes nothing', () => {
    const at = atDesk([]);
    const { draft } = at.desk.doing;
    at.type('9', '0');
    expect(at.desk.doing.draft).toBe(draft);
  });

  test('a choice puts an old refusal away', () => {
    const at = atDesk([]);
    at.desk.doing.fault = { code: 'betting-needs-stack', says: 'no' };
    at.type('1');
    expect(at.desk.doing.fault).toBeNull();
  });

  test('the rules open and close, and are closed in the next set-up', () => {
    const at = atDesk([begin('Ana', 'Ben')]);
    at.desk.toggleRules();
    expect(at.desk.starting.rules).toBe(false);
    at.desk.openSetUp();
    at.desk.toggleRules();
    expect(at.desk.starting.rules).toBe(true);
    at.desk.leave();
    at.desk.openSetUp();
    expect(at.desk.starting.rules).toBe(false);
  });
});

describe('the throw for the start', () => {
  test('two digits are the throw of whoever is next, and the highest total begins', () => {
    const at = atDesk([throwsFor('Ana', 'Ben', 'Cleo')]);
    at.type('12', '65', '43');
    expect(at.sent).toEqual([
      { do: 'first', seat: 0, dice: [1, 2] },
      { do: 'first', seat: 1, dice: [6, 5] },
      { do: 'first', seat: 2, dice: [4, 3] },
    ]);
    expect(at.screen().view).toMatchObject({ phase: 'roll', seat: 1 });
    expect(at.desk.doing.entry.dice).toHaveLength(4);
  });

  test('tied ones throw again, and nobody else', () => {
    const at = atDesk([throwsFor('Ana', 'Ben', 'Cleo')]);
    at.type('11', '65', '56');
    expect(at.screen().rollOff?.contenders).toEqual([1, 2]);
    expect(at.desk.thrower()).toBe(1);
    at.desk.pickThrower(0);
    expect(at.desk.thrower()).toBe(1);
    at.type('12', '34');
    expect(at.screen().view).toMatchObject({ phase: 'roll', seat: 2 });
  });

  test('another one can be picked to throw first, by hand or by arrow', () => {
    const at = atDesk([throwsFor('Ana', 'Ben', 'Cleo')]);
    at.desk.pickThrower(2);
    at.type('66');
    at.desk.moveThrower(1);
    at.type('11');
    at.desk.moveThrower(-1);
    at.type('12');
    expect(at.sent.map((ask) => ask.do === 'first' && ask.seat)).toEqual([2, 1, 0]);
    expect(at.screen().view.seat).toBe(2);
  });

  test('a third digit right after the second is no die of the next one', () => {
    const at = atDesk([throwsFor('Ana', 'Ben')]);
    at.type('123');
    expect(at.sent).toEqual([{ do: 'first', seat: 0, dice: [1, 2] }]);
    expect(at.desk.doing.entry).toEqual({
      dice: [null, null],
      stay: 0,
      refusal: { why: 'one-too-many', digit: '3', dice: 2 },
    });
  });

  test('Enter before the second die says how many are awaited', () => {
    const at = atDesk([throwsFor('Ana', 'Ben')]);
    at.type('4');
    at.desk.go();
    expect(at.desk.doing.entry.refusal).toEqual({ why: 'too-few', typed: 1, dice: 2 });
  });

  test('outside the roll-off nobody throws for the start', () => {
    const at = atDesk([begin('Ana', 'Ben')]);
    expect(at.desk.thrower()).toBeNull();
    at.desk.moveThrower(1);
    at.desk.pickThrower(0);
    expect(at.desk.thrower()).toBeNull();
  });
});

describe('throws of other sizes', () => {
  test('in Express a throw is five dice', () => {
    const at = atDesk([{ ...throwsFor('Ana', 'Ben'), rules: { game: 'express' } }]);
    at.type('11356');
    expect(at.sent).toEqual([roll(1, 1, 3, 5, 6)]);
  });

  test('beside dice that stay only the cocked one is entered', () => {
    const at = atDesk([
      { ...begin('Ana', 'Ben'), rules: { cocked_die: 'rethrow_die' } },
      roll(2, 4, 3, 5),
      { do: 'void', die: 2 },
    ]);
    expect(at.desk.doing.entry).toEqual({ dice: [2, 3, 5, null], stay: 3, refusal: null });
    at.desk.backspace();
    expect(at.desk.doing.entry.dice).toEqual([2, 3, 5, null]);
    at.desk.go();
    expect(at.desk.doing.entry.refusal).toEqual({ why: 'too-few', typed: 0, dice: 1 });
    at.type('6');
    expect(at.sent).toEqual([roll(2, 3, 5, 6)]);
    expect(at.screen().view.phase).toBe('choose');
  });

  test('a die that stays keeps its face, whatever is tapped or put away', () => {
    const entry = emptyEntry(4, [2, 3, 5]);
    expect(tapped(entry, 0, 6)).toBe(entry);
    expect(wholeRoll(typed(entry, '4'))).toEqual([2, 3, 5, 4]);
    expect(emptied(typed(entry, '4'))).toEqual(entry);
    expect(takenBack(typed(entry, '4')).dice).toEqual([2, 3, 5, null]);
    expect(typed(typed(entry, '4'), '1').refusal).toEqual({ why: 'one-too-many', digit: '1', dice: 4 });
  });
});

describe('in words', () => {
  test('the place for the dice says how many they are', () => {
    expect([1, 2, 4, 5].map((dice) => padWords(dice))).toEqual([
      'The die: type a digit, or tap its face',
      'The two dice: type two digits, or tap a face for each',
      'The four dice: type four digits, or tap a face for each',
      'The five dice: type five digits, or tap a face for each',
    ]);
    expect(padHint(2, 'hand', 0)).toBe('Type two digits, or tap a face for each die.');
    expect(padHint(4, 'hand', 3)).toBe('Three dice stay. Throw the other die again, then type or tap it.');
    expect(digitRefusalWords({ why: 'one-too-many', digit: '3', dice: 2 })).toContain('two dice');
  });

  test('the throws for the start', () => {
    expect(thrownWords([5, 3])).toBe('5 and 3, together 8');
    expect(thrownWords(null)).toBe(ROLL_OFF_WORDS.waits);
    expect([decidesWords(3, 3), decidesWords(2, 3)]).toEqual([ROLL_OFF_WORDS.highest, ROLL_OFF_WORDS.tied]);
  });

  test('a file of rules has a name that every system can keep', () => {
    expect(fileName('Ours')).toBe('Ours.tableside-rules.json');
    expect(fileName('../a:b?')).toBe('-a-b-.tableside-rules.json');
    expect(fileName(' ... ')).toBe('rules.tableside-rules.json');
  });
});
