/** The checked form: its vectors, and no damaged frame that is read. */
import { describe, expect, test } from 'vitest';
import { crc16, xor8 } from '../../../src/host/dice/check.ts';
import { frame, readChecked } from '../../../src/host/dice/checked.ts';

const ROLL = '$TDR,7F3A,12,3146*F664';
const read = (line: string, strict = false) => readChecked(line, strict);
const of = (body: string) => read(frame(body).trimEnd());

test('the check of "123456789" is 29B1', () => {
  expect(crc16('123456789')).toBe('29B1');
});

describe('a frame', () => {
  test.each([
    [
      '$TDH,1,7F3A,4,DT-01,1.2,ack*B96C',
      { is: 'hello', boot: '7F3A', id: 'DT-01', firmware: '1.2', dice: 4, resends: true, checks: true },
    ],
    [ROLL, { is: 'roll', boot: '7F3A', seq: 12, dice: [3, 1, 4, 6], confidence: null }],
    ['$TDX,7F3A,14,cocked,2*E5AC', { is: 'none', boot: '7F3A', seq: 14, why: 'cocked' }],
    ['$TDB,7F3A,13,300*13FA', { is: 'beat', boot: '7F3A', last: 13 }],
    [
      '$TDS,7F3A,44,d2,settled,4,97,81*F1D9',
      {
        is: 'die',
        boot: '7F3A',
        seq: 44,
        die: 'd2',
        state: 'settled',
        value: 4,
        confidence: 97,
        battery: 81,
      },
    ],
  ])('%s', (line, message) => {
    expect(read(line)).toEqual({ is: 'message', message, checked: true });
  });

  test.each(['TDQ,1*2552', 'TDA,7F3A,13*0BB5', 'TDN,7F3A,13*93E1'])(
    '%s is written by us, and as an echo unknown',
    (line) => {
      expect(frame(line.slice(0, -5))).toBe(`$${line}\n`);
      expect(read(`$${line}`)).toEqual({ is: 'unknown' });
    },
  );

  test('with two digits of a weak check is read, but not as a checked one, and never when checks were strong', () => {
    const weak = `$TDR,7F3A,12,3146*${xor8('TDR,7F3A,12,3146')}`;
    expect(read(weak)).toMatchObject({ is: 'message', checked: false });
    expect(read(weak, true)).toEqual({ is: 'rejected', why: 'bad-check' });
    // Two digits hit in the same bit pass the weak check, which is why it counts like none.
    expect(read('$TDR,7F3A,12,3366*6E')).toMatchObject({ is: 'message', checked: false });
    expect(read('$TDR,7F3A,12,3366*F664')).toEqual({ is: 'rejected', why: 'bad-check' });
  });

  test('that begins anew in the middle of a line counts from its last beginning', () => {
    expect(read(`$TDR,7F3A,1${ROLL}`)).toMatchObject({ message: { seq: 12 } });
  });

  test('with more fields than are known is read, with a type that is not known it is unknown', () => {
    expect(of('TDR,7F3A,12,3146,more,fields')).toMatchObject({ message: { dice: [3, 1, 4, 6] } });
    expect(of('TDZ,7F3A')).toEqual({ is: 'unknown' });
    expect(of('constructor,7F3A')).toEqual({ is: 'unknown' });
  });

  test.each([
    'TDR,7F3A,12', // no dice
    'TDR,7F3A,12,3147',
    'TDR,7F3A,12,0146',
    'TDR,7F3A,012,3146', // a leading nought
    'TDR,7F3A,65536,3146',
    'TDR,7f3a,12,3146',
    'TDR,7F3,12,3146',
    'TDX,7F3A,12,tired,2',
    'TDB,7F3A',
    'TDH,1,7F3A',
  ])('%s is rightly checked and wrong in itself', (body) => {
    expect(of(body)).toEqual({ is: 'rejected', why: 'bad-fields' });
  });

  test.each(['$', '$*', '$TDR', '$*FFFF', `${ROLL} `, ROLL.toLowerCase(), `$${'x'.repeat(201)}*0000`])(
    '%j is none',
    (line) => {
      expect(read(line)).toEqual({ is: 'rejected', why: 'bad-check' });
    },
  );
});

describe('no flipped bit makes another roll', () => {
  const bits = ROLL.length * 8;
  const flipped = (...at: readonly number[]) => {
    const bytes = Buffer.from(ROLL, 'latin1');
    for (const bit of at) bytes[bit >> 3]! ^= 1 << (bit & 7);
    return bytes.toString('latin1');
  };
  const isRoll = (line: string) => {
    if (!line.startsWith('$')) return false; // another form, or prose
    const said = read(line, true);
    return said.is === 'message' && said.message.is === 'roll';
  };

  test('one flipped bit of a checked roll is refused, whichever it is', () => {
    const passed = Array.from({ length: bits }, (_, bit) => flipped(bit)).filter(isRoll);
    expect(passed).toEqual([]);
  });

  test('two flipped bits of a checked roll are refused, whichever they are', () => {
    const passed: string[] = [];
    for (let one = 0; one < bits; one += 1)
      for (let two = one + 1; two < bits; two += 1) {
        const line = flipped(one, two);
        if (isRoll(line)) passed.push(line);
      }
    expect(passed).toEqual([]);
  });
});
