/** A host without a disk and without ports: referee, screens and the reader's desk, joined as start.ts joins them. */
import type { Settings } from '../../src/contract/settings.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import type { Viewpoint } from '../../src/contract/from-host.ts';
import { createGameClock } from '../../src/host/game-clock.ts';
import { createPresets } from '../../src/host/presets.ts';
import { createReaderDesk } from '../../src/host/reader-desk.ts';
import { createScreens } from '../../src/host/screens.ts';
import { SETTLE_TIME } from '../../src/host/dice/connection.ts';
import { fakeClock, settled } from './clock.ts';
import { memoryLog } from './folder.ts';
import { memoryScreen, type MemoryScreen } from './memory-pipe.ts';
import { fakePorts } from './serial.ts';
import { refereeOver, slowJournal } from './slow-journal.ts';

/** A port that a device is plugged into. */
export const PORT = '/dev/ttyTest0';

export async function screenedTable(saved: Settings = DEFAULT_SETTINGS, journal = slowJournal()) {
  const referee = await refereeOver(journal);
  const ports = fakePorts();
  const clock = fakeClock();
  const log = memoryLog();
  const settings = {
    now: saved,
    change(some: Partial<Settings>) {
      settings.now = { ...settings.now, ...some };
    },
    close: () => Promise.resolve(),
  };
  const reader = createReaderDesk({ referee, ports, clock, settings, log }, () => screens.changed());
  const presets = createPresets(settings, () => screens.changed());
  const gameClock = createGameClock(referee, clock, log);
  const screens = createScreens({ referee, reader, clock: gameClock, presets, log });
  referee.watch(() => {
    gameClock.changed();
    screens.changed();
  });
  ports.plug(PORT);

  const attach = (viewpoint: Viewpoint): MemoryScreen => {
    const screen = memoryScreen(viewpoint);
    screens.attach(screen.pipe);
    return screen;
  };
  return {
    ...{ journal, referee, ports, clock, log, settings, reader, screens, attach },
    /** A desk that has picked the reader, past the time in which its rolls do not count. */
    async deskWithReader(askFirst = false): Promise<MemoryScreen> {
      const desk = attach('desk');
      desk.say({
        is: 'reader',
        id: 'pick',
        ask: { do: 'open-reader', path: PORT, baud: 115200, askFirst },
      });
      await desk.receipt('pick');
      await clock.advance(SETTLE_TIME);
      await settled();
      return desk;
    },
    /** A line from the device, and everything that comes of it. */
    async device(line: string): Promise<void> {
      ports.send(PORT, `${line}\n`);
      await clock.advance(1000);
      await settled();
      await settled();
    },
  };
}
