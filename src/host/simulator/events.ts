/** The faults that come once: what the simulated device does when one is asked for. */
import type { Device } from './device.ts';
import type { FaultName } from './faults.ts';
import type { DeviceForm } from './forms.ts';
import { ANSI, AT_PROBE, BOOT_TEXT, hostileJson, hugeJson, OVERLONG } from './mischief.ts';
import { throwOf } from './random.ts';
import { flipBit, type Wire } from './wire.ts';

/** Bytes of rolls in a burst, rolls in a flood, and bytes of the largest object. */
export const BURST_BYTES = 4096;
export const FLOOD_ROLLS = 10_000;
export const HUGE_BYTES = 10_000_000;

/** Numbers that are left out. */
export const SKIPPED = 3;

/** How far back a stale number lies. */
const LONG_AGO = 2000;

const A_DIE = { die: 'd1', state: 'settled', value: 6, confidence: 99, battery: 87 } as const;

/** How the port goes away: for a while, or twice within a second. */
export type Away = 'once' | 'twice';

/** Makes what carries such a fault out; false when the fault is of another kind. */
export function createEvents(told: {
  readonly device: Device;
  readonly wire: Wire;
  readonly chance: () => number;
  readonly form: DeviceForm;
  readonly dice: number;
  readonly vanish: (away: Away) => void;
}): (fault: FaultName) => boolean {
  const { device, wire, chance, form, dice, vanish } = told;

  const someRoll = () => ({ is: 'roll', dice: throwOf(chance, dice) }) as const;

  function burst() {
    wire.together((bytes) => {
      // Where the line loses everything, the burst ends all the same.
      for (let report = 0; bytes() < BURST_BYTES && report < BURST_BYTES; report += 1) {
        if (form === 'dice') device.report({ is: 'die', report: { ...A_DIE, state: 'rolling', value: 0 } });
        else device.report(someRoll());
      }
    });
  }

  function everyBit() {
    const roll = someRoll();
    const right = device.preview(roll, device.next()).trimEnd();
    for (let bit = 0; bit < right.length * 8; bit += 1) wire.raw(`${flipBit(right, bit)}\n`);
    device.report(roll);
  }

  function badFields() {
    const seven = [7, ...throwOf(chance, dice - 1)];
    if (form === 'plain') wire.raw(`${seven.join('')}\n`);
    else wire.raw(device.preview({ is: 'roll', dice: seven }, device.next()));
  }

  function cut() {
    const line = form === 'plain' ? '3146' : device.preview(someRoll(), device.next());
    wire.raw(line.slice(0, Math.floor(line.length / 2)));
    vanish('once');
  }

  function stale() {
    const { boot, seq } = device.next();
    const place = { boot, seq: (seq - LONG_AGO + 65_536) % 65_536 };
    wire.raw(device.preview(form === 'dice' ? { is: 'die', report: A_DIE } : someRoll(), place));
  }

  const does: Partial<Record<FaultName, () => void>> = {
    'boot-text': () => wire.raw(BOOT_TEXT),
    'at-probe': () => wire.raw(AT_PROBE),
    ansi: () => wire.raw(ANSI),
    overlong: () => wire.raw(OVERLONG),
    burst,
    flood: () =>
      wire.together(() => {
        for (let roll = 0; roll < FLOOD_ROLLS; roll += 1) device.report(someRoll());
      }),
    'every-bit': everyBit,
    'bad-fields': badFields,
    'plain-line': () => wire.raw('6666\n'),
    stale,
    skip: () => device.skip(SKIPPED),
    'hostile-json': () => hostileJson(device.next()).forEach((line) => wire.raw(line)),
    'huge-json': () => wire.raw(hugeJson(HUGE_BYTES)),
    reboot: () => device.start(),
    'quiet-reboot': () => device.start(true),
    vanish: () => vanish('once'),
    cut,
    flap: () => vanish('twice'),
  };

  return (fault) => {
    const run = does[fault];
    run?.();
    return run !== undefined;
  };
}
