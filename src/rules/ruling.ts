/** The judge's answer: what happens, or one refusal. */

import type { Event } from './event.ts';
import type { Refusal } from './refusal.ts';

export type Ruling =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

export function happened(...events: readonly Event[]): Ruling {
  return { ok: true, events };
}

export function refused(refusal: Refusal): Ruling {
  return { ok: false, refusal };
}
