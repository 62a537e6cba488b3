// `npm run gallery`: every screen in every situation at three sizes, those that matter most in every theme and in German, and
// every component by itself; beside them a page that shows them all. They are for eyes: nothing is compared.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/setup/places.mjs';
import type { Language, ThemeChoice } from '../../src/contract/preferences.ts';
import type { Told } from '../../src/contract/from-host.ts';
import { speakAs } from '../../src/words/language.ts';
import { openPage, standStill } from '../kit/fake-bridge.ts';
import type { Site } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import type { Shown } from './shown.ts';
import { fileName, PARTS, SCREENS } from './shown.ts';

const folder = path.join(root, 'gallery');

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;

const DRESSES: readonly { readonly theme: ThemeChoice; readonly language: Language }[] = [
  { theme: 'light', language: 'en' },
  { theme: 'contrast', language: 'en' },
  { theme: 'dark', language: 'de' },
];

const taken: string[] = [];

test.setTimeout(1_200_000);

test.beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});

test.afterAll(() => {
  const figures = taken.map(
    (file) =>
      `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file}</figcaption></figure>`,
  );
  const style =
    'body{background:#333;color:#fff;font:14px sans-serif;display:grid;grid-template-columns:repeat(auto-fill,minmax(26rem,1fr));gap:1rem}figure{margin:0}img{width:100%}';
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${figures.join('\n')}`,
  );
});

const dressed = (told: Told, theme: ThemeChoice, language: Language): Told => ({
  ...told,
  language,
  preferences: { ...told.preferences, theme, language },
});

async function show(
  page: Page,
  site: Site,
  shown: Pick<Shown, 'screen' | 'beside' | 'open' | 'refuses'> & { readonly told: Told },
) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(SIZES[0]);
  const bridge = await openPage(page, site, shown.screen === 'display' ? 'display' : 'desk', null);
  await bridge.answer(shown.refuses ?? { ok: true, ports: { ports: [], problem: null } });
  await bridge.tell(shown.told);
  for (const message of shown.beside ?? []) await bridge.say(message);
  await shown.open?.(page);
}

async function shoot(page: Page, name: string) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await standStill(page);
    const file = `${name}-${size.width}.png`;
    await page.screenshot({ path: path.join(folder, file) });
    taken.push(file);
  }
}

test('every screen in every situation', async ({ page, site }) => {
  for (const { screen, name, told, beside, open, refuses } of SCREENS) {
    await show(page, site, { screen, told: dressed(told(), 'dark', 'en'), beside, open, refuses });
    await shoot(page, `${screen}-${fileName(name)}`);
  }
});

test('those that matter most in every theme, and in German', async ({ page, site }) => {
  for (const { screen, name, told, beside, open } of SCREENS.filter(({ key }) => key === true)) {
    for (const { theme, language } of DRESSES) {
      speakAs(() => language);
      await show(page, site, { screen, told: dressed(told(), theme, language), beside, open });
      await shoot(page, `${screen}-${fileName(name)}-${language === 'en' ? theme : language}`);
    }
  }
});

test.afterEach(() => speakAs(() => 'en'));

test('every component by itself', async ({ page, site }) => {
  for (const { name, screen, told, open, at } of PARTS) {
    await show(page, site, { screen, told: dressed(told, 'dark', 'en'), open });
    await standStill(page);
    const file = `part-${fileName(name)}.png`;
    await page
      .locator(at)
      .first()
      .screenshot({ path: path.join(folder, file) });
    taken.push(file);
  }
});
