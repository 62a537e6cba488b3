/** The fixed words of the settings. */

export const SETTINGS_WORDS = {
  title: 'Einstellungen',
  parts: 'Teile der Einstellungen',
  look: 'Sprache und Aussehen',
  sound: 'Ton',
  people: 'Spieler',
  bots: 'Computerspieler',
  keys: 'Tasten',
  language: 'Sprache',
  system: 'Wie das System',
  theme: 'Licht und Kontrast',
  dark: 'Dunkel',
  light: 'Hell',
  contrast: 'Hoher Kontrast',
  display: 'Die Anzeige',
  overscan: 'Rand des Bildes',
  overscanHint: 'Für Fernseher, die den Rand abschneiden.',
  turned: 'Umgedreht',
  turnedHint: 'Die Anzeige steht auf dem Kopf, für Leute auf der anderen Seite des Tisches.',
};
