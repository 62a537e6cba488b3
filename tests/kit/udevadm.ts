/**
 * A udevadm program of our own, first in the search path: the binding lists what it prints.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One USB adapter as udev describes it. */
export interface Adapter {
  readonly path: string;
  readonly vendor: string;
  readonly product: string;
  readonly serial?: string;
  readonly maker?: string;
  readonly id?: string;
}

export interface FakeUdevadm {
  /** Makes the program do this, a line of shell. */
  does(script: string): void;
  /** Makes it list these adapters and no other port. */
  lists(adapters: readonly Adapter[]): void;
  /** Leaves no udevadm at all in the search path. */
  vanishes(): void;
  /** Gives the machine its own udevadm back. */
  dispose(): void;
}

/** Puts a program that lists nothing before the real one. */
export function fakeUdevadm(): FakeUdevadm {
  const path = process.env['PATH'] ?? '';
  const home = mkdtempSync(join(tmpdir(), 'tableside-udevadm-'));
  const program = join(home, 'udevadm');

  function does(script: string) {
    writeFileSync(program, `#!/bin/sh\n${script}\n`);
    chmodSync(program, 0o755);
    process.env['PATH'] = `${home}:${path}`;
  }
  does('exit 0');

  return {
    does,
    lists(adapters) {
      const rows = adapters.map(({ path: at, vendor, product, serial, maker, id }, index) =>
        [
          `P: /devices/usb1/1-${index}`,
          `N: ttyUSB${index}`,
          `E: DEVNAME=${at}`,
          `E: ID_VENDOR_ID=${vendor}`,
          `E: ID_MODEL_ID=${product}`,
          ...(serial === undefined ? [] : [`E: ID_SERIAL_SHORT=${serial}`]),
          ...(maker === undefined ? [] : [`E: ID_VENDOR_ENC=${maker}`]),
          ...(id === undefined ? [] : [`E: DEVLINKS=/dev/serial/by-path/x /dev/serial/by-id/${id}`]),
        ].join('\n'),
      );
      const listing = join(home, 'listing');
      writeFileSync(listing, `${rows.join('\n\n')}\n`);
      does(`exec /bin/cat ${listing}`);
    },
    vanishes() {
      rmSync(program, { force: true });
      process.env['PATH'] = home;
    },
    dispose() {
      process.env['PATH'] = path;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
