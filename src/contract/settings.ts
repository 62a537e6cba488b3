/** What is remembered from one start to the next, apart from the games. */

import { z } from 'zod';
import { presetSchema } from './preset.ts';
import { rememberedReaderSchema } from './reader.ts';

export const settingsSchema = z.strictObject({
  /** The reader that was in use; null when there was none. */
  reader: rememberedReaderSchema.readonly().nullable(),
  /** Whether each reading waits for a yes before it counts. */
  askFirst: z.boolean(),
  /** The players' own sets of house rules. */
  presets: z.array(presetSchema).readonly(),
});
export type Settings = Readonly<z.infer<typeof settingsSchema>>;

export const DEFAULT_SETTINGS: Settings = { reader: null, askFirst: false, presets: [] };
