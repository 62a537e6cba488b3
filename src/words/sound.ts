/** What is said where sound and voice are set. */

import { say, table } from './say.ts';

export const SOUND_WORDS = table((words) => words.sound.SOUND_WORDS);
export const voiceWords = say((words) => words.sound.voiceWords);
export const noVoiceWords = say((words) => words.sound.noVoiceWords);
export const clipsWords = say((words) => words.sound.clipsWords);
