// Computer players where the display is short of room: the winner's name, signs of bets beside chances, the sheets of Express.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Told } from '../../src/contract/from-host.ts';
import { showOn, standStill } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { adviceOf, lookBackOf, toldAdvice, wentOnDisplay } from '../kit/told-advice.ts';
import { toldBets } from '../kit/told-bets.ts';
import { toldEvening } from '../kit/told-evening.ts';
import { expressTold } from '../kit/told-express.ts';
import { measureText } from '../kit/text-boxes.ts';
import { told } from '../kit/told.ts';

const BOTS = [
  ['Champion', 'champion'],
  ['Rule of 28', 'rule-of-28'],
  ['Keller 28', 'keller-28'],
  ['Rule of 38', 'r38'],
] as const;

/** The same telling with computer players on all its seats but the second. */
function botted(what: Told, names: readonly string[] = BOTS.map(([name]) => name)): Told {
  const { screen } = what;
  const named = (name: string, seat: number) => (seat === 1 ? name : (names[seat % 4] ?? name));
  return {
    ...what,
    preferences: { ...what.preferences, advice: 'always' },
    screen: {
      ...screen,
      view: { ...screen.view, seats: screen.view.seats.map(named) },
      players: screen.players.map((player, seat) => ({
        ...player,
        name: named(player.name, seat),
        bot: seat === 1 ? null : BOTS[seat % 4]![1],
      })),
    },
  };
}

async function apart(page: Page) {
  const { clipped, outside, shortened, overlapping } = await measureText(page);
  return { clipped, outside, overlapping, shortened };
}
const WHOLE = { clipped: [], outside: [], overlapping: [], shortened: [] };

test('a winner of fifteen letters or fewer is named in full', async ({ page, site }) => {
  for (const name of ['Champion', 'Johanna', 'Sebastian', '28er-Regel', 'Glenn und Aloi', 'Wilhelmina W.']) {
    await showOn(page, site, 'display', botted(told('won', 'display'), [name]));
    await expect(page.locator('.on-turn-name')).toHaveText(name);
    const { shortened } = await measureText(page);
    expect(shortened).not.toContain(name);
  }
});

test('the sign of a bet, the sign of a computer player and the chances do not lie on each other', async ({
  page,
  site,
}) => {
  for (const situation of ['twoIn', 'reveal'] as const) {
    const what = botted(toldBets(situation, 'display'));
    const bridge = await showOn(page, site, 'display', what);
    await bridge.say({ is: 'advice', advice: { ...adviceOf(what), chances: [0.38, 0.2, 0.3, 0.12] } });
    const crossings = await page.evaluate(() =>
      [...document.querySelectorAll('.strip-seat')].flatMap((seat) => {
        const parts = [
          ...seat.querySelectorAll('.strip-chance, .strip-claims, .strip-bot, .strip-sign-beside'),
        ];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        return boxes.flatMap((one, at) =>
          boxes
            .slice(at + 1)
            .filter(
              (other) =>
                one.left < other.right - 1 &&
                other.left < one.right - 1 &&
                one.top < other.bottom - 1 &&
                other.top < one.bottom - 1,
            ),
        );
      }),
    );
    expect(crossings).toEqual([]);
  }
});

for (const viewpoint of ['desk', 'display'] as const)
  test(`why computer players bet stands whole beside the bets that lie open: ${viewpoint}`, async ({
    page,
    site,
  }) => {
    for (const situation of ['manyWays', 'fewWays', 'settledAlone'] as const) {
      const what = botted(toldBets(situation, viewpoint), ['Robo', '', 'Bolt', 'Bea']);
      const bots = what.screen.players.flatMap(({ bot }, seat) => (seat === 0 || bot === null ? [] : [seat]));
      const whys = bots.map((seat) => ({
        seat,
        player: 'r38' as const,
        reason: { why: 'turn-made', chance: 0.634 } as const,
      }));
      await showOn(page, site, viewpoint, {
        ...what,
        bot: {
          seat: bots[0] ?? 0,
          player: 'r38',
          act: { does: 'show-bets', whys },
          reason: null,
          seq: what.screen.seq,
        },
      });
      const said = page.locator(viewpoint === 'display' ? '.news' : '.bot-says');
      await expect(said, situation).toContainText('63.4\u00a0%');
      expect(await apart(page), situation).toEqual(WHOLE);
    }
  });

test('the display of Express names computer players, marks them and says what they did', async ({
  page,
  site,
}) => {
  const what = botted(expressTold('four', 'display'));
  await showOn(page, site, 'display', {
    ...what,
    bot: {
      seat: 0,
      player: 'champion',
      act: { does: 'mark', fifth: 1, rows: [7, 8] },
      reason: null,
      seq: what.screen.seq,
    },
  });
  await expect(page.locator('.news')).toContainText('marks 7 + 8');
  await expect(page.locator('.sheet-bot')).toHaveCount(3);
  expect(await apart(page)).toEqual(WHOLE);
});

test('after the win the line of the chances is there for everybody, whole, and no word of it is below 3.5 % of the height', async ({
  page,
  site,
}) => {
  const { evening } = toldEvening('after six games');
  for (const height of [720, 1080]) {
    await page.setViewportSize({ width: (height * 16) / 9, height });
    for (const [name, { told: what, beside }] of Object.entries(wentOnDisplay(evening))) {
      const bridge = await showOn(page, site, 'display', what);
      for (const message of beside) await bridge.say(message);
      await expect(page.locator('.how-it-went .win-series')).toHaveCount(what.screen.players.length);
      await expect(page.locator('.how-it-went li').first()).toContainText(/Roll \d+/);
      await standStill(page);
      expect(await apart(page), name).toEqual(WHOLE);
      const sizes = await page.locator('.how-it-went :is(h2, li, .win-scale)').evaluateAll((texts) =>
        texts.map((text) => {
          const drawn = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 1;
          return (Number.parseFloat(getComputedStyle(text).fontSize) * drawn) / window.innerHeight;
        }),
      );
      expect(Math.min(...sizes), name).toBeGreaterThan(0.035);
    }
  }
});

test('a line of another position, of a game that goes on, or where advice is off is not shown', async ({
  page,
  site,
}) => {
  const { told: won } = toldAdvice('a win to look back at', 'display');
  const bridge = await showOn(page, site, 'display', won);
  const lookBack = lookBackOf(won);
  await bridge.say({ is: 'look-back', lookBack: { ...lookBack, seq: lookBack.seq - 1 } });
  await expect(page.locator('.last-roll')).toBeVisible();
  await expect(page.locator('.how-it-went')).toHaveCount(0);
  await bridge.say({ is: 'look-back', lookBack });
  await expect(page.locator('.how-it-went')).toBeVisible();
  await bridge.tell({ ...won, preferences: { ...won.preferences, advice: 'off' } });
  await expect(page.locator('.how-it-went')).toHaveCount(0);

  const { told: goesOn } = toldAdvice('advice, decide', 'display');
  await bridge.tell(goesOn);
  await bridge.say({ is: 'look-back', lookBack: lookBackOf(goesOn) });
  await expect(page.locator('.last-roll, .odds').first()).toBeVisible();
  await expect(page.locator('.how-it-went')).toHaveCount(0);
});
