/** What people are told when the program could not read, or not write, something of its own beside the games. */

import { say } from './say.ts';

export const settingsClosedWords = say((words) => words.settings.settingsClosedWords);
export const settingsLostWords = say((words) => words.settings.settingsLostWords);
export const notRecordedWords = say((words) => words.settings.notRecordedWords);
