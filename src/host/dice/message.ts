/** What a device says in a framed form, whichever of them: meanings alone, no bytes. */

/** Why a device has no result to report. */
export const NO_RESULT = ['cocked', 'count', 'obscured', 'moving', 'lowlight', 'offtray'] as const;
export type NoResult = (typeof NO_RESULT)[number];

/** Where an item stands: `boot` names one start of the device, `seq` counts its items, 0 to 65535 and around. */
export interface Place {
  readonly boot: string;
  readonly seq: number;
}

/** An item that counts in the sequence. */
export type Item = Place &
  (
    | { readonly is: 'roll'; readonly dice: readonly number[] }
    | { readonly is: 'none'; readonly why: NoResult }
    | { readonly is: 'die' } // a report about one die, which this version does not put together
  );

export type Message =
  | Item
  | {
      readonly is: 'hello';
      readonly boot: string;
      readonly id: string;
      readonly resends: boolean; // it keeps an item until it is acknowledged, and sends it again when asked
      readonly checks: boolean; // all that it sends carries a check
    }
  | { readonly is: 'beat'; readonly boot: string };

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

export const isFace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;

export const noResultOf = (value: unknown): NoResult | null => NO_RESULT.find((one) => one === value) ?? null;
