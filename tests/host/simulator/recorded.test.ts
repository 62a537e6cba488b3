/** Recordings: explained as Tableside reads them, and sent again at their own times. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordedAbout, recordedEvent } from '../../../src/host/dice/recording.ts';
import { explained, openRecording, playRecording } from '../../../src/host/simulator/recorded.ts';
import { fakeClock } from '../../kit/clock.ts';
import { testFolders } from '../../kit/folder.ts';

const folder = testFolders();
const said = (t: number, text: string) => recordedEvent(t, { is: 'in', bytes: Buffer.from(text, 'latin1') });
const TEXT =
  recordedAbout('2026-01-02T03:04:05.678Z', { baud: 9600, form: 'plain' }) +
  recordedEvent(500, { is: 'open' }) +
  said(3100, '31') +
  said(3200, '46\n') +
  said(4000, '3147\n');

async function recording(text = TEXT) {
  const file = join(folder(), 'reader.jsonl');
  writeFileSync(file, text);
  const opened = await openRecording(file);
  if (!opened.ok) throw new Error(opened.why);
  return opened.recording;
}

test('every line is told with its time and its verdict', async () => {
  expect(explained(await recording()).split('\n')).toEqual([
    'Recorded 2026-01-02T03:04:05.678Z, 9600 baud, form plain.',
    '     0.500 s  open',
    '     3.000 s  ready',
    '     3.200 s  roll         3146',
    '     4.000 s  bad-roll     3147',
  ]);
});

test('its bytes are sent again as far apart as they came, beginning at once', async () => {
  const clock = fakeClock();
  const sent: string[] = [];
  let done = false;
  playRecording(await recording(), clock, {
    write: (bytes) => sent.push(`${clock.now()} ${bytes.trim()}`),
    done: () => (done = true),
  });
  await clock.advance(899);
  expect([sent, done]).toEqual([['0 31', '100 46'], false]);
  await clock.advance(1);
  expect([sent, done]).toEqual([['0 31', '100 46', '900 3147'], true]);
});

test('a file that is none, or not there, is named with its cause', async () => {
  const file = join(folder(), 'other.txt');
  writeFileSync(file, 'dear diary\n');
  expect(await openRecording(file)).toEqual({
    ok: false,
    why: `${file}, line 1: It does not begin as a recording does.`,
  });
  expect(await openRecording(`${file}.gone`)).toMatchObject({
    ok: false,
    why: expect.stringContaining('ENOENT'),
  });
});
