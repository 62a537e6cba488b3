/** The count of the dice: a verdict in plain sentences that claims no more than the numbers do, and the same as a file. */

import type { ChiSquare, Fairness, Tally } from '../../odds/fairness.ts';
import { count, percent } from './numbers.ts';

export const FAIRNESS_WORDS = {
  title: 'The dice',
  faces: 'Faces',
  sums: 'Sums of two dice',
  face: 'Face',
  sum: 'Sum',
  seen: 'Seen',
  expected: 'Expected',
  note: 'The sums are for the eye alone: the pairs of a roll share their dice, so only the faces can be tested.',
  save: 'Save as a file',
  file: 'dice-fairness.csv',
  saved: '“dice-fairness.csv” is handed out as a file.',
};

/** What the page says about the dice. */
export interface FairnessWords {
  readonly verdict: string;
  readonly why: string; // the numbers behind it
  readonly rolls: string; // how many the reader gave, and how many were typed
}

/** The sentences for a count, its numbers in them. */
export function fairnessWords(fairness: Fairness): FairnessWords {
  const { rolls, typed } = fairness;
  return {
    verdict: verdictWords(fairness),
    why: whyVerdict(fairness),
    rolls: `From the reader: ${rollsWords(rolls)}. Typed or corrected by hand, and not counted: ${rollsWords(typed)}.`,
  };
}

function verdictWords({ verdict, typed }: Fairness): string {
  switch (verdict) {
    case 'none':
      return typed === 0
        ? 'Nothing has been rolled in this game.'
        : 'No roll of this game came from a dice reader.';
    case 'few':
      return 'Too few rolls to tell.';
    case 'uneven':
      return 'These dice or their reader look uneven; try the same dice typed by hand.';
    case 'unsuspected':
      return 'Nothing speaks against these dice.';
  }
}

function whyVerdict({ verdict, rolls, dice, enough, test, level }: Fairness): string {
  if (verdict === 'none') {
    return 'Rolls that a dice reader sends are counted here, to see whether the dice come up evenly.';
  }
  const sample = `${rollsWords(rolls)} with ${count(dice)} faces`;
  if (test === null) {
    return `The reader gave ${sample}; nothing can be said before there are ${count(enough)} faces.`;
  }
  const rare = test.p < 0.001 ? 'fewer than 0.1\u00a0%' : percent(test.p, 1);
  return `The reader gave ${sample}. Of such samples of fair dice ${rare} are as uneven as this or more; below ${percent(level, 1)} it is called uneven. ${testWords(test)}`;
}

function testWords({ statistic, p }: ChiSquare): string {
  const chance = p < LEAST_SHOWN ? `p below ${LEAST_SHOWN}` : `p ${p.toFixed(4)}`;
  return `Chi-square of the faces: ${statistic.toFixed(2)} with 5 degrees of freedom, ${chance}.`;
}

/** Below this a p with four decimals is nothing but noughts. */
const LEAST_SHOWN = 0.0001;

/** What fair dice show on average, as it is written on the page and in the file. */
export function expectedWords({ expected }: Tally): string {
  return expected.toFixed(2);
}

/**
 * The count as a file of comma-separated values (RFC 4180): a header, a line for each face and each sum, then the rolls,
 * the test and the verdict. The two numbers of the test are empty while there are too few rolls for one.
 */
export function fairnessFile(fairness: Fairness): string {
  const { faces, sums, test, rolls, typed } = fairness;
  const p = test === null ? '' : test.p < LEAST_SHOWN ? test.p.toExponential(2) : test.p.toFixed(4);
  const tallied = (what: string) => (tally: Tally) => [
    what,
    String(tally.of),
    String(tally.seen),
    expectedWords(tally),
  ];
  const lines = [
    ['what', 'of', 'seen', 'expected'],
    ...faces.map(tallied('face')),
    ...sums.map(tallied('sum')),
    ['rolls', 'reader', String(rolls), ''],
    ['rolls', 'typed', String(typed), ''],
    ['chi-square', '5 degrees of freedom', test === null ? '' : test.statistic.toFixed(2), ''],
    ['p', '5 degrees of freedom', p, ''],
    ['verdict', verdictWords(fairness), '', ''],
  ];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function rollsWords(rolls: number): string {
  return rolls === 1 ? '1 roll' : `${count(rolls)} rolls`;
}
