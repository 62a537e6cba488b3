/** What "why?" answers when there is nothing of the kind to ask about now. */

import type { Phase } from '../../rules/game.ts';
import type { About } from '../../table/why.ts';

/** One sentence: what the game waits for instead. */
export function whyNothing(phase: Phase, about: About['about']): string {
  const waits = WAITS[phase];
  switch (about) {
    case 'choices':
      return `No roll waits for a choice: ${waits}.`;
    case 'bust':
      return `Nothing can bust now: ${waits}.`;
    case 'stop':
      return `There is nothing to stop now: ${waits}.`;
    case 'bet':
      return `No bets are called now: ${waits}.`;
    case 'column':
      return `Columns are not played now: ${waits}.`;
  }
}

const WAITS: Readonly<Record<Phase, string>> = {
  first: 'two dice are thrown for who begins',
  roll: 'the dice are to be thrown',
  choose: 'a roll waits for its pairing, and that comes first',
  decide: 'the player rolls on or stops',
  bet: 'bets are being placed',
  reveal: 'the bets on the table are being entered',
  settle: 'the bets are being paid',
  mark: 'the throw is being marked',
  over: 'the game is over',
};
