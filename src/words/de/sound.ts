/** What is said where sound and voice are set. */

import type { Language } from '../../contract/preferences.ts';

export const SOUND_WORDS = {
  caller: 'Der Ansager sagt',
  off: 'Nichts',
  results: 'Nur Ergebnisse',
  everything: 'Alles',
  callerHint:
    'Ergebnisse sind Fehlwürfe, eroberte Spalten, Siege, aufgedeckte Wetten und Berichtigungen. Alles nennt auch Würfe, Entscheidungen und wer an der Reihe ist.',
  captions: 'Untertitel',
  captionsHint: 'Was der Ansager sagt, steht auch auf der Anzeige.',
  cues: 'Klänge',
  cuesHint: 'Kurze Töne für Wurf, Entscheidung, Fehlwurf, Aufhören und Sieg, und wenn etwas auf Sie wartet.',
  volume: 'Lautstärke',
  muted: 'Stumm',
  mutedHint: 'Stimme und Klänge schweigen, Untertitel bleiben.',
  tryIt: 'Probe hören',
  sample: 'Spalte 7 für Ana. Ben ist an der Reihe.',
  voice: 'Die Stimme',
  blocked: 'Dieser Browser lässt eine Seite erst nach einem Klick oder Tastendruck auf ihr sprechen.',
  clips: 'Eigene Aufnahmen',
  folder: 'Datenordner öffnen',
  mutedSign: 'Stumm. Drücken für Ton.',
};

const LANGUAGE: Readonly<Record<Language, string>> = {
  en: 'Englisch',
  es: 'Spanisch',
  de: 'Deutsch',
  fr: 'Französisch',
};

/** Which voice speaks. */
export function voiceWords(voice: string): string {
  return `Es spricht ${voice}.`;
}

/** No voice of the system speaks the language of the moment; where to get one, by the platform as Node names it. */
export function noVoiceWords(language: Language, platform: string | null): string {
  const none = `Keine Stimme dieses Systems spricht ${LANGUAGE[language]}; dafür gibt es Untertitel.`;
  switch (platform) {
    case 'win32':
      return `${none} Windows bietet weitere Stimmen unter Einstellungen, Zeit und Sprache, Spracherkennung.`;
    case 'darwin':
      return `${none} macOS bietet weitere Stimmen unter Systemeinstellungen, Bedienungshilfen, Gesprochene Inhalte.`;
    case 'linux':
      return `${none} Installieren Sie „speech-dispatcher“ und „espeak-ng“ und starten Sie das Programm neu.`;
    default:
      return `${none} Wo sich eine hinzufügen lässt, steht in den Einstellungen des Systems.`;
  }
}

/** Where clips belong, and how many are there. */
export function clipsWords(count: number): string {
  const found = count === 0 ? 'Noch ist keine da.' : count === 1 ? 'Eine ist da.' : `${count} sind da.`;
  return `Aufnahmen im Ordner „sounds“ des Datenordners ersetzen die Stimme, etwa bust.mp3 oder 12.wav. ${found}`;
}
