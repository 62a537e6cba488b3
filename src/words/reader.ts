/**
 * What people read about the dice reader: a title and the next step for every state and cause.
 * It knows no ports; it is told the status in plain shapes.
 */

import { say, table } from './say.ts';

export type { ListProblem, ReaderSentence, ReaderSubject } from './en/reader.ts';

export const noPortsSentence = table((words) => words.reader.noPortsSentence);
export const readerSentence = say((words) => words.reader.readerSentence);
export const listSentence = say((words) => words.reader.listSentence);
