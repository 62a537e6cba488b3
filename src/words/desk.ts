/**
 * What the referee reads on the desk: the question of the moment, the buttons, the strips beside it.
 * It decides nothing: what may be done, and what it costs, is told.
 */

import { say } from './say.ts';

export type { Question } from './en/desk.ts';

export const questionWords = say((words) => words.desk.questionWords);
export const ordinal = say((words) => words.desk.ordinal);
export const counted = say((words) => words.desk.counted);
export const choiceGoes = say((words) => words.desk.choiceGoes);
export const stopWords = say((words) => words.desk.stopWords);
export const lastRollWords = say((words) => words.desk.lastRollWords);
export const happenedWords = say((words) => words.desk.happenedWords);
export const heldStrip = say((words) => words.desk.heldStrip);
export const rolledOnStrip = say((words) => words.desk.rolledOnStrip);
export const claimsWords = say((words) => words.desk.claimsWords);
export const dieWords = say((words) => words.desk.dieWords);
export const faceWords = say((words) => words.desk.faceWords);
export const correctWords = say((words) => words.desk.correctWords);
export const standingWords = say((words) => words.desk.standingWords);
