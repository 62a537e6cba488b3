/** What the simulator tells about itself: its options, its commands, its forms and its faults. */
import { CASES } from './cases.ts';
import { COMMAND_WORDS } from './commands.ts';
import { FAULT_KINDS, type FaultKind, FAULT_NAMES, FAULTS } from './faults.ts';
import { DEVICE_FORMS, FORM_WORDS } from './forms.ts';

/** The options, each with what it does. */
export const OPTION_WORDS: readonly (readonly [option: string, does: string])[] = [
  ['--port PATH', 'the serial port on which the device speaks'],
  ['--pair', 'instead of --port: makes a virtual cable and tells its other end'],
  ['--form FORM', `what it speaks: ${DEVICE_FORMS.join(', ')}; checked unless said`],
  ['--baud N', 'the speed, 115200 unless said'],
  ['--id NAME', 'who it is, SIM-01 unless said'],
  ['--dice N', 'how many dice it has, 4 unless said'],
  ['--crc', 'a check behind every line of the form json'],
  ['--every SECONDS', 'a random roll again and again'],
  ['--seed N', 'the same seed makes the same rolls and the same faults'],
  ['--fault NAME', 'a fault from the start; may be given more than once'],
  ['--rate SHARE', 'the share of lines that a fault strikes, 0.2 unless said'],
  ['--replay FILE', 'tells what Tableside makes of a recording; with a port it is sent there instead'],
  ['--list', 'tells every form and every fault'],
  ['--help', 'tells this'],
];

const table = (rows: readonly (readonly [string, string])[]): string => {
  const wide = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, does]) => `  ${name.padEnd(wide)}  ${does}`).join('\n');
};

/** The commands as lines. */
export const commandsText = (): string => table(COMMAND_WORDS);

/** What --help tells. */
export function helpText(): string {
  return [
    'A dice reader that is not there: npm run dice -- --pair, or --port PATH.',
    '',
    'Options:',
    table(OPTION_WORDS),
    '',
    'While it runs, a line each:',
    commandsText(),
  ].join('\n');
}

const kinds = (Object.keys(FAULT_KINDS) as FaultKind[]).map((kind) => [kind, FAULT_KINDS[kind]] as const);

/** What --list tells: every form and every fault, and what is made by hand. */
export function listText(): string {
  const faults = kinds.flatMap(([kind, title]) => [
    '',
    `${title}:`,
    table(
      FAULT_NAMES.filter((name) => FAULTS[name].kind === kind).map((name) => {
        const forms =
          FAULTS[name].forms.length === DEVICE_FORMS.length ? '' : ` (${FAULTS[name].forms.join(', ')})`;
        return [name, `${FAULTS[name].says}${forms}${FAULTS[name].rated ? ' --rate says how many.' : ''}`];
      }),
    ),
  ]);
  return [
    'Forms:',
    table(DEVICE_FORMS.map((form) => [form, FORM_WORDS[form]])),
    ...faults,
    '',
    'All that can go wrong, and how to have it:',
    table(
      CASES.map(({ number, what, faults: names, byHand }) => [
        `${number} ${what}`,
        byHand === null ? names.join(', ') : `By hand: ${byHand}`,
      ]),
    ),
  ].join('\n');
}
