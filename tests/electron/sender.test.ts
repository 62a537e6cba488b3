// Who may say what through the bridge.
import { describe, expect, test } from 'vitest';
import { doorOf, readGame } from '../../electron/sender.ts';
import type { Door } from '../../electron/sender.ts';
import { LONGEST_MESSAGE } from '../../src/contract/to-host.ts';

const desk: Door = { window: 1, viewpoint: 'desk', address: 'app://tableside/desk/index.html' };
const display: Door = { window: 2, viewpoint: 'display', address: 'app://tableside/display/index.html' };
const from = { window: 1, mainFrame: true, url: desk.address };

describe('a sender', () => {
  test('that is the main frame of a window of ours at its page is let in as what that window is', () => {
    expect(doorOf(from, [desk, display])).toBe(desk);
    expect(doorOf({ window: 2, mainFrame: true, url: display.address }, [desk, display])).toBe(display);
  });

  test('that has scrolled to a place in its page is let in', () => {
    expect(doorOf({ ...from, url: `${desk.address}#log` }, [desk])).toBe(desk);
  });

  test.each([
    ['a window that we did not make', { ...from, window: 3 }],
    ['a frame inside a page', { ...from, mainFrame: false }],
    ['a frame without an address', { ...from, url: '' }],
    ['an empty page', { ...from, url: 'about:blank' }],
    ['the page of the other window', { ...from, url: display.address }],
    ['a page of the same origin', { ...from, url: 'app://tableside/stopped/desk' }],
    ['our page with a question', { ...from, url: `${desk.address}?as=display` }],
    ['another host', { ...from, url: 'app://elsewhere/desk/index.html' }],
    ['another scheme', { ...from, url: 'http://tableside/desk/index.html' }],
    ['a file', { ...from, url: 'file:///desk/index.html' }],
  ])('that is %s is refused', (_, sender) => {
    expect(doorOf(sender, [desk, display])).toBeNull();
  });
});

describe('a message of the game', () => {
  test('from the desk is read', () => {
    expect(readGame('desk', '{"is":"order"}')).toEqual({ ok: true, raw: { is: 'order' } });
  });

  test('from the display is refused, whatever it says', () => {
    expect(readGame('display', '{"is":"order"}').ok).toBe(false);
  });

  test.each([undefined, null, 5, { is: 'order' }, ['{}'], new Uint8Array(4)])(
    'that is %j is refused',
    (text) => {
      expect(readGame('desk', text)).toEqual({ ok: false, why: 'it is not text' });
    },
  );

  test.each(['', '{', 'undefined', '{"is":order}'])('that reads "%s" is refused', (text) => {
    expect(readGame('desk', text)).toEqual({ ok: false, why: 'it is not JSON' });
  });

  test('is measured in bytes, as on a socket', () => {
    const wide = (count: number) => JSON.stringify('é'.repeat(count));
    const most = (LONGEST_MESSAGE - 2) / 2;
    expect(readGame('desk', wide(most)).ok).toBe(true);
    expect(readGame('desk', wide(most + 1)).ok).toBe(false);
    expect(readGame('desk', JSON.stringify('e'.repeat(LONGEST_MESSAGE - 2))).ok).toBe(true);
    expect(readGame('desk', JSON.stringify('e'.repeat(LONGEST_MESSAGE - 1))).ok).toBe(false);
  });

  test('cannot reach into the prototype of anything', () => {
    const read = readGame('desk', '{"__proto__":{"is":"order"}}');
    expect(read.ok && typeof read.raw === 'object' && read.raw !== null && 'is' in read.raw).toBe(false);
  });
});
