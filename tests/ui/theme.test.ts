/** Light and contrast: a choice of people counts for more than what the system asks for. */
import { describe, expect, test } from 'vitest';
import { themeOf } from '../../src/ui/look/theme.ts';

describe('the theme of a page', () => {
  test('is what the system asks for until somebody chooses', () => {
    expect(themeOf('auto', { light: true, contrast: true })).toEqual({ light: true, contrast: true });
    expect(themeOf('auto', { light: false, contrast: false })).toEqual({ light: false, contrast: false });
  });

  test('is the one that was chosen, whatever the system asks for', () => {
    for (const asked of [
      { light: true, contrast: false },
      { light: false, contrast: true },
    ]) {
      expect(themeOf('dark', asked)).toEqual({ light: false, contrast: false });
      expect(themeOf('light', asked)).toEqual({ light: true, contrast: false });
      expect(themeOf('contrast', asked)).toEqual({ light: false, contrast: true });
    }
  });
});
