/** The options of the simulated reader, or why they cannot be taken. */
import { parseArgs } from 'node:util';
import { BAUD_RANGE } from '../../contract/reader.ts';
import { type FaultName, faultRefusal, isFault } from './faults.ts';
import { numberOf, wholeIn } from '../option.ts';
import { DEVICE_FORMS } from './forms.ts';
import type { SimulatorOptions } from './simulator.ts';
import { wordsOf } from '../faults.ts';

/** The shortest and the longest time between random rolls, in seconds. */
const EVERY_RANGE = { least: 0.01, most: 3600 } as const;

const MOST_SEED = 2 ** 32 - 1;

export interface RunOptions extends SimulatorOptions {
  readonly port: string | null; // null: a pair
  readonly baud: number;
  readonly seed: number | null; // null: any
  readonly replay: string | null; // a recording that is sent in place of a device
}

export type Args =
  | { readonly is: 'run'; readonly options: RunOptions }
  | { readonly is: 'help' | 'list' }
  /** What Tableside makes of a recording, without a port. */
  | { readonly is: 'explain'; readonly file: string }
  | { readonly is: 'refused'; readonly why: string };

const refused = (why: string): Args => ({ is: 'refused', why });

/** Reads the arguments behind the program's name. */
export function readArgs(args: readonly string[]): Args {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        pair: { type: 'boolean', default: false },
        baud: { type: 'string', default: '115200' },
        form: { type: 'string', default: 'checked' },
        id: { type: 'string', default: 'SIM-01' },
        dice: { type: 'string', default: '4' },
        every: { type: 'string' },
        seed: { type: 'string' },
        fault: { type: 'string', multiple: true, default: [] },
        rate: { type: 'string', default: '0.2' },
        replay: { type: 'string' },
        crc: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    return refused(`${wordsOf(error)} --help shows the options.`);
  }
  if (values.help) return { is: 'help' };
  if (values.list) return { is: 'list' };
  const { port, pair, id, crc, replay } = values;
  if (replay === '') return refused('--replay needs the file of a recording.');
  if (replay !== undefined && port === undefined && !pair) return { is: 'explain', file: replay };
  const form = DEVICE_FORMS.find((one) => one === values.form);
  const baud = wholeIn(values.baud, BAUD_RANGE.least, BAUD_RANGE.most);
  const dice = wholeIn(values.dice, 2, 8);
  const every = values.every === undefined ? null : numberOf(values.every);
  const seed = values.seed === undefined ? null : wholeIn(values.seed, 0, MOST_SEED);
  const rate = numberOf(values.rate);

  if (pair && port !== undefined) return refused('--pair makes its own port: leave out --port.');
  if (!pair && (port === undefined || port.trim() === '')) {
    return refused('A port is needed: --port PATH, or --pair to make a virtual cable.');
  }
  if (form === undefined) return refused(`--form is ${DEVICE_FORMS.join(', ')}, not ${values.form}.`);
  if (baud === null) {
    return refused(`--baud is a whole number from ${BAUD_RANGE.least} to ${BAUD_RANGE.most}.`);
  }
  if (!/^[\w.-]{1,32}$/.test(id)) {
    return refused('--id is a name of 1 to 32 letters, digits, dots, dashes and underscores.');
  }
  if (dice === null) return refused('--dice is a whole number from 2 to 8.');
  if (every !== null && !(every >= EVERY_RANGE.least && every <= EVERY_RANGE.most)) {
    return refused(`--every is a number of seconds from ${EVERY_RANGE.least} to ${EVERY_RANGE.most}.`);
  }
  if (seed === null && values.seed !== undefined)
    return refused(`--seed is a whole number from 0 to ${MOST_SEED}.`);
  if (!(rate >= 0 && rate <= 1)) return refused('--rate is a share from 0 to 1, such as 0.2.');
  if (crc && form !== 'json')
    return refused('--crc is for --form json; checked frames always carry a check.');
  const faults: FaultName[] = [];
  for (const name of values.fault) {
    const refusal = faultRefusal(name, form);
    if (refusal !== null) return refused(`--fault ${name}: ${refusal}`);
    if (isFault(name)) faults.push(name);
  }
  return {
    is: 'run',
    options: {
      ...{ port: pair ? null : (port ?? null), baud, form, id, dice, crc, seed, faults, rate },
      every: every === null ? null : every * 1000,
      replay: replay ?? null,
    },
  };
}
