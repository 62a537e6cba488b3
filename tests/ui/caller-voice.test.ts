/** With what a call is said: own clips, a voice of the system, a tone; and what is left where there is none of them. */
import { describe, expect, test } from 'vitest';
import { clipKeys } from '../../src/contract/call.ts';
import { DEFAULT_PREFERENCES } from '../../src/contract/preferences.ts';
import { callOf } from '../../src/table/call.ts';
import { captionsWanted } from '../../src/ui/caller/captions.ts';
import { cueOf } from '../../src/ui/caller/cues.ts';
import type { Saying } from '../../src/ui/caller/machine.ts';
import type { SystemVoice, Utterance } from '../../src/ui/caller/speech.ts';
import { createSpeech } from '../../src/ui/caller/speech.ts';
import { createVoice } from '../../src/ui/caller/voice.ts';
import { calledWords } from '../../src/words/caller.ts';
import { noVoiceWords } from '../../src/words/sound.ts';
import { fakeClock, settled } from '../kit/clock.ts';
import { begin, choose, NO_READER, roll, stop, tableAfter, told, toldOf } from '../kit/told.ts';

const voiceOf = (lang: string, some: Partial<SystemVoice> = {}): SystemVoice => ({
  name: `voice of ${lang}`,
  lang,
  localService: true,
  default: false,
  ...some,
});

/** A system whose voices come when the test says so. */
function fakeSystem(...first: readonly SystemVoice[]) {
  let voices = first;
  let changed = () => {};
  const spoken: Utterance[] = [];
  return {
    spoken,
    cancelled: 0,
    voices: () => voices,
    speak: (utterance: Utterance) => void spoken.push(utterance),
    cancel() {
      this.cancelled += 1;
    },
    onVoices(call: () => void) {
      changed = call;
    },
    arrive(...more: readonly SystemVoice[]) {
      voices = [...voices, ...more];
      changed();
    },
  };
}

/** A voice over fakes; `broken` clips are listed and cannot be played. */
function saidWith({
  clips = [],
  voices = [],
  broken = [],
  cueLeft = 0,
}: {
  readonly clips?: readonly string[];
  readonly voices?: readonly SystemVoice[];
  readonly broken?: readonly string[];
  readonly cueLeft?: number;
}) {
  const clock = fakeClock();
  const system = fakeSystem(...voices);
  const heard: string[] = [];
  const voice = createVoice({
    clock,
    sound: {
      cue(cue) {
        heard.push(`tone ${cue}`);
        return 200;
      },
      load: (addresses) =>
        Promise.resolve(
          addresses.some((address) => broken.includes(address))
            ? null
            : {
                play(done) {
                  heard.push(`clips ${addresses.join(' ')}`);
                  return clock.after(500, done);
                },
              },
        ),
    },
    speech: createSpeech(system, () => {}),
    now: () => ({ language: 'en', clips, volume: 40, cueLeft }),
  });
  return { voice, clock, system, heard };
}

/** What is said after a stop that claims column 12. */
const TWELVE: Saying = (() => {
  const parts =
    callOf(
      tableAfter([
        begin('Ana', 'Ben'),
        { do: 'set', position: { markers: [{}, {}], seat: 0, runners: { 12: 3 }, throws: 1 } },
        stop,
      ]),
    )?.parts.filter(({ rank }) => rank === 'result') ?? [];
  const text = calledWords(parts, ['Ana', 'Ben']);
  return { text, caption: text, keys: clipKeys(parts) };
})();
const PACK = ['claim.mp3', 'bust.mp3', '11.wav'];

describe('K14', () => {
  test('a pack that holds all of a call is played instead of the voice, in the language before the rest', async () => {
    const { voice, clock, heard, system } = saidWith({
      clips: [...PACK, '12.wav', 'de/12.wav', 'en/12.mp3'],
      voices: [voiceOf('en-GB')],
    });
    let done = 0;
    voice.say(TWELVE, () => (done += 1));
    await settled();
    expect(heard).toEqual(['clips /sounds/claim.mp3 /sounds/en/12.mp3']);
    await clock.advance(500);
    expect([done, system.spoken.length]).toEqual([1, 0]);
  });

  test('a pack without the twelve leaves the whole call to the voice, and the caption is right', async () => {
    const { voice, heard, system } = saidWith({ clips: PACK, voices: [voiceOf('en-GB')] });
    voice.say(TWELVE, () => {});
    await settled();
    expect(heard).toEqual([]);
    expect(system.spoken).toMatchObject([{ text: 'Ana claims 12.', volume: 0.4 }]);
    expect(TWELVE.caption).toBe('Ana claims 12.');
  });

  test('without a voice it is a short tone, and the call has an end all the same', async () => {
    const { voice, clock, heard } = saidWith({ clips: PACK });
    let done = 0;
    voice.say(TWELVE, () => (done += 1));
    await clock.advance(200);
    expect([heard, done]).toEqual([['tone call'], 1]);
  });

  test('a clip that cannot be played counts as missing', async () => {
    const { voice, heard, system } = saidWith({
      clips: [...PACK, '12.wav'],
      broken: ['/sounds/12.wav'],
      voices: [voiceOf('en')],
    });
    voice.say(TWELVE, () => {});
    await settled();
    expect([heard, system.spoken.length]).toEqual([[], 1]);
  });

  test('what is cut short before its clips are there is not played', async () => {
    const { voice, heard } = saidWith({ clips: [...PACK, '12.wav'] });
    voice.say(TWELVE, () => {})();
    await settled();
    expect(heard).toEqual([]);
  });
});

test('the voice waits for a cue to end', async () => {
  const { voice, clock, system } = saidWith({ voices: [voiceOf('en')], cueLeft: 300 });
  voice.say(TWELVE, () => {});
  await clock.advance(299);
  expect(system.spoken).toHaveLength(0);
  await clock.advance(1);
  expect(system.spoken).toHaveLength(1);
});

describe('K15', () => {
  const shown = (clips: readonly string[], hasVoice: boolean, captions = false) =>
    captionsWanted({ preferences: { ...DEFAULT_PREFERENCES, caller: 'results', captions }, clips }, hasVoice);

  test('voices may come late: until then captions are shown, and the settings say why', async () => {
    const clock = fakeClock();
    const system = fakeSystem();
    let changes = 0;
    const speech = createSpeech(system, () => (changes += 1));
    expect(speech.voiceFor('en')).toBeNull();
    expect(speech.say('Bust!', 'en', 80, () => {})).toBeNull();
    expect(shown([], false)).toBe(true);
    expect(noVoiceWords('es', 'linux')).toMatch(/No voice of this system speaks Spanish.*speech-dispatcher/);

    clock.after(3000, () => system.arrive(voiceOf('de-DE'), voiceOf('en_US')));
    await clock.advance(3000);
    expect(changes).toBe(1);
    expect(speech.voiceFor('en')).toBe('voice of en_US');
    expect(speech.voiceFor('es')).toBeNull();
    expect(shown([], true)).toBe(false);
    speech.say('Bust!', 'en', 80, () => {});
    expect(system.spoken).toMatchObject([{ text: 'Bust!', volume: 0.8 }]);
  });

  test('own clips do meanwhile, and captions that were asked for are shown beside anything', () => {
    expect(shown(['bust.mp3'], false)).toBe(false);
    expect(shown(['bust.mp3'], true, true)).toBe(true);
    const off = { ...DEFAULT_PREFERENCES, captions: true };
    expect(captionsWanted({ preferences: off, clips: [] }, false)).toBe(false);
  });

  test('a voice of the network never speaks, and the usual one of the system goes first', () => {
    const system = fakeSystem(
      voiceOf('en-US', { name: 'far', localService: false, default: true }),
      voiceOf('en-GB', { name: 'near' }),
      voiceOf('en-AU', { name: 'usual', default: true }),
    );
    expect(createSpeech(system, () => {}).voiceFor('en')).toBe('usual');
  });

  test('a browser that wants a gesture first is asked again after one', () => {
    const system = fakeSystem(voiceOf('en'));
    const speech = createSpeech(system, () => {});
    let done = 0;
    speech.say('Bust!', 'en', 80, () => (done += 1));
    system.spoken[0]?.ended('not-allowed');
    expect([done, speech.blocked, speech.say('Bust!', 'en', 80, () => {})]).toEqual([1, true, null]);
    speech.touched();
    expect(speech.say('Bust!', 'en', 80, () => {})).not.toBeNull();
  });

  test('a call that is cut short is cancelled once, and not at all when it is over', () => {
    const system = fakeSystem(voiceOf('en'));
    const speech = createSpeech(system, () => {});
    const cut = speech.say('Bust!', 'en', 80, () => {});
    cut?.();
    cut?.();
    const over = speech.say('Bust!', 'en', 80, () => {});
    system.spoken[1]?.ended('ended');
    over?.();
    expect(system.cancelled).toBe(1);
  });
});

describe('the cue', () => {
  const BEGUN = tableAfter([begin('Ana', 'Ben')]);
  const ROLLED = tableAfter([roll(2, 4, 3, 5)], BEGUN);
  const CHOSEN = tableAfter([choose(6, 8)], ROLLED);

  test('is of what matters most in a call, and only of what is new', () => {
    expect(cueOf(null, toldOf(ROLLED))).toBeNull();
    expect(cueOf(toldOf(BEGUN), toldOf(ROLLED))).toBe('rolled');
    expect(cueOf(toldOf(ROLLED), toldOf(ROLLED))).toBeNull();
    expect(cueOf(toldOf(ROLLED), toldOf(CHOSEN))).toBe('chosen');
    expect(cueOf(toldOf(CHOSEN), toldOf(tableAfter([stop], CHOSEN)))).toBe('stopped');
    expect(cueOf(toldOf(BEGUN), told('bust'))).toBe('busted');
    expect(cueOf(toldOf(BEGUN), told('won'))).toBe('won');
    expect(cueOf(toldOf(CHOSEN), toldOf(tableAfter([{ do: 'undo' }], CHOSEN)))).toBeNull();
  });

  test('warns of a roll that is held and of trouble with the reader, once', () => {
    const plain = toldOf(ROLLED);
    const held = toldOf(ROLLED, 'desk', { held: { dice: [1, 2, 3, 4], why: 'waiting' } });
    expect([cueOf(plain, held), cueOf(held, held), cueOf(held, plain)]).toEqual(['warning', null, null]);
    const failed = toldOf(ROLLED, 'desk', { reader: { status: { ...NO_READER.status, state: 'failed' } } });
    expect([cueOf(plain, failed), cueOf(failed, failed)]).toEqual(['warning', null]);
    const cocked = toldOf(ROLLED, 'desk', { reader: { note: { why: 'cocked', dice: null } } });
    expect([cueOf(plain, cocked), cueOf(cocked, cocked)]).toEqual(['warning', null]);
  });
});
