/** The options of the line program, or why they cannot be taken. */

import { parseArgs } from 'node:util';
import { BAUD_RANGE, READER_FORMS } from '../../contract/reader.ts';
import type { ReaderForm } from '../../contract/reader.ts';
import { wholeIn } from '../option.ts';
import { wordsOf } from '../faults.ts';

export interface LineOptions {
  readonly journal: string | null; // null: in memory
  readonly reader: {
    readonly path: string;
    readonly baud: number;
    readonly form: ReaderForm;
    readonly release: boolean;
    readonly bound: readonly string[]; // dice of this table, where the reader tells each by itself
  } | null;
}

/** Reads the arguments behind the program's name. */
export function readArgs(
  args: readonly string[],
): { readonly ok: true; readonly options: LineOptions } | { readonly ok: false; readonly why: string } {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        journal: { type: 'string' },
        reader: { type: 'string' },
        baud: { type: 'string', default: '115200' },
        form: { type: 'string', default: 'auto' },
        release: { type: 'boolean', default: false },
        dice: { type: 'string', default: '' },
      },
    }));
  } catch (error) {
    return { ok: false, why: wordsOf(error) };
  }
  const { journal, reader, form } = values;
  const baud = wholeIn(values.baud, BAUD_RANGE.least, BAUD_RANGE.most);
  if (journal === '') return { ok: false, why: 'bad-option: --journal needs the name of a file.' };
  if (reader === '') return { ok: false, why: 'bad-option: --reader needs the path of a serial port.' };
  if (baud === null) {
    return {
      ok: false,
      why: `bad-option: --baud is a whole number from ${BAUD_RANGE.least} to ${BAUD_RANGE.most}.`,
    };
  }
  const known = READER_FORMS.find((one) => one === form);
  if (known === undefined) {
    return { ok: false, why: `bad-option: --form is auto, plain, checked or json, not ${form}.` };
  }
  const bound = values.dice === '' ? [] : values.dice.split(',');
  if (
    bound.some((name) => name === '') ||
    new Set(bound).size < bound.length ||
    (bound.length > 0 && (bound.length < 4 || bound.length > 5))
  ) {
    return {
      ok: false,
      why: 'bad-option: --dice names four or five different dice, as in --dice d1,d2,d3,d4.',
    };
  }
  const { release } = values;
  return {
    ok: true,
    options: {
      journal: journal ?? null,
      reader: reader === undefined ? null : { path: reader, baud, form: known, release, bound },
    },
  };
}
