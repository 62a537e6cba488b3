/** What the panel of the dice reader says beside the sentences for its states: buttons, fields, a name for each state. */

import { say, table } from './say.ts';

export const READER_WORDS = table((words) => words.readerPanel.READER_WORDS);
export const FORM_WORDS = table((words) => words.readerPanel.FORM_WORDS);
export const TRY_WORDS = table((words) => words.readerPanel.TRY_WORDS);
export const readerBrief = say((words) => words.readerPanel.readerBrief);
export const readerNoteWords = say((words) => words.readerPanel.readerNoteWords);
export const bindWords = say((words) => words.readerPanel.bindWords);
export const boundWords = say((words) => words.readerPanel.boundWords);
export const settleWords = say((words) => words.readerPanel.settleWords);
