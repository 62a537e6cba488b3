/** What a chosen reader told of itself, counted for diagnostics. It keeps a fixed amount, whatever a device sends. */
import type { DieTold, ReaderReport } from '../../contract/reader.ts';
import type { Clock } from '../outside.ts';
import type { DieReport, Hello } from './message.ts';

/** So many dice are remembered; more of them are no set of dice. */
const DICE_KEPT = 16;

export interface Told {
  opened(): void;
  arrived(bytes: number): void;
  hello(hello: Hello): void;
  die(report: DieReport): void;
  report(): Pick<ReaderReport, 'quiet' | 'bytes' | 'connections' | 'device' | 'dice'>;
  /** Another reader was chosen. */
  clear(): void;
}

/** Counts that begin at nought; `clock` tells how long a reader has been quiet, in milliseconds. */
export function createTold(clock: Clock): Told {
  let bytes = 0;
  let connections = 0;
  let last: number | null = null;
  let device: ReaderReport['device'] = null;
  let dice = new Map<string, DieTold>();
  return {
    opened: () => void (connections += 1),
    arrived(count) {
      bytes += count;
      last = clock.now();
    },
    hello({ id, firmware, boot }) {
      device = { id, firmware, boot };
    },
    die({ die, state, value, confidence, battery }) {
      if (dice.has(die) || dice.size < DICE_KEPT) dice.set(die, { die, state, value, confidence, battery });
    },
    report: () => ({
      quiet: last === null ? null : clock.now() - last,
      bytes,
      connections,
      device,
      dice: [...dice.values()],
    }),
    clear() {
      bytes = 0;
      connections = 0;
      last = null;
      device = null;
      dice = new Map();
    },
  };
}
