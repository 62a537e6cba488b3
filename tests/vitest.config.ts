// What vitest runs: two suites, `unit` and `property`, told apart by file name alone. Browser and Electron
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
    // One more than processors: tests of real ports spend most of their time waiting for them.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.property.test.ts', ...notTests],
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
