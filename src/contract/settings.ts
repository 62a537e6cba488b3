/** What is remembered from one start to the next, apart from the games. */

import { z } from 'zod';
import { identitySchema, readerChoiceSchema } from './reader.ts';

export const settingsSchema = z.strictObject({
  /** The reader that was in use; null when there was none. */
  reader: z
    .strictObject({ ...readerChoiceSchema.shape, identity: identitySchema.nullable() })
    .readonly()
    .nullable(),
  /** Whether each reading waits for a yes before it counts. */
  askFirst: z.boolean(),
});
export type Settings = Readonly<z.infer<typeof settingsSchema>>;

export const DEFAULT_SETTINGS: Settings = { reader: null, askFirst: false };
