// The worker that computes runs inside the built program: two computer players play each other with the program's dice, and
// win chances come with every order.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FromHost } from '../../src/contract/from-host.ts';
import type { ToHost } from '../../src/contract/to-host.ts';
import { expect, test } from '../kit/launch.ts';

/** Orders that the computer players are watched for. */
const ORDERS = 12;

const BEGIN: readonly ToHost[] = [
  {
    is: 'prefer',
    id: 'prefer',
    ask: { botDice: 'program', botPace: 'quick', advice: 'always' },
  },
  {
    is: 'order',
    id: 'begin',
    seen: 0,
    ask: {
      do: 'begin',
      seats: [
        { name: '', bot: 'champion' },
        { name: '', bot: 'rule-of-28' },
      ],
      first: 0,
    },
  },
];

test('two computer players play in the built program, and advice comes from its worker', async ({
  tableside,
}) => {
  const desk = await tableside.window('desk');
  await expect(desk.locator('[data-seq]')).toBeVisible();
  const heard = await desk.evaluate(
    ([begin, orders]) =>
      new Promise<FromHost[]>((enough) => {
        const { tableside } = window as unknown as {
          tableside: { send(message: unknown): void; hear(hear: (message: unknown) => void): void };
        };
        const all: FromHost[] = [];
        tableside.hear((raw) => {
          const message = raw as FromHost;
          all.push(message);
          const advised = all.filter(({ is }) => is === 'advice').length;
          if (message.is === 'told' && message.told.screen.seq >= orders && advised > 0) enough(all);
        });
        for (const message of begin) tableside.send(message);
      }),
    [BEGIN, ORDERS] as const,
  );
  const told = heard.flatMap((message) => (message.is === 'told' ? [message.told] : []));
  expect(told.at(-1)?.screen.players.map(({ name }) => name)).toEqual(['Champion', 'Rule of 28']);
  expect(told.at(-1)?.adviceFault).toBeNull();
  expect(told.some(({ bot }) => bot?.player === 'champion' && bot.act.does === 'choose')).toBe(true);
  for (const message of heard) {
    if (message.is !== 'advice') continue;
    const sum = message.advice.chances.reduce((all, chance) => all + chance, 0);
    expect(sum).toBeCloseTo(1, 9);
  }
  await tableside.close();
  const journal = await readFile(path.join(tableside.data, 'table.journal'), 'utf8');
  for (const from of ['bot', 'dice']) expect(journal).toContain(`"from":"${from}"`);
});
