/** What the caller says of a call, aloud and as a caption. Names are given as they are to be said or written. */

import { say } from './say.ts';

export const calledWords = say((words) => words.caller.calledWords);
