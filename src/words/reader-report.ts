/** How the reader works, in words: counters, health, its lines, and the same as text for a report that names nobody. */

import { say, table } from './say.ts';

export const REPORT_WORDS = table((words) => words.readerReport.REPORT_WORDS);
export const healthRows = say((words) => words.readerReport.healthRows);
export const countRows = say((words) => words.readerReport.countRows);
export const dieReportWords = say((words) => words.readerReport.dieReportWords);
export const lineText = say((words) => words.readerReport.lineText);
export const recordingWords = say((words) => words.readerReport.recordingWords);
export const reportText = say((words) => words.readerReport.reportText);
export const verdictWords = say((words) => words.readerReport.verdictWords);
