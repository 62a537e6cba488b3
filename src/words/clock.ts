/** What a clock shows and says. */

/** "1:05", "0:40"; within the last ten seconds the bare figure. */
export function clockFigures(seconds: number): string {
  if (seconds <= 10) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The clock for those who hear the page. */
export function clockWords(of: 'turn' | 'bet', seconds: number): string {
  const what = of === 'bet' ? 'the bets' : 'this turn';
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left for ${what}`;
}
