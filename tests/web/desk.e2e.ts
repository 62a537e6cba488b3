// The desk in a browser, as it is built: in every situation each text is whole and apart, and axe finds nothing wrong.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import type { FakeBridge, Site } from '../kit/fake-bridge.ts';
import { openPage, showOn } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import type { Measured } from '../kit/text-boxes.ts';
import { measureText } from '../kit/text-boxes.ts';
import type { DeskSituation } from '../kit/told-desk.ts';
import { DESK_SITUATIONS, READER_TOLD } from '../kit/told-desk.ts';
import { SITUATIONS, told } from '../kit/told.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

const openReader = async (page: Page) => {
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog')).toContainText('No serial port is plugged in');
};

const ALL: Readonly<Record<string, DeskSituation>> = {
  ...Object.fromEntries(SITUATIONS.map((situation) => [situation, { told: told(situation) }])),
  ...DESK_SITUATIONS,
  ...Object.fromEntries(
    Object.entries(READER_TOLD).map(([name, what]) => [name, { told: what, open: openReader }]),
  ),
};

/** Brings the desk into a situation; no port is there to be listed.  */
async function openDesk(page: Page, site: Site, { told: what, open }: DeskSituation): Promise<FakeBridge> {
  await page.setViewportSize(SIZES[0]);
  if (open === undefined) return showOn(page, site, 'desk', what);
  const bridge = await openPage(page, site, 'desk', null);
  await bridge.answer({ ok: true, ports: { ports: [], problem: null } });
  await bridge.tell(what);
  await open(page);
  return bridge;
}

/** What lies over something else; the two rectangles that the browser gives for one shortened text do not count. */
function apart({ overlapping, shortened }: Measured): readonly string[] {
  return overlapping.filter((pair) => !shortened.some((text) => pair === `${text} / ${text}`));
}

for (const [name, situation] of Object.entries(ALL)) {
  // The states of the reader differ in their sentences only: for axe one of them stands for all.
  const withAxe = !(name in READER_TOLD) || name === 'reader ready';
  const also = withAxe ? ', and axe finds nothing wrong' : '';
  test(`every text of "${name}" is whole, apart and in the window${also}`, async ({ page, site }) => {
    const bridge = await openDesk(page, site, situation);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const measured = await measureText(page);
      const { boxes, clipped, outside, shortened } = measured;
      expect(boxes.length).toBeGreaterThan(10);
      expect({ size, clipped, outside, overlapping: apart(measured) }).toEqual({
        size,
        clipped: [],
        outside: [],
        overlapping: [],
      });
      // Only names may end early, and those that do are there in full as a hint.
      for (const text of shortened) {
        await expect(page.locator('[title]').filter({ hasText: text }).first()).toBeAttached();
      }
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        size.height,
      );
    }
    if (withAxe) expect(await axeFaults(page)).toEqual([]);
    expect(bridge.complaints).toEqual([]);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  for (const name of ['crowded', 'bust', 'won'] as const) {
    test(`axe finds nothing wrong with "${name}" in the ${scheme} theme with high contrast`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ colorScheme: scheme, contrast: 'more' });
      await openDesk(page, site, { told: told(name) });
      expect(await axeFaults(page)).toEqual([]);
    });
  }
}

test('the places of the desk never move while a game goes on', async ({ page, site }) => {
  const bridge = await openDesk(page, site, { told: told('fresh') });
  const places = () =>
    page.evaluate(() =>
      ['.place-top', '.place-board', '.place-ask', '.place-log', '.place-foot'].map((place) => {
        const { x, y, width, height } = document.querySelector(place)!.getBoundingClientRect();
        return [place, x, y, width, height];
      }),
    );
  const before = await places();
  for (const situation of ['choose', 'safe', 'decide', 'sixChoices', 'rolledOn', 'held', 'won'] as const) {
    await bridge.tell(told(situation));
    expect(await places()).toEqual(before);
  }
});

test('enlarged to twice the size nothing lies beside the window', async ({ page, site }) => {
  for (const situation of ['bare', 'crowded', 'decide'] as const) {
    await openDesk(page, site, { told: told(situation) });
    await page.setViewportSize({ width: 640, height: 360 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  }
});

test('a lost connection is said across the desk, and gone when it is back', async ({
  ownPage: browsed,
  site,
}) => {
  const complaints: string[] = [];
  browsed.on('pageerror', (error) => complaints.push(String(error)));
  let drop = () => Promise.resolve();
  await browsed.routeWebSocket(/\/socket\?as=desk$/, (socket) => {
    socket.send(JSON.stringify({ is: 'welcome', protocol: 1, viewpoint: 'desk' }));
    socket.send(JSON.stringify({ is: 'told', told: told('decide') }));
    drop = () => socket.close();
  });
  await browsed.goto(site.address('desk'));
  await expect(browsed.getByRole('heading', { level: 1 })).toContainText('Ana');
  await drop();
  await expect(browsed.getByRole('alert')).toContainText('lost');
  await expect(browsed.getByRole('alert')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
