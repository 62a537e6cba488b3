/** Byte streams of devices that speak in frames, as they arrive on the wire. */
import { describe, expect, test } from 'vitest';
import { xor8 } from '../../../src/host/dice/check.ts';
import { frame } from '../../../src/host/dice/checked.ts';
import { freshMemory } from '../../../src/host/dice/talk.ts';
import { bytesOf } from '../../fixtures/dice/streams.ts';
import { fakeClock } from '../../kit/clock.ts';
import { hear } from '../../kit/listener.ts';

const HELLO = frame('TDH,1,7F3A,4,DT-01,1.2,ack');
const R12 = '24 54 44 52 2C 37 46 33 41 2C 31 32 2C 33 31 34 36 2A 46 36 36 34 0D 0A';
const R13 = '24 54 44 52 2C 37 46 33 41 2C 31 33 2C 35 32 36 31 2A 44 42 38 38 0D 0A';
const R15 = '24 54 44 52 2C 37 46 33 41 2C 31 35 2C 35 32 36 31 2A 35 36 36 39 0A';
const NEW_BOOT = '24 54 44 52 2C 30 42 30 31 2C 31 32 2C 36 36 35 35 2A 38 46 46 42 0A';
const LAST = '24 54 44 52 2C 37 46 33 41 2C 36 35 35 33 35 2C 31 31 31 31 2A 45 43 34 38 0A';
const FIRST = '24 54 44 52 2C 37 46 33 41 2C 30 2C 32 32 32 32 2A 45 39 41 30 0A';

/** A device that has said who it is; every roll of it is saved at once. */
function met(clock = fakeClock(), told: string[] = [], memory = freshMemory()) {
  const heard = hear(4, clock, told, 'auto', memory);
  const push = (hex: string) => {
    heard.push(bytesOf(hex));
    for (const reading of heard.readings.splice(0)) if (reading.is === 'roll') reading.backing?.stored();
  };
  heard.push(HELLO);
  told.splice(0);
  return { ...heard, push };
}

describe('streams of frames', () => {
  test('a frame twice and the next one: two rolls, the first acknowledged again (stream 11)', () => {
    const { told, sent, push } = met();
    push(R12);
    push(R12);
    push(R13);
    expect(told).toEqual(['roll 3146', 'dup', 'roll 5261']);
    expect(sent).toEqual([frame('TDA,7F3A,12'), frame('TDA,7F3A,12'), frame('TDA,7F3A,13')]);
  });

  test('two digits hit in the same bit: the strong check refuses, the weak one passes and is trusted like none (stream 12)', () => {
    const strong = '24 54 44 52 2C 37 46 33 41 2C 31 32 2C 33 33 36 36 2A 46 36 36 34 0A';
    const weak = '24 54 44 52 2C 37 46 33 41 2C 31 32 2C 33 33 36 36 2A 36 45 0A';
    const after = met();
    after.push(strong);
    after.push(weak); // refused behind a strong check
    expect(after.told).toEqual(['bad-check', 'bad-check']);

    const alone = hear();
    const who = 'TDH,1,7F3A,4,DT-01,1.2,ack';
    alone.push(`$${who}*${xor8(who)}\n`);
    alone.push(bytesOf(weak));
    const roll = alone.readings.find(({ is }) => is === 'roll');
    expect(roll).toMatchObject({ dice: [3, 3, 6, 6], backing: { checked: false } });
  });

  test('the count goes around, a connection is lost, items go missing, and a new start waits for its hello (stream 14)', async () => {
    const clock = fakeClock();
    const memory = freshMemory();
    const one = met(clock, [], memory);
    one.push(LAST);
    one.push(FIRST);
    one.push(FIRST);
    expect(one.told).toEqual(['roll 1111', 'roll 2222', 'dup']);
    one.connection.end();

    // Behind 0 number 12 is twelve further on: it waits for those between, then for a yes.
    const two = hear(4, clock, [], 'auto', memory);
    two.push(bytesOf(R12));
    expect([two.told, two.sent]).toEqual([['gap'], [frame('TDN,7F3A,1')]]);

    const fresh = met(clock);
    fresh.push(R12);
    fresh.push(R15);
    expect(fresh.told).toEqual(['roll 3146', 'gap']);
    expect(fresh.sent.at(-1)).toBe(frame('TDN,7F3A,13'));
    fresh.push(NEW_BOOT);
    expect(fresh.told).toEqual(['roll 3146', 'gap']);
    fresh.push(
      Buffer.from(frame('TDH,1,0B01,4,DT-01,1.2,ack'))
        .toString('hex')
        .replaceAll(/(..)(?=.)/g, '$1 '),
    );
    expect(fresh.told.filter((word) => word.startsWith('roll'))).toEqual(['roll 3146', 'roll 6655']);
  });

  test('a cut object, and the next line (stream 15)', () => {
    const cut =
      '7B 22 74 22 3A 22 72 6F 6C 6C 22 2C 22 62 22 3A 22 37 46 33 41 22 2C 22 6E 22 3A 35 2C 22 64 22 3A 5B 33 2C 31 0A';
    const whole =
      '7B 22 74 22 3A 22 72 6F 6C 6C 22 2C 22 62 22 3A 22 37 46 33 41 22 2C 22 6E 22 3A 36 2C 22 64 22 3A 5B 35 2C 32 2C 36 2C 31 5D 7D 0A';
    const heard = hear(4, undefined, [], 'json');
    heard.push('{"t":"hello","v":1,"b":"7F3A","id":"DT-01","fw":"1.2","dice":4}\n');
    heard.push(bytesOf(cut));
    heard.push(bytesOf(whole));
    heard.push('{"t":"roll","b":"7F3A","n":7,"d":["3",1,4,6]}\n');
    expect(heard.told).toEqual(['settled', 'bad-json', 'roll 5261', 'bad-fields']);
  });
});
