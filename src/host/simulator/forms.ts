/** How a simulated dice reader spells what it says, in each form of the dice line. Pure: text in, text out. */
import { crc16, xor8 } from '../dice/check.ts';
import type { NoResult, Place } from '../dice/message.ts';

/** The forms of the dice line that the simulator speaks; `dice` are reports about single dice, in checked frames. */
export const DEVICE_FORMS = ['plain', 'checked', 'json', 'dice'] as const;
export type DeviceForm = (typeof DEVICE_FORMS)[number];

/** Each form in a sentence. */
export const FORM_WORDS: Readonly<Record<DeviceForm, string>> = {
  plain: 'A line of digits a roll, as any small sketch prints it, in changing spellings.',
  checked: 'Checked frames with a number and a check, kept until they are acknowledged.',
  json: 'The same as JSON, an object a line; with --crc each carries a check.',
  dice: 'Reports about single dice (d1, d2, ...) in checked frames, as a gateway of smart dice sends them.',
};

/** A report about one die: value 0 is none, confidence and battery are in percent. */
export interface DieReport {
  readonly die: string;
  readonly state: string;
  readonly value: number;
  readonly confidence: number;
  readonly battery: number;
}

/** What counts in the sequence, before it is numbered. */
export type Told =
  | { readonly is: 'roll'; readonly dice: readonly number[] }
  | { readonly is: 'none'; readonly why: NoResult; readonly count: number }
  | { readonly is: 'die'; readonly report: DieReport };

export type Said =
  | { readonly is: 'hello'; readonly boot: string; readonly id: string; readonly dice: number }
  | { readonly is: 'beat'; readonly boot: string; readonly last: number; readonly up: number } // `up` in seconds
  | (Told & Place);

/** `crc` puts a check behind JSON; `weak` gives a checked frame the check of two digits. */
export interface Spelling {
  readonly json: boolean;
  readonly crc: boolean;
  readonly weak: boolean;
}

/** One line with its end. */
export function spell(said: Said, { json, crc, weak }: Spelling): string {
  if (json) {
    const text = JSON.stringify(objectOf(said, crc));
    return `${text}${crc ? `*${crc16(text)}` : ''}\n`;
  }
  const body = bodyOf(said);
  return `$${body}*${weak ? xor8(body) : crc16(body)}\n`;
}

function bodyOf(said: Said): string {
  switch (said.is) {
    case 'hello':
      return `TDH,1,${said.boot},${said.dice},${said.id},1.0,ack`;
    case 'beat':
      return `TDB,${said.boot},${said.last},${said.up}`;
    case 'roll':
      return `TDR,${said.boot},${said.seq},${said.dice.join('')}`;
    case 'none':
      return `TDX,${said.boot},${said.seq},${said.why},${said.count}`;
    case 'die': {
      const { die, state, value, confidence, battery } = said.report;
      return `TDS,${said.boot},${said.seq},${die},${state},${value},${confidence},${battery}`;
    }
  }
}

function objectOf(said: Said, crc: boolean): object {
  switch (said.is) {
    case 'hello':
      return {
        t: 'hello',
        v: 1,
        b: said.boot,
        id: said.id,
        fw: '1.0',
        dice: said.dice,
        crc: crc ? 1 : 0,
      };
    case 'beat':
      return { t: 'beat', b: said.boot, n: said.last, up: said.up };
    case 'roll':
      return { t: 'roll', b: said.boot, n: said.seq, d: said.dice };
    case 'none':
      return { t: 'none', b: said.boot, n: said.seq, why: said.why };
    case 'die': {
      const { die, state, value, confidence, battery } = said.report;
      return {
        t: 'die',
        b: said.boot,
        n: said.seq,
        id: die,
        s: state,
        v: value,
        c: confidence,
        bat: battery,
      };
    }
  }
}

/** The spellings of a plain roll, with the line ends of different boards. */
const PLAIN: readonly ((digits: readonly number[]) => string)[] = [
  (digits) => `${digits.join('')}\n`,
  (digits) => `${digits.join(' ')}\r\n`,
  (digits) => `${digits.join(', ')}\n`,
  (digits) => `${digits.join('-')}\r`,
  (digits) => `ROLL: ${digits.join('')}\r\n`,
  (digits) => `  ${digits.join(';')}\n`,
];

/** How many spellings of a plain roll there are. */
export const PLAIN_SPELLINGS = PLAIN.length;

/** A plain roll; `turn` picks the spelling, around and around. */
export function spellPlain(dice: readonly number[], turn: number): string {
  return PLAIN[turn % PLAIN.length]?.(dice) ?? '';
}
