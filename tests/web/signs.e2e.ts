// [K27] Where a player's colour stands, the player's shape and letter or name stand with it: whoever sees no colours misses nothing.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Told } from '../../src/contract/from-host.ts';
import { outlineOf } from '../../src/ui/players/shapes.ts';
import { showOn } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { ADVICE_SITUATIONS, toldAdvice } from '../kit/told-advice.ts';
import { EVENING_SITUATIONS, toldEvening } from '../kit/told-evening.ts';
import { BET_SITUATIONS, toldBets } from '../kit/told-bets.ts';
import { SITUATIONS, told } from '../kit/told.ts';
import { START_SITUATIONS, toldStart } from '../kit/told-start.ts';

interface Sign {
  readonly colour: string;
  readonly where: string; // classes of the place
  readonly shapes: readonly string[];
  readonly text: string;
}

/** Every place that bears a player's colour and can be seen, the innermost that says who it is. */
function signsOf(page: Page): Promise<readonly Sign[]> {
  return page.evaluate(() => {
    const isColour = (name: string) =>
      /^player-(red|blue|yellow|green|violet|orange|white|pink|brown|teal)$/.test(name);
    const coloured = [...document.querySelectorAll('[class*="player-"]')].filter(
      (place) => [...place.classList].some(isColour) && place.checkVisibility(),
    );
    return coloured.map((place) => {
      const colour = [...place.classList].find(isColour) ?? '';
      // A token is a picture, and a name is a word: what stands beside it is in the line that holds both.
      const isWhole = (one: Element) =>
        one.textContent?.trim() !== '' && one.querySelector('.token-shape') !== null;
      let at: Element = place;
      for (let up = 0; up < 2 && !isWhole(at) && at.parentElement !== null; up += 1) at = at.parentElement;
      const shapes = [...at.querySelectorAll('.token-shape')].map((path) => path.getAttribute('d') ?? '');
      return { colour, where: place.getAttribute('class') ?? '', shapes, text: at.textContent?.trim() ?? '' };
    });
  });
}

async function missing(page: Page, what: Told): Promise<readonly string[]> {
  const signs = await signsOf(page);
  expect(signs.length).toBeGreaterThan(0);
  return signs.flatMap(({ colour, where, shapes, text }) => {
    const player = what.screen.players.find((one) => `player-${one.colour}` === colour);
    if (player === undefined) return [`${where}: nobody has this colour`];
    const letter = player.name.slice(0, 1).toUpperCase();
    const said = text.toUpperCase().includes(player.name.toUpperCase()) || text === letter;
    return [
      ...(shapes.includes(outlineOf(player.shape)) ? [] : [`${where}: no ${player.shape}`]),
      ...(said ? [] : [`${where}: "${text}" does not name ${player.name}`]),
    ];
  });
}

for (const viewpoint of ['desk', 'display'] as const) {
  test(`[K27] on the ${viewpoint} a colour never stands alone`, async ({ page, site }) => {
    const all = [
      // Long names are shortened; that they begin as they should is a matter of tests/words.
      ...SITUATIONS.filter((name) => !name.startsWith('long') && name !== 'bare').map(
        (name) => [name, told(name, viewpoint)] as const,
      ),
      ...BET_SITUATIONS.map((name) => [name, toldBets(name, viewpoint)] as const),
      ...EVENING_SITUATIONS.filter((name) => !name.startsWith('more people')).map(
        (name) => [name, toldEvening(name, viewpoint)] as const,
      ),
      ...ADVICE_SITUATIONS.map((name) => [name, toldAdvice(name, viewpoint).told] as const),
      ...START_SITUATIONS.map((name) => [name, toldStart(name, viewpoint)] as const),
    ].filter(([, { screen }]) => screen.players.length > 0);
    const found: Record<string, readonly string[]> = {};
    for (const [name, what] of all) {
      await showOn(page, site, viewpoint, what);
      const faults = await missing(page, what);
      if (faults.length > 0) found[name] = [...new Set(faults)];
    }
    expect(found).toEqual({});
  });
}
