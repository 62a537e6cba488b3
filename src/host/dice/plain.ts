/**
 * The plain form of the dice line: one line of digits, as any small sketch prints it.
 * It knows no clock and no game; it is told how many dice are awaited.
 */

/** What one plain line says. */
export type PlainLine =
  | { readonly is: 'roll'; readonly dice: readonly number[] }
  /** Digits and separators, but no roll of that many dice: worth showing to the players. */
  | { readonly is: 'bad-roll' }
  /** Prose of some other kind: worth the log only. */
  | { readonly is: 'unknown' }
  | { readonly is: 'comment' };

// The words of a grammar in ABNF match in either case, hence the `i`.
const ROLL = /^[ \t]*(?:ROLL:?[ \t]*)?([1-6])([ \t]*[,;-][ \t]*|[ \t]*)([1-6])((?:\2[1-6])*)[ \t]*$/i;
const ROLL_LIKE = /^[ \t]*(?:ROLL:?)?[0-9 \t,;-]*$/i;
const DIGIT = /[0-9]/;

/**
 * Reads one line in the plain form. The line is accepted whole or not at all: prefix, digits and one and
 * the same separator between all of them. `count` is the number of dice awaited (at least two).
 */
export function readPlain(line: string, count: number): PlainLine {
  if (line.startsWith('#')) return { is: 'comment' };
  const match = ROLL.exec(line);
  if (match) {
    const [, first = '', separator = '', second = '', others = ''] = match;
    const digits = separator === '' ? [...others] : others.split(separator).slice(1);
    const dice = [first, second, ...digits].map(Number);
    if (dice.length === count) return { is: 'roll', dice };
  }
  // Without a digit it is a ruled line or white space, nothing that a person should look at dice for.
  return DIGIT.test(line) && ROLL_LIKE.test(line) ? { is: 'bad-roll' } : { is: 'unknown' };
}

/** The dice of a line that is a roll of whatever number of dice, two to eight; null for any other line. */
export function readAny(line: string): readonly number[] | null {
  for (let count = 2; count <= 8; count += 1) {
    const read = readPlain(line, count);
    if (read.is === 'roll') return read.dice;
  }
  return null;
}
