/** The options of the simulated reader. */
import { expect, test } from 'vitest';
import { readArgs } from '../../../src/host/simulator/args.ts';

test('a port is enough: a device of the checked form with four dice and no faults', () => {
  expect(readArgs(['--port', 'B'])).toEqual({
    is: 'run',
    options: {
      ...{ port: 'B', baud: 115200, form: 'checked', id: 'SIM-01', dice: 4, crc: false, every: null },
      ...{ seed: null, faults: [], rate: 0.2, replay: null },
    },
  });
});

test('all options together', () => {
  const args =
    '--pair --baud 9600 --form json --crc --id a.b --dice 5 --every 1.5 --seed 7 --fault drop --fault burst --rate 1';
  expect(readArgs(args.split(' '))).toEqual({
    is: 'run',
    options: {
      ...{ port: null, baud: 9600, form: 'json', id: 'a.b', dice: 5, crc: true, every: 1500 },
      ...{ seed: 7, faults: ['drop', 'burst'], rate: 1, replay: null },
    },
  });
});

test('a recording needs no port to be explained, and is sent where there is one', () => {
  expect(readArgs(['--replay', 'a.jsonl'])).toEqual({ is: 'explain', file: 'a.jsonl' });
  expect(readArgs(['--replay', 'a.jsonl', '--port', 'B'])).toMatchObject({
    is: 'run',
    options: { port: 'B', replay: 'a.jsonl' },
  });
  expect(readArgs(['--replay='])).toMatchObject({ is: 'refused' });
});

test('help and the list need no port', () => {
  expect(readArgs(['--help'])).toEqual({ is: 'help' });
  expect(readArgs(['--list'])).toEqual({ is: 'list' });
});

test.each([
  ['no port', '', '--pair'],
  ['an empty port', '--port=', '--pair'],
  ['both a port and a pair', '--pair --port B', 'leave out --port'],
  ['an unknown form', '--port B --form morse', 'plain, checked, json, dice'],
  ['a speed that is no number', '--port B --baud fast', 'whole number'],
  ['a speed too slow', '--port B --baud 1', '300'],
  ['a name with a comma', '--port B --id a,b', 'letters'],
  ['one die', '--port B --dice 1', 'from 2 to 8'],
  ['half a die', '--port B --dice 4.5', 'from 2 to 8'],
  ['no time between rolls', '--port B --every 0', 'seconds'],
  ['a seed below nought', '--port B --seed=-1', 'whole number'],
  ['a rate above one', '--port B --rate 2', 'from 0 to 1'],
  ['a check that the form has anyway', '--port B --crc', '--form json'],
  ['an unknown fault', '--port B --fault morse', '--list'],
  ['a fault of another form', '--port B --form plain --fault wrap', '--form checked'],
  ['an unknown option', '--port B --speed 9', '--help'],
  ['a word too many', 'B', '--help'],
  ['an option without its value', '--port', '--help'],
])('%s is refused, with what to do', (_, args, says) => {
  const read = readArgs(args.split(' ').filter((word) => word !== ''));
  expect(read.is === 'refused' ? read.why : read.is).toContain(says);
});
