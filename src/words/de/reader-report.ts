/** How the reader works, in words: counters, health, its lines, and the same as text for a report that names nobody. */

import type { LineVerdict, ReaderLine, ReaderReport } from '../../contract/reader.ts';
import type { ReaderSubject } from '../en/reader.ts';
import { shortDetail, shortPath } from '../paths.ts';
import { count as figures } from './numbers.ts';
import { readerSentence } from './reader.ts';

export const REPORT_WORDS = {
  health: 'Zustand',
  counts: 'Zeilen nach Urteil',
  dice: 'Einzelne Würfel',
  lines: 'Zeilen, die neueste zuletzt',
  noLines: 'Über das Kabel ging noch nichts.',
  noReader: 'Es gibt keinen Leser zu prüfen: Wähle erst einen.',
  copy: 'Bericht kopieren',
  record: 'In Datei aufzeichnen',
  stop: 'Aufzeichnung beenden',
};

/** What a verdict means. */
const MEANING: Readonly<Record<LineVerdict, string>> = {
  roll: 'ein Wurf',
  none: 'kein Ergebnis, sagt das Gerät',
  die: 'zu einem Würfel',
  hello: 'wer es ist',
  beat: 'lebt',
  early: 'ein Wurf, bevor es bereit war',
  comment: 'eine Bemerkung',
  unknown: 'keine Zeile für uns',
  repeat: 'noch einmal dasselbe',
  dup: 'hatten wir schon',
  stale: 'von vorher',
  gap: 'davor fehlt eine',
  noise: 'Bytes, die kein Text sind',
  overlong: 'kein Zeilenende',
  partial: 'abgeschnitten',
  'bad-roll': 'Ziffern, die kein Wurf sind',
  'bad-check': 'unterwegs beschädigt',
  'bad-fields': 'ein Fehler des Geräts',
  'bad-json': 'kein JSON für uns',
  damaged: 'ein halber Rahmen',
  sent: 'von uns an das Gerät',
};

/** What a verdict means, in a few words. */
export const verdictWords = (is: LineVerdict): string => MEANING[is];

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

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
      'Gerät',
      device === null
        ? 'hat nicht gesagt, wer es ist'
        : `${device.id === '' ? 'ohne Namen' : device.id}${device.firmware === '' ? '' : `, Firmware ${device.firmware}`}`,
    ],
    ['Letztes Byte', quiet === null ? 'noch keines' : quiet < 1000 ? 'gerade eben' : `vor ${span(quiet)}`],
    ['Gelesene Bytes', figures(bytes)],
    ['Verbindungen', String(connections)],
    ['Gewählt', `vor ${span(age)}`],
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

/** A single die, its state in the device’s own word: "settled: 4, 97 % sicher, Akku 81 %". */
export function dieReportWords({ state, value, confidence, battery }: ReaderReport['dice'][number]): string {
  return [
    value === null ? state : `${state}: ${value}`,
    ...(confidence === null ? [] : [`${confidence}\u00a0% sicher`]),
    ...(battery === null ? [] : [`Akku ${battery}\u00a0%`]),
  ].join(', ');
}

/** One line with its time and verdict. */
export function lineText({ at, is, text }: ReaderLine): string {
  return `${seconds(at).padStart(9)}  ${is.padEnd(10)}  ${text}`;
}

/** What a recording says of itself. */
export function recordingWords({ file, bytes }: NonNullable<ReaderReport['recording']>): string {
  return `Aufzeichnung: bisher ${figures(bytes)} Bytes, in ${file}`;
}

/**
 * All of it as text for a report to whoever built the reader. It names no player and no serial number, and of a path only its
 * last part: the folders before it can bear the name of a person.
 */
export function reportText(status: ReaderSubject & { readonly form: string }, report: ReaderReport): string {
  const path = status.path === null ? 'keiner' : shortPath(status.path);
  const detail = status.detail === null ? null : shortDetail(status.detail, status.path ?? '/');
  const { title } = readerSentence({ ...status, path, detail, alike: status.alike.map(shortPath) });
  return [
    title,
    `Anschluss ${path}, ${status.baud} Baud, Form ${status.form}, Zustand ${status.state}${status.why === null ? '' : ` (${status.why})`}`,
    ...healthRows(report).map(([name, value]) => `${name}: ${value}`),
    ...report.dice.map((die) => `Würfel ${die.die}: ${dieReportWords(die)}`),
    `${REPORT_WORDS.counts}:`,
    ...countRows(report).map(({ is, count }) => `  ${String(count).padStart(7)}  ${is}`),
    `${REPORT_WORDS.lines}:`,
    ...report.lines.map(lineText),
    '',
  ].join('\n');
}
