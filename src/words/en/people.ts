/** What is said about the people who play here. */

import type { PersonRefusal } from '../../contract/person.ts';
import { nameWords, wholeName } from '../names.ts';
import { seatWords } from './set-up.ts';

export const PEOPLE_WORDS = {
  recent: 'Recent players',
  fewer: 'Fewer players',
  find: 'Find a player',
  none: 'Nobody has such a name.',
  full: 'Every seat is taken. Tap a player to free one.',
  hint: 'Whoever plays a game is listed here and can be seated with one tap next time.',
  empty: 'No players yet. Whoever plays a game is listed here afterwards; you can also add players now.',
  add: 'Add a player',
  change: 'Change',
  spoken: 'Spoken name',
  spokenHint: 'As the caller shall say it, for a name that is read wrongly. Left empty, the name is read.',
  save: 'Save',
  cancel: 'Cancel',
  forget: 'Delete',
  sure: 'Delete for good?',
};

/** The button that shows everybody, with how many that are. */
export function allPeopleWords(count: number): string {
  return `All ${count} players`;
}

/** Where somebody sits now, for those who do not see the seats. */
export function placeWords(name: string, seat: number): string {
  return `${name.trim() === '' ? '' : `${nameWords(name)}: `}${seatWords(seat)}`;
}

/** Somebody does not sit at the table any more. */
export function leftWords(name: string): string {
  return `${nameWords(name)} has left the table.`;
}

export function upWords(name: string, seat: number): string {
  return `Move ${called(name, seat)} up`;
}

export function downWords(name: string, seat: number): string {
  return `Move ${called(name, seat)} down`;
}

export function changeWords(name: string): string {
  return `Change ${wholeName(name)}`;
}

export function deleteWords(name: string): string {
  return `Delete ${wholeName(name)}`;
}

/** The second word before somebody is deleted. */
export function askDeleteWords(name: string): string {
  return `Delete ${wholeName(name)} for good?`;
}

export function deletedWords(name: string): string {
  return `${nameWords(name)} was deleted.`;
}

/** How the caller says a name. */
export function saidWords(spoken: string): string {
  return `said “${spoken}”`;
}

export function savedPersonWords(name: string): string {
  return `${nameWords(name)} was saved.`;
}

/** Why somebody could not be kept as asked. */
export function personRefusalWords(refusal: PersonRefusal): string {
  switch (refusal.code) {
    case 'empty-person-name':
      return 'A player needs a name.';
    case 'long-person-name':
      return `This name is too long. ${refusal.most} characters are the most.`;
    case 'odd-person-name':
      return 'This name holds a character that cannot be shown on one line.';
    case 'long-spoken-name':
      return `The spoken name is too long. ${refusal.most} characters are the most.`;
    case 'odd-spoken-name':
      return 'The spoken name holds a character that cannot be shown on one line.';
    case 'person-name-taken':
      return `Somebody else is called ${nameWords(refusal.name)} already. Names must differ.`;
    case 'no-such-person':
      return `There is no player called ${nameWords(refusal.name)}.`;
  }
}

/** How a seat is called in a label. */
function called(name: string, seat: number): string {
  return name.trim() === '' ? seatWords(seat) : wholeName(name);
}
