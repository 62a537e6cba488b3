/** The machine that the host runs on, as far as what people are told depends on it. */

import { userInfo } from 'node:os';
import type { Machine } from '../contract/from-host.ts';

/** The language that the system asks for, as a tag such as `de-AT`. */
export function systemLanguage(): string {
  return new Intl.NumberFormat().resolvedOptions().locale;
}

/** The machine that this program runs on; its user is null where the system knows no name. */
export function thisMachine(): Machine {
  try {
    return { platform: process.platform, user: userInfo().username };
  } catch {
    // A login without an entry in the system's list of users has no name.
    return { platform: process.platform, user: null };
  }
}
