/** What a clock shows and says. */

/** The clock for those who hear the page. */
export function clockWords(of: 'turn' | 'bet', seconds: number): string {
  const what = of === 'bet' ? 'the bets' : 'this turn';
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left for ${what}`;
}
