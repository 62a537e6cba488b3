/** What a clock shows and says. */

import { counted } from './forms.ts';

/** The clock for those who hear the page. */
export function clockWords(of: 'turn' | 'bet', seconds: number): string {
  const what = of === 'bet' ? 'die Wetten' : 'diesen Zug';
  return `noch ${counted(seconds, 'Sekunde', 'Sekunden')} für ${what}`;
}
