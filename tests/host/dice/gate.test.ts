/** Repeats, early rolls and the ban on downgrades. */
import { describe, expect, test } from 'vitest';
import { createGate, REPEAT_WINDOW } from '../../../src/host/dice/gate.ts';

function gate() {
  const judged = createGate();
  return (line: string, now: number, settled = true) => {
    const verdict = judged.judge(line, { dice: 4, settled, now });
    return 'dice' in verdict ? verdict.is : 'why' in verdict ? verdict.why : verdict.is;
  };
}

describe('what may come out of a connection', () => {
  test('the same line twice in 100 ms is one roll, after two seconds it is another', () => {
    const judge = gate();
    expect([judge('3146', 0), judge('3146', 100), judge('3146', 2100)]).toEqual(['roll', 'repeat', 'roll']);
  });

  test('a repeat is the same line within 400 ms, not later', () => {
    const judge = gate();
    expect([judge('3146', 0), judge('3146', REPEAT_WINDOW)]).toEqual(['roll', 'repeat']);
    const again = gate();
    expect([again('3146', 0), again('3146', REPEAT_WINDOW + 1)]).toEqual(['roll', 'roll']);
  });

  test('a device that chatters the same line made one roll, however long it chatters', () => {
    const judge = gate();
    const heard = Array.from({ length: 20 }, (_, index) => judge('3146', index * 300));
    expect(heard).toEqual(['roll', ...Array.from({ length: 19 }, () => 'repeat')]);
  });

  test('other dice, or the same dice written otherwise, are another roll', () => {
    const judge = gate();
    expect([judge('3146', 0), judge('3 1 4 6', 10), judge('3146', 20)]).toEqual(['roll', 'roll', 'roll']);
  });

  test('prose between two equal lines does not make a second roll of them', () => {
    const judge = gate();
    expect([judge('3146', 0), judge('done rolling', 10), judge('# x', 15), judge('3146', 20)]).toEqual([
      'roll',
      'unknown',
      'comment',
      'repeat',
    ]);
  });

  test('before the reader has settled a roll is early, and the same line again a repeat', () => {
    const judge = gate();
    expect([judge('3146', 0, false), judge('3146', 100, true), judge('5261', 200, true)]).toEqual([
      'early',
      'repeat',
      'roll',
    ]);
  });

  test.each(['$TDR,7F3A,12,3146*F664', '{"t":"hello"}', '$', '{'])(
    'after the line %j plain lines are unknown for the rest of the connection',
    (frame) => {
      const judge = gate();
      expect([judge('3146', 0), judge(frame, 500), judge('5261', 5000), judge('9', 6000)]).toEqual([
        'roll',
        'unknown',
        'unknown',
        'unknown',
      ]);
    },
  );

  test('two rolls close together both come out, in order: holding the second is up to the host', () => {
    const judge = gate();
    expect([judge('3146', 0), judge('5261', 150)]).toEqual(['roll', 'roll']);
  });
});
