/** A reader whose cable is pulled again and again in mid-game, as the line program sees it: no roll twice, none lost that was acknowledged. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { readChecked } from '../../../src/host/dice/checked.ts';
import { type Port, systemPorts } from '../../../src/host/dice/port.ts';
import { systemClock } from '../../../src/host/outside.ts';
import { createSimulator } from '../../../src/host/simulator/simulator.ts';
import { lineProcess, type LineProcess } from '../../kit/line-process.ts';
import { begin, type LineView } from '../../kit/line.ts';
import { seeded, seedOr } from '../../kit/seeded.ts';
import { serialPair, until, type SerialPair } from '../../kit/serial.ts';

const CYCLES = 50;
const PATIENCE = 30_000;

let pair: SerialPair;
let program: LineProcess;
afterEach(async () => {
  await program.end();
  await pair.dispose();
});

const descriptors = () => readdirSync(`/proc/${program.pid}/fd`).length;
/** Programs that it runs at the moment, such as the one that lists the ports. */
const children = () =>
  readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8').split(' ').filter(Boolean).length;

/** Waits until it runs no other program and its descriptors have not changed for a while. */
async function atRest(): Promise<void> {
  let count = 0;
  let looks = 0;
  await until('it is at rest', () => {
    const now = children() === 0 ? descriptors() : 0;
    looks = now > 0 && now === count ? looks + 1 : 0;
    count = now;
    return looks === 100;
  });
}

const told = (kind: string) => program.fromReader.filter(({ is }) => is === kind);
const isReady = (connections: number) =>
  until(
    'the reader is ready again',
    () => told('state').filter(({ state }) => state === 'ready').length > connections,
    PATIENCE,
  );

/** Gets the game to where a roll is awaited: the first pairing is taken, a game that is won is followed by another. */
async function untilAwaited(view: LineView): Promise<void> {
  let now = view;
  for (;;) {
    if (now.phase === 'roll' || now.phase === 'decide') return;
    const answer = await program.ask(
      now.phase === 'choose'
        ? { do: 'choose', columns: now.choices[0]?.columns ?? [] }
        : begin(['Ana', 'Ben']),
    );
    if (!answer.ok) throw new Error(`${now.phase}: ${JSON.stringify(answer)}`);
    now = answer.view;
  }
}

const state = async (): Promise<LineView> => {
  const answer = await program.ask({ do: 'view' });
  if (!answer.ok) throw new Error('the state was refused');
  return answer.view;
};

test(
  `${CYCLES} times pulled out and put in again at random moments of a game (fault 14)`,
  { timeout: 300_000 },
  async () => {
    const seed = seedOr(20_261_130);
    const chance = seeded(seed);
    pair = await serialPair();
    let end: Port | null = null;
    /** The numbers that the device was told are saved, with the dice they were. */
    const thrown: { readonly boot: string; readonly seq: number; readonly dice: string }[] = [];
    const acknowledged = new Set<string>();
    let heard = '';
    const device = createSimulator({
      clock: systemClock,
      chance: chance.next,
      options: { form: 'checked', id: 'DT-01', dice: 4, crc: false, every: null, faults: [], rate: 1 },
      write(bytes) {
        for (const line of bytes.split('\n')) {
          const read = line.startsWith('$') ? readChecked(line.trimEnd(), true) : null;
          if (read?.is !== 'message' || read.message.is !== 'roll') continue;
          const { boot, seq, dice } = read.message;
          if (!thrown.some((one) => one.boot === boot && one.seq === seq))
            thrown.push({ boot, seq, dice: dice.join('') });
        }
        end?.write(Buffer.from(bytes, 'latin1'));
      },
      vanish: () => undefined,
      print: () => undefined,
    });
    const plug = async () => {
      await pair.plug();
      const opened = await systemPorts(systemClock).open(
        { path: pair.device, baud: 115200 },
        {
          data(bytes) {
            heard += Buffer.from(bytes).toString('latin1');
            for (const [, place = ''] of heard.matchAll(/\$TDA,([0-9A-F]{4},\d+)\*[0-9A-F]{4}\n/g))
              acknowledged.add(place);
            heard = heard.slice(heard.lastIndexOf('\n') + 1);
            device.heard(bytes);
          },
          // The test pulls it out itself, and by then it is forgotten here.
          closed: () => undefined,
        },
      );
      if (!opened.ok) throw new Error(opened.message);
      end = opened.port;
    };

    await plug();
    device.plugged();
    program = await lineProcess(['--reader', pair.desk, '--form', 'checked']);
    await isReady(0);
    await untilAwaited(await state());
    await atRest();
    const before = descriptors();

    /** Every roll is another one, so that none can be taken for another. */
    const rolls = new Set<string>();
    while (rolls.size < CYCLES) rolls.add(chance.dice().join(''));
    for (const roll of rolls) {
      const readies = told('state').filter(({ state: now }) => now === 'ready').length;
      device.typed(roll);
      // A random moment: before, while or after the roll is on its way, saved and acknowledged.
      const pulled = performance.now() + chance.next() * 12;
      await until('it is pulled', () => performance.now() >= pulled);
      const losesPower = chance.chance(0.5);
      end = null;
      if (losesPower) device.unplugged();
      await pair.unplug();
      await plug();
      if (losesPower) device.plugged();
      await isReady(readies);
      await untilAwaited(await state());
    }
    // The last roll of a device that kept its power comes again until it is acknowledged.
    device.typed('3146');
    await until(
      'a roll counts after all that',
      () => told('rolled').at(-1)?.['dice']?.toString() === '3,1,4,6',
      PATIENCE,
    );

    const applied = told('rolled').map(({ dice }) => (Array.isArray(dice) ? dice.join('') : ''));
    const saved = thrown
      .filter(({ boot, seq }) => acknowledged.has(`${boot},${seq}`))
      .map(({ dice }) => dice);
    const where = `seed ${seed}`;
    expect(new Set(applied).size, `${where}: none twice`).toBe(applied.length);
    expect(applied, `${where}: none lost that was acknowledged`).toEqual(expect.arrayContaining(saved));
    expect(applied, `${where}: in the order of the device`).toEqual(
      thrown.map(({ dice }) => dice).filter((dice) => applied.includes(dice)),
    );
    expect(saved.length, `${where}: some were acknowledged`).toBeGreaterThan(5);
    expect(told('held'), where).toEqual([]);

    await atRest();
    // One fewer was still being closed when they were first counted; one more would be a leak.
    expect(descriptors(), where).toBeLessThanOrEqual(before);
    expect(program.said(), where).not.toMatch(/MaxListeners|unhandled|could not be used/i);
  },
);
