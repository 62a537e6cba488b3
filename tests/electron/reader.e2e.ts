// The built program and a dice reader over a virtual cable: set up as a host does it, and through sleep, crash and quit.
import { closeSync, constants, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { openJournal } from '../../src/host/journal/file.ts';
import { JOURNAL_FILE, RECORDINGS } from '../../src/host/start.ts';
import { parseRecording } from '../../src/host/dice/recording.ts';
import { ackOf, type CableDevice, cableDevice, holds } from '../kit/cable-device.ts';
import { expect, launch, type Launched, test as base } from '../kit/launch.ts';
import { refereeKeys } from '../kit/referee-keys.ts';
import { seqShown } from '../kit/shown.ts';

/** Longest time that a quit may take, in milliseconds. */
const QUIT_LIMIT = 3000;

const test = base.extend<{ device: CableDevice }>({
  device: async ({}, use) => {
    const device = await cableDevice();
    await use(device);
    await device.dispose();
  },
});

const phaseOf = (desk: Page) => desk.locator('[data-phase]').getAttribute('data-phase');

/** Opens the reader in the panel, by the keyboard, and waits until it is ready. */
async function openReader(desk: Page, { cable }: CableDevice): Promise<void> {
  await expect(desk.locator('[data-seq]')).toBeVisible();
  await desk.keyboard.press('p');
  await desk.getByRole('textbox', { name: 'Path' }).fill(cable.desk);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('button', { name: 'Reader ready' })).toBeVisible();
}

/** The reader is open, and a game of two has begun. */
async function begun({ window }: Launched, device: CableDevice): Promise<Page> {
  const desk = await window('desk');
  await openReader(desk, device);
  await desk.keyboard.press('Escape');
  await refereeKeys(desk).press('Enter');
  await expect.poll(() => phaseOf(desk)).toBe('first');
  device.roll(1, [6, 5]);
  device.roll(2, [1, 2]);
  await expect.poll(() => phaseOf(desk)).toBe('roll');
  return desk;
}

/** A figure of the diagnostics, which are open. */
const figure = (desk: Page, name: string) =>
  desk
    .getByRole('dialog')
    .locator('dt', { hasText: new RegExp(`^\\s*${name}`) })
    .locator('xpath=following-sibling::dd[1]')
    .textContent();

/** The rolls in the journal that came from the reader, in order; the program must have ended. */
async function rollsOf(data: string): Promise<unknown[]> {
  const opened = await openJournal(path.join(data, JOURNAL_FILE), () => new Date().toISOString());
  if (!opened.ok) throw new Error(opened.trouble.detail);
  await opened.journal.close();
  return opened.records.filter(({ from }) => from === 'reader');
}

const power = (app: ElectronApplication, event: 'suspend' | 'resume') =>
  app.evaluate(({ powerMonitor }, event) => void powerMonitor.emit(event), event);

test('a reader is opened, tested and recorded, its dice are bound, and then its rolls count', async ({
  tableside,
  device,
  data,
}) => {
  const desk = await tableside.window('desk');
  const dialog = desk.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  await expect(desk.locator('[data-seq]')).toBeVisible();
  await desk.keyboard.press('p');
  await dialog.getByText('Other settings').click();
  await dialog.getByRole('radio', { name: '57600' }).check();
  await dialog.getByRole('textbox', { name: 'Path' }).fill(device.cable.desk);
  await button('Open').click();
  await expect(desk.getByRole('button', { name: 'Reader ready' })).toBeVisible();

  await button('Diagnostics').click();
  await button('Record to a file').click();
  await expect(button('Stop recording')).toBeVisible();
  await button('Set up').click();

  const before = await seqShown(desk);
  await button('Roll once to test').click();
  await expect(dialog).toContainText('Roll the dice now');
  device.roll(1, [3, 1, 4, 6]);
  await expect(dialog.locator('.try-dice .die-pip')).toHaveCount(14);
  await expect.poll(() => device.heard(ackOf(1))).toBe(1);
  expect([await seqShown(desk), await phaseOf(desk)]).toEqual([before, 'none']);

  await dialog.getByText('Dice that report one by one').click();
  await button('Bind four dice').click();
  let seq = 1;
  const die = (name: string, state: string, value: number) =>
    device.say(`TDS,7F3A,${(seq += 1)},${name},${state},${value},97,81`);
  for (const name of ['d1', 'd2', 'd3', 'd4']) {
    await expect(dialog).toContainText('Roll each die of this table once');
    die(name, 'rolling', 0);
    die(name, 'settled', 4);
  }
  await expect(dialog).toContainText('These dice count now.');

  await button('Diagnostics').click();
  await button('Stop recording').click();
  await expect(button('Record to a file')).toBeVisible();
  const [file = ''] = readdirSync(path.join(data, RECORDINGS));
  const recorded = parseRecording(readFileSync(path.join(data, RECORDINGS, file), 'utf8'));
  if (!recorded.ok) throw new Error(recorded.why);
  expect(recorded.recording.baud).toBe(57600);
  const cabled = recorded.recording.events
    .map((event) => ('bytes' in event ? Buffer.from(event.bytes).toString('latin1') : ''))
    .join('');
  expect(cabled).toContain('$TDR,7F3A,1,3146*');
  expect(cabled).toContain('$TDA,7F3A,1*');
  expect(cabled).toContain(',d4,settled,4,97,81*');

  await desk.keyboard.press('Escape');
  await refereeKeys(desk).press('Enter');
  await expect.poll(() => phaseOf(desk)).toBe('first');
  device.roll((seq += 1), [6, 5]);
  device.roll((seq += 1), [1, 2]);
  await expect.poll(() => phaseOf(desk)).toBe('roll');
  for (const name of ['d1', 'd2', 'd3', 'd4']) die(name, 'rolling', 0);
  for (const [at, name] of ['d1', 'd2', 'd3', 'd4'].entries()) die(name, 'settled', [3, 1, 4, 6][at]!);
  await expect.poll(() => phaseOf(desk)).toBe('choose');
  await tableside.close();
  const rolls = await rollsOf(data);
  expect(rolls).toHaveLength(3);
  expect(JSON.stringify(rolls.at(-1))).toContain('[3,1,4,6]');
});

test('a sleeping machine lets the port go; awake it opens it again, and a roll sent again counts once (fault 27)', async ({
  tableside,
  device,
  data,
}) => {
  const desk = await begun(tableside, device);
  device.roll(3, [3, 1, 4, 6]);
  await expect.poll(() => phaseOf(desk)).toBe('choose');
  await expect.poll(() => device.heard(ackOf(3))).toBe(1);
  const before = await seqShown(desk);

  await power(tableside.app, 'suspend');
  await expect.poll(() => holds(tableside.pid, device.cable)).toBe(false);
  await power(tableside.app, 'resume');
  await expect.poll(() => holds(tableside.pid, device.cable)).toBe(true);
  await expect(desk.getByRole('button', { name: 'Reader ready' })).toBeVisible();

  // The acknowledgement was lost in the sleep, as far as the device knows.
  device.roll(3, [3, 1, 4, 6]);
  await expect.poll(() => device.heard(ackOf(3))).toBe(2);
  expect([await seqShown(desk), await phaseOf(desk)]).toEqual([before, 'choose']);
  await expect(desk.getByRole('button', { name: 'Ignore' })).toHaveCount(0);

  await refereeKeys(desk).press('1');
  await expect.poll(() => phaseOf(desk)).toBe('decide');
  device.roll(4, [3, 3, 4, 4]);
  await expect.poll(() => phaseOf(desk)).toBe('choose');
  await expect.poll(() => device.heard(ackOf(4))).toBe(1);
  await tableside.close();
  expect(await rollsOf(data)).toHaveLength(4);
});

test('a window that is loaded anew or crashes does not touch the port, and a roll sent meanwhile is in the game (fault 28)', async ({
  tableside,
  device,
}) => {
  const { app } = tableside;
  const desk = await begun(tableside, device);
  const asked = device.asked();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.reload());
  device.roll(3, [3, 1, 4, 6]);
  await expect.poll(() => phaseOf(desk)).toBe('choose');
  await expect(desk.getByRole('button', { name: 'Reader ready' })).toBeVisible();
  await refereeKeys(desk).press('1');
  await expect.poll(() => phaseOf(desk)).toBe('decide');
  await desk.keyboard.press('p');
  await desk.getByRole('button', { name: 'Diagnostics' }).click();
  await expect.poll(() => figure(desk, 'Connections')).toBe('1');
  // A trial ends with the window that asked for it: the next roll is the game's.
  await desk.getByRole('button', { name: 'Set up' }).click();
  // The list of ports that comes meanwhile may move the button away from under a press, which people then press again.
  await expect(async () => {
    const test = desk.getByRole('button', { name: 'Roll once to test' });
    if (await test.isVisible()) await test.click();
    await expect(desk.getByRole('dialog')).toContainText('Roll the dice now', { timeout: 2000 });
  }).toPass({ timeout: 30_000 });

  await app.evaluate(
    ({ BrowserWindow }) =>
      new Promise<void>((resolve) => {
        const { webContents } = BrowserWindow.getAllWindows()[0]!;
        webContents.once('render-process-gone', () => resolve());
        webContents.forcefullyCrashRenderer();
      }),
  );
  expect(holds(tableside.pid, device.cable)).toBe(true);
  device.roll(4, [3, 3, 4, 4]);
  await expect.poll(() => device.heard(ackOf(4))).toBe(1);
  // A page that has crashed is lost to Playwright: the main process is asked.
  const inDesk = (script: string) =>
    app.evaluate(({ BrowserWindow }, script) => {
      const { webContents } = BrowserWindow.getAllWindows()[0]!;
      return webContents.isCrashed() ? null : webContents.executeJavaScript(script).catch(() => null);
    }, script);
  await expect
    .poll(() => inDesk('document.querySelector("[data-phase]")?.dataset.phase'), { timeout: 30_000 })
    .toBe('choose');
  expect(await inDesk('document.querySelector(".reader-button")?.textContent')).toContain('Reader ready');
  expect(device.asked()).toBe(asked);
});

test('a quit does not wait for a write that is stuck in the cable, and the game goes on at the next start (fault 29)', async ({
  data,
  device,
}) => {
  const { cable } = device;
  // Opened before the program does, which then keeps others away.
  const filler = openSync(cable.desk, constants.O_WRONLY | constants.O_NOCTTY | constants.O_NONBLOCK);
  try {
    const first = await launch({ data });
    const desk = await begun(first, device);
    device.roll(3, [3, 1, 4, 6]);
    await expect.poll(() => phaseOf(desk)).toBe('choose');
    const seq = await seqShown(desk);
    device.say('TDB,7F3A,3,300');
    await desk.keyboard.press('p');
    await desk.getByRole('button', { name: 'Diagnostics' }).click();
    await expect.poll(() => figure(desk, 'beat')).toBe('1');
    cable.freeze();
    expect(() => {
      for (;;) writeSync(filler, 'x'.repeat(512));
    }).toThrow(/EAGAIN/);
    const sent = Number(await figure(desk, 'sent'));
    // No beat comes: the device is asked, and the question is stuck.
    await expect.poll(async () => Number(await figure(desk, 'sent'))).toBeGreaterThan(sent);

    const ended = new Promise<'ended'>((resolve) => first.app.process().once('exit', () => resolve('ended')));
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), QUIT_LIMIT));
    void first.app.evaluate(({ app }) => app.quit()).catch(() => undefined);
    const how = await Promise.race([ended, late]);
    await ended;
    expect(how).toBe('ended');

    cable.thaw();
    const next = await launch({ data });
    const again = await next.window('desk');
    await expect.poll(() => phaseOf(again)).toBe('choose');
    expect(await seqShown(again)).toBe(seq);
    await next.close();
  } finally {
    closeSync(filler);
  }
});
