/** Recordings: what is written is read again, what is damaged is refused, and a replay gives the verdicts of the day. */
import { describe, expect, test } from 'vitest';
import { frame } from '../../../src/host/dice/checked.ts';
import { parseRecording, recordedAbout, recordedEvent } from '../../../src/host/dice/recording.ts';
import { replayRecording } from '../../../src/host/dice/replay.ts';

const AT = '2026-01-02T03:04:05.678Z';
const HEAD = recordedAbout(AT, { baud: 115200, form: 'auto' });
const bytes = (text: string) => Buffer.from(text, 'latin1');
const said = (t: number, text: string) => recordedEvent(t, { is: 'in', bytes: bytes(text) });

const recording = (text: string) => {
  const read = parseRecording(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.why}`);
  return read.recording;
};

describe('a file', () => {
  test('gives back every byte value and every time', () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const read = recording(
      HEAD + recordedEvent(0, { is: 'open' }) + recordedEvent(12.34, { is: 'in', bytes: all }),
    );
    expect(read).toMatchObject({ at: AT, baud: 115200, form: 'auto' });
    expect(read.events).toEqual([
      { t: 0, is: 'open' },
      { t: 12.3, is: 'in', bytes: Buffer.from(all) },
    ]);
  });

  test('that was cut off in its last line is read up to there', () => {
    expect(recording(`${HEAD}${said(1, '3146\n')}{"t":2,"is":"i`).events).toHaveLength(1);
  });

  test.each([
    ['', 1],
    ['{"tableside":"journal"}\n', 1],
    [HEAD.replace('"recording":1', '"recording":2'), 1],
    [`${HEAD}nonsense\n`, 2],
    [`${HEAD}${said(5, 'a')}${said(4, 'b')}`, 3],
    [`${HEAD}{"t":1,"is":"in","bytes":"\u0100"}\n`, 2],
    [`${HEAD}{"t":-1,"is":"open"}\n`, 2],
    [`${HEAD}{"t":1,"is":"burn"}\n`, 2],
  ])('%j is refused at line %d', (text, line) => {
    expect(parseRecording(text)).toMatchObject({ ok: false, line });
  });
});

describe('a replay', () => {
  const words = (text: string) =>
    replayRecording(recording(text)).map(({ is, text: line }) => `${is} ${line}`.trim());

  test('gives each line its verdict, at its own time', () => {
    const text =
      HEAD +
      recordedEvent(0, { is: 'open' }) +
      said(100, '3146\n') +
      said(2600, '3146\n') +
      said(2700, '31') +
      recordedEvent(9000, { is: 'end' });
    expect(words(text)).toEqual(['open', 'early 3146', 'ready', 'roll 3146', 'partial 31', 'end']);
  });

  test('shows what was answered then, and answers nothing itself', () => {
    const hello = frame('TDH,1,7F3A,4,DT-01,1.2,ack');
    const ack = frame('TDA,7F3A,12');
    const text =
      HEAD +
      said(10, hello) +
      said(20, frame('TDR,7F3A,12,3146')) +
      recordedEvent(21, { is: 'out', bytes: bytes(ack) });
    expect(words(text)).toEqual([
      `hello ${hello.trimEnd()}`,
      'ready',
      `roll ${frame('TDR,7F3A,12,3146').trimEnd()}`,
      `sent ${ack.trimEnd()}`,
    ]);
  });
});
