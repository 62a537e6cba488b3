import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseToHost } from '../../src/contract/to-host.ts';
import { useTable } from '../../src/ui/store/table.ts';
import type { MemoryLink } from '../kit/memory-link.ts';
import { memoryLink } from '../kit/memory-link.ts';
import { adviceOf, lookBackOf } from '../kit/told-advice.ts';
import { told } from '../kit/told.ts';

let link: MemoryLink;
beforeEach(() => {
  setActivePinia(createPinia());
  link = memoryLink();
});

describe('what is told', () => {
  test('is shown whole, and replaced whole', () => {
    const table = useTable();
    table.connect(link);
    expect(table.screen).toBeNull();
    link.welcome();
    link.say({ is: 'told', told: told('choose') });
    expect(table.told).toEqual(told('choose'));
    link.say({ is: 'told', told: told('bare') });
    expect(table.told).toEqual(told('bare'));
    expect(table.trouble).toBeNull();
  });

  test('stays in sight while the line is lost', () => {
    const table = useTable();
    table.connect(link);
    link.welcome();
    link.say({ is: 'told', told: told('choose') });
    link.become('lost');
    expect(table.connection).toBe('lost');
    expect(table.told).toEqual(told('choose'));
  });

  test('before anybody listened is not missed', () => {
    link.welcome();
    link.say({ is: 'told', told: told('choose') });
    const table = useTable();
    table.connect(link);
    expect(table.connection).toBe('open');
    expect(table.told).toEqual(told('choose'));
  });
});

describe('an order', () => {
  test('carries what was seen and an id of its own, and is a message that the host accepts', () => {
    const table = useTable();
    table.connect(link);
    link.welcome();
    link.say({ is: 'told', told: told('choose') });
    void table.order({ do: 'choose', columns: [6, 8] });
    void table.order({ do: 'undo' });
    void table.askReader({ do: 'list-ports' });
    expect(link.sent.map((message) => parseToHost(message).ok)).toEqual([true, true, true]);
    expect(link.sent[0]).toMatchObject({ is: 'order', seen: told('choose').screen.seq });
    expect(new Set(link.sent.map(({ id }) => id)).size).toBe(3);
  });

  test('changes nothing that is shown until the host tells it', () => {
    const table = useTable();
    table.connect(link);
    link.welcome();
    link.say({ is: 'told', told: told('choose') });
    void table.order({ do: 'choose', columns: [6, 8] });
    expect(table.told).toEqual(told('choose'));
  });

  test('is answered by the receipt with its id, not by another', async () => {
    const table = useTable();
    table.connect(link);
    link.welcome();
    const first = table.order({ do: 'stop' });
    const second = table.order({ do: 'undo' });
    const [stop, undo] = link.sent.map(({ id }) => id);
    const refusal = { is: 'receipt', ok: false, refusal: 'no-game', says: 'No game has begun yet.' } as const;
    link.say({ is: 'receipt', id: undo ?? '', ok: true });
    link.say({ ...refusal, id: stop ?? '' });
    expect(await first).toEqual({ ...refusal, id: stop });
    expect(await second).toMatchObject({ ok: true });
  });

  test('without a line is refused at once, in words', async () => {
    const table = useTable();
    table.connect(link);
    link.welcome();
    link.become('lost');
    expect(await table.order({ do: 'stop' })).toMatchObject({
      ok: false,
      refusal: 'not-connected',
      says: expect.stringContaining('lost') as string,
    });
    expect(link.sent).toEqual([]);
  });

  test('that the line broke on is asked again, with the same id, and answered once', async () => {
    const table = useTable();
    table.connect(link);
    link.welcome();
    const answer = table.order({ do: 'stop' });
    link.become('lost');
    link.welcome();
    const [first, again] = link.sent;
    expect(again).toEqual(first);
    link.say({ is: 'receipt', id: first?.id ?? '', ok: true });
    expect(await answer).toMatchObject({ ok: true });
    link.become('lost');
    link.welcome();
    expect(link.sent).toHaveLength(2);
  });
});

test('ending the connection closes the link and stops listening', () => {
  const table = useTable();
  const end = table.connect(link);
  link.welcome();
  end();
  link.say({ is: 'told', told: told('choose') });
  expect(link.closed).toBe(true);
  expect(table.told).toBeNull();
});

describe('advice', () => {
  const shown = { ...told('decide'), advising: true };
  const advice = adviceOf(shown);
  const listening = () => {
    const table = useTable();
    table.connect(link);
    link.welcome();
    link.say({ is: 'told', told: shown });
    return table;
  };

  test('of the position that is shown is kept, and gone with it', () => {
    const table = listening();
    link.say({ is: 'advice', advice });
    expect(table.advice).toEqual(advice);
    link.say({ is: 'told', told: { ...shown, screen: { ...shown.screen, seq: shown.screen.seq + 1 } } });
    expect(table.advice).toBeNull();
  });

  test('of another position never comes in', () => {
    const table = listening();
    link.say({ is: 'advice', advice: { ...advice, seq: advice.seq - 1 } });
    expect(table.advice).toBeNull();
  });

  test('is gone once it is not wanted, or off for everybody, and the look back with it', () => {
    const table = listening();
    link.say({ is: 'advice', advice });
    link.say({ is: 'look-back', lookBack: lookBackOf(shown) });
    expect(table.lookBack).not.toBeNull();
    link.say({ is: 'told', told: { ...shown, advising: false } });
    expect(table.advice).toBeNull();
    expect(table.lookBack).not.toBeNull();
    link.say({ is: 'told', told: { ...shown, preferences: { ...shown.preferences, advice: 'off' } } });
    expect([table.advice, table.lookBack]).toEqual([null, null]);
  });

  test('of the look back stays while the game goes on, and is gone with the game', () => {
    const table = listening();
    const looked = lookBackOf(shown);
    const tell = (by: number, view: Partial<typeof shown.screen.view>) =>
      link.say({
        is: 'told',
        told: {
          ...shown,
          screen: { ...shown.screen, seq: shown.screen.seq + by, view: { ...shown.screen.view, ...view } },
        },
      });
    tell(0, { rolls: 5 });
    link.say({ is: 'look-back', lookBack: looked });
    tell(1, { rolls: 6 });
    expect(table.lookBack).toEqual(looked);
    tell(2, { rolls: 0 });
    expect(table.lookBack).toBeNull();
    tell(3, { rolls: 1 });
    expect(table.lookBack).toBeNull();
    // One that was asked for in the game before comes late.
    link.say({ is: 'look-back', lookBack: looked });
    expect(table.lookBack).toBeNull();
  });

  test('is asked for in messages that the host accepts', async () => {
    const table = listening();
    void table.advise(true);
    void table.askLookBack();
    void table.letBotsGo();
    await Promise.resolve();
    expect(link.sent.map((message) => message.is)).toEqual(['advise', 'look-back', 'bots-go']);
    for (const message of link.sent) expect(parseToHost(message).ok).toBe(true);
  });
});

describe('that computer players wait', () => {
  test('is said in a message that the host accepts, and is not said again over a new line: by then it may be wrong', () => {
    const table = useTable();
    table.connect(link);
    link.welcome();
    table.keepBots(true);
    expect(link.sent).toMatchObject([{ is: 'bots-wait', on: true }]);
    for (const message of link.sent) expect(parseToHost(message).ok).toBe(true);
    link.become('lost');
    link.welcome();
    expect(link.sent).toHaveLength(1);
  });
});
