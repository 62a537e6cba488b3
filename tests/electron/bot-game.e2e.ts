// Two people and two computer players at one table, in the built program: all dice come from a reader on a virtual cable, people
// choose at the desk, computer players say what they play and why, and afterwards the game is looked back at.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { FromHost, Told } from '../../src/contract/from-host.ts';
import { columnLength, columnsOf } from '../../src/rules/column.ts';
import { expect, test } from '../kit/launch.ts';
import { refereeKeys } from '../kit/referee-keys.ts';
import { serialPair } from '../kit/serial.ts';

/** What each seat throws in its turns: pairs that climb one column to its top. */
const THROWS = ['1 1 1 1', '6 6 6 6', '1 2 2 1', '5 6 6 5'] as const;
const LATER = '1 3 3 1';

/** The same line again counts as another roll after this long, in milliseconds. */
const AGAIN = 450;

const latest = (desk: Page): Promise<Told> =>
  desk.evaluate(() => (window as unknown as { latest: Told }).latest);

async function chooseBot(desk: Page, seat: number, name: string): Promise<void> {
  await desk
    .getByRole('button', { name: /Change who plays$/ })
    .nth(seat)
    .click();
  await desk.getByRole('radio', { name }).click();
  await desk.keyboard.press('Escape');
}

test('two people and two computer players play to the win with the dice of a reader, and look back', async ({
  tableside,
}) => {
  test.setTimeout(300_000);
  const cable = await serialPair();
  const reader = spawn('tee', [cable.device], { stdio: ['pipe', 'ignore', 'inherit'] });
  try {
    const desk = await tableside.window('desk');
    const keys = refereeKeys(desk);
    await expect(desk.locator('[data-seq="0"]')).toBeVisible();
    await desk.evaluate(() => {
      const { tableside } = window as unknown as {
        tableside: { send(message: unknown): void; hear(hear: (message: unknown) => void): void };
      };
      tableside.hear((raw) => {
        const message = raw as FromHost;
        if (message.is === 'told') Object.assign(window, { latest: message.told });
      });
      tableside.send({ is: 'prefer', id: 'prefer', ask: { botPace: 'quick', advice: 'always' } });
    });
    await keys.press('p');
    await desk.getByRole('textbox', { name: 'Path' }).fill(cable.desk);
    await desk.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(desk.getByRole('button', { name: 'Reader ready' })).toBeVisible();
    await keys.press('Escape');

    // The short game, for two columns.
    await keys.press('3');
    for (let seats = 2; seats < 4; seats += 1) await desk.getByRole('button', { name: 'Add a seat' }).click();
    await chooseBot(desk, 1, 'Champion');
    await chooseBot(desk, 3, 'Rule of 28');
    await desk.getByRole('form', { name: 'New game' }).focus();
    await keys.press('Enter');
    await expect.poll(async () => (await latest(desk)).screen.seq).toBe(1);
    await keys.press('d');
    const display = await tableside.window('display');

    let thrown = 0;
    const turns = [0, 0, 0, 0];
    const said = new Set<string>();
    let last = '';
    for (let order = 1; ; order += 1) {
      const told = await latest(desk);
      const { seq, view, players } = told.screen;
      if (view.phase === 'over') break;
      if (order > 200) throw new Error(`The game does not end: ${JSON.stringify(view)}`);
      const seat = view.seat ?? 0;
      const isBot = players[seat]?.bot !== null;
      const goesOn = () =>
        expect.poll(async () => (await latest(desk)).screen.seq, { intervals: [20] }).toBeGreaterThan(seq);
      const roll = async (line: string) => {
        if (line === last)
          await desk.waitForFunction(([at, pause]) => performance.now() - at > pause, [
            thrown,
            AGAIN,
          ] as const);
        reader.stdin.write(`${line}\n`);
        last = line;
        await goesOn();
        // From here on the pause is counted: the reading has come in, however long the cable took.
        thrown = await desk.evaluate(() => performance.now());
      };

      if (view.phase === 'first') {
        await roll(seat === 0 ? '6 5' : seat % 2 === 0 ? '2 1' : '1 2');
        continue;
      }
      if (view.phase === 'choose') {
        if (!isBot) await keys.press('1');
        await goesOn();
        continue;
      }
      if (view.phase === 'decide') {
        const topped = columnsOf(view.runners).some(
          (column) => view.runners[column] === columnLength(column),
        );
        if (!isBot && topped) {
          await keys.press('s');
          await goesOn();
          continue;
        }
        if (isBot) {
          // It stops, which is an order, or says that it rolls on, and waits for people to throw.
          const acted = async () => {
            const { screen, bot } = await latest(desk);
            return screen.seq > seq ? 'stopped' : bot?.seq === seq && bot.act.does === 'roll' ? 'rolls' : '';
          };
          await expect.poll(acted, { intervals: [20] }).not.toBe('');
          if ((await acted()) === 'stopped') continue;
          said.add(await display.locator('.news').innerText());
        }
      }
      if (view.phase === 'roll') turns[seat] = (turns[seat] ?? 0) + 1;
      await roll((turns[seat] ?? 0) > 1 && seat === 0 ? LATER : THROWS[seat as 0 | 1 | 2 | 3]);
    }

    const { screen } = await latest(desk);
    expect(screen.players.map(({ bot }) => bot)).toEqual([null, 'champion', null, 'rule-of-28']);
    expect([...said].some((words) => /throw for it/.test(words))).toBe(true);
    await expect(display.locator('.strip-chance').first()).toBeVisible();

    await keys.press('t');
    const lookBack = desk.getByRole('dialog', { name: 'Look back' });
    await expect(lookBack.getByRole('img').first()).toBeVisible({ timeout: 60_000 });
    await expect(lookBack).toContainText('Champion');

    await tableside.close();
    const journal = await readFile(path.join(tableside.data, 'table.journal'), 'utf8');
    const from = [...journal.matchAll(/"from":"([a-z]+)"/g)].map(([, who]) => who);
    expect(new Set(from)).toEqual(new Set(['desk', 'reader', 'bot']));
  } finally {
    reader.kill();
    await cable.dispose();
  }
});
