/** The faults that the simulated reader can have, by name: data only, what each does is done elsewhere. */
import type { DeviceForm } from './forms.ts';

/** When a fault acts. */
export const FAULT_KINDS = {
  sent: 'What happens to a line on its way',
  device: 'How the device behaves, until "fault none"',
  roll: 'What happens with every roll',
  once: 'What comes at once when it is typed, and before every roll when it is an option',
} as const;
export type FaultKind = keyof typeof FAULT_KINDS;

export interface Fault {
  readonly kind: FaultKind;
  /** Forms in which it means something. */
  readonly forms: readonly DeviceForm[];
  /** It strikes only some of the lines: as many as --rate says. */
  readonly rated: boolean;
  readonly says: string;
}

const all = ['plain', 'checked', 'json', 'dice'] as const;
const framed = ['checked', 'json', 'dice'] as const;
const whole = ['plain', 'checked', 'json'] as const;
const single = ['dice'] as const;

const fault = (kind: FaultKind, forms: readonly DeviceForm[], says: string): Fault => ({
  kind,
  forms,
  rated: false,
  says,
});
const some = (forms: readonly DeviceForm[], says: string): Fault => ({
  ...fault('sent', forms, says),
  rated: true,
});

export const FAULTS = {
  drop: some(all, 'Some lines never arrive.'),
  repeat: some(all, 'Some lines arrive twice.'),
  reorder: some(all, 'Some lines arrive after the one that was sent next.'),
  'bit-flips': some(all, 'One bit of some lines is wrong; a form without a check cannot notice.'),
  'half-line': some(all, 'Some lines break off in the middle and have no end.'),
  'byte-by-byte': fault('sent', all, 'Every byte is written by itself, a millisecond apart.'),
  'wrong-speed': fault(
    'sent',
    all,
    'Random bytes without line ends come instead of lines, as at a wrong speed.',
  ),

  silent: fault('device', all, 'Nothing is sent any more, but the port stays open.'),
  'no-beat': fault('device', framed, 'The heart stops; all else goes on.'),
  'no-hello': fault('device', framed, 'It never says who it is, not even when asked.'),
  'no-ack': fault('device', framed, 'Acknowledgements get lost: every item is sent again and again.'),
  deaf: fault('device', framed, 'It hears nothing at all of what Tableside says.'),
  echo: fault('device', all, 'It sends back every line that it hears.'),
  'weak-check': fault(
    'device',
    ['checked', 'dice'],
    'Frames carry the check of two digits, which is trusted no more than none.',
  ),
  'wrong-id': fault('device', framed, 'It says that it is another device.'),
  wrap: fault('device', framed, 'It starts anew with the numbers 65534, 65535, 0, 1.'),
  unasked: fault(
    'device',
    all,
    'A random roll comes every three seconds, whether the game awaits one or not.',
  ),

  'double-roll': fault('roll', all, 'Another roll follows each roll within a third of a second.'),
  'same-line': fault(
    'roll',
    whole,
    'The line of each roll comes twice within a tenth of a second: one roll.',
  ),
  'same-roll': fault('roll', whole, 'The same roll comes again after two seconds: two rolls.'),
  cocked: fault('roll', all, 'A die is cocked: no result, or d2 is said to be cocked.'),
  'missing-die': fault(
    'roll',
    all,
    'One die is missing: d2 rolls and never settles, or a digit is missing, or there is no result.',
  ),
  'fifth-die': fault('roll', all, 'One die too many is read.'),
  resettle: fault('roll', single, 'd2 settles, rolls once more and settles on its true value.'),
  nudge: fault('roll', single, 'd2 is turned by hand after it had settled.'),
  'low-confidence': fault('roll', single, 'The reading of d2 is doubtful: 72 percent.'),
  'no-confidence': fault('roll', single, 'The reading of d2 is a guess: 45 percent.'),
  'low-battery': fault('roll', single, 'The battery of d2 is at 9 percent.'),
  asleep: fault('roll', single, 'd2 is absent, as a die whose link was lost.'),
  stranger: fault('roll', single, 'A die of another set, x9, rolls in the place of d2.'),
  'back-in-cup': fault(
    'roll',
    single,
    'Two seconds after each roll the dice are put back in the cup, which makes them roll.',
  ),

  'boot-text': fault('once', all, 'Noise and text of a board that starts.'),
  'at-probe': fault('once', all, 'The echo of a modem probe, as other programs send them to new ports.'),
  ansi: fault('once', all, 'A roll in the colour codes of a terminal.'),
  overlong: fault('once', all, 'A line of 300 letters.'),
  burst: fault('once', all, 'As many rolls as fill 4 kB, in one write.'),
  flood: fault('once', whole, 'Ten thousand rolls without a pause.'),
  'every-bit': fault(
    'once',
    ['checked'],
    'A roll with each of its bits wrong in turn, and at last the right one.',
  ),
  'bad-fields': fault('once', whole, 'A roll with a seven: the check is right, the device is not.'),
  'plain-line': fault('once', framed, 'A line of four digits from a device that speaks in frames: no roll.'),
  stale: fault('once', framed, 'A roll with a number of long ago.'),
  skip: fault('once', framed, 'Three numbers are left out and can never be had again.'),
  'hostile-json': fault(
    'once',
    ['checked', 'json', 'dice'],
    'Objects made to do harm: __proto__, deep ones, NaN, dice that are no numbers.',
  ),
  'huge-json': fault('once', framed, 'An object of 10 MB.'),
  reboot: fault('once', all, 'It starts anew and forgets what it kept.'),
  'quiet-reboot': fault('once', framed, 'It starts anew and says so only when asked.'),
  vanish: fault('once', all, 'The port is let go for three seconds; with --pair the cable is pulled.'),
  cut: fault('once', all, 'The same in the middle of a line.'),
  flap: fault('once', all, 'The same twice within a second.'),
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;

/** Their names, in the order of the list. */
export const FAULT_NAMES: readonly FaultName[] = Object.keys(FAULTS).filter(isFault);

/** Whether a text is the name of a fault. */
export function isFault(name: string): name is FaultName {
  return Object.hasOwn(FAULTS, name);
}

/** Why a fault cannot be had, as a sentence with the next step, or null. */
export function faultRefusal(name: string, form: DeviceForm): string | null {
  if (!isFault(name)) return `there is no fault "${name}"; --list shows them all.`;
  const forms: readonly DeviceForm[] = FAULTS[name].forms;
  if (forms.includes(form)) return null;
  return `the fault ${name} means nothing in the form ${form}; it needs --form ${forms.join(' or ')}.`;
}
