/** What the panel of the dice reader says beside the sentences for its states: buttons, fields, a name for each state. */

import type { ReaderNote } from '../../contract/from-host.ts';
import type { ReaderSubject } from '../en/reader.ts';

/** The state in a few words, for the button that opens the panel. */
export function readerBrief(reader: ReaderSubject): string {
  switch (reader.state) {
    case 'absent':
      return 'Kein Würfelleser';
    case 'opening':
      return reader.why === 'busy' ? 'Leser belegt, neuer Versuch' : 'Leser wird geöffnet';
    case 'identifying':
      return 'Leser startet';
    case 'ready':
      return 'Leser bereit';
    case 'stale':
      return 'Leser stumm';
    case 'reconnecting':
      if (reader.why === 'silent' || reader.why === 'no-hello') return 'Leser stumm';
      return reader.why === 'two-alike' ? 'Zwei gleiche Leser' : 'Leser ausgesteckt';
    case 'failed':
      return FAILURES[reader.why ?? 'other'];
  }
}

const FAILURES: Readonly<Record<NonNullable<ReaderSubject['why']>, string>> = {
  unplugged: 'Leser ausgesteckt',
  missing: 'Leser nicht gefunden',
  denied: 'Leser: keine Erlaubnis',
  busy: 'Leser anderswo belegt',
  'not-serial': 'Kein Würfelleser',
  'bad-baud': 'Leser: falsche Baudrate',
  'no-answer': 'Leser antwortet nicht',
  'no-hello': 'Leser sagt nichts',
  'wrong-device': 'Anderer Leser',
  silent: 'Leser stumm',
  speed: 'Leser: falsche Baudrate',
  'two-alike': 'Zwei gleiche Leser',
  other: 'Leser: kein Kontakt',
};

/** A reading that changed nothing: what came, and what to do. */
export function readerNoteWords(note: ReaderNote): string {
  const roll = note.dice === null ? null : note.dice.join('-');
  const aRoll = roll === null ? 'einen Wurf' : `den Wurf ${roll}`;
  const beforeRoll = roll === null ? 'Vor einem Wurf' : `Vor dem Wurf ${roll}`;
  const die = note.die === undefined ? 'Ein Würfel' : `Würfel ${note.die}`;
  switch (note.why) {
    case 'not-awaited':
      return `Der Leser meldete ${aRoll}, aber es wurde keiner erwartet: Er zählt nicht.`;
    case 'early':
      return `Der Leser meldete ${aRoll}, während er startete: Der zählt nicht. Tippe ihn ein, wenn er gemeint war.`;
    case 'bad-roll':
      return 'Der Leser meldete etwas Seltsames. Lies die Würfel ab und tippe sie ein.';
    case 'other-count':
      return `Der Leser meldete ${note.dice?.length ?? 0} Würfel (${roll ?? ''}), aber jetzt wird eine andere Zahl erwartet. Tippe die ein, die zählen.`;
    case 'kept':
      return `Nur ein Würfel wird neu geworfen, aber ${roll === null ? 'der Wurf' : `der Wurf ${roll}`} weicht an mehreren Stellen ab. Lies die Würfel ab und tippe alle ein.`;
    case 'gap':
      return `${beforeRoll} meldete der Leser etwas, das nicht ankam. Nimm ihn nur, wenn es der Wurf ist, der zählt.`;
    case 'boot':
      return `${beforeRoll} startete der Leser neu und sagte nicht, wer er ist. Nimm ihn nur, wenn es der Wurf ist, der zählt.`;
    case 'unsure':
      return roll === null
        ? 'Der Leser ist nicht sicher, was er sieht. Lies die Würfel ab und tippe sie ein.'
        : `Der Leser ist sich beim Wurf ${roll} nicht sicher. Vergleiche ihn mit den Würfeln, bevor du ihn nimmst.`;
    case 'cocked':
      return `${die} liegt schräg, sagt der Leser. Werft nach den Regeln dieses Tisches neu, oder tippe die Würfel ein.`;
    case 'stacked':
      return `${die} liegt auf einem anderen, sagt der Leser. Werft nach den Regeln dieses Tisches neu, oder tippe die Würfel ein.`;
    case 'count':
      return 'Der Leser sieht nicht so viele Würfel, wie er sollte. Such den fehlenden, oder tippe die Würfel ein.';
    case 'obscured':
      return 'Der Leser sieht nicht alle Würfel. Mach ihm die Sicht frei, oder tippe die Würfel ein.';
    case 'moving':
      return 'Für den Leser kamen die Würfel nicht zur Ruhe. Tippe sie ein, wie sie liegen.';
    case 'lowlight':
      return 'Für den Leser ist es zu dunkel. Gib ihm mehr Licht, oder tippe die Würfel ein.';
    case 'offtray':
      return `${die} liegt nicht in der Schale, sagt der Leser. Werft nach den Regeln dieses Tisches neu, oder tippe die Würfel ein.`;
    case 'unbound':
      return 'Der Leser meldet jeden Würfel einzeln: Binde die Würfel dieses Tisches im Fenster „Würfelleser“. Bis dahin tippe die Würfel ein.';
    case 'stranger':
      return `${die} gehört nicht zu diesem Tisch und zählt nicht. Ist er gemeint, binde die Würfel im Fenster „Würfelleser“ neu.`;
    case 'extra':
      return 'Es wurden mehr Würfel geworfen, als zum Wurf gehören. Tippe die ein, die zählen, oder werft noch einmal.';
    case 'clash':
      return `${die} meldete zwei Augenzahlen, ohne gerollt zu sein. Lies die Würfel ab und tippe sie ein.`;
    case 'incomplete':
      return roll === null
        ? 'Der Leser hat von diesem Wurf keine Augenzahl gemeldet. Tippe die Würfel ein.'
        : `Der Leser hat von diesem Wurf nur ${roll} gemeldet. Ergänze den Rest.`;
    case 'half':
      return 'Der Leser ging mitten im Wurf verloren. Tippe die Würfel ein, wie sie liegen.';
    case 'battery':
      return `${die} hat einen schwachen Akku. Lade ihn bald; noch zählt er.`;
  }
}

export const READER_WORDS = {
  title: 'Würfelleser',
  ports: 'Wo der Leser eingesteckt ist',
  builtIn: 'Anschlüsse des Rechners selbst',
  refresh: 'Neu suchen',
  looking: 'Anschlüsse werden gesucht.',
  other: 'Anderer Pfad',
  path: 'Pfad',
  speed: 'Baudrate',
  otherSpeed: 'Andere Baudrate',
  baud: 'Baud',
  nothingPicked: 'Wähle einen Anschluss, oder tippe seinen Pfad ein.',
  noSpeed: 'Tippe eine Baudrate von 300 bis 2000000 ein.',
  settings: 'Weitere Einstellungen',
  askFirst: 'Fragen, bevor eine Lesung zählt',
  askHint: 'Jeder Wurf des Lesers wartet dann auf ein Ja.',
  open: 'Öffnen',
  retry: 'Noch einmal',
  close: 'Keinen Leser nutzen',
  tabs: 'Teile dieser Seite',
  setUp: 'Einrichten',
  diagnostics: 'Diagnose',
  form: 'Was er sendet',
  settle: 'Ruhezeit (einfache Ziffern)',
  settleHint:
    'Für Leser, die Würfel schon melden, während sie noch rollen: Der letzte Wurf zählt, sobald der Leser so lange ruhig war.',
  release: 'DTR und RTS nach dem Öffnen loslassen',
  releaseHint: 'Nur für Platinen, die sonst stumm bleiben, etwa manche ESP32.',
  plain: 'Als einfachen Leser nutzen',
  trySpeed: 'Teste',
  run: 'In einem Terminal auszuführen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Kopieren ist hier nicht erlaubt: Markiere den Text und kopiere ihn von Hand.',
};

/** Forms of the dice line as a person picks them. */
export const FORM_WORDS: Readonly<Record<'auto' | 'plain' | 'checked' | 'json', string>> = {
  auto: 'Selbst herausfinden',
  plain: 'Einfache Ziffern',
  checked: 'Geprüfte Rahmen ($…*)',
  json: 'JSON-Zeilen',
};

export const TRY_WORDS = {
  title: 'Ausprobieren',
  test: 'Testwurf machen',
  testing: 'Wirf jetzt die Würfel. Dieser Wurf erscheint hier und zählt nicht.',
  tested: 'Gelesen und nicht gezählt. Vergleiche es mit den Würfeln.',
  again: 'Noch ein Test',
  stop: 'Test beenden',
  bind: 'Würfel, die sich einzeln melden',
  bindHint:
    'Für smarte Würfel und ihre Gateways: Wirf jeden Würfel dieses Tisches einmal, damit kein anderer für einen davon gehalten wird.',
  bindFour: 'Vier binden',
  bindFive: 'Fünf binden (Express)',
  binding: 'Wirf jeden Würfel dieses Tisches einmal.',
  done: 'Diese Würfel zählen jetzt.',
  leave: 'Abbrechen',
};

/** How far the binding of dice has come: "2 von 4: d1 (zeigt 4), d2 (zeigt 1)". */
export function bindWords(
  count: number,
  dice: readonly { readonly die: string; readonly value: number }[],
): string {
  const names = dice.map(({ die, value }) => `${die} (zeigt ${value})`).join(', ');
  return `${dice.length} von ${count}${names === '' ? '' : `: ${names}`}`;
}

/** The dice that are bound: "Gebunden: d1, d2, d3, d4." */
export const boundWords = (bound: readonly string[]): string =>
  bound.length === 0 ? 'Keine Würfel sind gebunden.' : `Gebunden: ${bound.join(', ')}.`;

/** A time to choose for the reader to settle; milliseconds in. */
export const settleWords = (ms: number): string =>
  ms === 0 ? 'Sofort' : `${String(ms / 1000).replace('.', ',')}\u00a0s`;
