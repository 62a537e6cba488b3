/** What an undo or redo button names: "Ana's roll 3-1-4-6". */

import { say } from './say.ts';

export const labelWords = say((words) => words.labels.labelWords);
