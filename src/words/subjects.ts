/** What the question "why?" can be about. */

import type { About } from '../table/why.ts';

/** What can be asked about, in the order in which it is listed. */
export const SUBJECTS: readonly About['about'][] = ['choices', 'bust', 'stop', 'bet', 'column'];
