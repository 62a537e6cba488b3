/** What is said where sound and voice are set. */

import type { Language } from '../../contract/preferences.ts';

export const SOUND_WORDS = {
  caller: 'L’annonceur dit',
  off: 'Rien',
  results: 'Les résultats',
  everything: 'Tout',
  callerHint:
    'Les résultats sont les ratés, les colonnes prises, les victoires, les paris retournés et les corrections. Tout ajoute lancers, choix et tours.',
  captions: 'Sous-titres',
  captionsHint: 'Ce que dit l’annonceur s’écrit aussi sur l’écran de la table.',
  cues: 'Sons',
  cuesHint:
    'De courtes notes pour un lancer, un choix, un raté, un arrêt, une victoire, et quand on vous attend.',
  volume: 'Niveau sonore',
  muted: 'Muet',
  mutedHint: 'Voix et sons se taisent, les sous-titres restent.',
  tryIt: 'Essayer',
  sample: 'Colonne 7 pour Ana. À Ben de lancer.',
  voice: 'La voix',
  blocked: 'Ce navigateur ne laisse parler une page qu’après un clic ou une touche sur elle.',
  clips: 'Vos enregistrements',
  folder: 'Ouvrir le dossier des données',
  mutedSign: 'Muet. Appuyez pour le son.',
};

const LANGUAGE: Readonly<Record<Language, string>> = {
  en: 'anglais',
  es: 'espagnol',
  de: 'allemand',
  fr: 'français',
};

/** Which voice speaks. */
export function voiceWords(voice: string): string {
  return `${voice} parle.`;
}

/** No voice of the system speaks the language of the moment; where to get one, by the platform as Node names it. */
export function noVoiceWords(language: Language, platform: string | null): string {
  const none = `Aucune voix de ce système ne parle ${LANGUAGE[language]} ; des sous-titres la remplacent.`;
  switch (platform) {
    case 'win32':
      return `${none} Windows ajoute des voix sous Paramètres, Heure et langue, Voix.`;
    case 'darwin':
      return `${none} macOS ajoute des voix sous Réglages Système, Accessibilité, Contenu énoncé.`;
    case 'linux':
      return `${none} Installez « speech-dispatcher » et « espeak-ng », puis relancez le programme.`;
    default:
      return `${none} Les réglages du système disent où en ajouter une.`;
  }
}

/** Where clips belong, and how many are there. */
export function clipsWords(count: number): string {
  const found =
    count === 0 ? 'Il n’y en a pas encore.' : count === 1 ? 'Il y en a un.' : `Il y en a ${count}.`;
  return `Les fichiers son du dossier « sounds », dans le dossier des données, remplacent la voix, comme bust.mp3 ou 12.wav. ${found}`;
}
