/** What people are told when the program could not read, or not write, something of its own beside the games. */

import type { Settings } from '../../contract/settings.ts';

const NAMES: Readonly<Record<keyof Settings, string>> = {
  reader: 'el lector de dados',
  askFirst: 'si las lecturas esperan un sí',
  settle: 'cuánto debe callar el lector',
  presets: 'los juegos de reglas de la casa',
  people: 'los jugadores',
  language: 'el idioma',
  theme: 'la luz y el contraste',
  overscan: 'el margen de la pantalla',
  turned: 'si la pantalla está girada',
  caller: 'lo que dice el locutor',
  captions: 'los subtítulos',
  cues: 'los sonidos',
  volume: 'el volumen',
  muted: 'si está en silencio',
  botDice: 'quién tira por los jugadores del ordenador',
  botPace: 'el ritmo de los jugadores del ordenador',
  advice: 'si se dan consejos',
  keys: 'las teclas',
};

/** A file of settings that this program may not read. */
export function settingsClosedWords(path: string): string {
  return `Los ajustes no se pudieron leer; valen los habituales. Comprueba que ${path} es un archivo que puedes leer.`;
}

/** Settings that were damaged: `lost` are those that hold no more, null for all; `kept` is the copy of the file as it was. */
export function settingsLostWords(lost: readonly (keyof Settings)[] | null, kept: string | null): string {
  const what =
    lost === null
      ? 'Los ajustes no se pudieron leer'
      : `Una parte de los ajustes (${lost.map((name) => NAMES[name]).join(', ')}) no se pudo leer`;
  const where = kept === null ? '' : ` El archivo tal como estaba se guarda como ${kept}.`;
  return `${what}; valen los habituales.${where}`;
}

/** A recording that could not be begun in its folder; `cause` in the system's own words. */
export function notRecordedWords(cause: string, folder: string): string {
  return `No se pudo empezar la grabación: ${cause}. Comprueba que hay sitio en ${folder} y que puedes escribir allí.`;
}
