/** What a clock shows and says. */

import { form } from './grammar.ts';

/** The clock for those who hear the page. */
export function clockWords(of: 'turn' | 'bet', seconds: number): string {
  const what = of === 'bet' ? 'les paris' : 'ce tour';
  return `Encore ${seconds} ${form(seconds, 'seconde')} pour ${what}`;
}
