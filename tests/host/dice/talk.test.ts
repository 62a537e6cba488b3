/** The conversation with a device that speaks in frames: order, repeats, gaps, new starts, acknowledgements, its heart. */
import { describe, expect, test } from 'vitest';
import { frame } from '../../../src/host/dice/checked.ts';
import { HELLO_TIME, SETTLE_TIME } from '../../../src/host/dice/connection.ts';
import { DEAD_TIME, STALE_TIME } from '../../../src/host/dice/heart.ts';
import { freshMemory, HELLO_WAIT, MISSING_EVERY, QUIET_TIME } from '../../../src/host/dice/talk.ts';
import { fakeClock } from '../../kit/clock.ts';
import { hear, type Heard } from '../../kit/listener.ts';

const hello = (boot = '7F3A', caps = 'ack') => frame(`TDH,1,${boot},4,DT-01,1.2,${caps}`);
const roll = (seq: number, dice: string, boot = '7F3A') => frame(`TDR,${boot},${seq},${dice}`);
const beat = (last: number, boot = '7F3A') => frame(`TDB,${boot},${last},9`);
const ack = (seq: number, boot = '7F3A') => frame(`TDA,${boot},${seq}`);
const again = (seq: number) => frame(`TDN,7F3A,${seq}`);
const who = frame('TDQ,1');

/** A device that has said who it is. */
function met(form: 'auto' | 'checked' = 'auto'): Heard {
  const heard = hear(4, fakeClock(), [], form);
  heard.push(hello());
  expect(heard.told.splice(0)).toEqual(['settled']);
  return heard;
}
/** What the device waits to hear of the newest roll. */
const backing = (heard: Heard) => {
  const reading = heard.readings.findLast((one) => one.is === 'roll');
  if (reading?.is !== 'roll' || reading.backing === null) throw new Error('No roll of a frame was told.');
  return reading.backing;
};

describe('a device that says who it is', () => {
  test.each(['auto', 'checked'] as const)('is ready at once in the form %s, and its rolls count', (form) => {
    const heard = met(form);
    heard.push(roll(12, '3146') + roll(13, '5261'));
    expect(heard.told).toEqual(['roll 3146', 'roll 5261']);
    expect(backing(heard)).toMatchObject({ checked: true, doubt: null });
  });

  test('is acknowledged after the roll is saved, not before', () => {
    const heard = met();
    heard.push(roll(12, '3146'));
    expect(heard.sent).toEqual([]);
    backing(heard).stored();
    expect(heard.sent).toEqual([ack(12)]);
  });

  test('is asked four times, not in the first two seconds, and no more once it answers', async () => {
    const heard = hear();
    await heard.clock.advance(QUIET_TIME - 1);
    expect(heard.sent).toEqual([]);
    await heard.clock.advance(1001);
    expect(heard.sent).toEqual([who, who]);
    heard.push(hello());
    await heard.clock.advance(10_000);
    expect(heard.sent).toHaveLength(2);
    const silent = hear();
    await silent.clock.advance(60_000);
    expect(silent.sent).toEqual([who, who, who, who]);
  });

  test('in the form plain it is never asked, and frames mean nothing', async () => {
    const heard = hear(4, fakeClock(), [], 'plain');
    heard.push(hello() + roll(1, '3146'));
    await heard.clock.advance(60_000);
    expect(heard.sent).toEqual([]);
    expect(heard.told).toEqual(['unknown', 'unknown', 'settled']);
  });

  test('a sketch that prints plain digits is not asked after its first roll', async () => {
    const heard = hear();
    await heard.clock.advance(SETTLE_TIME);
    heard.push('3146\n');
    await heard.clock.advance(60_000);
    expect(heard.sent).toEqual([who]);
  });

  test('a sketch that sends back what it hears, our question too, speaks plainly all the same', async () => {
    const heard = hear();
    await heard.clock.advance(SETTLE_TIME);
    heard.push(`${who}3146\n`);
    expect(heard.told).toEqual(['settled', 'unknown', 'roll 3146']);
  });

  test('that says nothing in a chosen form is no reader after seven seconds', async () => {
    const heard = hear(4, fakeClock(), [], 'checked');
    await heard.clock.advance(HELLO_TIME - 1);
    expect(heard.told).toEqual([]);
    await heard.clock.advance(1);
    expect(heard.told).toEqual(['no hello']);
  });
});

describe('the order of items', () => {
  test('the same item again is one roll, and is acknowledged again once it is saved (an acknowledgement was lost)', () => {
    const heard = met();
    heard.push(roll(12, '3146') + roll(12, '3146'));
    expect([heard.told, heard.sent]).toEqual([['roll 3146', 'dup'], []]);
    backing(heard).stored();
    heard.push(roll(12, '3146') + roll(13, '5261'));
    expect(heard.told.slice(2)).toEqual(['dup', 'roll 5261']);
    expect(heard.sent).toEqual([ack(12), ack(12)]);
  });

  test('a roll that could not be saved is taken again when the device repeats it', () => {
    const heard = met();
    heard.push(roll(12, '3146'));
    backing(heard).failed();
    expect(heard.sent).toEqual([]);
    heard.push(roll(12, '3146'));
    expect(heard.told).toEqual(['roll 3146', 'roll 3146']);
    backing(heard).stored();
    expect(heard.sent).toEqual([ack(12)]);
  });

  test('the count goes around after 65535', () => {
    const heard = met();
    heard.push(roll(65_535, '1111') + roll(0, '2222') + roll(0, '2222'));
    expect(heard.told).toEqual(['roll 1111', 'roll 2222', 'dup']);
  });

  test('an item from before is stale', () => {
    const heard = met();
    heard.push(roll(12, '3146') + roll(11, '5261') + roll(2000, '5261'));
    expect(heard.told).toEqual(['roll 3146', 'stale', 'stale']);
  });

  test('a missing item is asked for, and what came after it waits and follows it', async () => {
    const heard = met();
    heard.push(roll(12, '3146') + roll(14, '1111') + roll(15, '2222'));
    expect(heard.told).toEqual(['roll 3146', 'gap', 'gap']);
    expect(heard.sent).toEqual([again(13)]);
    await heard.clock.advance(MISSING_EVERY);
    expect(heard.sent).toEqual([again(13), again(13)]);
    heard.push(roll(13, '5261'));
    expect(heard.told.slice(3)).toEqual(['roll 5261', 'roll 1111', 'roll 2222']);
    expect(backing(heard).doubt).toBeNull();
    await heard.clock.advance(60_000);
    expect(heard.sent).toEqual([again(13), again(13)]);
  });

  test('a doubtful roll that could not be saved is as doubtful when it comes again', async () => {
    const { readings, push, clock } = met();
    push(roll(12, '3146'));
    push(roll(14, '5261'));
    await clock.advance(1000);
    const doubts = () => readings.flatMap((one) => (one.is === 'roll' ? [one.backing?.doubt] : []));
    expect(doubts()).toEqual([null, 'gap']);
    const last = readings.at(-1);
    if (last?.is === 'roll') last.backing?.failed();
    push(roll(14, '5261'));
    expect(doubts()).toEqual([null, 'gap', 'gap']);
  });

  test('the first item is missed as well, where a beat told what came before it', async () => {
    const { told, sent, push, clock } = met();
    push(beat(11));
    push(roll(13, '5261'));
    expect([told, sent]).toEqual([['gap'], [frame('TDN,7F3A,12')]]);
    push(roll(12, '3146'));
    await clock.advance(2000);
    expect(told).toEqual(['gap', 'roll 3146', 'roll 5261']);
    // A beat of a device that counts otherwise leaves the rule as it is: any number may be the first.
    for (const [last, first] of [
      [13, 12],
      [0, 400],
      [65_535, 0],
    ] as const) {
      const other = met();
      other.push(beat(last));
      other.push(roll(first, '3146'));
      expect(other.told, `${first} behind ${last}`).toEqual(['roll 3146']);
    }
  });

  test('a cable that damages everything is not answered with as much again', async () => {
    const { sent, push, clock } = met();
    push(roll(12, '3146'));
    sent.splice(0);
    for (let line = 0; line < 100; line += 1) {
      push(`$TDR,7F3A,13,5261*00${line % 10}0\n`);
      await clock.advance(10);
    }
    expect(sent.length).toBeLessThanOrEqual(4);
    expect(new Set(sent)).toEqual(new Set([frame('TDN,7F3A,13')]));
  });

  test('a device is answered in the form that it speaks, whatever else came over the line', () => {
    const { sent, push, readings } = met();
    push('{"t":"nonsense"}\n{"t":"roll"\n');
    push(roll(12, '3146'));
    for (const reading of readings) if (reading.is === 'roll') reading.backing?.stored();
    expect(sent.at(-1)).toBe(frame('TDA,7F3A,12'));
  });

  test('after three times of asking the next one is taken with a doubt, and the missing one is stale', async () => {
    const heard = met();
    heard.push(roll(12, '3146') + roll(14, '1111'));
    await heard.clock.advance(3 * MISSING_EVERY - 1);
    expect(heard.told).toEqual(['roll 3146', 'gap']);
    await heard.clock.advance(1);
    expect(heard.told).toEqual(['roll 3146', 'gap', 'roll 1111']);
    expect(backing(heard).doubt).toBe('gap');
    expect(heard.sent).toEqual([again(13), again(13), again(13)]);
    heard.push(roll(13, '5261') + roll(15, '2222'));
    expect(heard.told.slice(3)).toEqual(['stale', 'roll 2222']);
    expect(backing(heard).doubt).toBeNull();
  });

  test('a device that keeps nothing is not asked for what is missing', () => {
    const heard = hear();
    heard.push(hello('7F3A', '') + roll(12, '3146') + roll(14, '1111'));
    expect(heard.told).toEqual(['settled', 'roll 3146', 'gap', 'roll 1111']);
    expect([backing(heard).doubt, heard.sent]).toEqual(['gap', []]);
  });

  test('behind a gap the doubt about a throw without a result falls on the next roll, and on that alone', async () => {
    const heard = met();
    heard.push(roll(12, '3146') + frame('TDX,7F3A,14,cocked,2'));
    await heard.clock.advance(3 * MISSING_EVERY);
    heard.push(roll(15, '31465') + roll(16, '1111'));
    expect(heard.told).toEqual(['roll 3146', 'gap', 'cocked', 'bad-fields', 'roll 1111']);
    expect(backing(heard).doubt).toBe('gap');
    heard.push(roll(17, '2222'));
    expect(backing(heard).doubt).toBeNull();
  });

  test('a damaged frame is asked for once, and is no roll', () => {
    const heard = met();
    heard.push(roll(12, '3146') + '$TDR,7F3A,13,3366*F664\n' + roll(13, '5261'));
    expect(heard.told).toEqual(['roll 3146', 'bad-check', 'roll 5261']);
    expect(heard.sent).toEqual([again(13)]);
  });

  test('half a frame with a whole one behind it is told as damaged, and the whole one counts', () => {
    const heard = met();
    heard.push(`$TDR,7F3A,1${roll(12, '3146')}`);
    expect(heard.told).toEqual(['damaged', 'roll 3146']);
  });

  test('a device without a result says why, and is acknowledged', () => {
    const heard = met();
    heard.push(frame('TDX,7F3A,12,cocked,2') + roll(13, '3146'));
    expect(heard.told).toEqual(['cocked', 'roll 3146']);
    expect(heard.sent).toEqual([ack(12)]);
  });

  test('another number of dice than is awaited is a fault of the device, and not asked for again', () => {
    const heard = met();
    heard.push(roll(12, '31465') + roll(13, '3146'));
    expect(heard.told).toEqual(['bad-fields', 'roll 3146']);
    expect(heard.sent).toEqual([ack(12)]);
  });

  test('once checks were strong a weak one is refused', () => {
    const heard = met();
    heard.push('$TDR,7F3A,12,3366*6E\n');
    expect(heard.told).toEqual(['bad-check']);
  });
});

describe('a device that starts anew', () => {
  test('and says who it is begins at any place, and nothing of before is told again', () => {
    const heard = met();
    heard.push(roll(12, '3146') + hello('0B01') + roll(3, '6655', '0B01') + roll(13, '5261'));
    expect(heard.told.slice(0, 2)).toEqual(['roll 3146', 'roll 6655']);
    expect(heard.told).toHaveLength(2);
  });

  test('without a word has its roll wait; it is asked, and its word lets the roll count', async () => {
    const heard = met();
    await heard.clock.advance(10_000);
    heard.push(roll(12, '3146') + roll(12, '6655', '0B01'));
    expect(heard.told).toEqual(['roll 3146']);
    await heard.clock.advance(1);
    expect(heard.sent).toEqual([who]);
    heard.push(hello('0B01'));
    expect(heard.told).toEqual(['roll 3146', 'roll 6655']);
    expect(backing(heard).doubt).toBeNull();
  });

  test('and stays without a word for a second has its roll taken with a doubt', async () => {
    const heard = met();
    await heard.clock.advance(10_000);
    heard.push(roll(12, '6655', '0B01'));
    await heard.clock.advance(HELLO_WAIT);
    expect(heard.told).toEqual(['roll 6655']);
    expect(backing(heard).doubt).toBe('boot');
    heard.push(roll(13, '1122', '0B01'));
    expect([heard.told.at(-1), backing(heard).doubt]).toEqual(['roll 1122', null]);
  });

  test('and tells a throw without a result first has the roll behind it doubted', async () => {
    const heard = met();
    await heard.clock.advance(10_000);
    heard.push(frame('TDX,0B01,0,cocked,2') + roll(1, '6655', '0B01'));
    await heard.clock.advance(HELLO_WAIT);
    expect(heard.told).toEqual(['cocked', 'roll 6655']);
    expect(backing(heard).doubt).toBe('boot');
  });

  test('is not asked while a boot loader may be listening', async () => {
    const heard = hear();
    heard.push(roll(12, '6655'));
    await heard.clock.advance(QUIET_TIME - 1);
    expect(heard.sent).toEqual([]);
    await heard.clock.advance(1 + HELLO_WAIT);
    expect(heard.told).toContain('roll 6655');
  });
});

describe('over a lost connection', () => {
  test('the same device goes on where it was: what was saved is no roll again, what was not is', () => {
    const memory = freshMemory();
    const first = hear(4, fakeClock(), [], 'auto', memory);
    first.push(hello() + roll(12, '3146'));
    backing(first).stored();
    first.push(roll(13, '5261'));
    backing(first).failed();
    first.connection.end();
    const second = hear(4, fakeClock(), [], 'auto', memory);
    second.push(roll(13, '5261') + roll(14, '1111'));
    expect(second.told).toEqual(['settled', 'roll 5261', 'roll 1111']);
    second.connection.end();
    const third = hear(4, fakeClock(), [], 'auto', memory);
    third.push(roll(14, '1111') + roll(16, '2222'));
    expect(third.told).toEqual(['dup', 'gap']);
    expect(third.sent).toEqual([again(15)]);
  });

  test('a roll that is saved after the cable was pulled is acknowledged when the device repeats it', () => {
    const memory = freshMemory();
    const first = hear(4, fakeClock(), [], 'auto', memory);
    first.push(hello() + roll(12, '3146'));
    first.connection.end();
    backing(first).stored();
    expect(first.sent).toEqual([]);
    const second = hear(4, fakeClock(), [], 'auto', memory);
    second.push(hello() + roll(12, '3146'));
    expect([second.told, second.sent]).toEqual([['settled', 'dup'], [ack(12)]]);
  });
});

describe('the heart of a device', () => {
  test('that beats no more is doubted after five seconds, asked every two, and given up after twenty', async () => {
    const heard = met();
    heard.push(beat(0));
    await heard.clock.advance(STALE_TIME - 1);
    expect(heard.told).toEqual([]);
    await heard.clock.advance(1);
    expect(heard.told).toEqual(['stale']);
    await heard.clock.advance(DEAD_TIME + 2000);
    expect(heard.told).toEqual(['stale', 'dead']);
    expect(heard.sent.every((text) => text === who) && heard.sent.length >= 6).toBe(true);
  });

  test('is heard again in any good frame, and a roll counts meanwhile', async () => {
    const heard = met();
    heard.push(beat(0));
    await heard.clock.advance(STALE_TIME);
    heard.push(roll(12, '3146'));
    expect(heard.told).toEqual(['stale', 'fresh', 'roll 3146']);
    await heard.clock.advance(STALE_TIME);
    expect(heard.told.at(-1)).toBe('stale');
  });

  test('that was never heard is not missed', async () => {
    const heard = met();
    await heard.clock.advance(3_600_000);
    expect(heard.told).toEqual([]);
  });

  test('is not doubted because the program itself was held up', async () => {
    const heard = met();
    heard.push(beat(0));
    await heard.clock.holdUp(STALE_TIME + 2000, () => heard.push(beat(0)));
    await heard.clock.advance(STALE_TIME - 1);
    expect(heard.told).toEqual([]);
  });
});

test('a device that speaks JSON is answered in JSON', () => {
  const heard = hear();
  heard.push('{"t":"hello","v":1,"b":"7F3A","id":"DT-01","fw":"1.2","dice":4,"crc":0}\n');
  heard.push('{"t":"roll","b":"7F3A","n":5,"d":[3,1\n{"t":"roll","b":"7F3A","n":5,"d":[5,2,6,1]}\n');
  expect(heard.told).toEqual(['settled', 'bad-json', 'roll 5261']);
  expect(backing(heard).checked).toBe(false);
  backing(heard).stored();
  expect(heard.sent).toEqual(['{"t":"ack","b":"7F3A","n":5}\n']);
});
