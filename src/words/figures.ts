/** Figures that read the same in every language. */

/** "1:05", "0:40"; within the last ten seconds the bare figure. */
export function clockFigures(seconds: number): string {
  if (seconds <= 10) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Hours and minutes: "1:05", "0:40". */
export function hoursFigures(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The sum of a throw, as it stands beside the dice. */
export function totalOf(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + face, 0);
}
