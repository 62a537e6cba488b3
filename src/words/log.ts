/** The lines of "What happened": what stands beside the dice, and the whole line for those who hear it. */

import { say } from './say.ts';

export type { LogWords } from './en/log.ts';

export const logWords = say((words) => words.log.logWords);
