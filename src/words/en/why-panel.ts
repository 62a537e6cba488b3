/** The labels of the question "why?" on the desk. The answers are in why.ts. */

import type { About } from '../../table/why.ts';

export const WHY_WORDS = {
  ask: 'Why?',
  title: 'Why?',
  close: 'Close',
  hint: 'Click a column of the board, or walk with the arrows.',
  asking: 'Asking …',
  list: 'What to ask about',
};

/** "The choices", "The chance to bust", "Column 7". */
export function subjectWords(about: About['about'], column: number): string {
  switch (about) {
    case 'choices':
      return 'The choices';
    case 'bust':
      return 'The bust';
    case 'stop':
      return 'Stopping';
    case 'bet':
      return 'The bets';
    case 'column':
      return `Column ${column}`;
  }
}
