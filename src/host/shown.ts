/** What the displays show besides the game: the rule card, and the page between two games; each until the next order. */

import type { ShowAsk } from '../contract/to-host.ts';
import type { Referee } from './referee.ts';

export interface Shown {
  readonly card: boolean;
  readonly between: boolean;
  put(what: Exclude<ShowAsk['do'], 'pause'>, on: boolean): void;
  /** To be called after every change of the table: what computer players do leaves the card where it is. */
  changed(): void;
}

/** What is shown beside this referee's game; nothing is at first. */
export function createShown(referee: Pick<Referee, 'table' | 'by'>): Shown {
  let cardAt: number | null = null; // the order after which the rule card was put up: a person's next one puts it away
  let betweenAt: number | null = null; // the same of the page between two games

  return {
    get card() {
      return cardAt === referee.table.seq;
    },
    get between() {
      return betweenAt === referee.table.seq;
    },
    put(what, on) {
      const at = on ? referee.table.seq : null;
      if (what === 'card') cardAt = at;
      else betweenAt = at;
    },
    changed() {
      const { table, by } = referee;
      if (cardAt !== null && cardAt !== table.seq) cardAt = by === 'bot' || by === 'dice' ? table.seq : null;
    },
  };
}
