/** What is said about the people who play here. */

import type { PersonRefusal } from '../../contract/person.ts';
import { nameWords, wholeName } from '../names.ts';
import { seatWords } from './set-up.ts';

export const PEOPLE_WORDS = {
  recent: 'Jugadores recientes',
  fewer: 'Ver menos',
  find: 'Buscar a alguien',
  none: 'Nadie se llama así.',
  full: 'No queda ningún sitio libre. Toca a alguien para liberar uno.',
  hint: 'Quien juega una partida se guarda aquí y la próxima vez se sienta con un solo toque.',
  empty: 'Aún no hay nadie. Quien juegue una partida aparecerá aquí; también puedes añadir a alguien ahora.',
  add: 'Añadir a alguien',
  change: 'Cambiar',
  spoken: 'Nombre hablado',
  spokenHint: 'Tal como debe decirlo el locutor, si lee mal el nombre. Si se deja vacío, lee el nombre.',
  save: 'Guardar',
  cancel: 'Cancelar',
  forget: 'Borrar',
  sure: '¿Borrar para siempre?',
};

/** The button that shows everybody, with how many that are. */
export function allPeopleWords(count: number): string {
  return `Ver a los ${count}`;
}

/** Where somebody sits now, for those who do not see the seats. */
export function placeWords(name: string, seat: number): string {
  return `${name.trim() === '' ? '' : `${nameWords(name)}: `}${seatWords(seat)}`;
}

/** Somebody does not sit at the table any more. */
export function leftWords(name: string): string {
  return `${nameWords(name)} ya no está en la mesa.`;
}

export function upWords(name: string, seat: number): string {
  return `Subir: ${called(name, seat)}`;
}

export function downWords(name: string, seat: number): string {
  return `Bajar: ${called(name, seat)}`;
}

export function changeWords(name: string): string {
  return `Cambiar: ${wholeName(name)}`;
}

export function deleteWords(name: string): string {
  return `Borrar: ${wholeName(name)}`;
}

/** The second word before somebody is deleted. */
export function askDeleteWords(name: string): string {
  return `¿Borrar para siempre a ${wholeName(name)}?`;
}

export function deletedWords(name: string): string {
  return `${nameWords(name)}: borrado.`;
}

/** How the caller says a name. */
export function saidWords(spoken: string): string {
  return `se dice «${spoken}»`;
}

export function savedPersonWords(name: string): string {
  return `${nameWords(name)}: guardado.`;
}

/** Why somebody could not be kept as asked. */
export function personRefusalWords(refusal: PersonRefusal): string {
  switch (refusal.code) {
    case 'empty-person-name':
      return 'Hace falta un nombre.';
    case 'long-person-name':
      return `Este nombre es demasiado largo. Puede tener ${refusal.most} caracteres como máximo.`;
    case 'odd-person-name':
      return 'Este nombre contiene un carácter que no cabe en una línea.';
    case 'long-spoken-name':
      return `El nombre hablado es demasiado largo. Puede tener ${refusal.most} caracteres como máximo.`;
    case 'odd-spoken-name':
      return 'El nombre hablado contiene un carácter que no cabe en una línea.';
    case 'person-name-taken':
      return `Ya hay alguien que se llama ${nameWords(refusal.name)}. Los nombres deben ser distintos.`;
    case 'no-such-person':
      return `Nadie se llama ${nameWords(refusal.name)}.`;
  }
}

/** How a seat is called in a label. */
function called(name: string, seat: number): string {
  return name.trim() === '' ? seatWords(seat) : wholeName(name);
}
