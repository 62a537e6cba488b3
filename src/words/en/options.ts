/** Every option of a game in plain words: what it is called, what it means, what its values are, and how they group. */

import type { OptionName, Options } from '../../rules/options.ts';
import { countWord } from './numbers.ts';

export interface OptionWords {
  readonly name: string;
  readonly means: string; // one sentence
}

export const OPTION_WORDS: Readonly<Record<OptionName, OptionWords>> = {
  game: { name: 'Game', means: 'The board with its columns, or sheets that everybody marks from one throw.' },
  first_player: { name: 'Who begins', means: 'How the first turn is given away.' },
  win_columns: { name: 'Columns to win', means: 'So many claimed columns win the game.' },
  betting: { name: 'Betting', means: 'The others bet on whether a turn is made or blown.' },
  bets_entry: {
    name: 'Where bets are laid',
    means: 'In secret at the desk, or with real discs on the table.',
  },
  bet_min_third_throw: {
    name: 'Stopping after the bets',
    means: 'Whether a turn may stop at once when the bets are in.',
  },
  bet_clock: {
    name: 'Time for the bets',
    means: 'When it is up, whoever has not bet lays one disc on Blow It.',
  },
  claimed_markers: {
    name: 'Markers in a claimed column',
    means: 'What becomes of the other players’ markers there; it makes no difference to the play.',
  },
  occupied: {
    name: 'Steps of others',
    means: 'What happens where another player’s marker stands.',
  },
  empty_double: {
    name: 'Double in an empty column',
    means: 'How far a new runner climbs when both totals name its column.',
  },
  pairing_choice: {
    name: 'Choice of the pairing',
    means: 'Whether a pairing that moves fewer columns may be chosen.',
  },
  auto_stop_on_win: {
    name: 'Winning stop',
    means: 'Whether the program stops for the player as soon as that wins.',
  },
  cocked_die: {
    name: 'Cocked die',
    means: 'What is done when a die leans or falls off the table.',
  },
  turn_clock: {
    name: 'Time to decide',
    means: 'When it is up, the turn stops; with nothing moved yet, the first choice is played.',
  },
  r28_double: {
    name: 'Rule of 28 with doubles',
    means: 'How a runner put out by a double is counted; it changes the shown count only.',
  },
  express_fifth: {
    name: 'The first set-aside dice',
    means: 'Whether three different numbers must be listed before one is repeated.',
  },
  express_end: { name: 'End of the game', means: 'What happens when somebody is out.' },
};

const VALUE_WORDS: {
  readonly [N in OptionName as Options[N] extends string ? N : never]: Readonly<
    Record<Options[N] & string, string>
  >;
} = {
  game: { classic: 'Board', express: 'Express sheets' },
  first_player: { two_dice: 'Throw two dice', youngest: 'The youngest', chosen: 'Somebody chosen' },
  bets_entry: { desk: 'At the desk', table: 'On the table' },
  claimed_markers: { remove: 'Go back', stay: 'Stay' },
  occupied: { stack: 'Share the step', skip: 'Skip over it', reroll: 'Must throw on' },
  empty_double: { two: 'Two steps', three: 'Three steps' },
  pairing_choice: { free: 'Any pairing', most_columns: 'Most columns' },
  cocked_die: {
    rethrow_all: 'Throw all again',
    rethrow_die: 'Throw it again',
    count_if_readable: 'Counts if readable',
  },
  r28_double: { first_step: 'First step doubled', placing_roll: 'Both steps doubled' },
  express_fifth: { unique: 'Three different ones', open: 'Free choice' },
  express_end: { each: 'The others play on', all_at_first: 'The game ends' },
};

const SWITCH_WORDS: Readonly<Record<string, readonly [off: string, on: string]>> = {
  betting: ['No bets', 'With bets'],
  bet_min_third_throw: ['Allowed', 'One more throw first'],
  auto_stop_on_win: ['Say stop yourself', 'Stops by itself'],
};

/** A value of an option, as it stands on its button. */
export function valueWords(name: OptionName, value: string | number | boolean): string {
  if (typeof value === 'number') {
    if (name === 'win_columns') return String(value);
    return value === 0 ? 'no clock' : secondsWords(value);
  }
  if (typeof value === 'boolean') return SWITCH_WORDS[name]?.[value ? 1 : 0] ?? (value ? 'On' : 'Off');
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = VALUE_WORDS;
  return words[name]?.[value] ?? value;
}

function secondsWords(seconds: number): string {
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

/** Options that belong together, in the order in which the rules are set. */
export const OPTION_GROUPS: readonly { readonly title: string; readonly options: readonly OptionName[] }[] = [
  { title: 'Game', options: ['game', 'cocked_die'] },
  { title: 'Winning', options: ['win_columns', 'auto_stop_on_win'] },
  { title: 'Start', options: ['first_player'] },
  { title: 'Betting', options: ['betting', 'bets_entry', 'bet_min_third_throw', 'bet_clock'] },
  {
    title: 'Movement',
    options: ['occupied', 'empty_double', 'pairing_choice', 'claimed_markers', 'r28_double'],
  },
  { title: 'Clock', options: ['turn_clock'] },
  { title: 'Express', options: ['express_fifth', 'express_end'] },
];

/** Fixed words of the rules and of the presets in the set-up. */
export const RULES_WORDS = {
  presets: 'Games',
  open: 'Rules',
  close: 'Close the rules',
  usual: 'usual',
  seconds: 'seconds, 0 for none',
  own: 'Your own sets of rules',
  name: 'Name for these rules',
  save: 'Save',
  share: 'Save as a file',
  forget: 'Delete',
  read: 'Read a file',
  drop: 'or drop a rules file anywhere here.',
  house: 'At this table',
  cannot: 'These rules do not fit the number of seats.',
};

export function savedWords(name: string): string {
  return `Saved as “${name}”.`;
}

export function readWords(name: string): string {
  return `“${name}” was read and is kept.`;
}

export function writtenWords(name: string): string {
  return `“${name}” is handed out as a file.`;
}

export function forgotWords(name: string): string {
  return `“${name}” was deleted.`;
}

export function forgetWords(name: string): string {
  return `Delete “${name}” for good?`;
}

/** Who begins, where somebody is to be picked. */
export function starterWords(how: Options['first_player']): string {
  switch (how) {
    case 'two_dice':
      return 'Two dice are thrown for the first turn.';
    case 'youngest':
      return 'Mark the youngest player.';
    case 'chosen':
      return 'Mark who begins.';
  }
}

/** What a limit of the target says: "With three seats at most four". */
export function limitWords(seats: number, limit: number): string {
  return `With ${countWord(seats)} ${seats === 1 ? 'seat' : 'seats'} at most ${countWord(limit)}.`;
}
