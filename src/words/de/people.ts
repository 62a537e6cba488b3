/** What is said about the people who play here. */

import type { PersonRefusal } from '../../contract/person.ts';
import { nameWords, wholeName } from '../names.ts';
import { seatWords } from './set-up.ts';

export const PEOPLE_WORDS = {
  recent: 'Zuletzt dabei',
  fewer: 'Weniger zeigen',
  find: 'Jemanden suchen',
  none: 'So heißt niemand.',
  full: 'Alle Plätze sind besetzt. Tippe auf jemanden, um einen frei zu machen.',
  hint: 'Wer mitspielt, steht hier und sitzt beim nächsten Mal mit einem Tippen am Tisch.',
  empty:
    'Noch ist niemand da. Wer mitspielt, steht danach hier; du kannst auch jetzt schon jemanden eintragen.',
  add: 'Jemanden eintragen',
  change: 'Ändern',
  spoken: 'Gesprochener Name',
  spokenHint:
    'So, wie der Ansager ihn sagen soll, falls er den Namen falsch liest. Bleibt das Feld leer, liest er den Namen.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  forget: 'Löschen',
  sure: 'Endgültig löschen?',
};

/** The button that shows everybody, with how many that are. */
export function allPeopleWords(count: number): string {
  return `Alle ${count} zeigen`;
}

/** Where somebody sits now, for those who do not see the seats. */
export function placeWords(name: string, seat: number): string {
  return `${name.trim() === '' ? '' : `${nameWords(name)}: `}${seatWords(seat)}`;
}

/** Somebody does not sit at the table any more. */
export function leftWords(name: string): string {
  return `${nameWords(name)} sitzt nicht mehr am Tisch.`;
}

export function upWords(name: string, seat: number): string {
  return `${called(name, seat)} nach oben`;
}

export function downWords(name: string, seat: number): string {
  return `${called(name, seat)} nach unten`;
}

export function changeWords(name: string): string {
  return `${wholeName(name)} ändern`;
}

export function deleteWords(name: string): string {
  return `${wholeName(name)} löschen`;
}

/** The second word before somebody is deleted. */
export function askDeleteWords(name: string): string {
  return `${wholeName(name)} endgültig löschen?`;
}

export function deletedWords(name: string): string {
  return `${nameWords(name)} wurde gelöscht.`;
}

/** How the caller says a name. */
export function saidWords(spoken: string): string {
  return `gesprochen „${spoken}“`;
}

export function savedPersonWords(name: string): string {
  return `${nameWords(name)} wurde gespeichert.`;
}

/** Why somebody could not be kept as asked. */
export function personRefusalWords(refusal: PersonRefusal): string {
  switch (refusal.code) {
    case 'empty-person-name':
      return 'Ohne Namen geht es nicht.';
    case 'long-person-name':
      return `Dieser Name ist zu lang. Höchstens ${refusal.most} Zeichen sind möglich.`;
    case 'odd-person-name':
      return 'Dieser Name enthält ein Zeichen, das nicht in eine Zeile passt.';
    case 'long-spoken-name':
      return `Der gesprochene Name ist zu lang. Höchstens ${refusal.most} Zeichen sind möglich.`;
    case 'odd-spoken-name':
      return 'Der gesprochene Name enthält ein Zeichen, das nicht in eine Zeile passt.';
    case 'person-name-taken':
      return `${nameWords(refusal.name)} heißt schon jemand anderes. Die Namen müssen sich unterscheiden.`;
    case 'no-such-person':
      return `Niemand heißt ${nameWords(refusal.name)}.`;
  }
}

/** How a seat is called in a label. */
function called(name: string, seat: number): string {
  return name.trim() === '' ? seatWords(seat) : wholeName(name);
}
