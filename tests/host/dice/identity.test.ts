/** Finding a known device in the list. */
import { describe, expect, test } from 'vitest';
import type { PortEntry } from '../../../src/contract/reader.ts';
import { entryAt, identityOf, sight } from '../../../src/host/dice/identity.ts';

const port = (path: string, known: Partial<PortEntry> = {}): PortEntry => ({
  path,
  maker: null,
  vendorId: null,
  productId: null,
  serialNumber: null,
  pnpId: null,
  ...known,
});
const uno = {
  vendorId: '2341',
  productId: '0043',
  serialNumber: '8563A1',
  pnpId: 'usb-Arduino_Uno_8563A1-if00',
};
const clone = { vendorId: '1a86', productId: '7523', pnpId: 'usb-1a86_USB_Serial-if00-port0' };
const identity = (entry: PortEntry) => {
  const known = identityOf(entry);
  if (!known) throw new Error('The entry has no identity.');
  return known;
};

describe('a known device', () => {
  test('is found under another path by vendor, product and serial number, in any case of letters', () => {
    const seen = sight(identity(port('/dev/ttyACM0', uno)), [
      port('/dev/ttyS0'),
      port('/dev/ttyACM7', { ...uno, serialNumber: '8563a1', pnpId: 'another' }),
    ]);
    expect(seen).toEqual({ is: 'one', path: '/dev/ttyACM7' });
  });

  test('is not replaced by one of the same model with another serial number', () => {
    const seen = sight(identity(port('/dev/ttyACM0', uno)), [
      port('/dev/ttyACM0', { ...uno, serialNumber: '999' }),
    ]);
    expect(seen).toEqual({ is: 'none' });
  });

  test('without a serial number is found by its plug-and-play id', () => {
    const seen = sight(identity(port('/dev/ttyUSB0', clone)), [port('/dev/ttyUSB3', clone)]);
    expect(seen).toEqual({ is: 'one', path: '/dev/ttyUSB3' });
  });

  test('without either is found by its model', () => {
    const model = { vendorId: '1A86', productId: '7523' };
    const seen = sight(identity(port('/dev/ttyUSB0', model)), [port('/dev/ttyUSB3', clone)]);
    expect(seen).toEqual({ is: 'one', path: '/dev/ttyUSB3' });
  });

  test('that has a twin is not guessed, even if one of the two has the old path', () => {
    const seen = sight(identity(port('/dev/ttyUSB0', clone)), [
      port('/dev/ttyUSB0', clone),
      port('/dev/ttyUSB1', clone),
    ]);
    expect(seen).toEqual({ is: 'alike', paths: ['/dev/ttyUSB0', '/dev/ttyUSB1'] });
  });

  test('a port of which nothing but the path is told has no identity', () => {
    expect(identityOf(port('/dev/ttyS0'))).toBeNull();
    expect(identityOf(port('/dev/ttyS0', { vendorId: '1a86' }))).toBeNull();
  });

  test('is also the one behind the link that bears its id', () => {
    const listed = [port('/dev/ttyS0'), port('/dev/ttyUSB0', clone)];
    expect(entryAt(`/dev/serial/by-id/${clone.pnpId}`, listed)?.path).toBe('/dev/ttyUSB0');
    expect(entryAt('/dev/ttyUSB0', listed)?.path).toBe('/dev/ttyUSB0');
    expect(entryAt('/dev/ttyUSB1', listed)).toBeUndefined();
  });
});
