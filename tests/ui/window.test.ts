/** Whether the display's window has come to its screen. */
import { expect, test } from 'vitest';
import { fillsScreen } from '../../src/ui/display/window.ts';

const screen = { width: 1920, height: 1080 };

test.each([
  ['full screen', 1920, 1080, true],
  ['full screen on a scaled desktop', 1919, 1080, true],
  ['the usual window', 960, 540, false],
  ['maximised above a bar of the desktop', 1920, 1040, false],
  ['as wide as a screen that it does not fill', 1920, 540, false],
])('%s', (_, innerWidth, innerHeight, fills) => {
  expect(fillsScreen({ innerWidth, innerHeight, screen })).toBe(fills);
});
