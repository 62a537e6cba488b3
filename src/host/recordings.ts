/** Recording what goes over the reader's cable, to a file that can be sent to whoever built the reader and played again. */

import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ReaderReport } from '../contract/reader.ts';
import { notRecordedWords } from '../words/settings.ts';
import { recordedAbout, recordedEvent, type RecordedAbout } from './dice/recording.ts';
import type { Tapped } from './dice/reader-parts.ts';
import type { Log } from './log.ts';
import type { Clock } from './outside.ts';
import { wordsOf } from './faults.ts';

/** A recording ends by itself at this size in bytes: a device that babbles must not fill the disk. */
const LARGEST = 32 * 1024 * 1024;

export interface Recorder {
  /** Begins a file; null, or one sentence saying why it cannot. A recording that runs goes on. */
  start(about: RecordedAbout): Promise<string | null>;
  /** Done when all of it is in the file. */
  stop(): Promise<void>;
  /** The recording that runs. */
  now(): ReaderReport['recording'];
  /** Hears the cable, whether something runs or not. */
  tap(told: Tapped): void;
}

/** Files go to `folder`, which is made when it is needed; `date` is now, ISO 8601. */
export function createRecorder(folder: string, clock: Clock, date: () => string, log: Log): Recorder {
  let current: {
    readonly file: string;
    readonly start: number;
    readonly stream: ReturnType<typeof createWriteStream>;
    bytes: number;
  } | null = null;

  function write(line: string) {
    if (current === null) return;
    current.stream.write(line);
    current.bytes += Buffer.byteLength(line);
    if (current.bytes < LARGEST) return;
    log.warn(`The recording ${current.file} has reached its largest size and has ended.`);
    void stop();
  }

  async function stop() {
    const { stream } = current ?? {};
    current = null;
    if (stream === undefined || stream.destroyed) return;
    stream.end();
    await once(stream, 'close').catch(() => undefined); // a fault was told when it came
  }

  return {
    async start(about) {
      if (current !== null) return null;
      const at = date();
      const file = join(folder, `reader-${at.slice(0, 23).replaceAll(/[-:.]/g, '')}.jsonl`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 });
        await once(stream, 'open');
        stream.on('error', (error) => {
          log.error(`The recording ${file} could not be written on and has ended.`, error);
          current = null;
        });
        current = { file, stream, start: clock.now(), bytes: 0 };
        write(recordedAbout(at, about));
        return null;
      } catch (error) {
        const cause = wordsOf(error);
        log.error(`The recording ${file} could not be begun.`, error);
        return notRecordedWords(cause, folder);
      }
    },
    stop,
    now: () => (current === null ? null : { file: current.file, bytes: current.bytes }),
    tap(told) {
      if (current !== null) write(recordedEvent(clock.now() - current.start, told));
    },
  };
}
