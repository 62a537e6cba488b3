/** The labels of the question "why?" on the desk. The answers are in why.ts. */

import { say, table } from './say.ts';

export const WHY_WORDS = table((words) => words.whyPanel.WHY_WORDS);
export const subjectWords = say((words) => words.whyPanel.subjectWords);
