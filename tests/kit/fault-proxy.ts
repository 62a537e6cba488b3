/**
 * A bad cable: it joins a device and a desk, a whole line at a time, and by a seed damages some lines, drops some and
 * sends some twice, each way for itself.
 */
import { systemPorts, type Port } from '../../src/host/dice/port.ts';
import { systemClock } from '../../src/host/outside.ts';
import { seeded, type Seeded } from './seeded.ts';

/** What may become of a line beside arriving as it is. A joined one loses its end, so that the next one follows at once. */
const FAULTS = ['flipped', 'cut', 'joined', 'dropped', 'repeated'] as const;
type Fault = (typeof FAULTS)[number];

/** The lines of one way. */
export interface Traffic {
  /** Every line as it came in, before anything happened to it. */
  readonly lines: readonly string[];
  /** How often each fault happened. */
  readonly faults: Readonly<Record<Fault, number>>;
}

export interface FaultProxy {
  readonly toDesk: Traffic;
  readonly toDevice: Traffic;
  /** From now on this share of the lines meets a fault, each kind as often as another; before, none does. */
  spoil(share: number): void;
  dispose(): Promise<void>;
}

/** Lays it between two plugged cables: `device` is the end towards the device, `desk` the one towards the program. */
export async function faultProxy({
  device,
  desk,
  seed,
}: {
  readonly device: string;
  readonly desk: string;
  readonly seed: number;
}): Promise<FaultProxy> {
  let share = 0;
  const toDesk = oneWay(seeded(seed), () => share);
  const toDevice = oneWay(seeded(seed + 1), () => share);
  // Bytes may come before the other end is there.
  const ends: { device?: Port; desk?: Port } = {};
  ends.desk = await openEnd(desk, (bytes) => toDevice.take(bytes, (out) => ends.device?.write(out)));
  ends.device = await openEnd(device, (bytes) => toDesk.take(bytes, (out) => ends.desk?.write(out)));
  return {
    toDesk,
    toDevice,
    spoil(wanted) {
      share = wanted;
    },
    async dispose() {
      await Promise.all([ends.device?.close(), ends.desk?.close()]);
    },
  };
}

async function openEnd(path: string, data: (bytes: Uint8Array) => void): Promise<Port> {
  const answer = await systemPorts(systemClock).open(
    { path, baud: 115200 },
    { data, closed: () => undefined },
  );
  if (!answer.ok) throw new Error(`The bad cable could not be laid: ${answer.message}`);
  return answer.port;
}

function oneWay(chance: Seeded, share: () => number) {
  let rest = '';
  const lines: string[] = [];
  const faults = { flipped: 0, cut: 0, joined: 0, dropped: 0, repeated: 0 };

  function meet(line: string): string {
    // As long as it is good it asks chance for nothing: a seed means the same faults, however it began.
    if (share() === 0 || !chance.chance(share())) return line;
    const fault = chance.pick(FAULTS);
    faults[fault] += 1;
    switch (fault) {
      case 'flipped': {
        const bytes = Buffer.from(line, 'latin1');
        const at = chance.whole(bytes.length);
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << chance.whole(8)), at);
        return bytes.toString('latin1');
      }
      case 'cut':
        return line.slice(0, 1 + chance.whole(line.length - 1));
      case 'joined':
        return line.slice(0, -1);
      case 'dropped':
        return '';
      case 'repeated':
        return line + line;
    }
  }

  return {
    lines,
    faults,
    take(bytes: Uint8Array, send: (bytes: Uint8Array) => void) {
      rest += Buffer.from(bytes).toString('latin1');
      for (let end = rest.indexOf('\n') + 1; end > 0; end = rest.indexOf('\n') + 1) {
        const line = rest.slice(0, end);
        rest = rest.slice(end);
        lines.push(line.trimEnd());
        const out = meet(line);
        if (out !== '') send(Buffer.from(out, 'latin1'));
      }
    },
  };
}
