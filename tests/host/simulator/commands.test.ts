/** What may be typed while the simulator runs, and what it shows. */
import { expect, test } from 'vitest';
import { readCommand } from '../../../src/host/simulator/commands.ts';
import { alone } from '../../kit/simulated.ts';

test.each([
  ['3146', { do: 'roll', dice: [3, 1, 4, 6] }],
  [' 12 ', { do: 'roll', dice: [1, 2] }],
  ['65432\r', { do: 'roll', dice: [6, 5, 4, 3, 2] }],
  ['', { do: 'roll', dice: null }],
  ['none cocked', { do: 'none', why: 'cocked' }],
  ['die d2 cocked', { do: 'die', report: { die: 'd2', state: 'cocked' } }],
  [
    'die d2 settled 4 97 81',
    { do: 'die', report: { die: 'd2', state: 'settled', value: 4, confidence: 97, battery: 81 } },
  ],
  ['fault drop', { do: 'fault', fault: 'drop' }],
  ['fault none', { do: 'fault', fault: null }],
  ['reboot', { do: 'reboot' }],
  ['status', { do: 'status' }],
  ['raw  two blanks', { do: 'send', bytes: ' two blanks\n' }],
  ['raw é', { do: 'send', bytes: '\xc3\xa9\n' }],
  ['hex 33 31 0A', { do: 'send', bytes: '31\n' }],
  ['hex ff00', { do: 'send', bytes: '\xff\x00' }],
])('"%s" is understood', (line, command) => {
  expect(readCommand(line, 'dice')).toEqual(command);
});

test.each([
  ['3147', 'checked', 'digits from 1 to 6'],
  ['3', 'checked', '2 to 8 digits'],
  ['none', 'checked', 'cocked, count'],
  ['none tired', 'checked', 'cocked, count'],
  ['die', 'dice', 'such as die d2 cocked'],
  ['die d2 dancing', 'dice', 'rolling, settled'],
  ['die d2 settled 4 97 81 5', 'dice', 'such as die d2 cocked'],
  ['die d2 settled x', 'dice', 'such as die d2 cocked'],
  ['die d2 cocked', 'plain', '--form dice'],
  ['fault', 'checked', '--list'],
  ['fault morse', 'checked', '--list'],
  ['fault resettle', 'checked', '--form dice'],
  ['hex 3', 'checked', 'such as hex 33 31 0A'],
  ['hex', 'checked', 'such as hex 33 31 0A'],
  ['quit now', 'checked', 'help'],
  ['roll 3146', 'checked', 'help'],
] as const)('"%s" in the form %s is answered with what is allowed', (line, form, says) => {
  const command = readCommand(line, form);
  expect(command).toMatchObject({ do: 'nothing' });
  expect('why' in command ? command.why : '').toContain(says);
});

test('what is sent and received is shown with its direction, a line each, with every odd byte spelled out', () => {
  const one = alone({ faults: ['no-hello'] });
  one.simulator.typed('hex 33 31 FF 0A 34 0D 0A');
  one.simulator.heard(Buffer.from('$TDQ,1*2552\nxyz\n'));
  expect(one.printed).toEqual([
    'sent     31\\xFF\\x0A',
    'sent     4\\x0D\\x0A',
    'received $TDQ,1*2552',
    'received xyz',
  ]);
});

test('a line that a fault swallows or spoils is shown as such', () => {
  const one = alone({ form: 'plain' });
  one.printed.splice(0);
  ['fault drop', '3146', 'fault none', 'fault half-line', '3146'].forEach((line) =>
    one.simulator.typed(line),
  );
  expect(one.printed.filter((line) => /^(sent|lost|damaged) /.test(line))).toEqual(
    ['lost     3146\\x0A', 'damaged  3 1 4'].map((line) =>
      line.startsWith('damaged') ? expect.stringMatching(/^damaged {2}3 1 ?4? ?$/) : line,
    ),
  );
});

test('of very much that is sent at once the beginning and the sum are shown', () => {
  const one = alone();
  one.printed.splice(0);
  one.simulator.typed('fault burst');
  expect(one.printed.length).toBeLessThan(20);
  expect(one.printed.at(-2)).toMatch(/^sent {5}\.\.\. and \d+ lines more, \d+ bytes$/);
  one.printed.splice(0);
  one.simulator.typed('fault huge-json');
  expect(one.printed.join('').length).toBeLessThan(400);
});

test('the status tells form, place, what is not acknowledged and which faults there are', () => {
  const one = alone();
  one.simulator.typed('3146');
  one.simulator.typed('fault no-beat');
  one.printed.splice(0);
  one.simulator.typed('status');
  expect(one.printed.join(' ')).toMatch(
    /form checked, 4 dice, plugged in.*next number 2; 1 waits.*Faults: no-beat\./,
  );
  one.simulator.typed('fault none');
  one.printed.splice(0);
  one.simulator.typed('status');
  expect(one.printed.join(' ')).toContain('Faults: none.');
});

test('only quit asks for the end', () => {
  const { simulator } = alone();
  expect(['3146', '', 'help', 'status', 'nonsense', 'quit'].map((line) => simulator.typed(line))).toEqual([
    ...[true, true, true, true, true],
    false,
  ]);
});
