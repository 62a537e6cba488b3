/** How the reader works, in words: counters, health, its lines, and the same as text for a report that names nobody. */

import type { LineVerdict, ReaderLine, ReaderReport } from '../../contract/reader.ts';
import type { ReaderSubject } from '../en/reader.ts';
import { shortDetail, shortPath } from '../paths.ts';
import { decimal, form } from './grammar.ts';
import { readerSentence } from './reader.ts';

export const REPORT_WORDS = {
  health: 'Estado',
  counts: 'Líneas por veredicto',
  dice: 'Dados sueltos',
  lines: 'Líneas, la última abajo',
  noLines: 'Aún no ha pasado nada por el cable.',
  noReader: 'No hay lector que mirar: elige uno primero.',
  copy: 'Copiar informe',
  record: 'Grabar en archivo',
  stop: 'Dejar de grabar',
};

/** What a verdict means. */
const MEANING: Readonly<Record<LineVerdict, string>> = {
  roll: 'una tirada',
  none: 'sin resultado, según el dispositivo',
  die: 'sobre un solo dado',
  hello: 'quién es',
  beat: 'sigue ahí',
  early: 'una tirada antes de estar listo',
  comment: 'un comentario',
  unknown: 'no es una línea nuestra',
  repeat: 'otra vez la misma',
  dup: 'ya recibida',
  stale: 'de antes',
  gap: 'falta una antes',
  noise: 'bytes que no son texto',
  overlong: 'sin fin de línea',
  partial: 'cortada',
  'bad-roll': 'cifras que no son una tirada',
  'bad-check': 'dañada en el camino',
  'bad-fields': 'un fallo del dispositivo',
  'bad-json': 'no es un JSON nuestro',
  damaged: 'media trama',
  sent: 'de nosotros al dispositivo',
};

/** What a verdict means, in a few words. */
export const verdictWords = (is: LineVerdict): string => MEANING[is];

const seconds = (ms: number): string => `${decimal(ms / 1000, 1)} s`;

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
      'Dispositivo',
      device === null
        ? 'no ha dicho quién es'
        : `${device.id === '' ? 'sin nombre' : device.id}${device.firmware === '' ? '' : `, firmware ${device.firmware}`}`,
    ],
    ['Último byte', quiet === null ? 'aún ninguno' : quiet < 1000 ? 'ahora mismo' : `hace ${span(quiet)}`],
    ['Bytes leídos', String(bytes)],
    ['Conexiones', String(connections)],
    ['Elegido', `hace ${span(age)}`],
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

/** A single die: "settled en 4, seguro al 97 %, batería 81 %". */
export function dieReportWords({ state, value, confidence, battery }: ReaderReport['dice'][number]): string {
  return [
    value === null ? state : `${state} en ${value}`,
    ...(confidence === null ? [] : [`seguro al ${confidence}\u00a0%`]),
    ...(battery === null ? [] : [`batería ${battery}\u00a0%`]),
  ].join(', ');
}

/** One line with its time and verdict. */
export function lineText({ at, is, text }: ReaderLine): string {
  return `${seconds(at).padStart(9)}  ${is.padEnd(10)}  ${text}`;
}

/** What a recording says of itself. */
export function recordingWords({ file, bytes }: NonNullable<ReaderReport['recording']>): string {
  return `Grabando: ${bytes} ${form(bytes, 'byte')} hasta ahora, en ${file}`;
}

/**
 * All of it as text for a report to whoever built the reader. It names no player and no serial number, and of a path only its
 * last part: the folders before it can bear the name of a person.
 */
export function reportText(status: ReaderSubject & { readonly form: string }, report: ReaderReport): string {
  const path = status.path === null ? 'ninguno' : shortPath(status.path);
  const detail = status.detail === null ? null : shortDetail(status.detail, status.path ?? '/');
  const { title } = readerSentence({ ...status, path, detail, alike: status.alike.map(shortPath) });
  return [
    title,
    `Puerto ${path}, ${status.baud} baudios, forma ${status.form}, estado ${status.state}${status.why === null ? '' : ` (${status.why})`}`,
    ...healthRows(report).map(([name, value]) => `${name}: ${value}`),
    ...report.dice.map((die) => `Dado ${die.die}: ${dieReportWords(die)}`),
    `${REPORT_WORDS.counts}:`,
    ...countRows(report).map(({ is, count }) => `  ${String(count).padStart(7)}  ${is}`),
    `${REPORT_WORDS.lines}:`,
    ...report.lines.map(lineText),
    '',
  ].join('\n');
}
