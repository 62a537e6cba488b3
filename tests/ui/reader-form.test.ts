/** The choice of a reader as it is filled in. */
import { expect, test } from 'vitest';
import type { PortEntry } from '../../src/contract/reader.ts';
import { formOf, isAsNow, isUsual, lacks, openAsk, withPorts } from '../../src/ui/desk/reader-form.ts';
import { NO_READER } from '../kit/told.ts';

const { status } = NO_READER;
const port = (path: string, vendorId: string | null): PortEntry => ({
  path,
  vendorId,
  maker: null,
  productId: null,
  serialNumber: null,
  pnpId: null,
});
const usb = (at: number) => port(`/dev/ttyUSB${at}`, '1a86');
const soldered = port('/dev/ttyS0', null);

test('the only device that is plugged in is picked, and nothing is where there are several', () => {
  const form = formOf(status);
  expect(withPorts(form, [usb(0), soldered]).picked).toBe('/dev/ttyUSB0');
  for (const ports of [[usb(0), usb(1)], [soldered], []]) expect(withPorts(form, ports).picked).toBeNull();
});

test('the path that was set is picked in the list, and stands as typed where no list holds it', () => {
  const form = formOf({ ...status, path: '/dev/ttyUSB1' });
  expect(withPorts(form, [usb(0), usb(1)])).toMatchObject({ picked: '/dev/ttyUSB1', typed: '' });
  expect(withPorts(form, [usb(0)])).toMatchObject({ picked: null, typed: '/dev/ttyUSB1' });
  expect(withPorts({ ...form, picked: '/dev/ttyUSB7' }, [])).toMatchObject({
    picked: null,
    typed: '/dev/ttyUSB7',
  });
});

test('what is missing is named, the port before the speed', () => {
  const form = formOf(status);
  expect(lacks({ ...form, speed: null })).toBe('port');
  expect(lacks({ ...form, typed: '/dev/x', speed: null, typedSpeed: '12' })).toBe('speed');
  expect(lacks({ ...form, typed: '/dev/x' })).toBeNull();
  expect(openAsk({ ...form, typed: '  ' }, false)).toBeNull();
});

test('a form of the reader that is set would change nothing, until something in it is changed', () => {
  const set = { ...status, path: '/dev/ttyUSB0', baud: 19200 };
  const form = withPorts(formOf(set), [usb(0)]);
  expect(isAsNow(form, set)).toBe(true);
  for (const change of [
    { picked: '/dev/ttyUSB1' },
    { speed: 9600 },
    { form: 'json' },
    { release: true },
  ] as const)
    expect(isAsNow({ ...form, ...change }, set)).toBe(false);
});

test('the other settings are usual at the first speed, with the form found out and no line let go', () => {
  const form = formOf(status);
  expect(isUsual(form)).toBe(true);
  for (const change of [{ speed: 9600 }, { speed: null }, { form: 'plain' }, { release: true }] as const)
    expect(isUsual({ ...form, ...change })).toBe(false);
});
