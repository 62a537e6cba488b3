/** Names of serial ports for people: what the system says of a device, or whose chip it is. */

import type { PortEntry } from '../../contract/reader.ts';

/** Makers of chips that sit on cables and boards of all makers, by USB vendor id: what these devices call themselves tells nothing. */
const CHIPS = new Map([
  ['1a86', 'Placa con chip CH340'],
  ['0403', 'Cable con chip FTDI'],
  ['10c4', 'Placa con chip CP210x'],
  ['067b', 'Cable con chip Prolific'],
]);

/** Makers of boards, by USB vendor id. */
const BOARDS = new Map([
  ['2341', 'Arduino'],
  ['2a03', 'Arduino'],
  ['2e8a', 'Raspberry Pi Pico'],
  ['303a', 'Espressif ESP32'],
  ['239a', 'Placa Adafruit'],
  ['16c0', 'Teensy'],
  ['0d28', 'micro:bit'],
  ['1366', 'SEGGER J-Link'],
]);

/** Of what a device says of itself, all that is no name: addresses of pages, bare numbers, forms of companies. */
const NO_NAME = /^(www\.\S*|[0-9a-f]{4}|[0-9a-f]{6,}|llc|inc\.?|ltd\.?|gmbh)$/i;

function named(said: string): string | null {
  const words = said.split(/[\s_()]+/).filter((word) => word !== '' && !NO_NAME.test(word));
  // Many a board says its maker twice.
  return words.length === 0 ? null : [...new Set(words)].join(' ');
}

/** A name for a port: maker and model where they are known. */
export function portName({ maker, vendorId, pnpId }: PortEntry): string {
  const vendor = vendorId?.toLowerCase() ?? '';
  const chip = CHIPS.get(vendor);
  if (chip !== undefined) return chip;
  const board = BOARDS.get(vendor) ?? null;
  // The id that udev makes holds the device's own name: `usb-Arduino_LLC_Uno_8563A1-if00`.
  const model =
    pnpId === null ? null : (/^usb-(.+?)(?:_[0-9A-Fa-f]{6,})?(?:-if\d+.*)?$/.exec(pnpId)?.[1] ?? null);
  const own = named(model ?? '') ?? named(maker ?? '');
  if (board !== null && own !== null) return own.includes(board) ? own : `${board}: ${own}`;
  return board ?? own ?? (vendorId === null ? 'Puerto de la propia máquina' : 'Dispositivo USB');
}
