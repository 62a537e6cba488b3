/**
 * What to type on this machine when a reader does not work: commands to run as they stand, and the text of a rule file. It
 * runs nothing.
 */

import type { Machine } from '../../contract/from-host.ts';
import type { PortEntry } from '../../contract/reader.ts';
import type { ReaderSubject } from './reader.ts';

/** A sentence, and the text to copy that it speaks of. */
export interface ReaderCommand {
  readonly says: string;
  readonly text: string;
}

/** A word as a shell takes it, whatever is in it; one that begins with a dash is taken for no option. */
function quoted(given: string): string {
  const word = given.startsWith('-') ? `./${given}` : given;
  return /^[A-Za-z0-9_./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

const USB_ID = /^[0-9a-f]{4}$/;

/** The rule for udev that gives a device to whoever sits at the machine, and keeps modem probes away from it. */
export function udevRule(port: PortEntry | null): string {
  const vendor = port?.vendorId?.toLowerCase() ?? '';
  const product = port?.productId?.toLowerCase() ?? '';
  const which =
    !USB_ID.test(vendor) || !USB_ID.test(product)
      ? 'SUBSYSTEMS=="usb"'
      : `ATTRS{idVendor}=="${vendor}", ATTRS{idProduct}=="${product}"`;
  return `SUBSYSTEM=="tty", ${which}, TAG+="uaccess", ENV{ID_MM_DEVICE_IGNORE}="1"`;
}

/** What helps in this state on this machine; empty where no command does. `port` is the reader as the system lists it. */
export function readerCommands(
  reader: ReaderSubject,
  machine: Machine,
  port: PortEntry | null,
): readonly ReaderCommand[] {
  if (reader.path === null || (reader.state !== 'failed' && reader.state !== 'reconnecting')) return [];
  const path = quoted(reader.path);
  if (machine.platform === 'win32') return WINDOWS.get(reader.why ?? 'other') ?? [];
  if (machine.platform === 'darwin') return mac(reader, path);
  switch (reader.why) {
    case 'denied':
      return [
        {
          says: 'Somebody with the rights of an administrator runs this; then log out and in again:',
          text: `usermod --append --groups ${quoted(reader.group ?? 'dialout')} ${machine.user === null ? '"$USER"' : quoted(machine.user)}`,
        },
        {
          says: 'Or the same person saves this line as /etc/udev/rules.d/70-tableside.rules, and the reader is put in again:',
          text: udevRule(port),
        },
      ];
    case 'busy':
      return [{ says: 'Which program holds it:', text: `fuser --verbose ${path}` }];
    case 'missing':
    case 'unplugged':
      return [{ says: 'Which devices are there:', text: 'ls -l /dev/serial/by-id' }];
    case 'two-alike':
      return [{ says: 'Which of them is in which socket:', text: 'ls -l /dev/serial/by-path' }];
    case 'not-serial':
      return [{ says: 'What it is:', text: `ls -l ${path}` }];
    case 'no-answer':
    case 'other':
      return [{ says: 'What the system says of it:', text: 'dmesg | tail -n 20' }];
    case 'bad-baud':
    case 'speed':
    case 'no-hello':
    case 'wrong-device':
    case 'silent':
    case null:
      return [];
  }
}

function mac({ why }: ReaderSubject, path: string): readonly ReaderCommand[] {
  if (why === 'busy') return [{ says: 'Which program holds it:', text: `lsof ${path}` }];
  if (why === 'missing' || why === 'unplugged' || why === 'two-alike')
    return [{ says: 'Which devices are there:', text: 'ls /dev/cu.*' }];
  if (why === 'denied' || why === 'not-serial') return [{ says: 'What it is:', text: `ls -l ${path}` }];
  return [];
}

const DEVICES = [{ says: 'Which devices are there:', text: 'pnputil /enum-devices /class Ports /connected' }];
const WINDOWS = new Map<string, readonly ReaderCommand[]>([
  ['missing', DEVICES],
  ['unplugged', DEVICES],
  ['two-alike', DEVICES],
  ['other', DEVICES],
]);
