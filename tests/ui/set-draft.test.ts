/** The board put by hand: what the editor shows, and what it sends. */
import { expect, test } from 'vitest';
import type { Receipt } from '../../src/contract/from-host.ts';
import type { Order } from '../../src/table/order.ts';
import { createSet } from '../../src/ui/desk/desk-set.ts';
import {
  boardFrom,
  claimsOf,
  setOf,
  stepOf,
  withMarker,
  withRunner,
  withSkip,
} from '../../src/ui/desk/set-draft.ts';
import { expressTable } from '../kit/told-express.ts';
import { begin, tableAfter, told, toldOf } from '../kit/told.ts';

const TWO = begin('Ana', 'Ben');

test('the present board, unchanged, is put as it is', () => {
  for (const name of ['fresh', 'decide', 'claimed', 'topped', 'safe'] as const) {
    const { view } = told(name).screen;
    const table = tableAfter([
      {
        ...TWO,
        seats: view.seats.map((seat) => ({ name: seat })),
        rules: { win_columns: view.rules?.win_columns ?? 3 },
      },
    ]);
    const after = toldOf(tableAfter([setOf(boardFrom(view), view) as Order], table)).screen.view;
    expect({ ...after, rolls: 0, undo: '', turns: [], position: '' }).toMatchObject({
      markers: view.markers,
      claimed: view.claimed,
      runners: view.runners,
      climbed: view.climbed,
      seat: view.seat,
    });
  }
});

test('a marker on the top step claims its column', () => {
  const { view } = told('fresh').screen;
  const draft = withMarker(boardFrom(view), 1, 7, 13);
  expect(claimsOf(draft)).toEqual({ 7: 1 });
  expect(claimsOf(withMarker(draft, 1, 7, 12))).toEqual({});
});

test('a runner that was moved counts all its steps from the marker, one that was not keeps what it climbed', () => {
  const { view } = told('decide').screen;
  const order = setOf(withRunner(boardFrom(view), 6, 8), view);
  expect(order.do === 'set' && order.position.climbed).toEqual({ 7: view.climbed[7], 8: view.climbed[8] });
});

test('lost turns are sent in a betting game only', () => {
  const { view } = told('fresh').screen;
  expect(setOf(boardFrom(view), view)).not.toHaveProperty('position.skips');
  const betting = toldOf(tableAfter([{ ...TWO, rules: { betting: true } }])).screen.view;
  expect(setOf(withSkip(boardFrom(betting), 1, true), betting)).toHaveProperty('position.skips', [
    false,
    true,
  ]);
});

test('what is typed becomes a step: two digits at the most, nothing for none', () => {
  expect(['', '0', '7', '12', '123', 'x5', '-3'].map(stepOf)).toEqual([0, 0, 7, 12, 23, 5, 3]);
});

test('a refusal stands at the editor and what was typed stays; an acceptance closes it', async () => {
  const { screen } = told('fresh');
  let answer: Receipt = {
    is: 'receipt',
    id: 'x',
    ok: false,
    refusal: 'bad-position',
    says: 'That cannot be.',
  };
  const set = createSet(
    () => screen,
    () => Promise.resolve(answer),
  );
  set.open();
  if (set.doing.draft === null) throw new Error('not open');
  set.change(withMarker(set.doing.draft, 0, 2, 9));
  await set.save();
  expect(set.doing.fault).toBe('That cannot be.');
  expect(set.doing.draft?.markers[0]).toEqual({ 2: 9 });
  answer = { is: 'receipt', id: 'x', ok: true };
  await set.save();
  expect(set.doing).toEqual({ draft: null, fault: null });
});

test('no board is put in Express', () => {
  const { screen } = toldOf(expressTable('four'));
  const set = createSet(
    () => screen,
    () => Promise.reject(new Error('nothing is to be sent')),
  );
  set.open();
  expect(set.doing.draft).toBeNull();
});
