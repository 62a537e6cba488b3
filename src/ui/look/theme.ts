/** Light and contrast of a page: what people chose, or what the system asks for. */

import type { ThemeChoice } from '../../contract/preferences.ts';

/** What a system asks for. */
export interface Asked {
  readonly light: boolean;
  readonly contrast: boolean;
}

/** What a page shows. A choice holds whatever the system asks for; high contrast is dark, as the display is made for. */
export function themeOf(choice: ThemeChoice, asked: Asked): Asked {
  if (choice === 'auto') return asked;
  return { light: choice === 'light', contrast: choice === 'contrast' };
}
