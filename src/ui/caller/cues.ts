/** Short sounds of the program's own: which one a telling asks for, and what each is made of. */

import type { CallPart, Told } from '../../contract/from-host.ts';

/** What a sound tells. `call` stands for a call that nothing here can say. */
export type Cue = 'rolled' | 'chosen' | 'busted' | 'stopped' | 'won' | 'warning' | 'call';

/** One tone of a cue. */
export interface Tone {
  readonly hertz: number;
  readonly at: number; // milliseconds from the beginning
  readonly lasts: number; // milliseconds
}

const run = (lasts: number, ...hertz: readonly number[]): readonly Tone[] =>
  hertz.map((tone, index) => ({ hertz: tone, at: index * lasts, lasts }));

/** A win and a stop rise, a bust falls, a warning stays where it is: they are told apart without an ear for pitch. */
export const CUES: Readonly<Record<Cue, readonly Tone[]>> = {
  rolled: run(60, 660, 880),
  chosen: run(90, 587),
  busted: run(150, 330, 247, 165),
  stopped: run(100, 523, 659),
  won: run(120, 523, 659, 784, 1047),
  warning: [0, 160, 320].map((at) => ({ hertz: 440, at, lasts: 90 })),
  call: run(200, 392),
};

/** How long a cue takes, in milliseconds. */
export function lengthOf(cue: Cue): number {
  return Math.max(...CUES[cue].map(({ at, lasts }) => at + lasts));
}

/** Of the parts of a call the one that matters most is heard. */
const BY_WEIGHT: readonly (readonly [CallPart['is'], Cue])[] = [
  ['won', 'won'],
  ['busted', 'busted'],
  ['claimed', 'stopped'],
  ['stopped', 'stopped'],
  ['stopped-first', 'stopped'],
  ['time-up', 'warning'],
  ['chosen', 'chosen'],
  ['corrected', 'rolled'],
  ['rolled', 'rolled'],
];

/** The sound for what is new in a telling; null when it is nothing to hear. The first telling is never heard. */
export function cueOf(before: Told | null, now: Told): Cue | null {
  if (before === null) return null;
  const { call, seq, view } = now.screen;
  if (seq > before.screen.seq && call !== null) {
    const heard = BY_WEIGHT.find(([is]) => call.parts.some((part) => part.is === is))?.[1];
    if (heard !== undefined) return heard;
  }
  const held = view.held !== null && !same(view.held, before.screen.view.held);
  const { status, note } = now.reader;
  const noted = note !== null && !same(note, before.reader.note);
  const failed =
    status.state !== before.reader.status.state && ['stale', 'reconnecting', 'failed'].includes(status.state);
  return held || noted || failed ? 'warning' : null;
}

const same = (one: object, other: object | null) => JSON.stringify(one) === JSON.stringify(other);
