// The plain page of a window that gave up, and what can be copied there.
import { expect, test } from 'vitest';
import { diagnostics } from '../../electron/diagnostics.ts';
import { stoppedAct, stoppedPage } from '../../electron/stopped.ts';

const address = 'app://tableside/stopped/desk';

test('the page offers to restart the window and to copy diagnostics, and needs no script', () => {
  const page = stoppedPage('desk', false);
  const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
  expect(links.map((href) => stoppedAct(address, new URL(href, address).href))).toEqual(['restart', 'copy']);
  expect(page).not.toMatch(/<script|<style|style=| on\w+=/);
  expect(page).not.toContain('Copied');
});

test('the page says when the diagnostics have been copied', () => {
  expect(stoppedPage('desk', true)).toContain('Copied');
});

test.each([
  address,
  `${address}/`,
  `${address}/restart/`,
  `${address}/restart?x`,
  'app://tableside/stopped/display/restart',
  '',
])('"%s" is no act of that page', (url) => expect(stoppedAct(address, url)).toBeNull());

test('diagnostics say versions and crashes, newest first, and no more than twenty', () => {
  const crash = (at: number) => ({
    window: 'desk',
    reason: 'crashed',
    exitCode: 5,
    at: `2026-10-01T00:00:${at}Z`,
  });
  const crashes = Array.from({ length: 25 }, (_, at) => crash(at + 10));
  const lines = diagnostics(
    '1.2.3',
    'linux x64',
    { electron: '45.5.0', chrome: '150', node: '24' },
    crashes,
  ).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'Tableside 1.2.3 on linux x64',
    'Electron 45.5.0, Chromium 150, Node 24',
    'Crashes, newest first:',
    '  2026-10-01T00:00:34Z desk: crashed (5)',
  ]);
  expect(lines).toHaveLength(23);
});

test('diagnostics without a crash say so', () => {
  expect(diagnostics('1', 'linux x64', {}, [])).toContain('No window has crashed');
});
