/** Calls through random play, take-backs and corrections included. */
import { describe, expect, it } from 'vitest';
import { clipKeys, CLIP_KEYS, partsAt } from '../../src/contract/call.ts';
import { callOf } from '../../src/table/call.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { calledWords } from '../../src/words/caller.ts';
import { anyOrder, ordered } from '../kit/random-orders.ts';
import { seeded, seedOr } from '../kit/seeded.ts';

const seed = seedOr(130);
const NAMES = ['Ana', 'Ben', 'Chris', 'Дуня'];

describe(`calls (seed ${seed})`, () => {
  it('stand for one order each, tell no more than stands, and always have words and clips', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 30; game += 1) {
      const chance = seeded(seed + game);
      let table = BARE_TABLE;
      let id = 0;
      for (let tried = 0; tried < 250; tried += 1) {
        const order = anyOrder(table, chance);
        const next = ordered(table, order);
        if (next === null) continue;
        const found = table.moment?.depth ?? 0;
        table = next.table;
        const where = `seed ${seed}, game ${game}, ${JSON.stringify(order)}`;
        const call = callOf(table);
        if (call === null) continue;
        for (const { is } of call.parts) seen.add(is);

        expect(call.id, where).toBe(table.seq);
        expect(call.id, where).toBeGreaterThan(id);
        id = call.id;
        expect(call.depth, where).toBe(table.moment?.depth ?? 0);
        expect(call.stands, where).toBeLessThanOrEqual(Math.min(found, call.depth));
        const rewrites = ['undo', 'redo', 'correct', 'stop-before-roll', 'void'].includes(order.do);
        if (!rewrites) expect(call.stands, where).toBe(found);
        if (order.do === 'undo' || order.do === 'redo') expect(call.parts, where).toHaveLength(1);
        expect(call.parts.filter(({ is }) => is === 'turn').length, where).toBeLessThanOrEqual(
          rewrites ? 0 : 1,
        );

        const results = partsAt(call, 'results');
        expect(results.length > 0, where).toBe(call.rank === 'result');
        expect(partsAt(call, 'off'), where).toEqual([]);
        expect(calledWords(call.parts, NAMES), where).not.toMatch(/undefined|null|\s\s|^$/);
        for (const key of clipKeys(call.parts)) expect(CLIP_KEYS, where).toContain(key);
      }
    }
    expect([...seen].sort()).toEqual(
      [
        ...['busted', 'claimed', 'won', 'revealed', 'corrected', 'time-up', 'first', 'rolled', 'chosen'],
        ...['stopped', 'turn', 'tied', 'voided', 'stopped-first', 'taken-back', 'put-again'],
      ].sort(),
    );
  });
});
