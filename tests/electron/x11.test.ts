// Wayland lets no program place its windows: when the start by X11 is a choice, when it is offered, and that nothing goes round in circles.
import { describe, expect, test } from 'vitest';
import type { Session } from '../../electron/x11.ts';
import { argumentsFor, givesWay, openX11, wayOf } from '../../electron/x11.ts';

const wayland = { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0' };
const session = (some: Partial<Session> = {}): Session => ({
  platform: 'linux',
  env: wayland,
  args: ['.', '--flag'],
  ...some,
});

const byX11 = session({ args: ['.', '--ozone-platform=x11'] });

function opened(of: Session, says = true) {
  const done: unknown[] = [];
  const x11 = openX11({
    session: of,
    ask() {
      done.push('asked');
      return Promise.resolve(says);
    },
    remember: (on) => void done.push({ remembered: on }),
    restart: (next) => void done.push(next),
  });
  return { x11, done };
}

describe('[K31] X11', () => {
  test.each([
    ['on Wayland with an X server beside it', session(), 'wayland'],
    ['once it was started by X11', byX11, 'x11'],
    [
      'where only the socket tells of Wayland',
      session({ env: { ...wayland, XDG_SESSION_TYPE: undefined } }),
      'wayland',
    ],
    ['without an X server', session({ env: { ...wayland, DISPLAY: '' } }), null],
    ['in a session of X11', session({ env: { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' } }), null],
    ['on Windows', session({ platform: 'win32' }), null],
    ['on macOS', session({ platform: 'darwin' }), null],
  ] as const)('%s: %j is %s', (_, of, way) => {
    expect(wayOf(of)).toBe(way);
  });

  test('is an argument that stands once, whatever was asked before', () => {
    expect(argumentsFor('x11', ['.', '--flag'])).toEqual(['.', '--flag', '--ozone-platform=x11']);
    const before = ['.', '--ozone-platform=wayland', '--ozone-platform-hint=auto', '--ozone-platform=x11'];
    expect(argumentsFor('x11', before)).toEqual(['.', '--ozone-platform=x11']);
    expect(argumentsFor('wayland', before)).toEqual(['.']);
  });

  test('is offered when the display came up elsewhere, once a start, and taken with a yes', async () => {
    const { x11, done } = opened(session());
    x11.missed();
    x11.missed();
    await Promise.resolve();
    x11.missed();
    expect(done).toEqual(['asked', { remembered: true }, ['.', '--flag', '--ozone-platform=x11']]);
  });

  test('changes nothing with a no', async () => {
    const { x11, done } = opened(session(), false);
    x11.missed();
    await Promise.resolve();
    expect(done).toEqual(['asked']);
  });

  test('is not offered where it is no way out: it holds already, or there is none', () => {
    for (const of of [byX11, session({ platform: 'win32' })]) {
      const { x11, done } = opened(of);
      x11.missed();
      expect(done).toEqual([]);
    }
  });

  test('is left again by the menu, and forgotten', () => {
    const { x11, done } = opened(byX11, true);
    expect(x11.on).toBe(true);
    x11.change();
    expect(done).toEqual([{ remembered: false }, ['.']]);
    expect(opened(session()).x11.on).toBe(false);
    expect(opened(session({ platform: 'win32' })).x11.on).toBeNull();
  });

  test('that was wanted once is taken at the next start, and never twice', () => {
    expect(givesWay(session(), true)).toBe(true);
    expect(givesWay(session(), false)).toBe(false);
    expect(givesWay(byX11, true)).toBe(false);
    expect(givesWay(session({ args: ['--ozone-platform=wayland'] }), true)).toBe(false);
    expect(givesWay(session({ env: {} }), true)).toBe(false);
  });
});
