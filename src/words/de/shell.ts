/** The menu of the windows, and their titles. An ampersand stands before the letter that opens a menu. */

export const SHELL_WORDS = {
  file: '&Datei',
  edit: '&Bearbeiten',
  view: '&Ansicht',
  help: '&Hilfe',
  dataFolder: 'Datenordner öffnen',
  notOpened: 'Der Datenordner ließ sich nicht öffnen',
  openByHand: 'Öffne ihn im Dateimanager. Es ist dieser:',
  showDisplay: 'Anzeige zeigen',
  hideDisplay: 'Anzeige schließen',
  settings: 'Einstellungen …',
  diagnostics: 'Diagnose kopieren',
  display: 'Tableside-Anzeige',
  dragMe: 'Tableside-Anzeige: Zieh mich auf den anderen Bildschirm und drücke F11',
  screenGone: 'Tableside-Anzeige: Ihr Bildschirm ist weg. „Anzeige zeigen“ am Pult holt sie zurück',
  x11: 'Mit X11 starten, damit die Anzeige ihren Platz findet',
  x11Asks: 'Die Anzeige ließ sich nicht auf den anderen Bildschirm setzen',
  x11Detail:
    'Unter Wayland darf kein Programm seine Fenster platzieren. Mit X11 gestartet kann Tableside es, von da an jedes Mal; das Spiel geht weiter, wo es ist. Oder zieh das Fenster der Anzeige auf den anderen Bildschirm und drück dort F11. Das Menü „Ansicht“ ändert es später.',
  x11Yes: 'Mit X11 neu starten',
  x11No: 'Ich ziehe es selbst',
};

/** What every program has, by Electron’s name for it. */
export const ROLE_WORDS = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  togglefullscreen: 'Vollbild',
  resetZoom: 'Übliche Größe',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  reload: 'Neu laden',
  quit: 'Beenden',
  close: 'Schließen',
  about: 'Über Tableside',
};
