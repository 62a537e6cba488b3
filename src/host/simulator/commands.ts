/** What may be typed while the simulator runs. Pure: a line in, a command or a refusal out. */
import { DIE_STATES, NO_RESULT, noResultOf, type NoResult } from '../dice/message.ts';
import { type FaultName, faultRefusal, isFault } from './faults.ts';
import type { DeviceForm, DieReport } from './forms.ts';

export type Command =
  | { readonly do: 'roll'; readonly dice: readonly number[] | null } // null: a random one
  | { readonly do: 'none'; readonly why: NoResult }
  | { readonly do: 'die'; readonly report: Pick<DieReport, 'die' | 'state'> & Partial<DieReport> }
  | { readonly do: 'fault'; readonly fault: FaultName | null } // null: none any more
  | { readonly do: 'send'; readonly bytes: string }
  | { readonly do: 'reboot' | 'hello' | 'status' | 'help' | 'quit' }
  | { readonly do: 'nothing'; readonly why: string };

/** The commands, each with what it does. */
export const COMMAND_WORDS: readonly (readonly [command: string, does: string])[] = [
  ['3146', 'sends that roll; 2 to 8 digits from 1 to 6'],
  ['(an empty line)', 'sends a random roll'],
  ['none cocked', `reports that there is no result: ${NO_RESULT.join(', ')}`],
  [
    'die d2 cocked',
    `reports about one die: ${DIE_STATES.join(', ')}; a value, confidence and battery may follow`,
  ],
  ['fault NAME', 'turns a fault on, or lets one come that comes once'],
  ['fault none', 'turns all faults off'],
  ['reboot', 'starts the device anew'],
  ['hello', 'says who it is'],
  ['raw TEXT', 'sends the text and a line end'],
  ['hex 33 31 0A', 'sends these bytes'],
  ['status', 'tells how the device stands'],
  ['help', 'tells these commands'],
  ['quit', 'ends'],
];

const SIMPLE = ['reboot', 'hello', 'status', 'help', 'quit'] as const;

const no = (why: string): Command => ({ do: 'nothing', why });

/** Reads a line that was typed to a device that speaks `form`. */
export function readCommand(line: string, form: DeviceForm): Command {
  const text = line.replace(/\r$/, '');
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const simple = SIMPLE.find((one) => one === word);
  if (text.trim() === '') return { do: 'roll', dice: null };
  if (/^\d+$/.test(word) && rest.length === 0) {
    if (!/^[1-6]{2,8}$/.test(word))
      return no(`${word} is no roll: it takes 2 to 8 digits from 1 to 6, such as 3146.`);
    return { do: 'roll', dice: [...word].map(Number) };
  }
  if (simple !== undefined && rest.length === 0) return { do: simple };
  if (word === 'none') {
    const why = rest.length === 1 ? noResultOf(rest[0]) : null;
    return why === null ? no(`none needs a cause: ${NO_RESULT.join(', ')}.`) : { do: 'none', why };
  }
  if (word === 'die') return readDie(rest, form);
  if (word === 'fault') return readFault(rest, form);
  if (word === 'raw') return { do: 'send', bytes: `${latin(text.trimStart().slice(4))}\n` };
  if (word === 'hex') return readHex(rest.join(''));
  return no(
    `"${text.trim()}" is no command. Type digits such as 3146, an empty line for a random roll, or help.`,
  );
}

/** Text as it goes over the line: a character a byte, in UTF-8. */
const latin = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

function readFault(rest: readonly string[], form: DeviceForm): Command {
  const [name = '', ...more] = rest;
  if (name === 'none' && more.length === 0) return { do: 'fault', fault: null };
  if (name === '' || more.length > 0) return no('fault needs one name, or none; --list shows them all.');
  const refusal = faultRefusal(name, form);
  return refusal === null && isFault(name) ? { do: 'fault', fault: name } : no(refusal ?? '');
}

function readHex(digits: string): Command {
  if (!/^([0-9a-f]{2})+$/i.test(digits))
    return no('hex needs bytes of two hex digits, such as hex 33 31 0A.');
  return { do: 'send', bytes: Buffer.from(digits, 'hex').toString('latin1') };
}

function readDie(rest: readonly string[], form: DeviceForm): Command {
  if (form === 'plain')
    return no('a plain reader knows no single dice; start with --form dice, checked or json.');
  const [die = '', state = '', ...numbers] = rest;
  const [value, confidence, battery] = numbers.map(Number);
  const wrong =
    !/^\w{1,16}$/.test(die) ||
    !DIE_STATES.some((one) => one === state) ||
    numbers.length > 3 ||
    numbers.some((number) => !/^\d{1,3}$/.test(number));
  if (wrong)
    return no(`die needs a name and a state, such as die d2 cocked. States: ${DIE_STATES.join(', ')}.`);
  return {
    do: 'die',
    report: {
      die,
      state,
      ...(value === undefined ? {} : { value }),
      ...(confidence === undefined ? {} : { confidence }),
      ...(battery === undefined ? {} : { battery }),
    },
  };
}
