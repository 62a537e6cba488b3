// How the pieces on the board move, read from the transitions that the page starts: no clock is watched.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Order } from '../../src/table/order.ts';
import { STEP_TIME } from '../../src/ui/board/motion.ts';
import type { FakeBridge } from '../kit/fake-bridge.ts';
import { openPage } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { begin, choose, roll, stop, tableAfter, toldOf } from '../kit/told.ts';

const ON_SEVEN: readonly Order[] = [begin('Ana', 'Ben'), roll(3, 4, 3, 4), choose(7, 7)];
const TWO_HIGHER: readonly Order[] = [...ON_SEVEN, roll(3, 4, 3, 4), choose(7, 7)];
const THREE_OUT: Order = {
  do: 'set',
  position: { markers: [{}, {}], seat: 0, runners: { 2: 1, 3: 1, 12: 1 } },
};
const BUSTED: readonly Order[] = [begin('Ana', 'Ben'), THREE_OUT, roll(3, 4, 3, 4)];

const after = (orders: readonly Order[]) => toldOf(tableAfter(orders), 'display');

interface Move {
  readonly of: string;
  readonly piece: string; // the classes of the piece that moves, as it begins to
  readonly duration: unknown; // milliseconds
  readonly easing: string;
}

/**
 * What of the board moves from when the page is told something until all stands still again. The page notes each movement as
 * it begins, so that none is missed where the machine is slow and the movement is over before it could be asked for.
 */
async function movesOn(page: Page, bridge: FakeBridge, orders: readonly Order[]): Promise<readonly Move[]> {
  await page.evaluate(() => {
    const noting = window as unknown as { moves?: Move[] };
    const first = noting.moves === undefined;
    const moves = (noting.moves ??= []);
    moves.length = 0;
    if (!first) return;
    const note = (target: EventTarget | null, of: string, isIt: (animation: Animation) => boolean) => {
      if (!(target instanceof Element)) return;
      const { duration, easing = '' } = target.getAnimations().find(isIt)?.effect?.getTiming() ?? {};
      const piece = target.closest('.runner, .marker, .lane')?.getAttribute('class') ?? '';
      moves.push({ of, piece, duration, easing });
    };
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const isIt = (one: Animation) =>
        one instanceof CSSTransition && one.transitionProperty === propertyName;
      note(target, propertyName, isIt);
    });
    document.addEventListener('animationstart', ({ target, animationName }) => {
      const isIt = (one: Animation) => one instanceof CSSAnimation && one.animationName === animationName;
      note(target, 'animation', isIt);
    });
  });
  await bridge.tell(after(orders));
  return page.evaluate(async () => {
    const { moves } = window as unknown as { moves: Move[] };
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    // A frame in which the screen is drawn anew and one in which the transitions begin; what ends may begin another.
    do {
      for (let drawn = 0; drawn < 2; drawn += 1) await frame();
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    } while (document.getAnimations().length > 0);
    return moves.splice(0);
  });
}

const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

test.describe('with motion', () => {
  let bridge: FakeBridge;
  test.beforeEach(async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    bridge = await openPage(page, site, 'display', after(ON_SEVEN));
    await settled(page);
  });

  test('a runner climbs two steps one after the other, each in its time', async ({ page }) => {
    const moves = await movesOn(page, bridge, TWO_HIGHER);
    const climb = moves.find(({ of, piece }) => of === 'transform' && piece.startsWith('runner'));
    expect(climb?.duration).toBe(2 * STEP_TIME);
    expect(climb?.easing).toMatch(/^linear\(0.*0\.5.*1/);
    await settled(page);
    await expect(page.locator('.runner')).toHaveAttribute('data-step', '4');
  });

  test('a bust drops the runners off the board', async ({ page }) => {
    await bridge.tell(after(BUSTED.slice(0, -1)));
    await expect(page.locator('.runner')).toHaveCount(3);
    await settled(page);
    const moves = await movesOn(page, bridge, BUSTED);
    const drops = moves.filter(({ of, piece }) => of === 'transform' && piece.includes('runner-leave'));
    expect(drops).toHaveLength(3);
    expect(drops.some(({ piece }) => piece.includes('runner-kept'))).toBe(false);
    await expect(page.locator('.runner')).toHaveCount(0);
  });

  test('a stop leaves a marker where the runner stood, and nothing drops', async ({ page }) => {
    const moves = await movesOn(page, bridge, [...ON_SEVEN, stop]);
    expect(moves.some(({ piece }) => piece.includes('runner-kept'))).toBe(true);
    expect(moves.filter(({ of, piece }) => of === 'transform' && piece.includes('runner'))).toEqual([]);
    await expect(page.locator('.runner')).toHaveCount(0);
    await expect(page.locator('.marker')).toHaveCount(1);
  });

  test('a claim closes the lane', async ({ page }) => {
    const near: Order = { do: 'set', position: { markers: [{}, {}], seat: 0, runners: { 12: 3 } } };
    await bridge.tell(after([begin('Ana', 'Ben'), near]));
    await expect(page.locator('.runner')).toHaveCount(1);
    await settled(page);
    const moves = await movesOn(page, bridge, [begin('Ana', 'Ben'), near, stop]);
    expect(moves.some(({ of, piece }) => of === 'transform' && piece.includes('lane-claimed'))).toBe(true);
  });
});

test.describe('where less motion is wished for', () => {
  test('nothing on the board moves: it fades', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const bridge = await openPage(page, site, 'display', after(ON_SEVEN));
    await settled(page);
    const told = [TWO_HIGHER, [...TWO_HIGHER, stop], BUSTED.slice(0, -1), BUSTED];
    for (const orders of told) {
      const moves = await movesOn(page, bridge, orders);
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.filter(({ of }) => of !== 'opacity' && of !== 'animation')).toEqual([]);
      await settled(page);
    }
  });
});
