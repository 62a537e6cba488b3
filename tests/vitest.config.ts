// What vitest runs: the suites `unit` and `property`, told apart by file name alone, and beside the units those that put
// something in the place of a module (`mocked`), which need a process of their own. Browser and Electron
// tests (*.e2e.ts) belong to playwright.config.ts.
import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files that are material for tests, never tests themselves. */
const notTests = ['tests/house/sins/**', 'tests/fixtures/**'];

export default defineConfig({
  root,
  plugins: [vue()],
  test: {
    root,
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.property.test.ts', 'tests/**/*.mocked.test.ts', ...notTests],
          // Files share a process: loading everything anew for each of them took most of the time.
          isolate: false,
          // Processes that a test starts take their time on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'mocked',
          include: ['tests/**/*.mocked.test.ts'],
          exclude: notTests,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'property',
          include: ['tests/**/*.property.test.ts'],
          exclude: notTests,
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
