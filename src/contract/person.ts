/** Somebody who plays here: what is kept of a person from one game to the next. */

import { z } from 'zod';
import type { Colour, Shape } from '../table/player.ts';
import { isOneLine, LONGEST_NAME, nameFault, tidyName } from '../table/player.ts';
import { colour, shape } from './board.ts';
import type { Same } from './same.ts';

export interface Person {
  readonly name: string;
  /** How the caller says the name; null where it is said as it is written. */
  readonly spoken: string | null;
  /** The colour and shape that this person likes to have; a game may give others where they are taken. */
  readonly colour: Colour;
  readonly shape: Shape;
}

/** Longest spoken name in characters: spelled as it sounds, a name is longer than it is written. */
export const LONGEST_SPOKEN = 60;

/** People that are kept at the most; whoever did not play for longest makes room. */
export const MOST_PEOPLE = 200;

export type PersonRefusal =
  | { readonly code: 'empty-person-name' }
  | { readonly code: 'long-person-name'; readonly most: number }
  | { readonly code: 'odd-person-name' } // line ends or other control characters
  | { readonly code: 'long-spoken-name'; readonly most: number }
  | { readonly code: 'odd-spoken-name' }
  | { readonly code: 'person-name-taken'; readonly name: string }
  | { readonly code: 'no-such-person'; readonly name: string };

export type CheckedPerson =
  { readonly ok: true; readonly person: Person } | { readonly ok: false; readonly refusal: PersonRefusal };

/** A person with tidy names that hold, or the first thing that does not. An empty spoken name is none. */
export function checkPerson(asked: Person): CheckedPerson {
  const name = tidyName(asked.name);
  switch (nameFault(name)) {
    case 'empty-name':
      return { ok: false, refusal: { code: 'empty-person-name' } };
    case 'long-name':
      return { ok: false, refusal: { code: 'long-person-name', most: LONGEST_NAME } };
    case 'odd-name':
      return { ok: false, refusal: { code: 'odd-person-name' } };
    case null:
      break;
  }
  const spoken = tidyName(asked.spoken ?? '');
  if ([...spoken].length > LONGEST_SPOKEN)
    return { ok: false, refusal: { code: 'long-spoken-name', most: LONGEST_SPOKEN } };
  if (!isOneLine(spoken)) return { ok: false, refusal: { code: 'odd-spoken-name' } };
  const { colour, shape } = asked;
  return { ok: true, person: { name, spoken: spoken === '' ? null : spoken, colour, shape } };
}

/** The form of a person in a message; whether the names will do is for `checkPerson` to say. */
export const askedPerson = z
  .strictObject({ name: z.string().max(500), spoken: z.string().max(500).nullable(), colour, shape })
  .readonly();

/** A person as the settings hold one. What a later version knows besides is passed over. */
export const personSchema = z
  .object({ name: z.string(), spoken: z.string().nullable().default(null), colour, shape })
  .transform((kept, context): Person => {
    const checked = checkPerson(kept);
    if (checked.ok) return checked.person;
    context.addIssue({ code: 'custom', message: checked.refusal.code });
    return z.NEVER;
  });

const agrees: Same<z.infer<typeof askedPerson>, Person> = true;
void agrees;
