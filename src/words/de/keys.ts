/** What each key of the desk does, for the list under "?". It knows no keyboard events. */

import type { KeyAct } from '../key-acts.ts';

/** One line for each. */
export const KEY_WORDS: Readonly<Record<KeyAct, string>> = {
  digit:
    'Würfel eintippen; die Möglichkeit mit dieser Nummer spielen; bei einer Wette die Scheiben; beim Einrichten ein Spiel',
  backspace: 'Den zuletzt eingegebenen Würfel zurücknehmen',
  enter: 'Das Markierte spielen; Wette abgeben; Würfel noch einmal senden; neues Spiel starten',
  up: 'Die Möglichkeit darüber markieren; andere Wettende oder Spalte wählen',
  down: 'Die Möglichkeit darunter markieren; andere Wettende oder Spalte wählen',
  left: 'Ein Feld weniger für die Spalte einer Auszahlung',
  right: 'Ein Feld mehr für die Spalte einer Auszahlung',
  'roll-on': 'Weiterwürfeln: zu den Würfeln',
  stop: 'Aufhören',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  correct: 'Letzten Wurf korrigieren: erst der Würfel (1 bis 4), dann seine Augenzahl (1 bis 6)',
  void: 'Der letzte Wurf zählt nicht: Ein Würfel lag schräg',
  why: 'Warum? Ist es offen: ↑ ↓ worum es geht, ← → welche Spalte',
  make: 'Bei einer Wette: Schafft’s',
  blow: 'Bei einer Wette: Patzt',
  'not-rolled-on': 'Es wurde vorher aufgehört: Der letzte Wurf gehört dem nächsten Platz',
  'use-held': 'Den wartenden Wurf nehmen',
  'drop-held': 'Den wartenden Wurf verwerfen',
  'new-game': 'Neues Spiel',
  rules: 'Beim Einrichten: alle Regeln zeigen oder verbergen',
  chances: 'Die Chance jeder Spalte zeigen oder verbergen',
  advice: 'Rat für dieses Spiel zeigen oder verbergen',
  'look-back': 'Rückblick auf das Spiel: Gewinnchancen, Können und Glück',
  'bots-go': 'Die Computerspieler weiterspielen lassen',
  'set-board': 'Das Brett von Hand setzen, wie es auf dem Tisch steht',
  card: 'Die Regelkarte auf der Anzeige zeigen oder schließen',
  reader: 'Würfelleser',
  display: 'Die Anzeige für den Tisch zeigen',
  pause: 'Pause, und weiter',
  settings: 'Einstellungen: Sprache, Aussehen, Ton, Spieler, Tasten',
  mute: 'Ton aus und wieder an',
  'full-screen': 'Vollbild an und aus',
  help: 'Diese Liste',
  pages: 'So wird gespielt, und die Wörter des Spiels',
  escape: 'Schließen oder verlassen, was offen ist',
};

const CAPS: Readonly<Record<string, string>> = {
  Ctrl: 'Strg',
  Shift: 'Umschalt',
  Backspace: 'Rücktaste',
  PgUp: 'Bild ↑',
  PgDn: 'Bild ↓',
  Home: 'Pos1',
  End: 'Ende',
  Ins: 'Einfg',
  Del: 'Entf',
};

/** A key as it is printed on the keyboards of the language: "Strg Z". */
export function capWords(shown: string): string {
  return shown
    .split(' ')
    .map((key) => CAPS[key] ?? key)
    .join(' ');
}
