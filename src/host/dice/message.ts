/** What a device says in a framed form, whichever of them: meanings alone, no bytes. */

/** Why a device has no result to report. */
export const NO_RESULT = ['cocked', 'count', 'obscured', 'moving', 'lowlight', 'offtray'] as const;
export type NoResult = (typeof NO_RESULT)[number];

/** What one die does, as the device that watches it says; words, for numbers have changed their meaning in such devices. */
export const DIE_STATES = [
  'absent',
  'idle',
  'handled',
  'rolling',
  'settled',
  'moved',
  'cocked',
  'stacked',
  'off',
  'unknown',
] as const;
export type DieState = (typeof DIE_STATES)[number];

/** One report about one die. */
export interface DieReport {
  readonly die: string; // its name at the device, 1 to 16 letters, digits, `-`, `_` or `.`
  readonly state: DieState;
  readonly value: number | null; // the face that is up, 1 to 6
  readonly confidence: number | null; // of that face, in percent
  readonly battery: number | null; // in percent
}

/** Where an item stands: `boot` names one start of the device, `seq` counts its items, 0 to 65535 and around. */
export interface Place {
  readonly boot: string;
  readonly seq: number;
}

/** An item that counts in the sequence. */
export type Item = Place &
  (
    | {
        readonly is: 'roll';
        readonly dice: readonly number[];
        readonly confidence: number | null; // of the least sure die, in percent
      }
    | { readonly is: 'none'; readonly why: NoResult }
    | ({ readonly is: 'die' } & DieReport)
  );

/** Who a device is. */
export interface Hello {
  readonly is: 'hello';
  readonly boot: string;
  readonly id: string; // names this one device; empty where it names none
  readonly firmware: string;
  readonly dice: number | null; // in the reader
  readonly resends: boolean; // it keeps an item until it is acknowledged, and sends it again when asked
  readonly checks: boolean; // all that it sends carries a check
}

export type Message =
  | Item
  | Hello
  /** It is alive; `last` is the number of its newest item, 65535 before the first. */
  | { readonly is: 'beat'; readonly boot: string; readonly last: number };

/** What one line in a framed form came to. */
export type Framed =
  | {
      readonly is: 'message';
      readonly message: Message;
      readonly checked: boolean; // by a check that finds every flipped bit
    }
  | { readonly is: 'rejected'; readonly why: 'bad-check' | 'bad-fields' | 'bad-json' }
  | { readonly is: 'unknown' }; // of a later version, or the echo of our own words

/** A boot as it is written: four upper-case hex digits. */
export const isBoot = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9A-F]{4}$/.test(text);

/** A place in the sequence, or null. */
export function seqOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65_535 ? value : null;
}

/** Whether a value is a face of a die: a whole number from 1 to 6. */
export const isFace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;

/** The reason for which a throw has no result, or null for anything else. */
export const noResultOf = (value: unknown): NoResult | null => NO_RESULT.find((one) => one === value) ?? null;

/** A report as it was said, or null where it is none: `value` 0 means that no face is up, null parts are not told. */
export function reportOf(said: Readonly<Record<keyof DieReport, unknown>>): DieReport | null {
  const { die, state, value } = said;
  const [confidence, battery] = [percentOf(said.confidence), percentOf(said.battery)];
  if (typeof die !== 'string' || !/^[A-Za-z0-9._-]{1,16}$/.test(die)) return null;
  if (typeof state !== 'string' || !/^[a-z]{1,16}$/.test(state)) return null;
  if ((value !== 0 && !isFace(value)) || confidence === undefined || battery === undefined) return null;
  // A die in a state that is not known yet has no face.
  const known = DIE_STATES.find((one) => one === state) ?? 'unknown';
  return { die, state: known, value: value === 0 ? null : value, confidence, battery };
}

/** A name as a device gives it: 64 printable characters at most, others are not told apart. */
export const nameOf = (text: string): string => text.replace(/[^\x20-\x7e]+/g, '?').slice(0, 64);

/** A share in percent, null where it is not told, and undefined for what is none. */
export const percentOf = (value: unknown): number | null | undefined => {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100
    ? value
    : undefined;
};
