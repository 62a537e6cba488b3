/** Why a port did not open, by the texts that were seen. */
import { describe, expect, test } from 'vitest';
import { openFault } from '../../../src/host/dice/open-fault.ts';

describe('the text of a failed open', () => {
  test.each([
    ['Error: No such file or directory, cannot open /dev/ttyUSB0', 'missing'],
    ['Error: No such device or address, cannot open /dev/ttyUSB0', 'missing'],
    ['Opening COM3: File not found', 'missing'],
    ['Error: Permission denied, cannot open /dev/ttyUSB0', 'denied'],
    ['Error: Operation not permitted, cannot open /dev/ttyUSB0', 'denied'],
    ['Error Resource temporarily unavailable Cannot lock port', 'busy'],
    ['Error: Device or resource busy, cannot open /dev/ttyUSB0', 'busy'],
    ['Opening COM3: Access denied', 'busy'],
    ['Error: Inappropriate ioctl for device setting custom baud rate of 115200', 'not-serial'],
    ['Error: Is a directory, cannot open /tmp', 'not-serial'],
    ['Error: Input/output error setting custom baud rate of 115200', 'other'],
    ['', 'other'],
  ] as const)('%j means %s', (text, code) => {
    expect(openFault(text)).toBe(code);
  });
});
