/** What is remembered from one start to the next, apart from the games. */

import { z } from 'zod';
import { isSameName } from '../table/player.ts';
import type { Person } from './person.ts';
import { MOST_PEOPLE, personSchema } from './person.ts';
import { DEFAULT_PREFERENCES, preferencesSchema } from './preferences.ts';
import { presetSchema } from './preset.ts';
import { rememberedReaderSchema, settleSchema } from './reader.ts';

export const settingsSchema = z.strictObject({
  /** The reader that was in use; null when there was none. */
  reader: rememberedReaderSchema.readonly().nullable(),
  /** Whether each reading waits for a yes before it counts. */
  askFirst: z.boolean(),
  /** How long plain digits must have come to rest before they count, in milliseconds. */
  settle: settleSchema,
  /** The players' own sets of house rules. */
  presets: z.array(presetSchema).readonly(),
  /** Who played here; whoever played last comes first. */
  people: z.array(personSchema).readonly(),
  ...preferencesSchema.shape,
});
export type Settings = Readonly<z.infer<typeof settingsSchema>>;

export const DEFAULT_SETTINGS: Settings = {
  reader: null,
  askFirst: false,
  settle: 0,
  presets: [],
  people: [],
  ...DEFAULT_PREFERENCES,
};

/**
 * Reads settings one by one, so that one that is damaged costs none of the others. Keys of a later version are passed over. `lost` names
 * what could not be read; null stands for a file that is no settings at all.
 */
export function readSettings(
  raw: unknown,
): { readonly settings: Settings; readonly lost: readonly (keyof Settings)[] } | null {
  const read = z.record(z.string(), z.unknown()).safeParse(raw);
  if (!read.success) return null;
  const lost: (keyof Settings)[] = [];
  const one = <Name extends keyof Settings>(
    name: Name,
    schema: z.ZodType<Settings[Name]>,
  ): Settings[Name] => {
    const given = Object.hasOwn(read.data, name) ? read.data[name] : undefined;
    if (given === undefined) return DEFAULT_SETTINGS[name];
    const parsed = schema.safeParse(given);
    if (!parsed.success) lost.push(name);
    return parsed.success ? parsed.data : DEFAULT_SETTINGS[name];
  };
  const { shape } = settingsSchema;
  /** Of a list only those that are damaged are lost. */
  const listed = <Item>(name: 'presets' | 'people', schema: z.ZodType<Item>): readonly Item[] => {
    const given = Object.hasOwn(read.data, name) ? (read.data[name] ?? []) : [];
    const whole = Array.isArray(given) ? given.flatMap((raw) => itemOf(schema, raw)) : [];
    if (!Array.isArray(given) || whole.length < given.length) lost.push(name);
    return whole;
  };
  const presets = listed('presets', presetSchema);
  const people = listed('people', personSchema);
  return {
    settings: {
      reader: one('reader', shape.reader),
      askFirst: one('askFirst', shape.askFirst),
      settle: one('settle', shape.settle),
      presets,
      people: people.filter(isFirstOfName).slice(0, MOST_PEOPLE),
      language: one('language', shape.language),
      theme: one('theme', shape.theme),
      overscan: one('overscan', shape.overscan),
      turned: one('turned', shape.turned),
      caller: one('caller', shape.caller),
      captions: one('captions', shape.captions),
      cues: one('cues', shape.cues),
      volume: one('volume', shape.volume),
      muted: one('muted', shape.muted),
      botDice: one('botDice', shape.botDice),
      botPace: one('botPace', shape.botPace),
      advice: one('advice', shape.advice),
      keys: one('keys', shape.keys),
    },
    lost,
  };
}

/** What can be read of a list's item, alone in a list; else nothing. */
function itemOf<Item>(schema: z.ZodType<Item>, raw: unknown): readonly Item[] {
  const read = schema.safeParse(raw);
  return read.success ? [read.data] : [];
}

function isFirstOfName({ name }: Person, at: number, people: readonly Person[]): boolean {
  return people.findIndex((person) => isSameName(person.name, name)) === at;
}
