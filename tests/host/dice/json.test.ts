/** The JSON form: its vectors, and what only looks like it. */
import { describe, expect, test } from 'vitest';
import { crc16 } from '../../../src/host/dice/check.ts';
import { jsonLine, readJson } from '../../../src/host/dice/json.ts';

const read = (line: string, strict = false) => readJson(line, strict);
const ROLL = '{"t":"roll","b":"7F3A","n":12,"d":[3,1,4,6],"c":[99,98,97,99]}';

describe('a line of JSON', () => {
  test.each([
    [
      '{"t":"hello","v":1,"b":"7F3A","id":"DT-01","fw":"1.2","dice":4,"crc":0}',
      { is: 'hello', boot: '7F3A', id: 'DT-01', firmware: '1.2', dice: 4, resends: true, checks: false },
    ],
    [ROLL, { is: 'roll', boot: '7F3A', seq: 12, dice: [3, 1, 4, 6], confidence: 97 }],
    ['{"t":"none","b":"7F3A","n":13,"why":"cocked"}', { is: 'none', boot: '7F3A', seq: 13, why: 'cocked' }],
    ['{"t":"beat","b":"7F3A","n":13,"up":300}', { is: 'beat', boot: '7F3A', last: 13 }],
    [
      '{"t":"die","b":"7F3A","n":44,"id":"d2","s":"settled","v":4,"c":97,"bat":81}',
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
    expect(read(line)).toEqual({ is: 'message', message, checked: false });
  });

  test('with its check is a checked one; with a wrong one, or none where the device promised it, it is refused', () => {
    expect(read(`${ROLL}*${crc16(ROLL)}`)).toMatchObject({ is: 'message', checked: true });
    expect(read(`${ROLL}*${crc16(ROLL)}`, true)).toMatchObject({ is: 'message', checked: true });
    expect(read(`${ROLL}*0000`)).toEqual({ is: 'rejected', why: 'bad-check' });
    expect(read(ROLL, true)).toEqual({ is: 'rejected', why: 'bad-check' });
  });

  test('that holds more than is known is read, and one of an unknown type is unknown', () => {
    expect(read('{"t":"roll","b":"7F3A","n":0,"d":[1,1,1,1],"x":{"y":[{"z":1}]}}')).toMatchObject({
      is: 'message',
    });
    expect(read('{"t":"weather"}')).toEqual({ is: 'unknown' });
  });

  test.each([
    '{',
    '{}x',
    '{"t":"roll"',
    '{"t":"roll","b":"7F3A","n":5,"d":[3,1',
    '{t:1}',
    '{"n":NaN}',
    '{"a":{"a":{"a":{"a":{}}}}}',
  ])('%s is bad-json', (line) => {
    expect(read(line)).toEqual({ is: 'rejected', why: 'bad-json' });
  });

  test.each([
    '{}',
    '{"t":7}',
    '{"t":"roll","b":"7F3A","n":12}',
    '{"t":"roll","b":"7F3A","n":12,"d":["3",1,4,6]}',
    '{"t":"roll","b":"7F3A","n":12,"d":[3.5,1,4,6]}',
    '{"t":"roll","b":"7F3A","n":12,"d":[null,1,4,6]}',
    '{"t":"roll","b":"7F3A","n":12,"d":[7,1,4,6]}',
    '{"t":"roll","b":"7F3A","n":"12","d":[3,1,4,6]}',
    '{"t":"roll","b":"7F3A","n":65536,"d":[3,1,4,6]}',
    '{"t":"roll","b":"7F3A","n":12,"d":{"length":4,"0":1}}',
    '{"__proto__":{"t":"roll","b":"7F3A","n":12,"d":[3,1,4,6]}}',
    '{"t":"roll","n":12,"d":[3,1,4,6],"__proto__":{"b":"7F3A"}}',
  ])('%s is bad-fields', (line) => {
    expect(read(line)).toEqual({ is: 'rejected', why: 'bad-fields' });
  });

  test('nothing of it reaches other objects', () => {
    read('{"t":"roll","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect('polluted' in {}).toBe(false);
  });

  test('names a device in 64 printable characters at most', () => {
    const id = `Würfel ${'x'.repeat(100)}`;
    const line = JSON.stringify({ t: 'hello', v: 1, b: '7F3A', id });
    const read = readJson(Buffer.from(line).toString('latin1'), false);
    expect(read).toMatchObject({ message: { id: `W?rfel ${'x'.repeat(57)}` } });
  });

  test('that we send is one object and its end', () => {
    expect(jsonLine({ t: 'ack', b: '7F3A', n: 12 })).toBe('{"t":"ack","b":"7F3A","n":12}\n');
  });
});
