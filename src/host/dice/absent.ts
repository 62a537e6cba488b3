/** The status without a reader. */
import type { ReaderStatus } from '../../contract/reader.ts';

export const ABSENT: ReaderStatus = {
  state: 'absent',
  why: null,
  path: null,
  baud: 115200,
  form: 'auto',
  release: false,
  group: null,
  alike: [],
  detail: null,
  rejected: 0,
};
