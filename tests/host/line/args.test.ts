/** The options of the line program. */
import { describe, expect, test } from 'vitest';
import { readArgs } from '../../../src/host/line/args.ts';

describe('the options', () => {
  test('may all be left out: a journal in memory, no reader', () => {
    expect(readArgs([])).toEqual({ ok: true, options: { journal: null, reader: null } });
  });

  test('name a journal, and a reader with its speed and form', () => {
    expect(readArgs(['--journal', 'a.journal', '--reader', '/dev/ttyACM0'])).toEqual({
      ok: true,
      options: {
        journal: 'a.journal',
        reader: { path: '/dev/ttyACM0', baud: 115200, form: 'auto', release: false, bound: [] },
      },
    });
    expect(readArgs(['--reader=/dev/ttyACM0', '--baud=9600', '--form=plain'])).toEqual({
      ok: true,
      options: {
        journal: null,
        reader: { path: '/dev/ttyACM0', baud: 9600, form: 'plain', release: false, bound: [] },
      },
    });
  });

  test.each([
    ['a form that does not exist', ['--reader', '/dev/x', '--form', 'morse'], 'bad-option'],
    ['a speed that is no number', ['--reader', '/dev/x', '--baud', 'fast'], 'bad-option'],
    ['no speed', ['--reader', '/dev/x', '--baud='], 'bad-option'],
    ['a speed too slow', ['--reader', '/dev/x', '--baud', '1'], 'bad-option'],
    ['half a speed', ['--reader', '/dev/x', '--baud', '9600.5'], 'bad-option'],
    ['a journal without a name', ['--journal='], 'bad-option'],
    ['a reader without a path', ['--reader='], 'bad-option'],
    ['a die twice', ['--reader', '/dev/x', '--dice', 'd1,d2,d3,d1'], 'different'],
    ['an unknown option', ['--speed', '9'], '--speed'],
    ['a word too many', ['table.journal'], 'table.journal'],
    ['an option without its value', ['--journal'], '--journal'],
  ])('with %s cannot be taken, and the reason names it', (_, args, says) => {
    const read = readArgs(args);
    expect(read.ok ? '' : read.why).toContain(says);
  });
});
