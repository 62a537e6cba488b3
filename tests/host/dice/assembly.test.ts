/** Dice that are told one by one: which of them make a roll, and when. */
import { describe, expect, test } from 'vitest';
import { REST_TIME, THROW_TIME } from '../../../src/host/dice/assembly.ts';
import type { Awaited } from '../../../src/host/dice/awaited.ts';
import { frame } from '../../../src/host/dice/checked.ts';
import { hear, type Heard } from '../../kit/listener.ts';

const HELLO = frame('TDH,1,7F3A,4,DT-01,1.2,ack');
const FOUR = ['d1', 'd2', 'd3', 'd4'];

type Told = readonly [die: string, state: string, value?: number, confidence?: number, battery?: number];

/** A device that tells single dice, past its hello; `change` alters what the game awaits. */
async function gateway(first: Partial<Awaited> = {}, bound: readonly string[] = FOUR) {
  let game: Awaited = { dice: 4, now: true, ask: 0, cocked: 'rethrow_all', ...first };
  const heard = hear(() => game, undefined, [], 'auto', undefined, { bound });
  heard.push(HELLO);
  let seq = 0;
  const tell = (...dice: readonly Told[]) => {
    for (const [die, state, value = 0, confidence = '', battery = ''] of dice) {
      heard.push(frame(`TDS,7F3A,${seq},${die},${state},${value},${confidence},${battery}`));
      seq += 1;
    }
  };
  const each = (state: string, values: Readonly<Record<string, number>>) =>
    tell(...Object.entries(values).map(([die, value]): Told => [die, state, value]));
  return {
    ...heard,
    tell,
    /** Dice roll, and come to rest on these faces. */
    throwDice(values: Readonly<Record<string, number>>) {
      each('rolling', Object.fromEntries(Object.keys(values).map((die) => [die, 0])));
      each('settled', values);
    },
    rest: () => heard.clock.advance(REST_TIME),
    change: (next: Partial<Awaited>) => void (game = { ...game, ...next }),
    /** What came of it: rolls and troubles, without the reports themselves. */
    came: () => cameOf(heard),
  };
}

const cameOf = ({ readings }: Heard) =>
  readings.flatMap((reading) => {
    if (reading.is === 'roll') {
      const { checked, doubt } = reading.backing ?? {};
      return [
        [reading.dice.join(''), ...(doubt ? [doubt] : []), ...(checked ? [] : ['unchecked'])].join(' '),
      ];
    }
    return reading.is === 'dice'
      ? [[reading.why, reading.die, reading.known.join('')].filter(Boolean).join(' ')]
      : [];
  });

const THROW = { d1: 3, d2: 1, d3: 4, d4: 6 };

describe('four dice that rolled and settled', () => {
  test('are a roll once nothing was told for 600 ms, and not before', async () => {
    const { throwDice, clock, came } = await gateway();
    throwDice(THROW);
    await clock.advance(REST_TIME - 1);
    expect(came()).toEqual([]);
    await clock.advance(1);
    expect(came()).toEqual(['3146']);
  });

  test('in JSON are a roll that its missing check does not make better', async () => {
    const heard = hear(4, undefined, [], 'auto', undefined, { bound: FOUR });
    heard.push('{"t":"hello","v":1,"b":"7F3A","id":"GW","fw":"1","dice":4}\n');
    let n = 0;
    for (const [s, values] of [['rolling', [0, 0, 0, 0]] as const, ['settled', [2, 2, 5, 6]] as const]) {
      for (const [at, v] of values.entries()) {
        heard.push(`{"t":"die","b":"7F3A","n":${n},"id":"d${at + 1}","s":"${s}","v":${v},"c":97,"bat":81}\n`);
        n += 1;
      }
    }
    await heard.clock.advance(REST_TIME);
    expect(cameOf(heard)).toEqual(['2256 unchecked']);
  });

  test('are acknowledged one by one, each as soon as it is told', async () => {
    const { tell, sent } = await gateway();
    tell(['d1', 'rolling'], ['d1', 'settled', 3]);
    expect(sent).toEqual([frame('TDA,7F3A,0'), frame('TDA,7F3A,1')]);
  });

  test('are no roll without having rolled: faces of dice that lie, are lifted or turned count never', async () => {
    const { tell, rest, came } = await gateway();
    for (const state of ['settled', 'idle', 'handled', 'moved', 'unknown', 'absent', 'newfangled']) {
      tell(...FOUR.map((die): Told => [die, state, 4]));
      await rest();
    }
    expect(came()).toEqual([]);
  });

  test('are one roll: picked up and put back into the cup they do nothing until the game asks again', async () => {
    const { throwDice, tell, rest, change, came } = await gateway();
    throwDice(THROW);
    await rest();
    tell(...FOUR.map((die): Told => [die, 'handled']));
    throwDice({ d1: 1, d2: 1, d3: 1, d4: 1 });
    await rest();
    change({ now: false, ask: 1 });
    throwDice({ d1: 2, d2: 2, d3: 2, d4: 2 });
    await rest();
    change({ now: true, ask: 2 });
    throwDice({ d1: 5, d2: 5, d3: 6, d4: 6 });
    await rest();
    expect(came()).toEqual(['3146', '5566']);
  });

  test('thrown while nothing is awaited are no roll, nor when the game asks before they settle', async () => {
    const { tell, rest, change, came } = await gateway({ now: false });
    tell(...FOUR.map((die): Told => [die, 'rolling']));
    change({ now: true, ask: 1 });
    tell(...FOUR.map((die): Told => [die, 'settled', 4]));
    await rest();
    expect(came()).toEqual([]);
  });

  test('are no roll when a roll was typed while they were under way', async () => {
    const { tell, rest, change, came } = await gateway();
    tell(...FOUR.map((die): Told => [die, 'rolling']));
    change({ ask: 1 });
    tell(...FOUR.map((die): Told => [die, 'settled', 4]));
    await rest();
    expect(came()).toEqual([]);
  });
});

describe('a die that does not lie as it should', () => {
  test('and re-settles counts as it lies in the end', async () => {
    const { throwDice, tell, rest, came } = await gateway();
    throwDice(THROW);
    tell(['d2', 'moved', 5]);
    await rest();
    expect(came()).toEqual([]);
    tell(['d2', 'settled', 5]);
    await rest();
    expect(came()).toEqual(['3546']);
  });

  test('and rolls on after it had settled counts as it lies in the end', async () => {
    const { throwDice, tell, rest, came } = await gateway();
    throwDice(THROW);
    tell(['d2', 'rolling'], ['d2', 'settled', 5]);
    await rest();
    expect(came()).toEqual(['3546']);
  });

  test.each([
    ['cocked', 'cocked d3 316'],
    ['stacked', 'stacked d3 316'],
    ['off', 'offtray d3 316'],
  ])('%s is said, and where that die is thrown again the others stay', async (state, says) => {
    const { throwDice, tell, rest, came } = await gateway({ cocked: 'rethrow_die' });
    throwDice({ d1: 3, d2: 1, d4: 6 });
    tell(['d3', 'rolling'], ['d3', state]);
    await rest();
    expect(came()).toEqual([says]);
    throwDice({ d3: 4 });
    await rest();
    expect(came()).toEqual([says, '3164']);
  });

  test('where all dice are thrown again, none of that throw stays', async () => {
    const { throwDice, tell, rest, came } = await gateway({ cocked: 'rethrow_all' });
    throwDice({ d1: 3, d2: 1, d4: 6 });
    tell(['d3', 'rolling'], ['d3', 'cocked', 2]);
    throwDice({ d3: 4 });
    await rest();
    expect(came()).toEqual(['cocked d3']);
    throwDice({ d1: 2, d2: 2, d3: 5, d4: 6 });
    await rest();
    expect(came().map((word) => [...word].sort().join(''))).toContain('2256');
    expect(came()).toHaveLength(2);
  });

  test('and shows a face counts where the table has it so, with a yes', async () => {
    const { throwDice, tell, rest, came } = await gateway({ cocked: 'count_if_readable' });
    throwDice({ d1: 3, d2: 1, d4: 6 });
    tell(['d3', 'rolling'], ['d3', 'cocked', 2]);
    await rest();
    expect(came()).toEqual(['3162 unsure']);
  });

  test.each([
    [100, ['3146']],
    [90, ['3146']],
    [89, ['3146 unsure']],
    [60, ['3146 unsure']],
    [59, ['unsure d4 314']],
    [0, ['unsure d4 314']],
  ])('read with %d percent of confidence counts accordingly', async (confidence, expected) => {
    const { throwDice, tell, rest, came } = await gateway();
    throwDice({ d1: 3, d2: 1, d3: 4 });
    tell(['d4', 'rolling'], ['d4', 'settled', 6, confidence]);
    await rest();
    expect(came()).toEqual(expected);
  });

  test('that tells nothing leaves the known faces to the players after 15 s, and may still come', async () => {
    const { throwDice, tell, clock, rest, came } = await gateway();
    throwDice({ d1: 3, d2: 1, d3: 4 });
    await clock.advance(THROW_TIME - 1);
    expect(came()).toEqual([]);
    await clock.advance(1);
    expect(came()).toEqual(['incomplete 314']);
    tell(['d4', 'rolling'], ['d4', 'settled', 6]);
    await rest();
    expect(came()).toEqual(['incomplete 314', '3146']);
  });

  test('and tells two faces without rolling between may be two dice: no roll', async () => {
    const { throwDice, tell, rest, came } = await gateway();
    throwDice(THROW);
    tell(['d2', 'settled', 5]);
    await rest();
    expect(came()).toEqual(['clash d2 3546']);
  });

  test('low on battery is said once', async () => {
    const { tell, came } = await gateway();
    tell(['d1', 'idle', 3, 97, 15], ['d1', 'idle', 3, 97, 14], ['d1', 'idle', 3, 97, 13]);
    expect(came()).toEqual(['battery d1']);
  });
});

describe('dice of this table and others', () => {
  test('none bound: said once, and no roll', async () => {
    const { throwDice, rest, came } = await gateway({}, []);
    throwDice(THROW);
    await rest();
    expect(came()).toEqual(['unbound']);
  });

  test('one die that is thrown again is a roll with those that stay, and so are all of them', async () => {
    const { throwDice, rest, came, change } = await gateway({ kept: [3, 4, 6] });
    throwDice({ d2: 5 });
    await rest();
    expect(came()).toEqual(['3465']);
    change({ ask: 1 });
    throwDice({ d1: 3, d2: 1, d3: 4, d4: 6 });
    await rest();
    expect(came()).toEqual(['3465', '3146']);
    change({ ask: 2 });
    throwDice({ d1: 3, d2: 1 });
    await rest();
    expect(came()).toHaveLength(2);
  });

  test('a stranger that was thrown along makes it no roll, also where it is the first to be told', async () => {
    const { tell, throwDice, rest, came } = await gateway();
    tell(['x9', 'rolling']);
    throwDice(THROW);
    tell(['x9', 'settled', 5]);
    await rest();
    expect(came()).toEqual(['stranger x9', 'extra 3146']);
    throwDice(THROW);
    await rest();
    expect(came()).toEqual(['stranger x9', 'extra 3146', '3146']);
  });

  test('a stranger that lies there is told once and ignored', async () => {
    const { throwDice, tell, rest, came } = await gateway();
    tell(['x9', 'idle', 3], ['x8', 'settled', 3]);
    throwDice(THROW);
    tell(['x9', 'settled', 2]);
    await rest();
    expect(came()).toEqual(['stranger x9', '3146']);
  });

  test('a fifth die that was thrown along makes no roll, and the next throw is one', async () => {
    const { throwDice, rest, came } = await gateway();
    throwDice({ ...THROW, x9: 2 });
    await rest();
    expect(came()).toEqual(['stranger x9', 'extra 3146']);
    throwDice({ d1: 2, d2: 2, d3: 5, d4: 5 });
    await rest();
    expect(came()).toEqual(['stranger x9', 'extra 3146', '2255']);
  });

  test('five bound dice in a throw of four make no roll, in Express they are one', async () => {
    const five = { ...THROW, d5: 2 };
    const classic = await gateway({}, [...FOUR, 'd5']);
    classic.throwDice(five);
    await classic.rest();
    expect(classic.came()).toEqual(['extra 31462']);
    const express = await gateway({ dice: 5 }, [...FOUR, 'd5']);
    express.throwDice(five);
    await express.rest();
    expect(express.came()).toEqual(['31462']);
  });

  test('two of them are the throw for the start, one after the other or both at once', async () => {
    const { throwDice, rest, change, came } = await gateway({ dice: 2 });
    throwDice({ d1: 3 });
    throwDice({ d4: 6 });
    await rest();
    change({ ask: 1 });
    throwDice({ d2: 1, d3: 1 });
    await rest();
    expect(came()).toEqual(['36', '11']);
  });
});

describe('a throw that is cut off', () => {
  test('by the end of the connection is dropped and told', async () => {
    const { throwDice, tell, connection, clock, came } = await gateway();
    throwDice({ d1: 3, d2: 1 });
    tell(['d3', 'rolling']);
    connection.end();
    await clock.advance(THROW_TIME);
    expect(came()).toEqual(['half 31']);
    expect(clock.pending()).toBe(0);
  });

  test('by a report that went missing waits for a yes', async () => {
    const { tell, throwDice, clock, push, came } = await gateway();
    tell(...FOUR.map((die): Told => [die, 'rolling']));
    // Number 4 never comes, whatever is asked for it.
    throwDice({});
    for (const [at, value] of [3, 1, 4, 6].entries()) {
      push(frame(`TDS,7F3A,${5 + at},d${at + 1},settled,${value},97,81`));
    }
    await clock.advance(2000);
    expect(came()).toEqual(['3146 gap']);
  });
});

test('a die without a name, with a face of 7 or a battery of 101 is a fault of the device', () => {
  const { told, push } = hear(4, undefined, [], 'auto', undefined, { bound: FOUR });
  push(HELLO);
  for (const fields of [
    'd 1,settled,4,,',
    ',settled,4,,',
    'd1,settled,7,,',
    'd1,settled,,,',
    'd1,Settled,4,,',
    'd1,settled,4,101,',
    'd1,settled,4,,x',
  ]) {
    push(frame(`TDS,7F3A,0,${fields}`));
  }
  expect(told.filter((word) => word === 'bad-fields')).toHaveLength(7);
});
