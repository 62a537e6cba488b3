/** Every option of a game in plain words: what it is called, what it means, what its values are, and how they group. */

import type { OptionName, Options } from '../../rules/options.ts';
import type { OptionWords } from '../en/options.ts';
import { counted, feminine } from './forms.ts';
import { countWord } from './numbers.ts';

export const OPTION_WORDS: Readonly<Record<OptionName, OptionWords>> = {
  game: {
    name: 'Spiel',
    means: 'Das Brett mit seinen Spalten oder Blätter, auf denen alle denselben Wurf ankreuzen.',
  },
  first_player: { name: 'Wer beginnt', means: 'Wie der erste Zug vergeben wird.' },
  win_columns: { name: 'Spalten zum Sieg', means: 'So viele geholte Spalten gewinnen das Spiel.' },
  betting: { name: 'Wetten', means: 'Die anderen wetten, ob ein Zug geschafft oder gepatzt wird.' },
  bets_entry: {
    name: 'Wo gewettet wird',
    means: 'Geheim am Pult oder mit echten Scheiben auf dem Tisch.',
  },
  bet_min_third_throw: {
    name: 'Aufhören nach den Wetten',
    means: 'Ob ein Zug gleich aufhören darf, wenn die Wetten stehen.',
  },
  bet_clock: {
    name: 'Zeit für die Wetten',
    means: 'Wer bis dahin nicht gewettet hat, setzt eine Scheibe auf „Patzt“.',
  },
  claimed_markers: {
    name: 'Steine in einer geholten Spalte',
    means: 'Was dort mit den Steinen der anderen geschieht; auf das Spiel hat es keinen Einfluss.',
  },
  occupied: {
    name: 'Besetzte Stufen',
    means: 'Was geschieht, wo ein fremder Stein steht.',
  },
  empty_double: {
    name: 'Doppel in leerer Spalte',
    means: 'Wie weit ein neuer Läufer steigt, wenn beide Summen seine Spalte nennen.',
  },
  pairing_choice: {
    name: 'Wahl der Paarung',
    means: 'Ob eine Paarung gewählt werden darf, die weniger Spalten bewegt.',
  },
  auto_stop_on_win: {
    name: 'Aufhören zum Sieg',
    means: 'Ob das Programm den Zug beendet, sobald Aufhören gewinnt.',
  },
  cocked_die: {
    name: 'Kippwürfel',
    means: 'Was geschieht, wenn ein Würfel schräg liegt oder vom Tisch fällt.',
  },
  turn_clock: {
    name: 'Bedenkzeit',
    means: 'Ist sie um, hört der Zug auf; ist noch nichts gezogen, wird die erste Möglichkeit gespielt.',
  },
  r28_double: {
    name: '28er-Regel bei Doppeln',
    means: 'Wie ein Läufer zählt, den ein Doppel ins Spiel bringt; es ändert nur die gezeigte Zahl.',
  },
  express_fifth: {
    name: 'Die ersten Würfel beiseite',
    means: 'Ob drei verschiedene Zahlen notiert sein müssen, bevor sich eine wiederholt.',
  },
  express_end: { name: 'Ende des Spiels', means: 'Was geschieht, wenn jemand raus ist.' },
};

const VALUE_WORDS: {
  readonly [N in OptionName as Options[N] extends string ? N : never]: Readonly<
    Record<Options[N] & string, string>
  >;
} = {
  game: { classic: 'Brett', express: 'Express-Blätter' },
  first_player: { two_dice: 'Zwei Würfel werfen', youngest: 'Wer am jüngsten ist', chosen: 'Freie Wahl' },
  bets_entry: { desk: 'Am Pult', table: 'Auf dem Tisch' },
  claimed_markers: { remove: 'Gehen zurück', stay: 'Bleiben' },
  occupied: { stack: 'Stufe teilen', skip: 'Überspringen', reroll: 'Weiterwürfeln' },
  empty_double: { two: 'Zwei Stufen', three: 'Drei Stufen' },
  pairing_choice: { free: 'Jede Paarung', most_columns: 'Meiste Spalten' },
  cocked_die: {
    rethrow_all: 'Alle neu werfen',
    rethrow_die: 'Ihn neu werfen',
    count_if_readable: 'Zählt, wenn lesbar',
  },
  r28_double: { first_step: 'Erste Stufe doppelt', placing_roll: 'Beide Stufen doppelt' },
  express_fifth: { unique: 'Drei verschiedene', open: 'Freie Wahl' },
  express_end: { each: 'Der Rest spielt weiter', all_at_first: 'Das Spiel endet' },
};

const SWITCH_WORDS: Readonly<Record<string, readonly [off: string, on: string]>> = {
  betting: ['Keine Wetten', 'Mit Wetten'],
  bet_min_third_throw: ['Erlaubt', 'Erst noch ein Wurf'],
  auto_stop_on_win: ['Selbst aufhören', 'Hört von selbst auf'],
};

/** A value of an option, as it stands on its button. */
export function valueWords(name: OptionName, value: string | number | boolean): string {
  if (typeof value === 'number') {
    if (name === 'win_columns') return String(value);
    return value === 0 ? 'keine Uhr' : counted(value, 'Sekunde', 'Sekunden');
  }
  if (typeof value === 'boolean') return SWITCH_WORDS[name]?.[value ? 1 : 0] ?? (value ? 'An' : 'Aus');
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = VALUE_WORDS;
  return words[name]?.[value] ?? value;
}

/** Options that belong together, in the order in which the rules are set. */
export const OPTION_GROUPS: readonly { readonly title: string; readonly options: readonly OptionName[] }[] = [
  { title: 'Spiel', options: ['game', 'cocked_die'] },
  { title: 'Gewinnen', options: ['win_columns', 'auto_stop_on_win'] },
  { title: 'Beginn', options: ['first_player'] },
  { title: 'Wetten', options: ['betting', 'bets_entry', 'bet_min_third_throw', 'bet_clock'] },
  {
    title: 'Ziehen',
    options: ['occupied', 'empty_double', 'pairing_choice', 'claimed_markers', 'r28_double'],
  },
  { title: 'Uhr', options: ['turn_clock'] },
  { title: 'Express', options: ['express_fifth', 'express_end'] },
];

/** Fixed words of the rules and of the presets in the set-up. */
export const RULES_WORDS = {
  presets: 'Spiele',
  open: 'Regeln',
  close: 'Regeln schließen',
  usual: 'üblich',
  seconds: 'Sekunden, 0 für keine Uhr',
  own: 'Eigene Regelsätze',
  name: 'Name für diese Regeln',
  save: 'Speichern',
  share: 'Als Datei speichern',
  forget: 'Löschen',
  read: 'Datei lesen',
  drop: 'oder leg eine Regeldatei irgendwo hier ab.',
  house: 'An diesem Tisch',
  cannot: 'Diese Regeln passen nicht zur Zahl der Plätze.',
};

export function savedWords(name: string): string {
  return `Als „${name}“ gespeichert.`;
}

export function readWords(name: string): string {
  return `„${name}“ wurde gelesen und wird aufbewahrt.`;
}

export function writtenWords(name: string): string {
  return `„${name}“ wird als Datei ausgegeben.`;
}

export function forgotWords(name: string): string {
  return `„${name}“ wurde gelöscht.`;
}

export function forgetWords(name: string): string {
  return `„${name}“ endgültig löschen?`;
}

/** Who begins, where somebody is to be picked. */
export function starterWords(how: Options['first_player']): string {
  switch (how) {
    case 'two_dice':
      return 'Um den ersten Zug werden zwei Würfel geworfen.';
    case 'youngest':
      return 'Markiere, wer am jüngsten ist.';
    case 'chosen':
      return 'Markiere, wer beginnt.';
  }
}

/** What a limit of the target says: "Bei drei Plätzen höchstens vier." */
export function limitWords(seats: number, limit: number): string {
  const places = seats === 1 ? 'einem Platz' : `${countWord(seats)} Plätzen`;
  return `Bei ${places} höchstens ${feminine(limit)}.`;
}
