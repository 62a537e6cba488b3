/** Every option of a game in plain words: what it is called, what it means, what its values are, and how they group. */

import { say, table } from './say.ts';

export type { OptionWords } from './en/options.ts';

export const OPTION_WORDS = table((words) => words.options.OPTION_WORDS);
export const OPTION_GROUPS = table((words) => words.options.OPTION_GROUPS);
export const RULES_WORDS = table((words) => words.options.RULES_WORDS);
export const valueWords = say((words) => words.options.valueWords);
export const savedWords = say((words) => words.options.savedWords);
export const readWords = say((words) => words.options.readWords);
export const writtenWords = say((words) => words.options.writtenWords);
export const forgotWords = say((words) => words.options.forgotWords);
export const forgetWords = say((words) => words.options.forgetWords);
export const starterWords = say((words) => words.options.starterWords);
export const limitWords = say((words) => words.options.limitWords);
