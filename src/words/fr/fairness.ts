/** The count of the dice: a verdict in plain sentences that claims no more than the numbers do, and the same as a file. */

import type { ChiSquare, Fairness, Tally } from '../../odds/fairness.ts';
import type { FairnessWords } from '../en/fairness.ts';
import { decimal, form } from './grammar.ts';
import { count, percent } from './numbers.ts';

const FILE = 'dice-fairness.csv';

export const FAIRNESS_WORDS = {
  title: 'Les dés',
  faces: 'Faces',
  sums: 'Sommes de deux dés',
  face: 'Face',
  sum: 'Somme',
  seen: 'Observé',
  expected: 'Attendu',
  note: 'Les sommes ne sont là que pour l’œil : les paires d’un lancer se partagent ses dés, si bien que seules les faces peuvent être testées.',
  save: 'Exporter',
  file: FILE,
  saved: `« ${FILE} » est remis sous forme de fichier.`,
};

/** The sentences for a count, its numbers in them. */
export function fairnessWords(fairness: Fairness): FairnessWords {
  const { rolls, typed } = fairness;
  return {
    verdict: verdictWords(fairness),
    why: whyVerdict(fairness),
    rolls: `Venus du lecteur : ${rollsWords(rolls)}. Saisis ou corrigés à la main, et non comptés : ${rollsWords(typed)}.`,
  };
}

function verdictWords({ verdict, typed }: Fairness): string {
  switch (verdict) {
    case 'none':
      return typed === 0
        ? 'Rien n’a été lancé dans cette partie.'
        : 'Aucun lancer de cette partie n’est venu d’un lecteur de dés.';
    case 'few':
      return 'Trop peu de lancers pour se prononcer.';
    case 'uneven':
      return 'Ces dés ou leur lecteur semblent irréguliers ; essayez les mêmes dés en les saisissant à la main.';
    case 'unsuspected':
      return 'Rien ne parle contre ces dés.';
  }
}

function whyVerdict({ verdict, rolls, dice, enough, test, level }: Fairness): string {
  if (verdict === 'none') {
    return 'Les lancers qu’envoie un lecteur de dés sont comptés ici, pour voir si toutes les faces sortent aussi souvent.';
  }
  const sample = `${rollsWords(rolls)} avec ${count(dice)} ${form(dice, 'face')}`;
  if (test === null) {
    return `Le lecteur a donné ${sample} ; on ne peut rien dire avant ${count(enough)} faces.`;
  }
  const rare = test.p < 0.001 ? 'moins de 0,1 %' : percent(test.p, 1);
  return `Le lecteur a donné ${sample}. Avec des dés équilibrés, ${rare} de tels échantillons sont aussi irréguliers que celui-ci ou plus ; au-dessous de ${percent(level, 1)}, on parle d’irrégularité. ${testWords(test)}`;
}

function testWords({ statistic, p }: ChiSquare): string {
  const chance = p < LEAST_SHOWN ? `p inférieur à ${decimal(LEAST_SHOWN, 4)}` : `p = ${decimal(p, 4)}`;
  return `Khi-deux des faces : ${decimal(statistic, 2)} avec 5 degrés de liberté, ${chance}.`;
}

/** Below this a p with four decimals is nothing but noughts. */
const LEAST_SHOWN = 0.0001;

/** What fair dice show on average, as it is written on the page. */
export function expectedWords({ expected }: Tally): string {
  return decimal(expected, 2);
}

/**
 * The count as a file of comma-separated values (RFC 4180): a header, a line for each face and each sum, then the rolls,
 * the test and the verdict. The two numbers of the test are empty while there are too few rolls for one. Since the comma
 * parts the values, numbers keep the point.
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
  const freedom = '5 degrés de liberté';
  const lines = [
    ['quoi', 'valeur', 'observé', 'attendu'],
    ...faces.map(tallied('face')),
    ...sums.map(tallied('somme')),
    ['lancers', 'lecteur', String(rolls), ''],
    ['lancers', 'saisis', String(typed), ''],
    ['khi-deux', freedom, test === null ? '' : test.statistic.toFixed(2), ''],
    ['p', freedom, p, ''],
    ['conclusion', verdictWords(fairness), '', ''],
  ];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function rollsWords(rolls: number): string {
  return `${count(rolls)} ${form(rolls, 'lancer')}`;
}
