/** What computer players did and why, as people may know it: a bet and its reason not before the bets lie open. */

import type { Reason } from '../../advice/players/reason.ts';
import type { BetWhy, BotAct, BotDid } from '../../contract/advice.ts';
import type { Table } from '../../table/table.ts';
import type { Referee } from '../referee.ts';

/** Reasons with a chance in them that advice would tell, or what stands for it alone; they are advice to whoever hears them. */
const TELLS_CHANCES: ReadonlySet<Reason['why']> = new Set([
  'best-chance',
  'fewest-turns',
  'weighed',
  'turns-weighed',
  'turn-made',
  'next-throw',
]);

/** An act with its reason, and the number of the order that it is or speaks of. */
export type Noted = Omit<BotDid, 'act' | 'reason'> & { readonly act: BotAct; readonly reason: Reason };

export interface Said {
  note(did: Noted): void;
  /** The newest of it, until it is outdated. */
  newest(): BotDid | null;
  /** Whether the newest is that the seat on turn rolls on. */
  rollsOn(): boolean;
  /** To be called after every order. */
  changed(isTakenBack: boolean): void;
}

/** Remembers what is said at this referee's table; `isOff` says whether chances are not to be told. */
export function createSaid(referee: Pick<Referee, 'table'>, isOff: () => boolean): Said {
  let did: BotDid | null = null;
  let whys: readonly BetWhy[] = []; // of the bets that lie, told once these lie open

  const isBarred = ({ why }: Reason) => isOff() && TELLS_CHANCES.has(why);
  const current = () => (did?.seq === referee.table.seq ? did : null);

  /** Why bets were laid, where they lie open and there is something to tell of it. */
  const shownBets = (): BotDid | null => {
    const { table } = referee;
    const told = lieOpen(table) ? whys.filter(({ reason }) => !isBarred(reason)) : [];
    const [first] = told;
    if (first === undefined) return null;
    const { seat, player } = first;
    return { seat, player, act: { does: 'show-bets', whys: told }, reason: null, seq: table.seq };
  };

  return {
    note({ seat, player, act, reason, seq }) {
      // A bet is secret, and its reason would tell it: it waits until the bets lie open.
      const isBet = act.does === 'bet';
      if (isBet) whys = [...whys, { seat, player, reason }];
      did = { seat, player, act, reason: isBet ? null : reason, seq };
    },
    newest() {
      const newest = current();
      // Of a bet that was the last one its reason is the news.
      if (newest === null || newest.act.does === 'bet') return shownBets() ?? newest;
      return newest.reason !== null && isBarred(newest.reason) ? { ...newest, reason: null } : newest;
    },
    rollsOn: () => current()?.act.does === 'roll',
    changed(isTakenBack) {
      const { table } = referee;
      // Other bets may lie there after a take-back, and after a turn none do.
      if (isTakenBack || ((table.moment?.game.betting ?? null) === null && !lieOpen(table))) whys = [];
    },
  };
}

/** Whether the bets of a turn are shown: the newest order turned them over, or payoffs are still to come. */
function lieOpen({ moment, last }: Table): boolean {
  return moment?.game.phase === 'settle' || (last?.events ?? []).some(({ is }) => is === 'bets-revealed');
}
