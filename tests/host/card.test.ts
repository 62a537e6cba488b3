/** The rule card on the display: put up and away by the desk, gone with the next order, never written down. */
import { expect, test } from 'vitest';
import { settled } from '../kit/clock.ts';
import { screenedTable } from '../kit/screened-table.ts';

const begin = { do: 'begin', seats: ['Ana', 'Ben'], first: 0 };

async function withCard() {
  const table = await screenedTable();
  const desk = table.attach('desk');
  const display = table.attach('display');
  await desk.order(begin);
  desk.say({ is: 'show', id: 'card', ask: { do: 'card', on: true } });
  expect(await desk.receipt('card')).toMatchObject({ ok: true });
  await settled();
  return { ...table, desk, display };
}

test('the desk puts the card up for every screen, and puts it away again', async () => {
  const { desk, display } = await withCard();
  expect([desk.shown().card, display.shown().card]).toEqual([true, true]);
  desk.say({ is: 'show', id: 'away', ask: { do: 'card', on: false } });
  await desk.receipt('away');
  await settled();
  expect([desk.shown().card, display.shown().card]).toEqual([false, false]);
});

test('the next order puts the card away, and so does an undo', async () => {
  for (const ask of [{ do: 'roll', dice: [1, 2, 3, 4] }, { do: 'undo' }]) {
    const { desk, display } = await withCard();
    await desk.order(ask);
    await settled();
    expect(display.shown().card).toBe(false);
  }
});

test('an order that is refused leaves the card up', async () => {
  const { desk, display } = await withCard();
  expect(await desk.order({ do: 'stop' })).toMatchObject({ ok: false });
  await settled();
  expect(display.shown().card).toBe(true);
});

test('the card is nothing that happened in the game: the table and its undo stay as they are', async () => {
  const { referee, desk } = await withCard();
  expect(referee.table.seq).toBe(1);
  expect(desk.shown().screen.view.undo).toBe('the new game');
});

test('the display may not put the card up, and a wish of another form is refused', async () => {
  const { desk, display } = await withCard();
  display.say({ is: 'show', id: 'mine', ask: { do: 'card', on: false } });
  expect(await display.receipt('mine')).toMatchObject({ ok: false, refusal: 'not-allowed' });
  desk.say({ is: 'show', id: 'odd', ask: { do: 'card', on: 'yes' } });
  expect(await desk.receipt('odd')).toMatchObject({ ok: false, refusal: 'bad-command' });
});

test('every screen is told the figures of the help pages', async () => {
  const { desk, display } = await withCard();
  expect(desk.shown().figures.of).toBe(1296);
  expect(display.shown().figures).toEqual(desk.shown().figures);
});
