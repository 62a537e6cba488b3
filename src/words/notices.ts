/** What is announced: the newest thing that happened, a roll that waits, and what keeps the table from going on. */

import { say } from './say.ts';

export type { HeldFor, NoticeWords, Noticed } from './en/notices.ts';

export const noticeWords = say((words) => words.notices.noticeWords);
export const nothingFor = say((words) => words.notices.nothingFor);
export const heldWords = say((words) => words.notices.heldWords);
export const troubleWords = say((words) => words.notices.troubleWords);
export const connectionWords = say((words) => words.notices.connectionWords);
