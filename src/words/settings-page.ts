/** The fixed words of the settings. */

import { table } from './say.ts';

export const SETTINGS_WORDS = table((words) => words.settingsPage.SETTINGS_WORDS);
