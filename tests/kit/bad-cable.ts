/**
 * A player with the example firmware on a bad cable: real ports, the real reader, and a board that runs the checked sketch.
 * The board and the reader live on clocks that run faster than the world's.
 */
import type { Reading } from '../../src/host/dice/reading.ts';
import { createReader } from '../../src/host/dice/reader.ts';
import { systemPorts } from '../../src/host/dice/port.ts';
import { hastyClock } from './clock.ts';
import { faultProxy, type Traffic } from './fault-proxy.ts';
import { powerUp } from './firmware.ts';
import { awaiting, wordOf } from './listener.ts';
import { seeded } from './seeded.ts';
import { serialPair, until } from './serial.ts';

/** So many times faster than the world. */
const TIMES = 10;

/** What was thrown and what came of it. */
export interface Evening {
  readonly thrown: readonly string[];
  /** Rolls as the reader told them, and whether a person would have been asked about one. */
  readonly told: readonly { readonly dice: string; readonly trusted: boolean }[];
  /** How often each word about lines that changed nothing was told. */
  readonly passed: ReadonlyMap<string, number>;
  readonly toDesk: Traffic;
  readonly toDevice: Traffic;
  /** Frames with a roll that the device had sent before. */
  readonly resent: number;
}

/**
 * Throws so many times while `share` of the frames meet a fault. The player throws again when the lamp went out: when the device knows that the roll is saved.
 * Fails, and says with which seed, when a roll is never saved.
 */
export async function throwOverBadCable(
  program: string,
  { seed, rolls, share }: { readonly seed: number; readonly rolls: number; readonly share: number },
): Promise<Evening> {
  const clock = hastyClock(TIMES);
  const near = await serialPair();
  const far = await serialPair();
  const cable = await faultProxy({ device: far.desk, desk: near.device, seed });
  const told: { dice: string; trusted: boolean }[] = [];
  const passed = new Map<string, number>();

  function hear(reading: Reading) {
    if (reading.is === 'roll') {
      const { backing } = reading;
      told.push({
        dice: reading.dice.join(''),
        trusted: backing !== null && backing.checked && backing.doubt === null,
      });
      // As the journal does: never at once.
      setImmediate(() => backing?.stored());
    } else {
      const word = reading.is === 'early' ? 'early' : wordOf(reading);
      passed.set(word, (passed.get(word) ?? 0) + 1);
    }
  }

  const reader = createReader({
    ports: systemPorts(clock),
    clock,
    awaited: () => awaiting(4),
    log: () => undefined,
    on: { reading: hear, status: () => undefined, counted: () => undefined },
  });
  reader.open({ path: near.desk, baud: 115200, form: 'auto' });
  const board = await powerUp(program, { port: far.device, times: TIMES });
  try {
    await until(`the reader is ready (seed ${seed})`, () => reader.status().state === 'ready');
    // A device that nobody could make out would be asked about, roll by roll: that is another story.
    cable.spoil(share);
    const hand = seeded(seed + 2);
    const thrown: string[] = [];
    while (thrown.length < rolls) {
      const dice = hand.dice().join('');
      thrown.push(dice);
      board.press(dice);
      await until(
        `roll ${thrown.length} is saved (seed ${seed}, the reader is ${reader.status().state})`,
        () => board.taken() >= thrown.length,
        30_000,
      );
    }
    const sent = cable.toDesk.lines.filter((line) => line.startsWith('$TDR,'));
    const { toDesk, toDevice } = cable;
    return { thrown, told, passed, toDesk, toDevice, resent: sent.length - new Set(sent).size };
  } finally {
    await board.off();
    await reader.dispose();
    await cable.dispose();
    await near.dispose();
    await far.dispose();
  }
}
