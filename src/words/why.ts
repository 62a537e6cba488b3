/** Why a ruling is as it is: the rule and the numbers of this position, in one or two sentences. */

import { say } from './say.ts';

export const whyWords = say((words) => words.why.whyWords);
