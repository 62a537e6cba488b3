// What the pages may do is said twice, in the answers' headers and in the pages themselves, and both say the same.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageFile } from '../../src/contract/pages.ts';
import { CONTENT_POLICY, SECURITY_HEADERS } from '../../src/contract/policy.ts';

test.each(['desk', 'display'])('the page of the %s carries the content policy in its head', (page) => {
  const html = readFileSync(new URL(`../../src/ui/${page}/index.html`, import.meta.url), 'utf8');
  const meta = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html);
  expect(meta?.[1]).toBe(CONTENT_POLICY);
});

test('the policy lets nothing in from elsewhere, and no script or style that stands in a page', () => {
  const header = SECURITY_HEADERS['content-security-policy'] ?? '';
  expect(header.startsWith(CONTENT_POLICY)).toBe(true);
  expect(header).not.toMatch(/unsafe|\*|https?:|blob:|wss?:/);
  expect(header).toContain("frame-ancestors 'none'");
});

test.each([
  ['/desk/index.html', 'desk/index.html', 'text/html; charset=utf-8', false],
  ['/assets/archivo-latin-wdth-normal-B2_x.woff2', null, 'font/woff2', true],
])('%s is a file of the screens', (address, path, type, forever) => {
  expect(pageFile(address)).toEqual({ path: path ?? address.slice(1), type, forever });
});

test.each([
  '',
  'desk',
  '/',
  '/desk',
  '/a/../b.js',
  '/..',
  '/.env.js',
  '/a.exe',
  '/a%2eb.js',
  '/a.constructor',
])('"%s" is no file of the screens', (address) => expect(pageFile(address)).toBeNull());
