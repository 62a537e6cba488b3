/** What goes wrong between a reader and the program, over a real virtual cable. The numbers are those of docs/dice-line.md. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Reader } from '../../../src/host/dice/reader-parts.ts';
import { realDevice, type RealDevice } from '../../kit/real-device.ts';
import { until } from '../../kit/serial.ts';

const FOUR = ['d1', 'd2', 'd3', 'd4'];
const devices: RealDevice[] = [];

afterEach(async () => {
  await Promise.all(devices.splice(0).map((device) => device.dispose()));
});

async function device(...told: Parameters<typeof realDevice>) {
  const one = await realDevice(...told);
  devices.push(one);
  return one;
}

/** One that the host has come to know. */
async function ready(...told: Parameters<typeof realDevice>) {
  const one = await device(...told);
  await one.is('ready');
  return one;
}

/** Waits until the heart of the device was heard. */
const beats = (reader: Reader) => until('a beat is heard', () => (reader.report().counts.beat ?? 0) > 0);

describe('a device and its cable', () => {
  test('a silent device is doubted after five seconds and connected anew after twenty (fault 10)', async () => {
    const { type, is, walked, reader } = await ready();
    await beats(reader);
    type('fault silent');
    await is('stale silent');
    await is('reconnecting silent');
    expect(walked.slice(0, 5)).toEqual([
      'opening',
      'identifying',
      'ready',
      'stale silent',
      'reconnecting silent',
    ]);
  });

  test('a frozen far side is doubted, let go in time, and its rolls count once it thaws (fault 11)', async () => {
    const { pair, type, is, hears, reader } = await ready();
    await beats(reader);
    pair.freeze();
    await is('stale silent');
    await is('reconnecting silent');
    pair.thaw();
    await is('ready');
    type('3146');
    await hears('roll 3146');
  });

  test('bytes of a wrong speed are found out, and are no roll (fault 16)', async () => {
    const { is, type, rolls, reader } = await device({ faults: ['wrong-speed'] });
    const noise = setInterval(() => type('3146'), 20);
    try {
      await is('failed speed');
    } finally {
      clearInterval(noise);
    }
    expect(rolls()).toEqual([]);
    expect(reader.report().counts.roll).toBeUndefined();
  });

  test('boot text, a modem probe and colour codes are no roll and spoil none (fault 17)', async () => {
    const { type, hears, rolls } = await ready({ form: 'plain' });
    type('fault boot-text', 'fault at-probe', 'fault ansi', '5261');
    await hears('roll 5261');
    expect(rolls()).toEqual(['5261']);
  });

  test('every bit of a roll flipped in turn makes no roll, and the roll itself counts once (fault 18)', async () => {
    const { type, hears, rolls } = await ready();
    type('1111');
    await hears('roll 1111');
    type('fault every-bit');
    await until('the right one came at last', () => rolls().length === 2);
    type('3146');
    await hears('roll 3146');
    expect(rolls()).toHaveLength(3);
  });

  test('lost, repeated and reordered frames leave every roll once and in order (fault 19)', async () => {
    const { type, hears, rolls } = await ready({ rate: 0.3 });
    type('1111');
    await hears('roll 1111');
    type('fault drop', 'fault repeat', 'fault reorder');
    const sent = ['1112', '1113', '1114', '1115', '1116', '1122', '1123', '1124'];
    for (const roll of sent) {
      type(roll);
      await hears(`roll ${roll}`);
    }
    expect(rolls()).toEqual(['1111', ...sent]);
  });

  test('a device that does not hear the acknowledgement repeats its roll, which counts once (fault 20)', async () => {
    const { type, hears, rolls } = await ready();
    type('fault no-ack', '3146');
    await hears('roll 3146', 'dup', 'dup');
    expect(rolls()).toEqual(['3146']);
  });

  test('a device that restarts begins anew, and no roll of before comes again (fault 21)', async () => {
    const { type, hears, rolls } = await ready();
    type('3146');
    await hears('roll 3146');
    type('reboot', '5261');
    await hears('roll 5261');
    expect(rolls()).toEqual(['3146', '5261']);
  });

  test('the count of a device goes around (fault 22)', async () => {
    const { type, hears, rolls } = await ready();
    type('fault wrap', '1111', '2222', '3333');
    await hears('roll 1111', 'roll 2222', 'roll 3333');
    expect(rolls()).toEqual(['1111', '2222', '3333']);
  });

  test('the same plain line again within 400 ms is the same roll, later it is another (fault 24)', async () => {
    const { type, hears, rolls } = await ready({ form: 'plain' });
    type('fault same-line', '3146');
    await hears('roll 3146', 'repeat');
    type('fault none', 'fault same-roll', '5261');
    await hears('roll 5261', 'roll 5261');
    expect(rolls()).toEqual(['3146', '5261', '5261']);
  });

  test('hostile JSON is refused and does not grow the program (fault 31)', async () => {
    const { type, hears, rolls, told } = await ready({ form: 'json' });
    type('1111');
    await hears('roll 1111');
    type('fault hostile-json', '3146');
    await hears('roll 3146');
    expect(rolls()).toEqual(['1111', '3146']);
    expect(told).toContain('bad-json');
  });

  test('a port that has no lines of a terminal to let go of is read all the same', async () => {
    const { type, hears } = await ready({}, { release: true });
    type('3146');
    await hears('roll 3146');
  });
});

describe('dice that are told one by one', () => {
  const known = { bound: FOUR };

  test('that settle anew, lean, go missing or come along with a fifth are judged as a throw needs (fault 25)', async () => {
    const { type, hears, rolls, change } = await ready({ form: 'dice' }, known);
    type('3146');
    await hears('roll 3146');
    type('fault resettle', '5261');
    await until('the throw that settled anew is a roll', () => rolls().length === 2);
    type('fault none', 'fault cocked', '1122');
    await until('a die leans', () => devices[0]!.told.some((word) => word.startsWith('cocked')));
    change({ ask: 100 });
    type('fault none', 'fault missing-die', '1133');
    await until('a die is missing', () => devices[0]!.told.some((word) => word.startsWith('incomplete')));
    change({ ask: 200 });
    type('fault none', 'fault fifth-die', '1144');
    await until('there is one too many', () => devices[0]!.told.some((word) => word.startsWith('extra')));
    expect(rolls()).toHaveLength(2);
    type('fault none', '1155');
    await hears('roll 1155');
  });

  test('that are put back into the cup after their roll do nothing until the game asks again (fault 26)', async () => {
    const { type, hears, rolls, change } = await ready({ form: 'dice' }, { ...known, asksOn: false });
    type('fault back-in-cup', '3146');
    await hears('roll 3146', ...FOUR.map((die) => `${die} handled`), 'd1 rolling', 'd1 settled');
    await hears('roll 3146', 'd4 handled', 'd4 settled');
    change({ now: true, ask: 100 });
    type('fault none', '5261');
    await hears('roll 5261');
    expect(rolls()).toEqual(['3146', '5261']);
  });
});
