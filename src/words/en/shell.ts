/** The menu of the windows, and their titles. An ampersand stands before the letter that opens a menu. */

export const SHELL_WORDS = {
  file: '&File',
  edit: '&Edit',
  view: '&View',
  help: '&Help',
  dataFolder: 'Open data folder',
  notOpened: 'The data folder could not be opened',
  openByHand: 'Open it in your file manager. It is:',
  showDisplay: 'Show display',
  hideDisplay: 'Hide display',
  settings: 'Settings …',
  diagnostics: 'Copy diagnostics',
  display: 'Tableside display',
  dragMe: 'Tableside display: drag me to the other screen, then press F11',
  screenGone: 'Tableside display: its screen is gone. “Show display” on the desk brings it back',
  x11: 'Start with X11, to place the display by itself',
  x11Asks: 'The display could not be put on the other screen',
  x11Detail:
    'On Wayland no program may place its windows. Started with X11, Tableside can, from then on each time; the game goes on where it is. Or drag the display window to the other screen and press F11 there. The View menu changes it later.',
  x11Yes: 'Start again with X11',
  x11No: 'I drag it myself',
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
