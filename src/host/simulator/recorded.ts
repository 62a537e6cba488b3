/** A recording of what a reader sent, from a file: explained line by line, or sent again at its own pace. */
import { readFile } from 'node:fs/promises';
import { parseRecording, type Recording } from '../dice/recording.ts';
import { replayRecording } from '../dice/replay.ts';
import type { Clock } from '../outside.ts';
import { wordsOf } from '../faults.ts';

/** Reads a file; a fault is one sentence with its cause. */
export async function openRecording(
  file: string,
): Promise<
  { readonly ok: true; readonly recording: Recording } | { readonly ok: false; readonly why: string }
> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return {
      ok: false,
      why: `${file} could not be read: ${wordsOf(error)}.`,
    };
  }
  const read = parseRecording(text);
  return read.ok ? read : { ok: false, why: `${file}, line ${read.line}: ${read.why}` };
}

/** Each line of it with its time and what Tableside makes of it. */
export function explained(recording: Recording): string {
  const { at, baud, form } = recording;
  return [
    `Recorded ${at}, ${baud} baud, form ${form}.`,
    ...replayRecording(recording).map(({ t, is, text }) =>
      `${(t / 1000).toFixed(3).padStart(10)} s  ${is.padEnd(11)}  ${text}`.trimEnd(),
    ),
  ].join('\n');
}

/** Writes what the device sent, at the times of the recording; `done` is called after the last of it. The answer stops it. */
export function playRecording(
  { events }: Recording,
  clock: Clock,
  on: { write(bytes: string): void; done(): void },
): () => void {
  const sent = events.flatMap((event) => (event.is === 'in' ? [event] : []));
  const start = clock.now() - (sent[0]?.t ?? 0);
  let cancel: () => void = () => undefined;
  const next = (at: number) => {
    const event = sent[at];
    if (event === undefined) return on.done();
    cancel = clock.after(Math.max(0, start + event.t - clock.now()), () => {
      on.write(Buffer.from(event.bytes).toString('latin1'));
      next(at + 1);
    });
  };
  next(0);
  return () => cancel();
}
