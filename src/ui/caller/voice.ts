/** How a call becomes sound: clips of the players' own if they hold all of it, else the system's voice, else a short tone. */

import { clipAddress, clipFiles } from '../../contract/call.ts';
import type { Language } from '../../contract/preferences.ts';
import type { Clock } from './clock.ts';
import type { Saying, Voice } from './machine.ts';
import type { Sound } from './sound.ts';
import type { Speech } from './speech.ts';

export interface VoiceParts {
  readonly clock: Clock;
  readonly sound: Pick<Sound, 'cue' | 'load'>;
  readonly speech: Pick<Speech, 'say'>;
  /** How things stand when something is to be said. */
  readonly now: () => {
    readonly language: Language;
    readonly clips: readonly string[];
    readonly volume: number; // percent
    readonly cueLeft: number; // milliseconds until a cue that plays has ended
  };
}

/** A voice that begins when a cue before it has ended, and ends whatever happens. */
export function createVoice({ clock, sound, speech, now }: VoiceParts): Voice {
  const begin = async (saying: Saying, done: () => void, mayGoOn: () => boolean): Promise<() => void> => {
    const { language, clips } = now();
    const found = clipFiles(saying.keys, clips, language);
    if ('files' in found && found.files.length > 0) {
      const ready = await sound.load(found.files.map(clipAddress));
      if (!mayGoOn()) return () => {};
      if (ready !== null) return ready.play(done);
    }
    const { volume } = now();
    return speech.say(saying.text, language, volume, done) ?? clock.after(sound.cue('call'), done);
  };

  return {
    say(saying, done) {
      let over = false;
      let stop = () => {};
      const end = () => {
        if (over) return;
        over = true;
        done();
      };
      const go = () => {
        begin(saying, end, () => !over).then((cut) => {
          if (over) cut();
          else stop = cut;
        }, end);
      };
      const wait = now().cueLeft;
      if (wait <= 0) go();
      else stop = clock.after(wait, go);
      return () => {
        over = true;
        stop();
      };
    },
  };
}
