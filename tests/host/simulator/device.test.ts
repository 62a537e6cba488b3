/** The simulated device from its own side: what it sends, when, and what it makes of answers. */
import { expect, test } from 'vitest';
import { frame, readChecked } from '../../../src/host/dice/checked.ts';
import { jsonLine, readJson } from '../../../src/host/dice/json.ts';
import { readPlain } from '../../../src/host/dice/plain.ts';
import {
  BEAT_EVERY,
  HELLO_EVERY,
  HELLO_TIMES,
  KEPT_ITEMS,
  RESEND_LIMIT,
} from '../../../src/host/simulator/device.ts';
import { PLAIN_SPELLINGS } from '../../../src/host/simulator/forms.ts';
import { seeded, throwOf } from '../../../src/host/simulator/random.ts';
import { alone, type Alone } from '../../kit/simulated.ts';

/** The body of every frame that was sent since the last look. */
function bodies({ wrote }: Alone): string[] {
  return wrote.splice(0).map((line) => line.replace(/^\$|\*[0-9A-F]+\n$/g, ''));
}

const bootOf = (one: Alone) => bodies(one)[0]?.split(',')[2] ?? '';
const say = ({ simulator }: Alone, text: string) => simulator.heard(Buffer.from(text, 'latin1'));

test('a device says three times who it is, half a second apart, and then only when it is asked', async () => {
  const one = alone({ faults: ['no-beat'] });
  expect(bodies(one)).toEqual([expect.stringMatching(/^TDH,1,[0-9A-F]{4},4,SIM-01,1\.0,ack$/)]);
  for (let time = 1; time < HELLO_TIMES; time += 1) {
    await one.clock.advance(HELLO_EVERY);
    expect(bodies(one)).toHaveLength(1);
  }
  await one.clock.advance(60_000);
  expect(bodies(one)).toEqual([]);
  say(one, frame('TDQ,1'));
  expect(bodies(one)).toEqual([expect.stringContaining('TDH,1,')]);
});

test('its heart beats every two seconds and tells the last number and the time since its start', async () => {
  const one = alone();
  await one.clock.advance(HELLO_TIMES * HELLO_EVERY);
  const boot = bootOf(one);
  await one.clock.advance(BEAT_EVERY);
  one.simulator.typed('none cocked');
  say(one, frame(`TDA,${boot},1`));
  await one.clock.advance(BEAT_EVERY);
  expect(bodies(one)).toEqual([`TDB,${boot},0,2`, `TDX,${boot},1,cocked,4`, `TDB,${boot},1,4`]);
});

test('an item is sent again after a quarter, a half and whole seconds until it is acknowledged', async () => {
  const one = alone({ faults: ['no-beat'] });
  const boot = bootOf(one);
  await one.clock.advance(HELLO_TIMES * HELLO_EVERY);
  bodies(one);
  one.simulator.typed('3146');
  const body = `TDR,${boot},1,3146`;
  expect(bodies(one)).toEqual([body]);
  for (const wait of [250, 500, 1000, 1000]) {
    await one.clock.advance(wait - 1);
    expect(bodies(one)).toEqual([]);
    await one.clock.advance(1);
    expect(bodies(one)).toEqual([body]);
  }
  say(one, frame(`TDA,${boot},2`) + frame('TDA,0000,1') + `$TDA,${boot},1*0000\n`);
  await one.clock.advance(1000);
  expect(bodies(one)).toEqual([body]);
  say(one, frame(`TDA,${boot},1`));
  await one.clock.advance(10_000);
  expect(bodies(one)).toEqual([]);
});

test('an item that nobody acknowledges is given up in the end, and a newer one takes its place', async () => {
  const one = alone({ faults: ['no-beat', 'no-hello'] });
  one.simulator.typed('1111');
  one.simulator.typed('2222');
  await one.clock.advance(3_600_000);
  const sent = bodies(one);
  expect(sent.filter((body) => body.endsWith('1111'))).toHaveLength(1);
  expect(sent.filter((body) => body.endsWith('2222'))).toHaveLength(1 + RESEND_LIMIT);
});

test('the last eight items can be asked for, acknowledged or not, and older ones are gone', () => {
  const one = alone();
  const boot = bootOf(one);
  for (let number = 1; number <= KEPT_ITEMS + 1; number += 1) {
    one.simulator.typed('3146');
    say(one, frame(`TDA,${boot},${number}`));
  }
  bodies(one);
  say(one, frame(`TDN,${boot},2`) + frame(`TDN,${boot},1`) + frame('TDN,0000,3'));
  expect(bodies(one)).toEqual([`TDR,${boot},2,3146`]);
});

test('every start is another boot, counts anew and keeps nothing', () => {
  const one = alone();
  const boot = bootOf(one);
  one.simulator.typed('3146');
  bodies(one);
  one.simulator.typed('reboot');
  const again = bootOf(one);
  expect(again).not.toBe(boot);
  say(one, frame(`TDN,${boot},1`) + frame(`TDN,${again},1`));
  expect(bodies(one)).toEqual([]);
  one.simulator.typed('3146');
  expect(bodies(one)).toEqual([`TDR,${again},1,3146`]);
});

test('numbers go around from 65535 to 0', () => {
  const one = alone({ faults: ['wrap'] });
  bodies(one);
  for (let roll = 0; roll < 4; roll += 1) one.simulator.typed('3146');
  expect(bodies(one).map((body) => body.split(',')[2])).toEqual(['65534', '65535', '0', '1']);
});

test.each([false, true])('the JSON form is the same conversation (with a check: %s)', async (crc) => {
  const one = alone({ form: 'json', crc, faults: ['no-beat'] });
  const read = () =>
    one.wrote.splice(0).map((line) => {
      const framed = readJson(line.trimEnd(), crc);
      return framed.is === 'message' && framed.checked === crc ? framed.message : framed;
    });
  const [hello] = read();
  const boot = hello !== undefined && 'boot' in hello ? hello.boot : '';
  expect(hello).toMatchObject({ is: 'hello', boot, id: 'SIM-01', dice: 4, resends: true, checks: crc });
  await one.clock.advance(HELLO_TIMES * HELLO_EVERY);
  read();
  one.simulator.typed('3146');
  one.simulator.typed('die d2 cocked 4 40');
  one.simulator.typed('none offtray');
  expect(read()).toEqual([
    { is: 'roll', boot, seq: 1, dice: [3, 1, 4, 6], confidence: null },
    expect.objectContaining({ is: 'die', boot, seq: 2 }),
    { is: 'none', boot, seq: 3, why: 'offtray' },
  ]);
  say(one, jsonLine({ t: 'again', b: boot, n: 1 }) + jsonLine({ t: 'ack', b: boot, n: 3 }));
  await one.clock.advance(5000);
  expect(read()).toEqual([{ is: 'roll', boot, seq: 1, dice: [3, 1, 4, 6], confidence: null }]);
  say(one, frame('TDQ,1') + '{"t":"ack"}\n{"t":\nnonsense\n');
  expect(read()).toEqual([hello]);
});

test('a plain device greets with a comment and spells its rolls in many ways, each of them a roll', async () => {
  const one = alone({ form: 'plain' });
  for (let turn = 0; turn < PLAIN_SPELLINGS; turn += 1) one.simulator.typed('3146');
  const [greeting = '', ...rolls] = one.wrote;
  expect(readPlain(greeting.trimEnd(), 4)).toEqual({ is: 'comment' });
  expect(new Set(rolls).size).toBe(PLAIN_SPELLINGS);
  for (const line of rolls) {
    expect(line).toMatch(/(\r\n|\r|\n)$/);
    expect(readPlain(line.replace(/[\r\n]+$/, ''), 4)).toEqual({ is: 'roll', dice: [3, 1, 4, 6] });
  }
  await one.clock.advance(60_000);
  expect(one.wrote).toHaveLength(1 + PLAIN_SPELLINGS);
});

test('what is sent in the checked form passes the check and has all its fields', () => {
  const one = alone();
  ['3146', 'none count', 'die d3 settled 4 97 81'].forEach((line) => one.simulator.typed(line));
  expect(one.wrote.map((line) => readChecked(line.trimEnd(), true))).toEqual(
    ['hello', 'roll', 'none', 'die'].map((is) => ({
      is: 'message',
      checked: true,
      message: expect.objectContaining({ is }),
    })),
  );
});

test('a device without power says nothing, and what was to come does not come later', async () => {
  const one = alone({ form: 'dice' });
  one.simulator.typed('3146');
  one.simulator.unplugged();
  one.wrote.splice(0);
  ['3146', 'hello', 'raw x', 'reboot', 'fault burst'].forEach((line) => one.simulator.typed(line));
  await one.clock.advance(60_000);
  expect(one.wrote).toEqual([]);
  expect(one.clock.pending()).toBe(0);
});

test('the same seed makes the same rolls, and every face comes', () => {
  const rolls = (seed: number) => {
    const chance = seeded(seed);
    return Array.from({ length: 100 }, () => throwOf(chance, 4).join(''));
  };
  expect(rolls(7)).toEqual(rolls(7));
  expect(rolls(7)).not.toEqual(rolls(8));
  expect([...new Set(rolls(7).join(''))].sort()).toEqual(['1', '2', '3', '4', '5', '6']);
});
