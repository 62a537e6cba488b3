/** Advice, win chances and the look back on the screens, and what is set about them and about computer players. */

import type { Worth } from '../../contract/advice.ts';
import type { HelpPage } from '../en/help.ts';
import { nameWords, wholeName } from '../names.ts';
import { count, percent } from './numbers.ts';
import { seatWords } from './set-up.ts';
import type { NamedValue } from '../values.ts';
import { valuesIn } from '../values.ts';

export const ADVICE_WORDS = {
  title: 'Rat',
  show: 'Rat',
  working: 'Wird berechnet …',
  best: 'beste',
  toWin: 'Sieg',
  stillTurns: 'Züge noch',
  stop: 'Aufhören',
  roll: 'Weiterwürfeln',
  barred: 'nicht erlaubt',
  chances: 'Gewinnchance, wie Leute spielen',
};

export const BOT_WORDS = {
  person: 'Mensch',
  personAbout: 'Entscheidet selbst; das Pult gibt es ein.',
  who: 'Wer auf diesem Platz spielt',
  computer: 'Computerspieler',
  sign: 'Bot',
  thrown: 'vom Programm gewürfelt',
};

export const BOT_SETTINGS = {
  advice: 'Rat und Gewinnchancen',
  off: 'Aus',
  asked: 'Auf Wunsch',
  always: 'Immer',
  adviceHint:
    'Aus passt für Turniere: keine Gewinnchancen, kein Rat und kein Rückblick auf keinem Bildschirm. Auf Wunsch zeigt sie eine Taste am Pult für ein Spiel; nach dem Sieg bringt der Rückblick am Pult seine Linie auch auf die Anzeige. Immer zeigt dort die Gewinnchancen und nach dem Sieg die Linie von selbst.',
  dice: 'Wer für die Computerspieler würfelt',
  people: 'Menschen, mit den Würfeln auf dem Tisch',
  program: 'Das Programm, mit eigenen Würfeln',
  diceHint: 'Was das Programm würfelt, ist bei den Würfeln und im Verlauf gekennzeichnet.',
  pace: 'Tempo der Computerspieler',
  slow: 'Langsam',
  normal: 'Mittel',
  quick: 'Schnell',
  paceHint:
    'Wie lange sie vor jeder Handlung warten, damit alle folgen können; länger, bevor das Programm einen neuen Zug beginnt, damit Zeit für die Steine bleibt.',
};

export const LOOK_BACK_WORDS = {
  title: 'Rückblick',
  open: 'Rückblick',
  about: 'Gewinnchancen, Können und Glück, die teuersten Entscheidungen',
  working:
    'Jede Entscheidung des Spiels wird am besten Spiel gemessen. Das dauert einen Augenblick; das Spiel kann derweil weitergehen.',
  moved: 'Das Spiel ist seitdem weitergegangen.',
  again: 'Neu ansehen',
  empty: 'Noch ist kein Wurf gefallen. Sobald gespielt wird, gibt es etwas, worauf man zurückblicken kann.',
  line: 'Gewinnchancen',
  turnsLine: 'Noch nötige Züge',
  lineHint: 'Nach jedem Wurf, für jeden Platz. Die Nummern sind die Wendepunkte.',
  rolls: 'Würfe des Spiels',
  table: 'Die Zahlen der Linie',
  roll: 'Wurf',
  whose: 'Von',
  turning: 'Wendepunkte',
  seats: 'Können und Glück',
  seat: 'Platz',
  decisions: 'Entscheidungen',
  givenUp: 'Verschenkt',
  luck: 'Glück',
  busts: 'Fehlwürfe (erwartet)',
  seatsHint:
    'Verschenkt: was die besten Entscheidungen mehr gebracht hätten. Glück: was die Würfe brachten, gemessen am Erwarteten.',
  turnsHint:
    'Verschenkt: die Züge, die die besten Entscheidungen gespart hätten. Glück: die Züge, die die Würfe kosteten, gemessen am Erwarteten; ein Minus heißt weniger Züge, also gutes Glück.',
  costliest: 'Die teuersten Entscheidungen',
  flawless: 'Keine Entscheidung hat etwas verschenkt.',
  done: 'Getan',
  bestWas: 'Am besten',
};

/** The page of the help about computer players and advice. */
export const ADVICE_HELP: HelpPage = {
  title: 'Computerspieler und Rat',
  parts: [
    {
      lead: 'Plätze',
      says: 'Beim Aufstellen sagt der Knopf neben dem Namen, wer auf dem Platz spielt: ein Mensch oder einer der Computerspieler, jeder mit seiner Art.',
    },
    {
      lead: 'Am Tisch',
      says: 'Ein Computerspieler sagt, was er spielt und warum. Menschen würfeln für ihn und ziehen seine Steine, oder das Programm würfelt; die Einstellungen sagen, wer es tut und wie schnell er ist.',
    },
    {
      lead: 'Zurücknehmen',
      says: 'Nach dem Rückgängigmachen oder Berichtigen halten die Computerspieler still, damit noch mehr zurückgenommen werden kann. Sie spielen weiter mit deinem nächsten Befehl, oder wenn du sie lässt.',
    },
    {
      lead: 'Rat',
      says: 'Auf Wunsch zeigt das Pult, was jede Wahl, das Aufhören und der nächste Wurf bei bestem Spiel wert sind, neben dem genauen Fehlwurf-Risiko und der Zählung der 28er-Regel.',
    },
    {
      lead: 'Gewinnchancen',
      says: 'Sie sagen, wie oft jeder Platz von hier aus gewinnt, so wie Menschen spielen, nicht wie der Meister. Steht der Rat auf immer, zeigt sie auch die Anzeige.',
    },
    {
      lead: 'Rückblick',
      says: 'Die Linie der Gewinnchancen mit ihren Wendepunkten; für jeden Platz, was seine Entscheidungen verschenkt und, getrennt davon, was seine Würfel gebracht haben; und die teuersten Entscheidungen. Nach dem Sieg steht die Linie auch auf der Anzeige.',
    },
    {
      lead: 'Turniere',
      says: 'Die Einstellungen schalten allen Rat aus: Dann wird nichts davon berechnet oder irgendwo gezeigt.',
    },
  ],
};

/** How values are written: "54,3 %", "6,2 Züge". */
export const VALUES = valuesIn({ mark: ',', turns: () => 'Züge', percent, count });

/** Which roll it was: "Wurf 23". */
export function atRollWords(roll: number): string {
  return `Wurf ${count(roll)}`;
}

/** A turning point: "Wurf 23, Ana: −31,2 %". */
export function turningWords(roll: number, name: string, change: number, worth: Worth): string {
  return `${atRollWords(roll)}, ${nameWords(name)}: ${VALUES.changeWords(change, worth)}`;
}

/** The line of chances in one sentence, for those who do not see it; `last` is what each seat ended with. */
export function lineWords(last: readonly NamedValue[], worth: Worth): string {
  return `${worth === 'chance' ? 'Gewinnchancen' : 'Noch nötige Züge'} nach jedem Wurf; am Ende ${VALUES.standingWords(last, worth)}. Die Tabelle darunter hat alle Zahlen.`;
}

/** The button that chooses who plays a seat: "Platz 2: Meister. Ändern, wer spielt". */
export function playedByWords(name: string, seat: number, kind: string): string {
  return `${name.trim() === '' ? seatWords(seat) : wholeName(name)}: ${kind}. Ändern, wer spielt`;
}
