/** The fixed words of the settings. */

export const SETTINGS_WORDS = {
  title: 'Ajustes',
  parts: 'Partes de los ajustes',
  look: 'Idioma y aspecto',
  sound: 'Sonido',
  people: 'Jugadores',
  bots: 'Ordenador',
  keys: 'Teclas',
  language: 'Idioma',
  system: 'Como el sistema',
  theme: 'Luz y contraste',
  dark: 'Oscuro',
  light: 'Claro',
  contrast: 'Alto contraste',
  display: 'La pantalla',
  overscan: 'Margen de la imagen',
  overscanHint: 'Para televisores que cortan los bordes.',
  turned: 'Girada',
  turnedHint: 'La pantalla queda cabeza abajo, para quienes están al otro lado de la mesa.',
};
