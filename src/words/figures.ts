/** Figures that read the same in every language. */

/** "1:05", "0:40"; within the last ten seconds the bare figure. */
export function clockFigures(seconds: number): string {
  if (seconds <= 10) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The sum of a throw, as it stands beside the dice. */
export function totalOf(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + face, 0);
}
