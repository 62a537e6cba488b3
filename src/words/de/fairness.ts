/** The count of the dice: a verdict in plain sentences that claims no more than the numbers do, and the same as a file. */

import type { ChiSquare, Fairness, Tally } from '../../odds/fairness.ts';
import type { FairnessWords } from '../en/fairness.ts';
import { count, percent } from './numbers.ts';

export const FAIRNESS_WORDS = {
  title: 'Die Würfel',
  faces: 'Augenzahlen',
  sums: 'Summen zweier Würfel',
  face: 'Augenzahl',
  sum: 'Summe',
  seen: 'Gesehen',
  expected: 'Erwartet',
  note: 'Die Summen sind nur zum Ansehen: Die Paare eines Wurfs teilen sich ihre Würfel, prüfen lassen sich also nur die Augenzahlen.',
  save: 'Als Datei speichern',
  file: 'dice-fairness.csv',
  saved: '„dice-fairness.csv“ wird als Datei ausgegeben.',
};

/** The sentences for a count, its numbers in them. */
export function fairnessWords(fairness: Fairness): FairnessWords {
  const { rolls, typed } = fairness;
  return {
    verdict: verdictWords(fairness),
    why: whyVerdict(fairness),
    rolls: `Vom Leser: ${rollsWords(rolls)}. Von Hand getippt oder korrigiert und nicht gezählt: ${rollsWords(typed)}.`,
  };
}

function verdictWords({ verdict, typed }: Fairness): string {
  switch (verdict) {
    case 'none':
      return typed === 0
        ? 'In diesem Spiel wurde noch nicht gewürfelt.'
        : 'Kein Wurf dieses Spiels kam von einem Würfelleser.';
    case 'few':
      return 'Zu wenige Würfe für ein Urteil.';
    case 'uneven':
      return 'Diese Würfel oder ihr Leser wirken ungleichmäßig; versuch es mit denselben Würfeln und von Hand getippt.';
    case 'unsuspected':
      return 'Nichts spricht gegen diese Würfel.';
  }
}

function whyVerdict({ verdict, rolls, dice, enough, test, level }: Fairness): string {
  if (verdict === 'none') {
    return 'Hier werden Würfe gezählt, die ein Würfelleser meldet, um zu sehen, ob die Würfel gleichmäßig fallen.';
  }
  const sample = `${rollsWords(rolls)} mit ${count(dice)} Augenzahlen`;
  if (test === null) {
    return `Der Leser meldete ${sample}; vor ${count(enough)} Augenzahlen lässt sich nichts sagen.`;
  }
  const rare = test.p < 0.001 ? 'weniger als 0,1\u00a0%' : percent(test.p, 1);
  return `Der Leser meldete ${sample}. Von solchen Stichproben fairer Würfel sind ${rare} so ungleichmäßig wie diese oder noch mehr; unter ${percent(level, 1)} heißt das ungleichmäßig. ${testWords(test)}`;
}

function testWords({ statistic, p }: ChiSquare): string {
  const chance = p < LEAST_SHOWN ? `p unter ${comma(String(LEAST_SHOWN))}` : `p ${comma(p.toFixed(4))}`;
  return `Chi-Quadrat der Augenzahlen: ${comma(statistic.toFixed(2))} bei 5 Freiheitsgraden, ${chance}.`;
}

/** Below this a p with four decimals is nothing but noughts. */
const LEAST_SHOWN = 0.0001;

/** What fair dice show on average, as it is written on the page. */
export function expectedWords({ expected }: Tally): string {
  return comma(expected.toFixed(2));
}

/**
 * The count as a file of comma-separated values (RFC 4180): a header, a line for each face and each sum, then the rolls,
 * the test and the verdict. The two numbers of the test are empty while there are too few rolls for one. Its numbers keep
 * their decimal points, for commas separate its values.
 */
export function fairnessFile(fairness: Fairness): string {
  const { faces, sums, test, rolls, typed } = fairness;
  const p = test === null ? '' : test.p < LEAST_SHOWN ? test.p.toExponential(2) : test.p.toFixed(4);
  const tallied = (what: string) => (tally: Tally) => [
    what,
    String(tally.of),
    String(tally.seen),
    tally.expected.toFixed(2),
  ];
  const lines = [
    ['was', 'wovon', 'gesehen', 'erwartet'],
    ...faces.map(tallied('Augenzahl')),
    ...sums.map(tallied('Summe')),
    ['Würfe', 'Leser', String(rolls), ''],
    ['Würfe', 'getippt', String(typed), ''],
    ['Chi-Quadrat', '5 Freiheitsgrade', test === null ? '' : test.statistic.toFixed(2), ''],
    ['p', '5 Freiheitsgrade', p, ''],
    ['Urteil', verdictWords(fairness), '', ''],
  ];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function comma(figure: string): string {
  return figure.replace('.', ',');
}

function rollsWords(rolls: number): string {
  return rolls === 1 ? '1 Wurf' : `${count(rolls)} Würfe`;
}
