/** The count of the dice: a verdict in plain sentences that claims no more than the numbers do, and the same as a file. */

import type { ChiSquare, Fairness, Tally } from '../../odds/fairness.ts';
import type { FairnessWords } from '../en/fairness.ts';
import { decimal, form } from './grammar.ts';
import { count, percent } from './numbers.ts';

const FILE = 'dice-fairness.csv';

export const FAIRNESS_WORDS = {
  title: 'Los dados',
  faces: 'Caras',
  sums: 'Sumas de dos dados',
  face: 'Cara',
  sum: 'Suma',
  seen: 'Vistas',
  expected: 'Esperadas',
  note: 'Las sumas son solo para mirar: las parejas de una tirada comparten sus dados, así que solo se pueden comprobar las caras.',
  save: 'Guardar archivo',
  file: FILE,
  saved: `«${FILE}» se entrega como archivo.`,
};

/** The sentences for a count, its numbers in them. */
export function fairnessWords(fairness: Fairness): FairnessWords {
  const { rolls, typed } = fairness;
  return {
    verdict: verdictWords(fairness),
    why: whyVerdict(fairness),
    rolls: `Del lector: ${rollsWords(rolls)}. Escritas o corregidas a mano, y no contadas: ${rollsWords(typed)}.`,
  };
}

function verdictWords({ verdict, typed }: Fairness): string {
  switch (verdict) {
    case 'none':
      return typed === 0
        ? 'En esta partida no se ha tirado nada.'
        : 'Ninguna tirada de esta partida vino de un lector de dados.';
    case 'few':
      return 'Hay muy pocas tiradas para juzgar.';
    case 'uneven':
      return 'Estos dados o su lector parecen desiguales; prueba los mismos dados escribiéndolos a mano.';
    case 'unsuspected':
      return 'Nada habla en contra de estos dados.';
  }
}

function whyVerdict({ verdict, rolls, dice, enough, test, level }: Fairness): string {
  if (verdict === 'none') {
    return 'Aquí se cuentan las tiradas que envía un lector de dados, para ver si todas las caras salen por igual.';
  }
  const sample = `${rollsWords(rolls)} con ${count(dice)} ${form(dice, 'cara')}`;
  if (test === null) {
    return `El lector dio ${sample}; no se puede decir nada antes de tener ${count(enough)} caras.`;
  }
  const rare = test.p < 0.001 ? 'menos del 0,1\u00a0%' : `el ${percent(test.p, 1)}`;
  return `El lector dio ${sample}. De las muestras así de dados justos, ${rare} son tan desiguales como esta o más; por debajo del ${percent(level, 1)} se llama desigual. ${testWords(test)}`;
}

function testWords({ statistic, p }: ChiSquare): string {
  const chance = p < LEAST_SHOWN ? `p menor que ${decimal(LEAST_SHOWN, 4)}` : `p = ${decimal(p, 4)}`;
  return `Chi cuadrado de las caras: ${decimal(statistic, 2)} con 5 grados de libertad, ${chance}.`;
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
  const freedom = '5 grados de libertad';
  const lines = [
    ['qué', 'valor', 'vistas', 'esperadas'],
    ...faces.map(tallied('cara')),
    ...sums.map(tallied('suma')),
    ['tiradas', 'lector', String(rolls), ''],
    ['tiradas', 'a mano', String(typed), ''],
    ['chi cuadrado', freedom, test === null ? '' : test.statistic.toFixed(2), ''],
    ['p', freedom, p, ''],
    ['veredicto', verdictWords(fairness), '', ''],
  ];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function rollsWords(rolls: number): string {
  return `${count(rolls)} ${form(rolls, 'tirada')}`;
}
