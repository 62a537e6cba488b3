/** What a clock shows and says. */

import { form } from './grammar.ts';

/** The clock for those who hear the page. */
export function clockWords(of: 'turn' | 'bet', seconds: number): string {
  const what = of === 'bet' ? 'las apuestas' : 'este turno';
  return `${form(seconds, 'Queda', 'Quedan')} ${seconds} ${form(seconds, 'segundo')} para ${what}`;
}
