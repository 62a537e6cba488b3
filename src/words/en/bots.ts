/** Computer players: their names, what they do and why, and what keeps them or advice from the table. */

import type { PlayerName } from '../../advice/players/names.ts';
import type { Reason } from '../../advice/players/reason.ts';
import type { AdviceFault, BotAct, BotsHold } from '../../contract/advice.ts';
import { splitWords } from './bets.ts';
import { choiceWords } from './hands.ts';
import { allOf, percent } from './numbers.ts';
import { nameWords } from '../names.ts';

/** What a computer player is called, and what it plays like in one sentence. */
export interface PlayerWords {
  readonly name: string;
  readonly about: string;
}

export const PLAYER_WORDS: Readonly<Record<PlayerName, PlayerWords>> = {
  casual: { name: 'Casual', about: 'Takes any choice, as chance has it, and stops by the Rule of 28.' },
  'keller-28': { name: 'Keller 28', about: 'Chooses and stops by the points of the Rule of 28.' },
  ga29: {
    name: 'Glenn and Aloi 29',
    about: 'Counts with weights that were bred for few turns, and stops at 29.',
  },
  'rule-of-28': {
    name: 'Rule of 28',
    about: 'Stops by the Rule of 28 or with a runner on top, and looks at the others when it chooses.',
  },
  r38: {
    name: 'Rule of 38',
    about: 'Bold: counts up to 38, loves the middle columns, stops with a runner on top.',
  },
  champion: {
    name: 'Champion',
    about: 'Works out its whole turn and does what gives the best chance to win.',
  },
};

/** What every computer player is like in Express, where they do not differ. */
export const EXPRESS_ABOUT = {
  alike: 'In Express all computer players mark alike: for the points that the sheet then promises.',
};

/** What a computer player did or says, and why, each a sentence; `why` is empty where it would tell a secret. */
export interface BotWords {
  readonly says: string;
  readonly why: string;
}

/** The reason of a computer player that is called so. */
export interface NamedReason {
  readonly name: string;
  readonly reason: Reason;
}

/** What the newest act of a computer player is called; `throws` is who throws its dice. */
export function botWords(
  { act, reason }: { readonly act: BotAct; readonly reason: Reason | null },
  name: string,
  throws: 'people' | 'program',
): BotWords {
  return {
    says: actWords(act, nameWords(name), throws, reason?.why === 'first-throw'),
    why: reason === null ? '' : reasonWords(reason),
  };
}

/** Why computer players bet as they did, once the bets lie open: one of them, or several by name. */
export function shownBetsWords(bets: readonly NamedReason[]): BotWords {
  const who = allOf(bets.map(({ name }) => nameWords(name)));
  const whys = bets.map(({ name, reason }) =>
    bets.length === 1 ? reasonWords(reason) : `${nameWords(name)}: ${reasonWords(reason)}`,
  );
  return {
    says: bets.length === 1 ? `${who} explains its bet.` : `${who} explain their bets.`,
    why: whys.join(' '),
  };
}

function actWords(act: BotAct, name: string, throws: 'people' | 'program', first: boolean): string {
  switch (act.does) {
    case 'choose':
      return `${name} plays ${choiceWords(act.columns)}.`;
    case 'roll':
      if (throws === 'people') return `${name} ${first ? 'begins its turn' : 'rolls on'}: throw for it.`;
      return first ? `${name} begins its turn.` : `${name} rolls on.`;
    case 'stop':
      return `${name} stops.`;
    case 'bet':
      return `${name} has laid its bet.`;
    case 'settle':
      return `${name} moves ${act.forward ? 'forward' : 'back'}: ${splitWords(act.spaces)}.`;
    case 'mark':
      return `${name} marks ${act.rows.join(' + ')}${act.fifth === null ? ', a free ride' : ` and sets ${act.fifth} aside`}.`;
  }
}

/** Why a computer player does what it does, or why advice says so, in one sentence. */
export function reasonWords(reason: Reason): string {
  switch (reason.why) {
    case 'only-one':
      return 'There was only one thing to play.';
    case 'by-chance':
      return 'It takes whatever comes, by chance.';
    case 'most-points':
      return reason.points === reason.next
        ? `It counts ${points(reason.points)} points for it, and no more for any other choice.`
        : `It counts ${points(reason.points)} points for it, and ${points(reason.next)} for the next best.`;
    case 'best-chance':
      return `By best play it wins ${percent(reason.win, 1)}, the next best choice ${percent(reason.next, 1)}.`;
    case 'fewest-turns':
      return `Then ${points(reason.turns)} turns are still needed on average; after the next best choice ${points(reason.next)}.`;
    case 'wins':
      return 'Stopping wins the game.';
    case 'on-top':
      return `With a runner on top of ${allOf(reason.columns)} it always stops.`;
    case 'count-reached':
      return `Its count is ${points(reason.count)}; it stops at ${reason.limit}.`;
    case 'count-below':
      return `Its count is ${points(reason.count)}; it rolls on below ${reason.limit}.`;
    case 'runner-free':
      return reason.free === 1
        ? 'A runner is still free, so it rolls on.'
        : `${reason.free === 2 ? 'Two' : 'Three'} runners are still free, so it rolls on.`;
    case 'first-throw':
      return 'A turn begins with a throw.';
    case 'may-not-stop':
      return 'A house rule bars the stop.';
    case 'weighed':
      return `By best play stopping wins ${percent(reason.stop, 1)}, rolling on ${percent(reason.roll, 1)}.`;
    case 'turns-weighed':
      return `By stopping ${points(reason.stop)} turns are still needed, by rolling on ${points(reason.roll)}.`;
    case 'turn-made':
      return `It gave the turn ${percent(reason.chance, 1)} to be made.`;
    case 'next-throw':
      return `It gave the next throw ${percent(reason.chance, 1)} to be no bust.`;
    case 'best-split':
      return 'That is best for its columns.';
    case 'best-sheet':
      return 'By its reckoning that promises the best sheet.';
  }
}

export const BOTS_OWE_WORDS = {
  byHand: 'Press an arrow to play for a computer player by hand.',
};

/** Said while only computer players still have to bet or to mark. */
export function botsOweWords(names: readonly string[]): string {
  return `Waiting for ${allOf(names.map(nameWords))}.`;
}

/** The strip while computer players hold still; their go on has a key beside it. */
export function botsHoldWords(hold: BotsHold): string {
  switch (hold) {
    case 'taken-back':
      return 'The computer players wait, so that more can be taken back. They go on with your next order.';
    case 'resumed':
      return 'The game goes on where it was. The computer players wait until you let them.';
    case 'desk-open':
      return 'Something is open at a desk: the computer players wait until it is closed.';
    case 'failed':
      return 'The computer player could not work out what it does. Play for it by hand, or let it try again.';
  }
}

/** The button that lets them go on. */
export function botsGoWords(): string {
  return 'Let them play';
}

/** What keeps the champion and all advice from the table, and what to do. */
export function adviceFaultWords(fault: AdviceFault): string {
  switch (fault.is) {
    case 'no-weights':
      return `There is no advice, and the champion cannot play: ${fault.path} could not be read (${fault.detail}). Play for it by hand, or install the program again.`;
    case 'damaged-weights':
      return `There is no advice, and the champion cannot play: ${fault.path} is damaged (${fault.detail}). Play for it by hand, or install the program again.`;
    case 'stopped':
      return `What computes advice has stopped (${fault.detail}). Ask again, or play for the computer players by hand.`;
  }
}

/** Points or turns with one decimal at the most. */
function points(number: number): string {
  return String(Math.round(number * 10) / 10).replace('-', '\u2212');
}
