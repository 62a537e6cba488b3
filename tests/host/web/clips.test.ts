// Sounds of the players' own, as the pages get them: what is listed, to whoever may see a page.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from '../../kit/pages.ts';
import type { Served } from '../../kit/pages.ts';

let served: Served;
beforeEach(async () => {
  served = await serve();
});
afterEach(() => served.end());

test('a clip is given to a page as a sound, and kept by no browser', async () => {
  const cookie = await served.enter('display');
  const clip = await served.ask('/sounds/bust.mp3', { cookie });
  expect([clip.status, clip.body]).toEqual([200, 'a bust']);
  expect(clip.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(served.host.told('desk').clips).toEqual(['bust.mp3']);
});

test('nobody without a cookie hears one', async () => {
  expect((await served.ask('/sounds/bust.mp3')).status).toBe(403);
});

test.each([
  '/sounds/secret.txt',
  '/sounds/win.mp3',
  '/sounds/',
  '/sounds/..%2fsettings.json',
  '/sounds/../settings.json',
  '/sounds/de/../bust.mp3/..',
  '/sounds/bust.mp3%00.txt',
  '/sounds/../../secret.txt',
])('%s is not found', async (path) => {
  const cookie = await served.enter('desk');
  const answer = await served.ask(path, { cookie });
  expect([answer.status, answer.body.includes('secret')]).toEqual([404, false]);
});
