// The pages on 127.0.0.1, as a browser and as somebody else's browser meets them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../../src/contract/policy.ts';
import { serve } from '../../kit/pages.ts';
import type { Served } from '../../kit/pages.ts';

let served: Served;
beforeEach(async () => {
  served = await serve();
});
afterEach(() => served.end());

const addressOf = (viewpoint: 'desk' | 'display') => {
  const { pathname, search } = new URL(served.pages.addresses()[viewpoint]);
  return pathname + search;
};

describe('the key in an address', () => {
  test('opens the page once: it is changed for a cookie and the address becomes the clean one', async () => {
    const address = addressOf('desk');
    const first = await served.ask(address);
    expect(first.status).toBe(303);
    expect(first.headers.location).toBe('/desk');
    const cookie = first.headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/^tableside-desk-\d+=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict$/);
    const page = await served.ask('/desk', { cookie: cookie.split(';')[0]! });
    expect([page.status, page.body]).toEqual([200, 'the desk']);
  });

  test('is refused to a second browser, with what to do about it', async () => {
    const address = addressOf('desk');
    await served.ask(address);
    const second = await served.ask(address);
    expect(second.status).toBe(403);
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(second.body).toContain('used already');
    expect(second.body).toContain('press Enter');
  });

  test('still leads the browser that has used it to the page', async () => {
    const address = addressOf('desk');
    const cookie = (await served.ask(address)).headers['set-cookie']![0]!.split(';')[0]!;
    const again = await served.ask(address, { cookie });
    expect([again.status, again.headers.location]).toEqual([303, '/desk']);
  });

  test('is not used up by a HEAD request', async () => {
    const address = addressOf('desk');
    expect((await served.ask(address, {}, 'HEAD')).status).toBe(403);
    expect((await served.ask(address)).status).toBe(303);
  });

  test('loses its force when fresh addresses are asked for', async () => {
    const old = addressOf('desk');
    const fresh = addressOf('desk');
    expect((await served.ask(old)).status).toBe(403);
    expect((await served.ask(fresh)).status).toBe(303);
  });

  test('of the display does not open the desk', async () => {
    const key = addressOf('display').split('?')[1]!;
    expect((await served.ask(`/desk?${key}`)).status).toBe(403);
    expect((await served.ask(`/display?${key}`)).status).toBe(303);
  });

  test('is written to no log when it is refused', async () => {
    await served.ask('/desk?key=GUESSED');
    expect(served.log.join('\n')).toContain('/desk');
    expect(served.log.join('\n')).not.toContain('GUESSED');
  });
});

describe('the cookie', () => {
  test('of the desk opens the display as well', async () => {
    const cookie = await served.enter('desk');
    expect((await served.ask('/display', { cookie })).body).toBe('the display');
  });

  test('of the display never opens the desk', async () => {
    const cookie = await served.enter('display');
    expect((await served.ask('/display', { cookie })).status).toBe(200);
    for (const path of ['/desk', '/desk/', '/desk/index.html', '/desk?key=', '/desk?key=x'])
      expect([path, (await served.ask(path, { cookie })).body]).not.toEqual([path, 'the desk']);
  });

  test('opens the files that both pages share', async () => {
    const cookie = await served.enter('display');
    const file = await served.ask('/assets/desk-1a2b.js', { cookie });
    expect([file.status, file.body, file.headers['content-type']]).toEqual([
      200,
      'script',
      'text/javascript; charset=utf-8',
    ]);
  });

  test.each(['', 'a=b', '=', ';;;', 'tableside-desk=x'])(
    'is asked for: "%s" is none, for pages and for files',
    async (cookie) => {
      for (const path of ['/desk', '/display', '/assets/desk-1a2b.js', '/'])
        expect((await served.ask(path, { cookie })).status).toBe(403);
    },
  );

  test('of one program does not open the pages of another', async () => {
    const other = await serve();
    try {
      const cookie = await served.enter('desk');
      expect((await other.ask('/desk', { cookie })).status).toBe(403);
      const renamed = cookie.replace(String(served.pages.port), String(other.pages.port));
      expect((await other.ask('/desk', { cookie: renamed })).status).toBe(403);
    } finally {
      await other.end();
    }
  });
});

describe('a request', () => {
  test.each([
    'evil.example',
    'evil.example:PORT',
    '127.0.0.1',
    '127.0.0.1:1',
    '127.0.0.1.evil.example:PORT',
    '[::1]:PORT',
    '0.0.0.0:PORT',
  ])('for the host %s is refused and logged, even with the cookie', async (name) => {
    const cookie = await served.enter('desk');
    const host = name.replace('PORT', String(served.pages.port));
    expect((await served.ask('/desk', { cookie, host })).status).toBe(403);
    expect(served.log.at(-1)).toContain('wrong-host');
  });

  test('under the name localhost is answered', async () => {
    const cookie = await served.enter('desk');
    const answer = await served.ask('/desk', { cookie, host: `localhost:${served.pages.port}` });
    expect(answer.status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('by %s is refused', async (method) => {
    const cookie = await served.enter('desk');
    const answer = await served.ask('/desk', { cookie }, method);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..\\..\\secret.txt',
    '//etc/passwd',
    '/assets//desk-1a2b.js',
    '/assets/desk-1a2b.js%00',
    '/assets/',
    '/assets',
    '/%',
    '/.git/config',
    '/nothing.js',
    `/${'a'.repeat(2000)}.js`,
  ])('for %s finds nothing', async (path) => {
    const cookie = await served.enter('desk');
    const answer = await served.ask(path, { cookie });
    expect([answer.status, answer.body]).not.toContain('secret');
    expect(answer.status).toBe(404);
  });

  test('is answered with every security header, found or refused', async () => {
    const cookie = await served.enter('desk');
    for (const answer of [await served.ask('/desk', { cookie }), await served.ask('/desk')]) {
      expect(answer.headers).toMatchObject(SECURITY_HEADERS);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('by HEAD is answered without a body', async () => {
    const cookie = await served.enter('desk');
    const answer = await served.ask('/desk', { cookie }, 'HEAD');
    expect([answer.status, answer.headers['content-length'], answer.body]).toEqual([200, '8', '']);
  });
});
