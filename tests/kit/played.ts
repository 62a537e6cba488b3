/** A page over the fake bridge with a real table behind it: what the page orders is carried out and told back. */
import type { FakeBridge } from './fake-bridge.ts';
import { carryOut } from '../../src/table/act.ts';
import { decide } from '../../src/table/decide.ts';
import type { Table } from '../../src/table/table.ts';
import type { Ask } from '../../src/contract/order.ts';
import { toldOf } from './told.ts';

export interface Played {
  /** Carries out what was ordered since the last time, and tells the page. */
  goOn(): Promise<void>;
  readonly table: Table;
  /** The orders so far. */
  orders(): Promise<readonly Ask[]>;
}

/** Plays the host for a page, from a table that it has been told. */
export function playedFrom(bridge: FakeBridge, from: Table): Played {
  let table = from;
  let done = 0;
  const orders = async () => (await bridge.sent()).flatMap((sent) => (sent.is === 'order' ? [sent.ask] : []));
  return {
    orders,
    get table() {
      return table;
    },
    async goOn() {
      const all = await orders();
      for (const ask of all.slice(done)) {
        if (ask.do === 'use-held' || ask.do === 'drop-held') throw new Error(`${ask.do} has no table`);
        const decision = decide(table, ask);
        if (!decision.ok) throw new Error(`${JSON.stringify(ask)} was refused: ${decision.refusal.code}`);
        const next = carryOut(table, decision.act);
        if (next === null) throw new Error(`${JSON.stringify(ask)} was decided but does not fit`);
        table = next;
      }
      if (all.length > done) await bridge.tell(toldOf(table));
      done = all.length;
    },
  };
}
