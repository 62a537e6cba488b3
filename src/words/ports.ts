/** Names of serial ports for people: what the system says of a device, or whose chip it is. */

import type { PortEntry } from '../contract/reader.ts';

/** Vendors of boards and of the chips on their cables, by USB vendor id in lower case. */
const VENDORS = new Map([
  ['2341', 'Arduino'],
  ['2a03', 'Arduino'],
  ['1a86', 'Board with a CH340 chip'],
  ['0403', 'Cable with an FTDI chip'],
  ['10c4', 'Board with a CP210x chip'],
  ['067b', 'Cable with a Prolific chip'],
  ['2e8a', 'Raspberry Pi Pico'],
  ['303a', 'Espressif ESP32'],
  ['239a', 'Adafruit board'],
  ['16c0', 'Teensy'],
  ['0d28', 'micro:bit'],
  ['1366', 'SEGGER J-Link'],
]);

/** A name for a port: maker and model where they are known. */
export function portName({ maker, vendorId, pnpId }: PortEntry): string {
  const vendor = VENDORS.get(vendorId?.toLowerCase() ?? '') ?? null;
  // The id that udev makes holds the device's own name: `usb-Arduino_LLC_Uno_8563A1-if00`.
  const model =
    pnpId === null ? null : (/^usb-(.+?)(?:_[0-9A-Fa-f]{6,})?(?:-if\d+.*)?$/.exec(pnpId)?.[1] ?? null);
  const own = model === null ? maker : model.replaceAll('_', ' ').trim();
  const named = own === null || /^[0-9a-f]{4}( [0-9a-f]{4})?$/i.test(own) ? null : own;
  if (vendor !== null && named !== null) return named.includes(vendor) ? named : `${vendor}: ${named}`;
  return vendor ?? named ?? (vendorId === null ? 'Port of the machine itself' : 'USB device');
}
