/** Why a board was put by hand: kept with the entry, told in the log, gone with an undo. */
import { expect, test } from 'vitest';
import { parseAsk } from '../../src/contract/order.ts';
import { parseRecord } from '../../src/contract/record.ts';
import { carryOut } from '../../src/table/act.ts';
import { decide } from '../../src/table/decide.ts';
import type { Order } from '../../src/table/order.ts';
import { LONGEST_REASON } from '../../src/table/order.ts';
import { logWords } from '../../src/words/log.ts';
import { refusalWords } from '../../src/words/refusals.ts';
import { begin, choose, roll, tableAfter, toldOf, undo } from '../kit/told.ts';

const TWO = begin('Ana', 'Ben');
const SET: Order = { do: 'set', position: { markers: [{ 7: 3 }, {}] }, reason: '  board bumped ' };

test('a reason is trimmed, kept with the entry, told in the log, and taken back with it', () => {
  const table = tableAfter([TWO, SET]);
  expect(table.moment?.entry).toMatchObject({ command: { do: 'set' }, reason: 'board bumped' });
  const [line] = toldOf(table).screen.log;
  expect(line && logWords(line, ['Ana', 'Ben']).short).toBe('board set by hand: board bumped');
  expect(toldOf(table).screen.view.undo).toBe('the board set by hand');
  expect(toldOf(tableAfter([undo], table)).screen.log.some((one) => one.is === 'set')).toBe(false);
});

test('the reason outlives the correction of an earlier roll', () => {
  const table = tableAfter([
    TWO,
    roll(1, 2, 3, 4),
    choose(3, 7),
    SET,
    { do: 'correct', roll: 1, dice: [1, 2, 3, 4] },
  ]);
  expect(toldOf(table).screen.log.find((one) => one.is === 'set')).toMatchObject({ reason: 'board bumped' });
});

test('a reason of more than 200 characters or of two lines is refused, and nothing changes', () => {
  const table = tableAfter([TWO]);
  for (const reason of ['x'.repeat(LONGEST_REASON + 1), 'one\ntwo', 'one\u2028two']) {
    const decision = decide(table, { ...SET, reason });
    expect(decision).toEqual({ ok: false, refusal: { code: 'bad-reason', most: 200 } });
    if (!decision.ok) expect(refusalWords(decision.refusal)).toContain('200');
  }
  expect(decide(table, { ...SET, reason: '🎲'.repeat(LONGEST_REASON) }).ok).toBe(true);
});

test('an order with a reason is read, and its record is read again', () => {
  const asked = parseAsk(SET);
  expect(asked).toEqual({ ok: true, ask: SET });
  const decision = decide(tableAfter([TWO]), SET);
  if (!decision.ok) throw new Error(decision.refusal.code);
  const record = { seq: 2, at: '2026-01-01T00:00:00.000Z', from: 'desk', id: 'x', act: decision.act };
  const read = parseRecord(JSON.parse(JSON.stringify(record)));
  expect(read.ok && carryOut(tableAfter([TWO]), read.record.act)?.moment?.entry.reason).toBe('board bumped');
  expect(parseAsk({ ...SET, reason: 7 }).ok).toBe(false);
});
