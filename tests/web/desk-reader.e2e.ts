// The panel of the dice reader: what each gesture asks for, with the mouse and with the keyboard alone.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Told } from '../../src/contract/from-host.ts';
import type { PortEntry, ReaderStatus } from '../../src/contract/reader.ts';
import { axeFaults } from '../kit/axe.ts';
import type { FakeBridge, Site } from '../kit/fake-bridge.ts';
import { openPage } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { measureText } from '../kit/text-boxes.ts';
import { READER_TOLD, REPORT } from '../kit/told-desk.ts';
import { roll, told } from '../kit/told.ts';

const port = (path: string, vendorId: string | null, maker: string | null = null): PortEntry => ({
  path,
  maker,
  vendorId,
  productId: '7523',
  serialNumber: null,
  pnpId: null,
});
const PORTS = [port('/dev/ttyACM0', '2341'), port('/dev/ttyUSB0', '1A86'), port('/dev/ttyS0', null)];

/** What the desk is told in a state of the reader. */
function toldOn(name: string, status: Partial<ReaderStatus> = {}): Told {
  const what = READER_TOLD[name]!;
  return { ...what, reader: { ...what.reader, status: { ...what.reader.status, ...status } } };
}

async function openPanel(page: Page, site: Site, name: string, ports: readonly PortEntry[] = PORTS) {
  const bridge = await openPage(page, site, 'desk', null);
  await bridge.answer({ ok: true, report: REPORT, ports: { ports, problem: null } });
  await bridge.tell(toldOn(name));
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Dice reader' });
  await expect(dialog.getByText('Where the reader is plugged in')).toBeVisible();
  await expect(dialog).not.toContainText('Looking for ports');
  return {
    bridge,
    dialog,
    button: (title: string) => dialog.getByRole('button', { name: title, exact: true }),
  };
}

/** What was asked of the host so far, without the looks at the report, which go on by themselves. */
async function asksOf(bridge: FakeBridge) {
  const asks = (await bridge.sent()).flatMap((sent) => (sent.is === 'reader' ? [sent.ask] : []));
  return asks.filter((ask) => ask.do !== 'reader-report');
}

test('the reader panel lists ports, opens one or a typed path, and asks for the rest', async ({
  page,
  site,
}) => {
  const { bridge, dialog, button } = await openPanel(page, site, 'reader absent');
  await expect(dialog.getByRole('radio', { name: /ttyS0/ })).toBeHidden();
  await expect(button('Open')).toBeDisabled();
  await expect(dialog).toContainText('Pick a port, or type its path.');
  await dialog.getByRole('radio', { name: 'Arduino /dev/ttyACM0' }).check();
  await button('Open').click();
  await dialog.getByText('Other settings').click();
  await dialog.getByRole('radio', { name: '9600', exact: true }).check();
  await dialog.getByRole('radio', { name: 'JSON lines' }).check();
  await dialog.getByRole('checkbox', { name: /DTR and RTS/ }).check();
  await dialog.getByRole('spinbutton', { name: 'Baud' }).fill('12');
  await expect(dialog).toContainText('Type a speed from 300 to 2000000.');
  await dialog.getByRole('spinbutton', { name: 'Baud' }).fill('19200');
  await dialog.getByRole('textbox', { name: 'Path' }).fill('/dev/pts/7');
  await button('Open').click();
  await dialog.getByRole('checkbox', { name: /Ask before/ }).click();
  await expect(dialog.getByRole('radio', { name: 'At once' })).toBeChecked();
  await dialog.getByRole('radio', { name: '0.6 s' }).click();
  await button('Look again').click();
  await bridge.tell(toldOn('reader ready'));
  await button('Use no reader').click();
  expect(await asksOf(bridge)).toEqual([
    { do: 'list-ports' },
    { do: 'open-reader', path: '/dev/ttyACM0', baud: 115200, form: 'auto', release: false, askFirst: false },
    { do: 'open-reader', path: '/dev/pts/7', baud: 19200, form: 'json', release: true, askFirst: false },
    { do: 'ask-first', on: true },
    { do: 'settle-reader', ms: 600 },
    { do: 'list-ports' },
    { do: 'close-reader' },
  ]);
  expect(bridge.complaints).toEqual([]);
});

test('with the keyboard alone a port is picked and opened, and no key of the desk acts meanwhile', async ({
  page,
  site,
}) => {
  const { bridge, dialog } = await openPanel(page, site, 'reader absent', [PORTS[1]!, PORTS[2]!]);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  // The only device is picked, so that Enter opens it.
  await expect(dialog.getByRole('radio', { name: /ttyUSB0/ })).toBeFocused();
  await press('Enter', 'ArrowDown');
  await press('Tab');
  await expect(dialog.getByRole('textbox', { name: 'Path' })).toBeFocused();
  await page.keyboard.type('/dev/Ruscxin 3146?');
  await press('Enter');
  // Everything comes in the order in which it is read, and the round is closed.
  const walked: string[] = [];
  for (let at = 0; at < 8; at += 1) {
    await press('Tab');
    walked.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        if (at === document.body) return 'the window';
        const outline = at === null ? '' : getComputedStyle(at).outlineStyle;
        const says = (at?.closest('label') ?? at)?.textContent?.trim().split(/\s{2,}|\n/)[0] ?? '';
        return outline === 'none' ? `${says} without a frame` : says;
      }),
    );
  }
  expect(walked.join(' | ')).toMatch(
    /^Open \| Ask before.* \| Other settings \| the window \| Close.* \| Set up \| Diagnostics \| Look again$/,
  );
  const asks = await asksOf(bridge);
  expect(asks.flatMap((ask) => (ask.do === 'open-reader' ? [ask.path] : []))).toEqual([
    '/dev/ttyUSB0',
    '/dev/Ruscxin 3146?',
  ]);
  expect((await bridge.sent()).filter(({ is }) => is === 'order')).toEqual([]);
  await press('Escape');
  await expect(dialog).toHaveCount(0);
  await bridge.tell(told('fresh'));
  await press('3', '1', '4', '6');
  expect((await bridge.sent()).flatMap((sent) => (sent.is === 'order' ? [sent.ask] : []))).toEqual([
    roll(3, 1, 4, 6),
  ]);
});

test('each failure offers the one thing that mends it, and texts to copy', async ({ page, site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { bridge, dialog, button } = await openPanel(page, site, 'reader denied');
  const stands = dialog.locator('.reader-first');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByRole('radio', { name: /ttyUSB0/ })).toBeChecked();
  await expect(stands).toHaveText('Retry');
  expect(await axeFaults(page)).toEqual([]);
  await button('Copy').first().click();
  await expect.poll(copied).toBe('usermod --append --groups dialout ana');
  await button('Copy').last().click();
  await expect.poll(copied).toMatch(/^SUBSYSTEM=="tty", ATTRS\{idVendor\}=="1a86"/);
  await button('Retry').click();
  await bridge.tell(toldOn('reader wrong speed'));
  await expect(stands).toHaveText('Try 115200');
  await button('Try 57600').click();
  await bridge.tell(toldOn('reader says nothing', { baud: 57600 }));
  await expect(stands).toHaveText('Use as a plain reader');
  await button('Use as a plain reader').click();
  await bridge.tell(toldOn('reader another one', { baud: 57600, form: 'plain' }));
  await expect(stands).toHaveText('Open');
  await dialog.getByRole('radio', { name: /ttyACM0/ }).check();
  await bridge.tell(toldOn('reader busy'));
  await expect(dialog).toContainText('fuser --verbose /dev/ttyUSB0');
  await bridge.answer({ ok: false, refusal: 'bad-command', says: 'That port is not known.' });
  await button('Retry').click();
  await expect(dialog.getByRole('alert')).toHaveText('That port is not known.');
  const opened = { do: 'open-reader', path: '/dev/ttyUSB0', release: false, askFirst: false };
  const asks = await asksOf(bridge);
  expect(asks.slice(1)).toEqual([
    { do: 'retry-reader' },
    { ...opened, baud: 57600, form: 'auto' },
    { ...opened, baud: 57600, form: 'plain' },
    { do: 'retry-reader' },
  ]);
  expect(bridge.complaints).toEqual([]);
});

test('a reader is tested and its dice are bound, and leaving the panel ends both', async ({ page, site }) => {
  const { bridge, dialog, button } = await openPanel(page, site, 'reader ready');
  await expect(dialog.locator('.reader-first')).toHaveText('Roll once to test');
  await button('Roll once to test').click();
  await bridge.tell(toldOn('reader being tested'));
  await expect(dialog.locator('.try-dice')).toBeVisible();
  await button('Test once more').click();
  await button('Diagnostics').click();
  await button('Set up').click();
  await bridge.tell(toldOn('reader ready'));
  await dialog.getByText('Dice that report one by one').click();
  await button('Bind four dice').click();
  await bridge.tell(toldOn('reader being bound'));
  await expect(dialog).toContainText('2 of 4: d1 (shows 3), d2 (shows 6)');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect((await asksOf(bridge)).filter((ask) => ask.do !== 'list-ports')).toEqual([
    { do: 'test-reader', on: true },
    { do: 'test-reader', on: true },
    { do: 'test-reader', on: false },
    { do: 'bind-dice', count: 4 },
    { do: 'bind-dice', count: 0 },
  ]);
});

test('diagnostics show health, counters and lines, can be copied and recorded, and axe finds nothing wrong', async ({
  page,
  site,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { bridge, dialog, button } = await openPanel(page, site, 'reader ready');
  await button('Diagnostics').click();
  await expect(dialog.getByRole('region', { name: 'Health' })).toContainText('DT-01, firmware 1.2');
  await expect(dialog.getByRole('region', { name: 'Lines by verdict' })).toContainText('bad-check');
  await expect(dialog.getByRole('log')).toContainText('$TDR,7F3A,12,3146*F664');
  await button('Copy report').click();
  await expect(dialog).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Port ttyUSB0, 115200 baud');
  await button('Record to a file').click();
  const recording = {
    file: '/home/ana/.config/Tableside/recordings/reader-20260421T120000000.jsonl',
    bytes: 48211,
  };
  await bridge.answer({ ok: true, report: { ...REPORT, recording } });
  await expect(dialog).toContainText(`48211 bytes so far, in ${recording.file}`);
  const { clipped, outside, overlapping } = await measureText(page);
  expect({ clipped, outside, overlapping }).toEqual({ clipped: [], outside: [], overlapping: [] });
  expect(await axeFaults(page)).toEqual([]);
  await button('Stop recording').click();
  expect((await asksOf(bridge)).slice(1)).toEqual([
    { do: 'record-reader', on: true },
    { do: 'record-reader', on: false },
  ]);
  expect(bridge.complaints).toEqual([]);
});

test('half a throw is filled in at the desk with the faces that were told', async ({ page, site }) => {
  const bridge = await openPage(page, site, 'desk', READER_TOLD['reader with half a throw']!);
  await page.getByRole('button', { name: 'Fill in the rest' }).click();
  await expect(page.getByRole('group', { name: 'Die 3 shows 6' })).toBeVisible();
  await page.keyboard.press('2');
  expect((await bridge.sent()).flatMap((sent) => (sent.is === 'order' ? [sent.ask] : []))).toEqual([
    roll(3, 5, 6, 2),
  ]);
});

test('a roll that waits is spoken of once: by its own strip, not by a second one', async ({ page, site }) => {
  const what = told('held');
  const note = { why: 'gap', dice: [6, 6, 1, 2] } as const;
  const bridge = await openPage(page, site, 'desk', { ...what, reader: { ...what.reader, note } });
  await expect(page.getByRole('button', { name: 'Ignore' })).toBeVisible();
  await expect(page.getByText('did not arrive')).toHaveCount(0);
  await bridge.tell({ ...what, reader: { ...what.reader, note: { ...note, dice: [1, 1, 1, 1] } } });
  await expect(page.getByText('did not arrive')).toBeVisible();
});
