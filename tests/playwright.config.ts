// What Playwright runs: `electron` drives the built program in the Electron runtime, `web` the pages in the Chromium of the
// system. Neither browser is downloaded: both are what scripts/setup provides.
import { defineConfig } from '@playwright/test';
import { inRoot } from '../scripts/setup/places.mjs';
import { findChromium } from '../scripts/setup/system.mjs';

const chromium = findChromium();
const root = process.getuid?.() === 0;

const web = {
  browserName: 'chromium',
  viewport: { width: 1280, height: 720 },
  launchOptions: {
    ...(chromium === undefined ? {} : { executablePath: chromium }),
    // Chromium refuses its own sandbox to root, who runs the tests on bare build machines.
    chromiumSandbox: !root,
  },
} as const;

export default defineConfig({
  testDir: inRoot('tests'),
  outputDir: inRoot('test-results'),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Windows share two processors with one another: a machine that stood still for seconds fails nobody's build, but `npm test` tells
  // of every second try, with what went wrong at the first.
  retries: 1,
  workers: 1,
  forbidOnly: true,
  projects: [
    { name: 'electron', testMatch: 'electron/**/*.e2e.ts' },
    // Not a check: `npm run pictures` takes the pictures of README.md and docs.
    { name: 'pictures', testMatch: 'pictures/**/*.e2e.ts' },
    // Not a check either: `npm run gallery` takes pictures of every screen and component, for eyes.
    { name: 'gallery', testMatch: 'gallery/**/*.e2e.ts', use: web },
    {
      name: 'web',
      testMatch: 'web/**/*.e2e.ts',
      use: web,
    },
  ],
});
