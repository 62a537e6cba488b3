/** The fixed words of the settings. */

export const SETTINGS_WORDS = {
  title: 'Settings',
  parts: 'Parts of the settings',
  look: 'Language and look',
  sound: 'Sound',
  people: 'Players',
  bots: 'Computer players',
  keys: 'Keys',
  language: 'Language',
  system: 'As the system',
  theme: 'Light and contrast',
  dark: 'Dark',
  light: 'Light',
  contrast: 'High contrast',
  display: 'The display',
  overscan: 'Margin of the screen',
  overscanHint: 'For televisions that cut off the edges.',
  turned: 'Turned around',
  turnedHint: 'The display stands on its head, for players at the far side of the table.',
};
