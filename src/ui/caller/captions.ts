/** Whether what the caller says is written as well. */

import type { Told } from '../../contract/from-host.ts';

/** Captions are shown where they are asked for, and where nothing here could be heard instead. */
export function captionsWanted(
  { preferences, clips }: Pick<Told, 'preferences' | 'clips'>,
  hasVoice: boolean,
): boolean {
  if (preferences.caller === 'off') return false;
  return preferences.captions || (!hasVoice && clips.length === 0);
}
