/** Names of ports: people know their board, not its path. */
import { describe, expect, test } from 'vitest';
import type { PortEntry } from '../../src/contract/reader.ts';
import { isBuiltIn } from '../../src/words/port-kinds.ts';
import { portName } from '../../src/words/ports.ts';

const port = (vendorId: string | null, pnpId: string | null, maker: string | null = null): PortEntry => ({
  path: '/dev/ttyUSB0',
  maker,
  vendorId,
  productId: vendorId === null ? null : '7523',
  serialNumber: null,
  pnpId,
});

describe('the name of a port', () => {
  test.each([
    ['Board with a CH340 chip', port('1A86', 'usb-1a86_USB_Serial-if00-port0', '1a86')],
    ['Cable with an FTDI chip', port('0403', 'usb-FTDI_FT232R_USB_UART_A6008isP-if00-port0', 'FTDI')],
    [
      'Board with a CP210x chip',
      port('10c4', 'usb-Silicon_Labs_CP2102_USB_to_UART_Bridge_Controller_0001-if00-port0', 'Silicon Labs'),
    ],
    ['Cable with a Prolific chip', port('067b', null)],
    [
      'Arduino',
      port('2341', 'usb-Arduino__www.arduino.cc__0043_85735313932351F0C0E1-if00', 'Arduino (www.arduino.cc)'),
    ],
    ['Arduino Micro', port('2341', 'usb-Arduino_LLC_Arduino_Micro-if00')],
    ['Raspberry Pi Pico', port('2e8a', 'usb-Raspberry_Pi_Pico_E6605838832D3A2F-if00')],
    ['Espressif ESP32: USB JTAG', port('303a', 'usb-USB_JTAG_34851830A2B4-if00')],
    ['Raspberry Pi Pico', port('2E8A', null)],
    ['Teensy', port('16c0', null, '16c0')],
    ['Dice & Co', port('f055', null, 'Dice & Co')],
    ['USB device', port('f055', null)],
    ['Port of the machine itself', port(null, null)],
  ])('is "%s"', (name, entry) => {
    expect(portName(entry)).toBe(name);
  });

  test('holds no serial number', () => {
    expect(portName(port('2341', 'usb-Arduino_Uno_85735313932351F0C0E1-if00'))).not.toMatch(/8573/);
  });
});

test('only a port of which nothing is known belongs to the machine itself', () => {
  expect(isBuiltIn(port(null, null))).toBe(true);
  for (const one of [port('1a86', null), port(null, 'usb-x-if00'), port(null, null, 'Dice & Co')])
    expect(isBuiltIn(one)).toBe(false);
});
