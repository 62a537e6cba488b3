/** The report about a reader that is copied and sent to whoever built it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { READER_STATES, READER_WHYS } from '../../src/contract/reader.ts';
import { countRows, lineText, reportText, verdictWords } from '../../src/words/reader-report.ts';
import { shortPath } from '../../src/words/paths.ts';
import { NO_READER } from '../kit/told.ts';
import { REPORT } from '../kit/told-desk.ts';
import { LINE_VERDICTS } from '../../src/contract/reader.ts';

/** Parts of paths that stand nowhere else in a report. */
const folder = fc.stringMatching(/^[A-Z][a-z]{3,8}( [a-z]{2,5})?~$/);
const paths = fc.tuple(fc.constantFrom('/', '\\'), fc.array(folder, { minLength: 1, maxLength: 5 }));
const states = fc.tuple(fc.constantFrom(...READER_STATES), fc.constantFrom(...READER_WHYS, null));

describe('the copied report', () => {
  test('holds of no path more than the last part, whatever state it is about', () => {
    fc.assert(
      fc.property(paths, states, ([bar, folders], [state, why]) => {
        const of = (last: string) => `${bar}${[...folders, last].join(bar)}`;
        const path = of('ttyUSB0');
        const text = reportText(
          {
            ...NO_READER.status,
            state,
            why,
            path,
            alike: [of('ttyACM1'), of('ttyACM2')],
            detail: `Error: Input/output error, cannot open ${path}`,
          },
          { ...REPORT, recording: { file: of('reader.jsonl'), bytes: 12 } },
        );
        expect(text).toContain('ttyUSB0');
        for (const part of folders) expect(text).not.toContain(part);
      }),
    );
  });

  test('holds no serial number, which systems build into the names of devices', () => {
    const serial = fc.stringMatching(/^[0-9A-Za-z]{6,20}$/).filter((one) => !/usb|serial|modem/i.test(one));
    fc.assert(
      fc.property(serial, (number) => {
        for (const path of [
          `/dev/serial/by-id/usb-Arduino_LLC_Uno_${number}-if00`,
          `/dev/serial/by-id/usb-FTDI_FT232R_USB_UART_${number}-if00-port0`,
          `/dev/cu.usbmodem${number}`,
          `/dev/tty.usbserial-${number}`,
        ]) {
          const status = { ...NO_READER.status, state: 'failed', why: 'other', path } as const;
          const text = reportText({ ...status, detail: `cannot open ${path}` }, REPORT);
          expect(text).not.toContain(number);
        }
      }),
    );
  });

  test.each([
    ['/dev/ttyUSB0', 'ttyUSB0'],
    ['\\\\.\\COM12', 'COM12'],
    ['/home/ana/', 'ana'],
    ['/', ''],
    ['/dev/serial/by-id/usb-1a86_USB_Serial-if00-port0', 'usb-1a86_USB-if00-port0'],
    ['/dev/cu.usbmodem14201', 'cu.usbmodem'],
  ])('shortens %s to "%s"', (path, short) => {
    expect(shortPath(path)).toBe(short);
  });

  test('holds the health, every counter that is not zero and every line', () => {
    const text = reportText({ ...NO_READER.status, state: 'ready', path: '/dev/ttyUSB0' }, REPORT);
    expect(text).toContain('Device: DT-01, firmware 1.2\nLast byte: 1.2 s ago\nBytes read: 48211\n');
    expect(text).toContain('Die d1: settled on 4, 97\u00a0% sure, battery 81\u00a0%');
    expect(countRows(REPORT).map(({ is }) => is)).toEqual(
      Object.entries(REPORT.counts)
        .sort(([, a], [, b]) => b - a)
        .map(([is]) => is),
    );
    for (const line of REPORT.lines) expect(text.split('\n')).toContain(lineText(line));
  });

  test('says of every verdict in a few words of its own what it means', () => {
    const all = Object.values(LINE_VERDICTS).flat().map(verdictWords);
    expect(new Set(all).size).toBe(all.length);
  });
});
