/** Everything that crosses a line is unknown until its schema has read it: random, near-valid and valid messages. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAsk } from '../../src/contract/order.ts';
import { parseRecord } from '../../src/contract/record.ts';
import { parseShellAsk } from '../../src/contract/shell.ts';
import { parseToHost } from '../../src/contract/to-host.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { anyOrder, ordered } from '../kit/random-orders.ts';
import { seeded, seedOr } from '../kit/seeded.ts';

const seed = seedOr(816);
const runs = { seed, numRuns: 500, endOnFailure: true };

/** Names that occur in real messages, so that random ones come near them. */
const word = fc.constantFrom(
  ...[
    'is',
    'do',
    'id',
    'seen',
    'ask',
    'order',
    'reader',
    'roll',
    'dice',
    'choose',
    'columns',
    'stop',
    'undo',
  ],
  ...[
    'begin',
    'seats',
    'first',
    'rules',
    'set',
    'position',
    'markers',
    'act',
    'played',
    'entry',
    'seq',
    'from',
  ],
  ...['__proto__', 'constructor', 'toString', 'desk', ''],
);
const { value: nearJson } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    word,
    fc.integer({ min: -2, max: 13 }),
    fc.constantFrom(null, true, false, 0.5, -0, 1e308),
    fc.string({ maxLength: 5 }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(word, tie('value'), { maxKeys: 6 }),
  ),
}));

/** Messages that are good, from random play. */
function goodOrders(count: number): { ask: object; record: object }[] {
  const chance = seeded(seed);
  const good: { ask: object; record: object }[] = [];
  let table = BARE_TABLE;
  while (good.length < count) {
    const order = anyOrder(table, chance);
    const next = ordered(table, order);
    if (next === null) continue;
    table = next.table;
    const record = { seq: table.seq, at: 'now', from: 'desk', id: `id-${table.seq}`, act: next.act };
    good.push({ ask: order, record: JSON.parse(JSON.stringify(record)) as object });
  }
  return good;
}

const good = goodOrders(200);

/** Every object and list within a value, itself included. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

const copy = (value: object) => JSON.parse(JSON.stringify(value)) as object;

describe(`what is said to the host (seed ${seed})`, () => {
  test('is refused with its place when it is random JSON', () => {
    fc.assert(
      fc.property(fc.oneof(nearJson, fc.jsonValue(), fc.anything()), (raw) => {
        for (const read of [parseToHost(raw), parseRecord(raw)]) {
          expect(read.ok).toBe(false);
          if (!read.ok) expect(read.where).not.toBe('');
        }
      }),
      runs,
    );
  });

  test('is read as exactly what it says, or refused, when it is a random order', () => {
    const plain = new Set(['stop', 'undo', 'redo', 'stop-before-roll', 'use-held', 'drop-held']);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('do', 'dice', 'columns', 'roll', 'x'), nearJson), (raw) => {
        const read = parseAsk(raw);
        if (!read.ok) return;
        expect(read.ask).toEqual(raw);
        if (plain.has(read.ask.do)) expect(Object.keys(raw)).toEqual(['do']);
      }),
      runs,
    );
  });

  test('is read back whole when it is an order or a record of random play', () => {
    for (const { ask, record } of good) {
      const message = { is: 'order', id: 'x', seen: 3, ask: copy(ask) };
      expect(parseToHost(message)).toEqual({ ok: true, message: { is: 'order', id: 'x', seen: 3, ask } });
      expect(parseRecord(record)).toEqual({ ok: true, record });
    }
  });

  test('is refused when any object in it has a key more, whatever it is called', () => {
    for (const { ask, record } of good.slice(0, 50)) {
      for (const extra of ['extra', '__proto__', 'constructor', '13', '1']) {
        for (const [whole, read] of [
          [{ is: 'order', id: 'x', seen: 3, ask }, parseToHost],
          [record, parseRecord],
        ] as const) {
          const count = parts(whole).length;
          for (let at = 0; at < count; at += 1) {
            const spoilt = copy(whole);
            const part = parts(spoilt)[at];
            if (part === undefined || Array.isArray(part)) continue;
            Object.defineProperty(part, extra, { value: {}, enumerable: true });
            expect(read(spoilt).ok, JSON.stringify(spoilt)).toBe(false);
          }
        }
      }
    }
  });

  test('is refused when a number in it becomes text, and a text a number', () => {
    for (const { ask, record } of good.slice(0, 80)) {
      for (const [whole, read] of [
        [{ is: 'order', id: 'x', seen: 3, ask }, parseToHost],
        [record, parseRecord],
      ] as const) {
        for (let at = 0; at < parts(whole).length; at += 1) {
          for (const key of Object.keys(parts(whole)[at] ?? {})) {
            const spoilt = copy(whole);
            const part = parts(spoilt)[at] ?? {};
            const value: unknown = Reflect.get(part, key);
            // Which options there are, and with which values, is for the rules to refuse, with their own code.
            if (
              parts(spoilt).some(
                (one) => Reflect.get(one, 'do') === 'begin' && Reflect.get(one, 'rules') === part,
              )
            )
              continue;
            if (typeof value === 'number') Reflect.set(part, key, String(value));
            else if (typeof value === 'string') Reflect.set(part, key, 7);
            else continue;
            expect(read(spoilt).ok, JSON.stringify(spoilt)).toBe(false);
          }
        }
      }
    }
  });

  test('never changes what every object inherits', () => {
    const texts = [
      '{"is":"order","id":"x","seen":0,"ask":{"do":"stop","__proto__":{"ok":true}}}',
      '{"__proto__":{"is":"order","id":"x","seen":0,"ask":{"do":"stop"}}}',
      '{"is":"order","id":"x","seen":0,"ask":{"do":"set","position":{"markers":[{"__proto__":5}]}}}',
      '{"is":"order","id":"x","seen":0,"ask":{"do":"begin","seats":[{"name":"A","__proto__":{}}]}}',
      '{"is":"order","id":"x","seen":0,"ask":{"do":"begin","seats":["A"],"rules":{"__proto__":{"betting":true}}}}',
    ];
    for (const text of texts) expect(parseToHost(JSON.parse(text)).ok).toBe(false);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('ok' in {}).toBe(false);
  });

  test('is refused when it is a megabyte, wherever it is hidden', () => {
    const text = 'x'.repeat(1024 * 1024);
    const many = Array.from({ length: 100_000 }, () => 1);
    const order = (ask: object) => ({ is: 'order', id: 'x', seen: 0, ask });
    for (const raw of [
      text,
      many,
      { ...order({ do: 'stop' }), id: text },
      order({ do: text }),
      order({ do: 'begin', seats: [text] }),
      order({ do: 'begin', seats: many.map(String) }),
      order({ do: 'roll', dice: many }),
      order({ do: 'choose', columns: many }),
      order({ do: 'correct', dice: many }),
      order({ do: 'set', position: { markers: many.map(() => ({})) } }),
      order({ do: 'set', position: { markers: [], skips: many.map(() => false) } }),
      {
        is: 'reader',
        id: 'x',
        ask: { do: 'open-reader', path: text, baud: 9600, form: 'auto', release: false, askFirst: false },
      },
    ]) {
      expect(parseToHost(raw).ok).toBe(false);
    }
  });

  test('that only a desktop window may ask is one of four wishes, and nothing else', () => {
    for (const wish of ['show-display', 'hide-display', 'full-screen', 'open-data-folder']) {
      expect(parseShellAsk({ do: wish })).toEqual({ do: wish });
      expect(parseShellAsk({ do: wish, more: 1 })).toBeNull();
      expect(parseShellAsk(wish)).toBeNull();
    }
    fc.assert(
      fc.property(nearJson, (raw) => parseShellAsk(raw) === null),
      runs,
    );
  });
});
