/** The list of faults is whole: every case can be had, every fault is told, and the document says the same. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/setup/places.mjs';
import { readArgs } from '../../../src/host/simulator/args.ts';
import { CASES } from '../../../src/host/simulator/cases.ts';
import { COMMAND_WORDS } from '../../../src/host/simulator/commands.ts';
import { FAULT_KINDS, FAULT_NAMES, FAULTS } from '../../../src/host/simulator/faults.ts';
import { DEVICE_FORMS, FORM_WORDS } from '../../../src/host/simulator/forms.ts';
import { helpText, listText, OPTION_WORDS } from '../../../src/host/simulator/help.ts';

/** The rows of the tables of the document, a cell an entry, without marks. */
const rows = readFileSync(inRoot('docs', 'simulator.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[ -]+\|/.test(line.replace(/-+/g, '-')))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );

test('each of the 32 cases is listed once, by number, with a fault or with what to do by hand', () => {
  expect(CASES.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, place) => place + 1));
  for (const { faults, byHand, number } of CASES) {
    expect(faults.length > 0, `case ${number}`).toBe(byHand === null);
    if (byHand !== null) expect(byHand).toMatch(/^[A-Za-z].*\.$/);
  }
});

test('what only the computer can do is told by hand, and all else is a fault by name', () => {
  const byHand = CASES.filter((one) => one.byHand !== null).map(({ number }) => number);
  expect(byHand).toEqual([1, 2, 3, 4, 5, 6, 7, 11, 13, 14, 27, 28, 29, 30, 32]);
});

test('every fault belongs to a case', () => {
  const named = new Set(CASES.flatMap(({ faults }) => faults));
  expect(FAULT_NAMES.filter((name) => !named.has(name))).toEqual([]);
});

test('the list tells every form, every group, every fault with its sentence, and every case', () => {
  const list = listText();
  for (const form of DEVICE_FORMS) expect(list).toContain(FORM_WORDS[form]);
  for (const title of Object.values(FAULT_KINDS)) expect(list).toContain(`${title}:`);
  for (const name of FAULT_NAMES)
    expect(list).toMatch(new RegExp(`^ {2}${name} .*${FAULTS[name].says.slice(0, 20)}`, 'm'));
  for (const { number, what } of CASES) expect(list).toContain(`  ${number} ${what}`);
});

test('the help tells every option that is understood, and every command', () => {
  const help = helpText();
  for (const [option] of OPTION_WORDS) {
    const [name = ''] = option.split(' ');
    expect(help).toContain(option);
    const read = readArgs([name]);
    expect(read.is === 'refused' ? read.why : '').not.toContain('Unknown option');
  }
  for (const [command] of COMMAND_WORDS) expect(help).toContain(command);
});

test('the document has the forms, options, commands, faults and cases of the program, in the same words', () => {
  const table = (head: string) => {
    const from = rows.findIndex(([cell]) => cell === head);
    return rows.slice(from + 1).slice(
      0,
      rows.slice(from + 1).findIndex(([cell]) => HEADS.includes(cell ?? '')),
    );
  };
  const HEADS = ['form', 'option', 'command', 'fault', 'case', 'end'];
  rows.push(['end']);
  expect(table('form')).toEqual(DEVICE_FORMS.map((form) => [form, FORM_WORDS[form]]));
  expect(table('option')).toEqual(OPTION_WORDS);
  expect(table('command')).toEqual(COMMAND_WORDS);
  expect(table('fault')).toEqual(
    FAULT_NAMES.map((name) => [name, FAULTS[name].kind, FAULTS[name].forms.join(', '), FAULTS[name].says]),
  );
  expect(table('case')).toEqual(
    CASES.map(({ number, what, faults, byHand }) => [String(number), what, byHand ?? faults.join(', ')]),
  );
});
