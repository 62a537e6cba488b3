/**
 * The file of a recording: what went over the cable and when, a line of JSON each, bytes as characters 0 to 255.
 * It knows no disk; what is in it comes from somebody else's machine, and is parsed.
 */
import { z } from 'zod';
import { READER_FORMS } from '../../contract/reader.ts';
import type { Tapped } from './reader-parts.ts';

/** What a recording says of itself in its first line. */
export interface RecordedAbout {
  readonly baud: number;
  readonly form: (typeof READER_FORMS)[number];
}

/** One thing that happened, `t` milliseconds after the recording began. */
export type Recorded = { readonly t: number } & (
  | { readonly is: 'open' }
  | { readonly is: 'end' }
  | { readonly is: 'in'; readonly bytes: Uint8Array }
  | { readonly is: 'out'; readonly bytes: Uint8Array }
);

export interface Recording extends RecordedAbout {
  readonly at: string; // date and time of its beginning, ISO 8601
  readonly events: readonly Recorded[];
}

const about = z.object({
  recording: z.literal(1),
  at: z.string(),
  baud: z.number(),
  form: z.enum(READER_FORMS),
});

const t = z.number().min(0);
const bytes = z.string().regex(/^[\u0000-\u00ff]*$/);
const event = z.discriminatedUnion('is', [
  z.object({ is: z.literal('open'), t }),
  z.object({ is: z.literal('end'), t }),
  z.object({ is: z.literal('in'), t, bytes }),
  z.object({ is: z.literal('out'), t, bytes }),
]);

/** The first line. */
export function recordedAbout(at: string, { baud, form }: RecordedAbout): string {
  return `${JSON.stringify({ recording: 1, at, baud, form })}\n`;
}

/** The line of something that happened `t` milliseconds after the beginning. */
export function recordedEvent(t: number, told: Tapped): string {
  const line = { t: Math.round(t * 10) / 10, is: told.is };
  return 'bytes' in told
    ? `${JSON.stringify({ ...line, bytes: Buffer.from(told.bytes).toString('latin1') })}\n`
    : `${JSON.stringify(line)}\n`;
}

/** Reads a file. A last line that was cut off is left out; any other fault names its line, from 1. */
export function parseRecording(
  text: string,
):
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly line: number; readonly why: string } {
  const lines = text.split('\n');
  const cut = lines.pop() !== '';
  const head = about.safeParse(jsonOf(lines[0] ?? ''));
  if (!head.success) return { ok: false, line: 1, why: 'It does not begin as a recording does.' };
  const events: Recorded[] = [];
  for (const [at, line] of lines.slice(1).entries()) {
    const read = event.safeParse(jsonOf(line));
    if (!read.success) return { ok: false, line: at + 2, why: cut ? `${FAULT} It may be cut off.` : FAULT };
    const { data } = read;
    const before = events.at(-1)?.t ?? 0;
    if (data.t < before) return { ok: false, line: at + 2, why: 'Its time runs backwards.' };
    events.push('bytes' in data ? { ...data, bytes: Buffer.from(data.bytes, 'latin1') } : data);
  }
  const { at, baud, form } = head.data;
  return { ok: true, recording: { at, baud, form, events } };
}

const FAULT = 'It is no line of a recording.';

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null; // no JSON: refused by the shape
  }
}
