/** What is said about the people who play here. */

import { say, table } from './say.ts';

export const PEOPLE_WORDS = table((words) => words.people.PEOPLE_WORDS);
export const allPeopleWords = say((words) => words.people.allPeopleWords);
export const placeWords = say((words) => words.people.placeWords);
export const leftWords = say((words) => words.people.leftWords);
export const upWords = say((words) => words.people.upWords);
export const downWords = say((words) => words.people.downWords);
export const changeWords = say((words) => words.people.changeWords);
export const deleteWords = say((words) => words.people.deleteWords);
export const askDeleteWords = say((words) => words.people.askDeleteWords);
export const deletedWords = say((words) => words.people.deletedWords);
export const saidWords = say((words) => words.people.saidWords);
export const savedPersonWords = say((words) => words.people.savedPersonWords);
export const personRefusalWords = say((words) => words.people.personRefusalWords);
