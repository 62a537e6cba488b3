/** What is said where sound and voice are set. */

import type { Language } from '../../contract/preferences.ts';

export const SOUND_WORDS = {
  caller: 'El locutor anuncia',
  off: 'Nada',
  results: 'Solo resultados',
  everything: 'Todo',
  callerHint:
    'Son resultados los fallos, las columnas conquistadas, las victorias, las apuestas descubiertas y las correcciones. Todo añade tiradas, elecciones y turnos.',
  captions: 'Subtítulos',
  captionsHint: 'Lo que anuncia el locutor se escribe también en la pantalla.',
  cues: 'Sonidos',
  cuesHint:
    'Tonos cortos para una tirada, una elección, un fallo, una parada, una victoria y cuando algo te espera.',
  volume: 'Volumen',
  muted: 'Silencio',
  mutedHint: 'La voz y los sonidos callan; los subtítulos siguen.',
  tryIt: 'Probar',
  sample: 'Columna 7 para Ana. Le toca a Ben.',
  voice: 'La voz',
  blocked: 'Este navegador deja hablar a una página solo después de un clic o una tecla en ella.',
  clips: 'Grabaciones propias',
  folder: 'Abrir la carpeta de datos',
  mutedSign: 'En silencio. Pulsa para oír.',
};

const LANGUAGE: Readonly<Record<Language, string>> = {
  en: 'inglés',
  es: 'español',
  de: 'alemán',
  fr: 'francés',
};

/** Which voice speaks. */
export function voiceWords(voice: string): string {
  return `Habla ${voice}.`;
}

/** No voice of the system speaks the language of the moment; where to get one, by the platform as Node names it. */
export function noVoiceWords(language: Language, platform: string | null): string {
  const none = `Ninguna voz de este sistema habla ${LANGUAGE[language]}; en su lugar se muestran subtítulos.`;
  switch (platform) {
    case 'win32':
      return `${none} Windows añade voces en Configuración, Hora e idioma, Voz.`;
    case 'darwin':
      return `${none} macOS añade voces en Ajustes del Sistema, Accesibilidad, Contenido leído.`;
    case 'linux':
      return `${none} Instala «speech-dispatcher» y «espeak-ng» y vuelve a iniciar el programa.`;
    default:
      return `${none} Los ajustes del sistema dicen dónde añadir una.`;
  }
}

/** Where clips belong, and how many are there. */
export function clipsWords(count: number): string {
  const found = count === 0 ? 'Aún no hay ninguno.' : count === 1 ? 'Hay uno.' : `Hay ${count}.`;
  return `Los archivos de sonido de la carpeta «sounds», dentro de la carpeta de datos, suenan en lugar de la voz, como bust.mp3 o 12.wav. ${found}`;
}
