/** Numbers as a person writes them behind an option of a program: digits, no signs, exponents or hexadecimals. */

/** A whole number in digits, from `least` to `most`; null for anything else, an empty text among it. */
export function wholeIn(text: string, least: number, most: number): number | null {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : null;
}

/** A number in digits, with or without a decimal point; NaN for anything else. */
export function numberOf(text: string): number {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
