/** How the reader works, in words: counters, health, its lines, and the same as text for a report that names nobody. */

import type { LineVerdict, ReaderLine, ReaderReport } from '../../contract/reader.ts';
import type { ReaderSubject } from '../en/reader.ts';
import { shortDetail, shortPath } from '../paths.ts';
import { decimal, form } from './grammar.ts';
import { readerSentence } from './reader.ts';

export const REPORT_WORDS = {
  health: 'État',
  counts: 'Lignes par verdict',
  dice: 'Dés un par un',
  lines: 'Lignes, la dernière en bas',
  noLines: 'Rien n’est encore passé par le câble.',
  noReader: 'Il n’y a pas de lecteur à observer : choisissez-en un d’abord.',
  copy: 'Copier le rapport',
  record: 'Enregistrer',
  stop: 'Ne plus enregistrer',
};

/** What a verdict means. */
const MEANING: Readonly<Record<LineVerdict, string>> = {
  roll: 'un lancer',
  none: 'pas de résultat, dit l’appareil',
  die: 'sur un seul dé',
  hello: 'qui il est',
  beat: 'en vie',
  early: 'un lancer avant d’être prêt',
  comment: 'un commentaire',
  unknown: 'pas une ligne à nous',
  repeat: 'la même encore',
  dup: 'déjà reçue',
  stale: 'd’avant',
  gap: 'il en manque une avant',
  noise: 'octets qui ne sont pas du texte',
  overlong: 'pas de fin de ligne',
  partial: 'coupée',
  'bad-roll': 'chiffres qui ne sont pas un lancer',
  'bad-check': 'abîmée en route',
  'bad-fields': 'une faute de l’appareil',
  'bad-json': 'pas un JSON à nous',
  damaged: 'une demi-trame',
  sent: 'de nous à l’appareil',
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
      'Appareil',
      device === null
        ? 'n’a pas dit qui il est'
        : `${device.id === '' ? 'sans nom' : device.id}${device.firmware === '' ? '' : `, micrologiciel ${device.firmware}`}`,
    ],
    [
      'Dernier octet',
      quiet === null ? 'aucun encore' : quiet < 1000 ? 'à l’instant' : `il y a ${span(quiet)}`,
    ],
    ['Octets lus', String(bytes)],
    ['Connexions', String(connections)],
    ['Choisi', `il y a ${span(age)}`],
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

/** A single die: "settled sur 4, sûr à 97 %, batterie 81 %". */
export function dieReportWords({ state, value, confidence, battery }: ReaderReport['dice'][number]): string {
  return [
    value === null ? state : `${state} sur ${value}`,
    ...(confidence === null ? [] : [`sûr à ${confidence} %`]),
    ...(battery === null ? [] : [`batterie ${battery} %`]),
  ].join(', ');
}

/** One line with its time and verdict. */
export function lineText({ at, is, text }: ReaderLine): string {
  return `${seconds(at).padStart(9)}  ${is.padEnd(10)}  ${text}`;
}

/** What a recording says of itself. */
export function recordingWords({ file, bytes }: NonNullable<ReaderReport['recording']>): string {
  return `Enregistrement : ${bytes} ${form(bytes, 'octet')} pour l’instant, dans ${file}`;
}

/**
 * All of it as text for a report to whoever built the reader. It names no player and no serial number, and of a path only its
 * last part: the folders before it can bear the name of a person.
 */
export function reportText(status: ReaderSubject & { readonly form: string }, report: ReaderReport): string {
  const path = status.path === null ? 'aucun' : shortPath(status.path);
  const detail = status.detail === null ? null : shortDetail(status.detail, status.path ?? '/');
  const { title } = readerSentence({ ...status, path, detail, alike: status.alike.map(shortPath) });
  return [
    title,
    `Port ${path}, ${status.baud} bauds, forme ${status.form}, état ${status.state}${status.why === null ? '' : ` (${status.why})`}`,
    ...healthRows(report).map(([name, value]) => `${name} : ${value}`),
    ...report.dice.map((die) => `Dé ${die.die} : ${dieReportWords(die)}`),
    `${REPORT_WORDS.counts} :`,
    ...countRows(report).map(({ is, count }) => `  ${String(count).padStart(7)}  ${is}`),
    `${REPORT_WORDS.lines} :`,
    ...report.lines.map(lineText),
    '',
  ].join('\n');
}
