/** Every fault of the simulated reader, and what the host's connection makes of it. */
import { describe, expect, test } from 'vitest';
import { LINE_VERDICTS, type LineVerdict, type ReaderForm } from '../../../src/contract/reader.ts';
import { BURST_BYTES, FLOOD_ROLLS } from '../../../src/host/simulator/events.ts';
import { FAULT_NAMES, type FaultName, FAULTS } from '../../../src/host/simulator/faults.ts';
import { DEVICE_FORMS } from '../../../src/host/simulator/forms.ts';
import { alone, joined, type Joined } from '../../kit/simulated.ts';

/** What the host told since the last look. */
const news = ({ told }: Joined) => told.splice(0);

/** A reader that has settled, and nothing told yet. */
async function ready(options: Parameters<typeof joined>[0] = {}, form: ReaderForm = 'auto', seed = 1) {
  const one = await joined(options, { form, seed });
  news(one);
  return one;
}

const TWENTY = Array.from({ length: 20 }, (_, roll) =>
  [0, 1, 2, 3].map((die) => 1 + ((roll * 7 + die * 5 + (roll >> die)) % 6)).join(''),
);

/** Verdicts that no sound device causes. */
const wrong: ReadonlySet<LineVerdict> = new Set(
  [...LINE_VERDICTS.passed, ...LINE_VERDICTS.rejected].filter((is) => is !== 'comment'),
);

describe('without a fault', () => {
  test.each([
    ['plain', {}, 'auto'],
    ['plain', {}, 'plain'],
    ['checked', {}, 'auto'],
    ['checked', {}, 'checked'],
    ['json', {}, 'auto'],
    ['json', {}, 'json'],
    ['json', { crc: true }, 'json'],
  ] as const)(
    'every roll of the form %s (%o, chosen as %s) arrives once and in order, and nothing else does',
    async (form, more, chosen) => {
      const one = await joined({ form, ...more }, { form: chosen });
      expect(news(one).filter((word) => word !== 'comment')).toEqual(['settled']);
      for (const roll of TWENTY) {
        one.type(roll);
        await one.run(500);
      }
      expect(news(one)).toEqual(TWENTY.map((roll) => `roll ${roll}`));
      expect(one.heard().noted.filter(({ is }) => wrong.has(is))).toEqual([]);
    },
  );

  test('it goes on after its cable was pulled and plugged in again', async () => {
    const one = await ready();
    one.type('3146');
    await one.run(500);
    one.replug();
    await one.run(3000);
    one.type('5261');
    await one.run(500);
    expect(one.rolls()).toEqual(['3146', '5261']);
  });
});

describe('with a line that loses, repeats, disorders or spoils what is sent', () => {
  test.each([
    ['drop', 0.2],
    ['repeat', 0.5],
    ['reorder', 0.5],
    ['bit-flips', 0.2],
    ['half-line', 0.2],
  ] as const)(
    'under %s (%d) every roll of the checked form arrives once and in order',
    async (fault, rate) => {
      for (const seed of [1, 2, 3]) {
        const one = await ready({ faults: [fault], rate }, 'checked', seed);
        for (const roll of TWENTY) {
          one.type(roll);
          await one.run(4000);
        }
        expect(one.rolls(), `seed ${seed}`).toEqual(TWENTY);
      }
    },
  );

  test('all of them together leave no wrong roll and none twice', async () => {
    const one = await ready({ faults: ['drop', 'repeat', 'reorder', 'bit-flips', 'half-line'], rate: 0.2 });
    for (const roll of TWENTY) {
      one.type(roll);
      await one.run(6000);
    }
    expect(one.rolls()).toEqual(TWENTY);
  });

  test('rolls in quick succession may get lost under all of them, but none is false and none is lost without a doubt', async () => {
    const bad = ['drop', 'repeat', 'reorder', 'bit-flips', 'half-line'];
    let lost = 0;
    for (const seed of [1, 2, 3, 4]) {
      const one = await ready({ rate: 0.25 }, 'checked', seed);
      const sent = ['1234', ...TWENTY, ...TWENTY];
      one.type('1234');
      await one.run(500);
      one.type(...bad.map((fault) => `fault ${fault}`));
      for (const [place, roll] of sent.slice(1).entries()) {
        one.type(roll);
        await one.run(place % 3 === 0 ? 300 : 5000);
      }
      await one.run(20_000);
      let next = 0;
      for (const reading of one.heard().readings) {
        if (reading.is !== 'roll') continue;
        const found = sent.indexOf(reading.dice.join(''), next);
        expect(found, `seed ${seed}: ${reading.line}`).toBeGreaterThanOrEqual(next);
        if (found > next) expect(reading.backing?.doubt, `seed ${seed}: ${reading.line}`).toBe('gap');
        lost += found - next;
        next = found + 1;
      }
      expect(next, `seed ${seed}`).toBe(sent.length);
    }
    expect(lost).toBeGreaterThan(0);
  });

  test('what was repeated, lost or spoiled is told as such', async () => {
    const told = async (fault: FaultName, rate: number) => {
      const one = await ready({ faults: [fault, 'no-beat'], rate }, 'checked', 5);
      for (const roll of TWENTY) {
        one.type(roll, roll);
        await one.run(4000);
      }
      return new Set(one.told);
    };
    expect(await told('repeat', 1)).toContain('dup');
    expect(await told('drop', 0.3)).toContain('gap');
    expect(await told('reorder', 0.5)).toContain('gap');
    expect(await told('bit-flips', 0.5)).toContain('bad-check');
    expect(await told('half-line', 0.5)).toContain('damaged');
  });

  test('byte by byte every line is whole, also where the next one begins before the last has ended', async () => {
    const one = await ready({ faults: ['byte-by-byte'] });
    one.type('1111', '2222', '3333');
    await one.run(500);
    expect(one.wrote.every((write) => write.length === 1)).toBe(true);
    expect(one.rolls()).toEqual(['1111', '2222', '3333']);
  });

  test.each(['plain', 'checked', 'json'] as const)(
    'noise of a wrong speed is no roll in the form %s, and is found out',
    async (form) => {
      const one = await joined({ form, faults: ['wrong-speed'] }, { settle: 0 });
      for (let roll = 0; roll < 10; roll += 1) {
        one.type('3146');
        await one.run(1000);
      }
      expect(one.told).toContain('wrong speed');
      expect(one.rolls()).toEqual([]);
    },
  );
});

/** Lines that are typed, the time that passes, and the words that must come of it. */
interface Outcome {
  readonly form?: 'plain' | 'checked' | 'json';
  readonly chosen?: ReaderForm;
  readonly typed: readonly string[];
  readonly after?: number;
  readonly told: readonly string[];
}

const OUTCOMES: Partial<Record<FaultName, readonly Outcome[]>> = {
  silent: [{ typed: ['3146'], after: 25_000, told: ['stale', 'dead'] }],
  'no-beat': [{ typed: ['3146'], after: 6000, told: ['roll 3146', 'stale'] }],
  'no-hello': [{ typed: ['reboot', '3146'], after: 1100, told: ['dup', 'dup', 'roll 3146'] }],
  'no-ack': [{ typed: ['3146'], after: 900, told: ['roll 3146', 'dup', 'dup'] }],
  deaf: [{ typed: ['3146'], after: 900, told: ['roll 3146', 'dup', 'dup'] }],
  'weak-check': [
    { chosen: 'checked', typed: ['3146'], after: 100, told: ['bad-check'] },
    { typed: ['3146'], after: 100, told: ['bad-check'] },
  ],
  'wrong-id': [{ typed: ['hello', '3146'], told: ['roll 3146'] }],
  wrap: [
    { typed: ['1111', '2222', '3333', '4444'], told: ['roll 1111', 'roll 2222', 'roll 3333', 'roll 4444'] },
  ],
  'same-line': [
    { typed: ['3146'], after: 200, told: ['roll 3146', 'dup'] },
    { form: 'plain', typed: ['3146'], after: 200, told: ['roll 3146', 'repeat'] },
    { form: 'json', typed: ['3146'], after: 200, told: ['roll 3146', 'dup'] },
  ],
  'same-roll': [
    { typed: ['3146'], after: 2500, told: ['roll 3146', 'roll 3146'] },
    { form: 'plain', typed: ['3146'], after: 2500, told: ['roll 3146', 'roll 3146'] },
  ],
  cocked: [
    { typed: ['3146'], told: ['cocked'] },
    { form: 'json', typed: ['3146'], told: ['cocked'] },
    { form: 'plain', typed: ['3146'], told: ['comment'] },
  ],
  'missing-die': [
    { typed: ['3146'], told: ['count'] },
    { form: 'plain', typed: ['3146'], told: ['bad-roll'] },
  ],
  'fifth-die': [
    { typed: ['3146'], told: ['bad-fields'] },
    { form: 'plain', typed: ['3146'], told: ['bad-roll'] },
  ],
};

const ONCE: Partial<Record<FaultName, readonly Outcome[]>> = {
  'boot-text': (['plain', 'checked'] as const).map((form) => ({
    form,
    typed: ['3146'],
    told: ['noise', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown', 'roll 3146'],
  })),
  'at-probe': [
    { form: 'plain', typed: ['3146'], told: ['unknown', 'unknown', 'unknown', 'unknown', 'roll 3146'] },
  ],
  ansi: [{ form: 'plain', typed: ['5261'], told: ['noise', 'roll 5261'] }],
  overlong: [{ form: 'plain', typed: ['3146'], told: ['overlong', 'roll 3146'] }],
  'bad-fields': [
    { typed: ['3146'], told: ['bad-fields', 'roll 3146'] },
    { form: 'json', typed: ['3146'], told: ['bad-fields', 'roll 3146'] },
    { form: 'plain', typed: ['3146'], told: ['bad-roll', 'roll 3146'] },
  ],
  'plain-line': [{ typed: ['3146'], told: ['unknown', 'roll 3146'] }],
  stale: [{ typed: ['3146'], told: ['stale', 'roll 3146'] }],
  skip: [{ typed: ['3146'], after: 240, told: ['gap'] }],
  reboot: [{ typed: ['3146'], told: ['roll 3146'] }],
  'quiet-reboot': [{ typed: ['3146'], after: 1500, told: ['roll 3146'] }],
  'huge-json': [{ typed: ['3146'], told: ['overlong', 'roll 3146'] }],
};

const listed = (outcomes: typeof OUTCOMES) =>
  FAULT_NAMES.flatMap((name) => (outcomes[name] ?? []).map((outcome) => [name, outcome] as const));

describe('a device that behaves badly', () => {
  test.each(listed(OUTCOMES))(
    '%s: %o',
    async (fault, { form = 'checked', chosen, typed, after = 1000, told }) => {
      const one = await ready({ form }, chosen);
      one.type(`fault ${fault}`);
      await one.run(100);
      news(one);
      one.type(...typed);
      await one.run(after);
      expect(news(one)).toEqual(told);
    },
  );

  test.each(listed(ONCE))(
    '%s, and the roll after it: %o',
    async (fault, { form = 'checked', typed, after = 1000, told }) => {
      const one = await ready({ form });
      one.type('1234');
      await one.run(500);
      news(one);
      one.type(`fault ${fault}`, ...typed);
      await one.run(after);
      expect(news(one)).toEqual(told);
    },
  );
});

/** Dice of each reading that is a roll, with why a person should look at it. */
const doubts = (one: Joined) =>
  one.heard().readings.flatMap((reading) => (reading.is === 'roll' ? [reading.backing?.doubt ?? null] : []));

describe('faults that need a closer look', () => {
  test('a second roll follows the first at once, and both are told: whether one waits is for the game to say', async () => {
    const one = await ready({ faults: ['double-roll'] });
    one.type('3146');
    await one.run(1000);
    expect(one.rolls()).toEqual(['3146', expect.stringMatching(/^[1-6]{4}$/)]);
  });

  test('rolls that nobody asked for come by themselves until the fault ends', async () => {
    const one = await ready({ faults: ['unasked'] });
    await one.run(9100);
    expect(one.rolls()).toHaveLength(3);
    one.type('fault none');
    await one.run(9000);
    expect(one.rolls()).toHaveLength(3);
  });

  test('random rolls come as often as they were asked for', async () => {
    const one = await joined({ every: 500, dice: 2 }, { settle: 0 });
    await one.run(3600);
    expect(one.rolls()).toHaveLength(7);
    expect(one.rolls().every((roll) => /^[1-6]{2}$/.test(roll))).toBe(true);
  });

  test('an echo of what Tableside says is no roll and disturbs none', async () => {
    const one = await ready({ faults: ['echo'] });
    one.type('3146');
    await one.run(1000);
    expect(news(one).filter((word) => word !== 'unknown')).toEqual(['roll 3146']);
  });

  test('after numbers that are gone for ever a roll is told with a doubt', async () => {
    const one = await ready();
    one.type('1234', 'fault skip', '3146');
    await one.run(3000);
    expect(one.rolls()).toEqual(['1234', '3146']);
    expect(doubts(one)).toEqual([null, 'gap']);
  });

  test('a start that is never spoken of makes the roll after it doubtful, and no old roll comes again', async () => {
    const one = await ready();
    one.type('1234', 'fault no-hello', 'reboot', '3146');
    await one.run(3000);
    expect(one.rolls()).toEqual(['1234', '3146']);
    expect(doubts(one)).toEqual([null, 'boot']);
  });

  test.each(['plain', 'checked', 'json'] as const)(
    'a burst of 4 kB in one write loses no roll of the form %s',
    async (form) => {
      const one = await ready({ form });
      one.wrote.splice(0);
      one.type('fault burst');
      expect(one.wrote).toHaveLength(1);
      const [write = ''] = one.wrote;
      expect(write.length).toBeGreaterThanOrEqual(BURST_BYTES);
      const sent = write.split(/[\r\n]+/).filter((line) => line !== '');
      const dice = { json: /\[(.*)\]/, checked: /,([1-6]+)\*/, plain: /(.*)/ }[form];
      one.heard().push(write);
      expect(one.rolls()).toEqual(sent.map((line) => (dice.exec(line)?.[1] ?? '').replace(/\D/g, '')));
    },
  );

  test.each(['plain', 'checked', 'json'] as const)(
    'ten thousand rolls of the form %s are all counted',
    async (form) => {
      const one = await ready({ form });
      one.wrote.splice(0);
      one.type('fault flood');
      one.wrote.forEach((write) => one.heard().push(write));
      expect(one.rolls()).toHaveLength(FLOOD_ROLLS);
    },
  );

  test('a roll with any one bit wrong is no roll, and the right one after all of them is', async () => {
    const one = await ready();
    one.type('1234', 'fault every-bit');
    await one.run(3000);
    expect(one.rolls()).toHaveLength(2);
    expect(one.wrote.join('')).toContain(`,2,${one.rolls()[1]}*`);
    expect(doubts(one)).toEqual([null, null]);
  });

  test.each(['checked', 'json'] as const)(
    'objects made to do harm are no rolls, and the roll after them is one (%s)',
    async (form) => {
      const one = await ready({ form });
      one.type('1234');
      await one.run(200);
      news(one);
      one.type('fault hostile-json');
      await one.run(200);
      const words = news(one);
      expect(words.length).toBeGreaterThan(20);
      expect(new Set(words).size).toBeGreaterThan(2);
      expect(one.rolls()).toEqual([]);
      one.type('3146');
      await one.run(1000);
      expect(one.rolls()).toEqual(['3146']);
      expect(Object.hasOwn(Object.prototype, 't')).toBe(false);
    },
  );

  test.each([
    ['vanish', 'once'],
    ['cut', 'once'],
    ['flap', 'twice'],
  ] as const)('%s lets the port go, and no half line joins the next connection', async (fault, away) => {
    const one = await ready({ form: 'plain' });
    one.type(`fault ${fault}`);
    expect(one.vanished).toEqual([away]);
    await one.run(20);
    one.replug();
    await one.run(3000);
    one.type('5261');
    await one.run(100);
    expect(one.rolls()).toEqual(['5261']);
    expect(one.told.includes('partial')).toBe(fault === 'cut');
  });

  test('a device that says it is another one says another name', () => {
    const one = alone({ faults: ['wrong-id'] });
    expect(one.wrote[0]).toContain(',SIM-01-other,');
  });

  test('as an option a fault that comes once comes before every roll', async () => {
    const one = await ready({ form: 'plain', faults: ['overlong'] });
    one.type('3146', '5261');
    await one.run(100);
    expect(news(one)).toEqual(['overlong', 'roll 3146', 'overlong', 'roll 5261']);
  });

  test.each(DEVICE_FORMS)(
    'every fault of the form %s can be asked for and ended, and the device goes on',
    async (form) => {
      for (const name of FAULT_NAMES.filter((fault) => FAULTS[fault].forms.some((one) => one === form))) {
        const one = alone({ form });
        one.simulator.typed(`fault ${name}`);
        one.simulator.typed('');
        await one.clock.advance(5000);
        one.simulator.plugged();
        one.simulator.typed('fault none');
        await one.clock.advance(5000);
        one.wrote.splice(0);
        one.simulator.typed('3146');
        await one.clock.advance(3000);
        expect(one.wrote.length, name).toBeGreaterThan(0);
      }
    },
  );
});
