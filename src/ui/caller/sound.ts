/** What this page plays through Web Audio: its own tones and the players' clips, one thing at a time. */

import type { Cue, Tone } from './cues.ts';
import { CUES, lengthOf } from './cues.ts';

export interface Sound {
  /** Makes ready to play, as far as the browser allows it now. */
  prepare(): void;
  /** Plays a cue in place of any other; its length in milliseconds, 0 where nothing can be heard. */
  cue(cue: Cue): number;
  /** Plays files one after the other; null when one of them cannot be had. The answer cuts it short. */
  load(addresses: readonly string[]): Promise<Playable | null>;
  /** In percent, of all that plays now and later. */
  volume(percent: number): void;
}

/** Sounds that are ready. */
export interface Playable {
  /** Plays them, and calls `done` at the end. The answer cuts it short. */
  play(done: () => void): () => void;
}

/** Of the full loudness: tones carry further than a voice. */
const TONE_LOUDNESS = 0.25;

/** In these seconds a tone begins and ends, so that it does not click. */
const EDGE = 0.008;

/**
 * Sound of this page. In a browser it begins with the first gesture of a person, in a desktop window at once; until then
 * nothing is played and nothing piles up.
 */
export function createSound(atOnce: boolean): Sound {
  let context: AudioContext | null = null;
  let master: GainNode | null = null;
  let loudness = 1;
  let silence = () => {};
  const known = new Map<string, Promise<AudioBuffer | null>>();

  const prepare = () => {
    if (!atOnce && !navigator.userActivation.hasBeenActive) return;
    try {
      if (context === null) {
        context = new AudioContext();
        master = context.createGain();
        master.gain.value = loudness;
        master.connect(context.destination);
      }
      if (context.state !== 'running') context.resume().catch(() => undefined); // the next gesture tries again
    } catch {
      context = null; // a machine without any sound
    }
  };
  const running = () =>
    context !== null && master !== null && context.state === 'running' ? { context, master } : null;

  const fetchClip = async (address: string): Promise<AudioBuffer | null> => {
    try {
      const answer = await fetch(address);
      if (!answer.ok || context === null) return null;
      return await context.decodeAudioData(await answer.arrayBuffer());
    } catch {
      return null; // no sound file after all
    }
  };

  return {
    prepare,
    cue(cue) {
      silence();
      const now = running();
      if (now === null) return 0;
      const nodes = CUES[cue].map((tone) => playTone(now.context, now.master, tone));
      silence = () => nodes.forEach((node) => node.stop());
      return lengthOf(cue);
    },
    async load(addresses) {
      if (running() === null) return null;
      const buffers = await Promise.all(
        addresses.map((address) => {
          const loading = known.get(address) ?? fetchClip(address);
          known.set(address, loading);
          return loading;
        }),
      );
      const now = running();
      const ready = buffers.filter((buffer) => buffer !== null);
      if (now === null || ready.length < buffers.length) {
        // What could not be had may be there the next time.
        for (const address of addresses) known.delete(address);
        return null;
      }
      return { play: (done) => playAll(now.context, now.master, ready, done) };
    },
    volume(percent) {
      loudness = percent / 100;
      if (master !== null) master.gain.value = loudness;
    },
  };
}

function playTone(context: AudioContext, master: AudioNode, { hertz, at, lasts }: Tone): OscillatorNode {
  const start = context.currentTime + at / 1000;
  const end = start + lasts / 1000;
  const tone = context.createOscillator();
  const edge = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  edge.gain.setValueAtTime(0, start);
  edge.gain.linearRampToValueAtTime(TONE_LOUDNESS, start + EDGE);
  edge.gain.setValueAtTime(TONE_LOUDNESS, end - EDGE);
  edge.gain.linearRampToValueAtTime(0, end);
  tone.connect(edge).connect(master);
  tone.start(start);
  tone.stop(end);
  return tone;
}

function playAll(
  context: AudioContext,
  master: AudioNode,
  buffers: readonly AudioBuffer[],
  done: () => void,
): () => void {
  let at = context.currentTime;
  const sources = buffers.map((buffer) => {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(master);
    source.start(at);
    at += buffer.duration;
    return source;
  });
  const last = sources.at(-1);
  if (last !== undefined) last.onended = () => done();
  return () => {
    if (last !== undefined) last.onended = null;
    for (const source of sources) source.stop();
  };
}
