/** How the reader works, in words: counters, health, its lines, and the same as text for a report that names nobody. */

import type { LineVerdict, ReaderLine, ReaderReport } from '../../contract/reader.ts';
import { shortDetail, shortPath } from '../paths.ts';
import { readerSentence, type ReaderSubject } from './reader.ts';

export const REPORT_WORDS = {
  health: 'Health',
  counts: 'Lines by verdict',
  dice: 'Single dice',
  lines: 'Lines, newest last',
  noLines: 'Nothing has gone over the cable yet.',
  noReader: 'There is no reader to look at: pick one first.',
  copy: 'Copy report',
  record: 'Record to a file',
  stop: 'Stop recording',
};

/** What a verdict means. */
const MEANING: Readonly<Record<LineVerdict, string>> = {
  roll: 'a roll',
  none: 'no result, says the device',
  die: 'about one die',
  hello: 'who it is',
  beat: 'alive',
  early: 'a roll before it was ready',
  comment: 'a comment',
  unknown: 'no line of ours',
  repeat: 'the same again',
  dup: 'had already',
  stale: 'of before',
  gap: 'one before it is missing',
  noise: 'bytes that are no text',
  overlong: 'no end of line',
  partial: 'cut off',
  'bad-roll': 'digits that are no roll',
  'bad-check': 'damaged on the way',
  'bad-fields': 'a fault of the device',
  'bad-json': 'no JSON of ours',
  damaged: 'half a frame',
  sent: 'from us to the device',
};

/** What a verdict means, in a few words. */
export const verdictWords = (is: LineVerdict): string => MEANING[is];

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function span(ms: number): string {
  if (ms < 60_000) return seconds(ms);
  const minutes = Math.floor(ms / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The figures of its health, a name and a value each. */
export function healthRows({
  age,
  quiet,
  bytes,
  connections,
  device,
}: ReaderReport): readonly (readonly [string, string])[] {
  return [
    [
      'Device',
      device === null
        ? 'has not said who it is'
        : `${device.id === '' ? 'without a name' : device.id}${device.firmware === '' ? '' : `, firmware ${device.firmware}`}`,
    ],
    ['Last byte', quiet === null ? 'none yet' : quiet < 1000 ? 'just now' : `${span(quiet)} ago`],
    ['Bytes read', String(bytes)],
    ['Connections', String(connections)],
    ['Chosen', `${span(age)} ago`],
  ];
}

/** The verdicts that came up, the most frequent first: name, meaning, count. */
export function countRows({
  counts,
}: ReaderReport): readonly { readonly is: string; readonly means: string; readonly count: number }[] {
  return Object.entries(MEANING)
    .flatMap(([is, means]) => {
      const count = Object.entries(counts).find(([one]) => one === is)?.[1] ?? 0;
      return count === 0 ? [] : [{ is, means, count }];
    })
    .sort((a, b) => b.count - a.count);
}

/** A single die: "settled on 4, 97 % sure, battery 81 %". */
export function dieReportWords({ state, value, confidence, battery }: ReaderReport['dice'][number]): string {
  return [
    value === null ? state : `${state} on ${value}`,
    ...(confidence === null ? [] : [`${confidence}\u00a0% sure`]),
    ...(battery === null ? [] : [`battery ${battery}\u00a0%`]),
  ].join(', ');
}

/** One line with its time and verdict. */
export function lineText({ at, is, text }: ReaderLine): string {
  return `${seconds(at).padStart(9)}  ${is.padEnd(10)}  ${text}`;
}

/** What a recording says of itself. */
export function recordingWords({ file, bytes }: NonNullable<ReaderReport['recording']>): string {
  return `Recording: ${bytes} bytes so far, in ${file}`;
}

/**
 * All of it as text for a report to whoever built the reader. It names no player and no serial number, and of a path only its
 * last part: the folders before it can bear the name of a person.
 */
export function reportText(status: ReaderSubject & { readonly form: string }, report: ReaderReport): string {
  const path = status.path === null ? 'none' : shortPath(status.path);
  const detail = status.detail === null ? null : shortDetail(status.detail, status.path ?? '/');
  const { title } = readerSentence({ ...status, path, detail, alike: status.alike.map(shortPath) });
  return [
    title,
    `Port ${path}, ${status.baud} baud, form ${status.form}, state ${status.state}${status.why === null ? '' : ` (${status.why})`}`,
    ...healthRows(report).map(([name, value]) => `${name}: ${value}`),
    ...report.dice.map((die) => `Die ${die.die}: ${dieReportWords(die)}`),
    `${REPORT_WORDS.counts}:`,
    ...countRows(report).map(({ is, count }) => `  ${String(count).padStart(7)}  ${is}`),
    `${REPORT_WORDS.lines}:`,
    ...report.lines.map(lineText),
    '',
  ].join('\n');
}
