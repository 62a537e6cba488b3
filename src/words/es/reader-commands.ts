/**
 * What to type on this machine when a reader does not work: commands to run as they stand, and the text of a rule file. It
 * runs nothing.
 */

import type { Machine } from '../../contract/from-host.ts';
import type { PortEntry } from '../../contract/reader.ts';
import type { ReaderSubject } from '../en/reader.ts';
import type { ReaderCommand } from '../en/reader-commands.ts';
import { udevRule } from '../en/reader-commands.ts';

/** A word as a shell takes it, whatever is in it; one that begins with a dash is taken for no option. */
function quoted(given: string): string {
  const word = given.startsWith('-') ? `./${given}` : given;
  return /^[A-Za-z0-9_./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

// Commands and rules are the same in every language.
export { udevRule } from '../en/reader-commands.ts';

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
          says: 'Alguien con derechos de administrador ejecuta esto; luego cierra la sesión y vuelve a entrar:',
          text: `usermod --append --groups ${quoted(reader.group ?? 'dialout')} ${machine.user === null ? '"$USER"' : quoted(machine.user)}`,
        },
        {
          says: 'O esa misma persona guarda esta línea como /etc/udev/rules.d/70-tableside.rules, y se vuelve a enchufar el lector:',
          text: udevRule(port),
        },
      ];
    case 'busy':
      return [{ says: 'Qué programa lo usa:', text: `fuser --verbose ${path}` }];
    case 'missing':
    case 'unplugged':
      return [{ says: 'Qué dispositivos hay:', text: 'ls -l /dev/serial/by-id' }];
    case 'two-alike':
      return [{ says: 'Cuál está en cada conector:', text: 'ls -l /dev/serial/by-path' }];
    case 'not-serial':
      return [{ says: 'Qué es:', text: `ls -l ${path}` }];
    case 'no-answer':
    case 'other':
      return [{ says: 'Qué informa el sistema de él:', text: 'dmesg | tail -n 20' }];
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
  if (why === 'busy') return [{ says: 'Qué programa lo usa:', text: `lsof ${path}` }];
  if (why === 'missing' || why === 'unplugged' || why === 'two-alike')
    return [{ says: 'Qué dispositivos hay:', text: 'ls /dev/cu.*' }];
  if (why === 'denied' || why === 'not-serial') return [{ says: 'Qué es:', text: `ls -l ${path}` }];
  return [];
}

const DEVICES = [{ says: 'Qué dispositivos hay:', text: 'pnputil /enum-devices /class Ports /connected' }];
const WINDOWS = new Map<string, readonly ReaderCommand[]>([
  ['missing', DEVICES],
  ['unplugged', DEVICES],
  ['two-alike', DEVICES],
  ['other', DEVICES],
]);
