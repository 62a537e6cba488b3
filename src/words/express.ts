/** Express in words: the throw, a sheet, and what a split would come to on it. Which splits there are is told. */

import { say, table } from './say.ts';

export type { SheetState, SplitEffect } from './en/express.ts';

export const EXPRESS_WORDS = table((words) => words.express.EXPRESS_WORDS);
export const STATE_WORDS = table((words) => words.express.STATE_WORDS);
export const scoreWords = say((words) => words.express.scoreWords);
export const changeWords = say((words) => words.express.changeWords);
export const splitEffect = say((words) => words.express.splitEffect);
export const rowsWords = say((words) => words.express.rowsWords);
export const asideWords = say((words) => words.express.asideWords);
export const markWords = say((words) => words.express.markWords);
export const markAsks = say((words) => words.express.markAsks);
export const notAsideWords = say((words) => words.express.notAsideWords);
export const noPairsWords = say((words) => words.express.noPairsWords);
export const throwWords = say((words) => words.express.throwWords);
export const sheetWords = say((words) => words.express.sheetWords);
