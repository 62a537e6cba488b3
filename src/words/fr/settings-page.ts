/** The fixed words of the settings. */

export const SETTINGS_WORDS = {
  title: 'Réglages',
  parts: 'Parties des réglages',
  look: 'Langue et aspect',
  sound: 'Son',
  people: 'Joueurs',
  bots: 'Ordinateur',
  keys: 'Touches',
  language: 'Langue',
  system: 'Comme le système',
  theme: 'Lumière et contraste',
  dark: 'Sombre',
  light: 'Clair',
  contrast: 'Contraste élevé',
  display: 'L’écran',
  overscan: 'Marge de l’image',
  overscanHint: 'Pour les téléviseurs qui coupent les bords.',
  turned: 'Retourné',
  turnedHint: 'L’écran est à l’envers, pour ceux qui sont de l’autre côté de la table.',
};
