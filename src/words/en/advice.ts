/** Advice, win chances and the look back on the screens, and what is set about them and about computer players. */

import type { Worth } from '../../contract/advice.ts';
import type { HelpPage } from './help.ts';
import { nameWords, wholeName } from '../names.ts';
import { count, percent } from './numbers.ts';
import { seatWords } from './set-up.ts';
import type { NamedValue } from '../values.ts';
import { valuesIn } from '../values.ts';

export const ADVICE_WORDS = {
  title: 'Advice',
  show: 'Advice',
  working: 'Working it out …',
  best: 'best',
  toWin: 'to win',
  stillTurns: 'turns left',
  stop: 'Stop',
  roll: 'Roll on',
  barred: 'not allowed',
  chances: 'Chance to win, as people play',
};

export const BOT_WORDS = {
  person: 'Person',
  personAbout: 'Decides for itself; the desk enters it.',
  who: 'Who plays this seat',
  computer: 'Computer player',
  sign: 'Bot',
  thrown: 'thrown by the program',
};

export const BOT_SETTINGS = {
  advice: 'Advice and win chances',
  off: 'Off',
  asked: 'When asked for',
  always: 'Always',
  adviceHint:
    'Off suits tournaments: no win chances, no advice and no look back on any screen. When asked for, a key at the desk shows them for one game; after the win a look back at the desk puts its line on the display too. Always shows the win chances, and after the win the line, on the display by itself.',
  dice: 'Who throws for the computer players',
  people: 'People, with the dice on the table',
  program: 'The program, with dice of its own',
  diceHint: 'What the program throws is marked beside the dice and in the log.',
  pace: 'Pace of the computer players',
  slow: 'Slow',
  normal: 'Normal',
  quick: 'Quick',
  paceHint:
    'How long they wait before each act, so that everybody can follow; longer before the program throws for a new turn, so that the pieces can be moved.',
};

export const LOOK_BACK_WORDS = {
  title: 'Look back',
  open: 'Look back',
  about: 'win chances, skill and luck, the costliest decisions',
  working:
    'Every decision of the game is weighed against best play. That takes a moment; the game can go on meanwhile.',
  moved: 'The game went on since this was asked for.',
  again: 'Look again',
  empty: 'No roll has been thrown yet. There is something to look back at as soon as the game is under way.',
  line: 'Chances to win',
  turnsLine: 'Turns still needed',
  lineHint: 'After each roll, for every seat. The numbers mark the turning points.',
  rolls: 'Rolls of the game',
  table: 'The figures of the line',
  roll: 'Roll',
  whose: 'Of',
  turning: 'Turning points',
  seats: 'Skill and luck',
  seat: 'Seat',
  decisions: 'Decisions',
  givenUp: 'Given up',
  luck: 'Luck',
  busts: 'Busts (expected)',
  seatsHint:
    'Given up: what the best decisions would have had more. Luck: what the rolls brought against what was to be expected.',
  turnsHint:
    'Given up: the turns that the best decisions would have saved. Luck: the turns that the rolls cost against what was to be expected; a minus means fewer turns, which is good luck.',
  costliest: 'The costliest decisions',
  flawless: 'No decision gave anything up.',
  done: 'Done',
  bestWas: 'Best',
};

/** The page of the help about computer players and advice. */
export const ADVICE_HELP: HelpPage = {
  title: 'Computer players and advice',
  parts: [
    {
      lead: 'Seats',
      says: 'In the set-up of a game the button beside a name says who plays the seat: a person, or one of the computer players, each with what it is like.',
    },
    {
      lead: 'At the table',
      says: 'A computer player says what it plays and why. Its dice are thrown and its pieces moved by people, or the program throws for it; the settings say which, and how fast it is.',
    },
    {
      lead: 'Taking back',
      says: 'After an undo or a correction the computer players hold still, so that more can be taken back. They go on with your next order, or when you let them.',
    },
    {
      lead: 'Advice',
      says: 'On request the desk shows what each choice, the stop and the next roll are worth by best play, beside the exact chance to bust and the count of the Rule of 28.',
    },
    {
      lead: 'Win chances',
      says: 'They say how often each seat wins from here as people play, not as the champion would. With advice always on, the display shows them too.',
    },
    {
      lead: 'Look back',
      says: 'The line of the win chances with its turning points; for each seat what its decisions gave up and, apart from that, what its dice brought; and the decisions that cost most. After the win the line stands on the display too.',
    },
    {
      lead: 'Tournaments',
      says: 'The settings turn all advice off: then nothing of the kind is worked out or shown anywhere.',
    },
  ],
};

/** How values are written: "54.3 %", "6.2 turns". */
export const VALUES = valuesIn({ mark: '.', turns: () => 'turns', percent, count });

/** Which roll it was: "Roll 23". */
export function atRollWords(roll: number): string {
  return `Roll ${count(roll)}`;
}

/** A turning point: "Roll 23, Ana: −31.2 %". */
export function turningWords(roll: number, name: string, change: number, worth: Worth): string {
  return `${atRollWords(roll)}, ${nameWords(name)}: ${VALUES.changeWords(change, worth)}`;
}

/** The line of chances in one sentence, for those who do not see it; `last` is what each seat ended with. */
export function lineWords(last: readonly NamedValue[], worth: Worth): string {
  return `${worth === 'chance' ? 'Chances to win' : 'Turns still needed'} after each roll; in the end ${VALUES.standingWords(last, worth)}. The table below has every figure.`;
}

/** The button that chooses who plays a seat: "Seat 2: Champion. Change who plays". */
export function playedByWords(name: string, seat: number, kind: string): string {
  return `${name.trim() === '' ? seatWords(seat) : wholeName(name)}: ${kind}. Change who plays`;
}
