/** One sentence for every refusal: what is wrong, and where it helps, what to do. */

import { say } from './say.ts';

export type { AnyRefusal, HostRefusal } from './en/refusals.ts';

export const refusalWords = say((words) => words.refusals.refusalWords);
