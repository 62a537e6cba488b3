/** The throw that shall not count: at once, or after the cocked die has been named, as the table plays. */

import { shallowReactive } from 'vue';
import type { Screen } from '../../contract/from-host.ts';
import { noSuchDieWords } from '../../words/void.ts';
import type { Behind, Gestures } from './gesture.ts';

export type Voiding = ReturnType<typeof createVoiding>;

/** Whether the newest throw can still be void: it waits for its choice, or it has just bust. */
export function canVoid({ view, lastRoll, notice }: Screen): boolean {
  if (view.phase === 'choose' || view.phase === 'mark') return view.dice !== null;
  const justBust = notice?.is === 'busted' || (notice?.is === 'bets-revealed' && !notice.made);
  return lastRoll?.outcome === 'busted' && (justBust || view.phase === 'reveal');
}

/** Voiding the newest throw; only while `canVoid` says that it can be. */
export function createVoiding({ screen, send, say, tap }: Behind) {
  const doing = shallowReactive({ open: false });

  const dice = () => screen()?.lastRoll?.dice ?? [];

  /** V: where a single die can be thrown again it is asked for, else the throw is void at once. */
  function start() {
    const shown = screen();
    if (shown === null || !canVoid(shown)) return;
    if (shown.view.rules?.cocked_die === 'rethrow_die') doing.open = !doing.open;
    else whole();
  }

  function whole() {
    tap('void', () => {
      doing.open = false;
      void send({ do: 'void' });
    });
  }

  /** The cocked die, counted from 0. */
  function cocked(die: number) {
    tap('void', () => {
      doing.open = false;
      void send({ do: 'void', die: die + 1 });
    });
  }

  const gestures: Gestures = {
    use: () => (doing.open ? 'die-to-void' : null),
    digit(text) {
      const die = Number(text);
      if (die < 1 || die > dice().length) say(noSuchDieWords(dice().length));
      else cocked(die - 1);
    },
    enter: whole,
    leave() {
      const was = doing.open;
      doing.open = false;
      return was;
    },
    move: () => undefined,
    turn: () => undefined,
    wentOn: () => void (doing.open = false),
  };

  return { ...gestures, doing, dice, start, whole, cocked };
}
