/** Kinds of serial ports. */

import type { PortEntry } from '../contract/reader.ts';

/** Whether a port is soldered into the machine: a reader hardly ever hangs on one, and some machines list thirty. */
export function isBuiltIn({ vendorId, pnpId, maker }: PortEntry): boolean {
  return vendorId === null && pnpId === null && maker === null;
}
