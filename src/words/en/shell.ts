/** The menu of the windows, and their titles. An ampersand stands before the letter that opens a menu. */

export const SHELL_WORDS = {
  file: '&File',
  edit: '&Edit',
  view: '&View',
  help: '&Help',
  dataFolder: 'Open data folder',
  showDisplay: 'Show display',
  hideDisplay: 'Hide display',
  settings: 'Settings …',
  diagnostics: 'Copy diagnostics',
  howTo: 'How to play',
  display: 'Tableside display',
  dragMe: 'Tableside display: drag me to the other screen, then press F11',
  screenGone: 'Tableside display: its screen is gone. “Show display” on the desk brings it back',
};

/** What every program has, by Electron’s name for it. */
export const ROLE_WORDS = {
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  togglefullscreen: 'Full screen',
  resetZoom: 'Usual size',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  reload: 'Load again',
  quit: 'Quit',
  close: 'Close',
  about: 'About Tableside',
};
