/** The form of single dice: what a gateway of smart dice sends for a throw, and for each thing that can go wrong with a die. */
import { describe, expect, test } from 'vitest';
import { readChecked } from '../../../src/host/dice/checked.ts';
import type { FaultName } from '../../../src/host/simulator/faults.ts';
import { alone, joined } from '../../kit/simulated.ts';

/** The reports of a throw of 3146, a line each: die, state, value, confidence and battery. */
async function reports(faults: readonly FaultName[] = [], roll = '3146'): Promise<string[]> {
  const one = alone({ form: 'dice', faults: ['no-beat', 'no-hello', 'deaf', ...faults] });
  one.simulator.typed(roll);
  await one.clock.advance(20_000);
  const seen = new Set<string>();
  for (const line of one.wrote) {
    expect(readChecked(line.trimEnd(), true)).toMatchObject({ is: 'message', message: { is: 'die' } });
    seen.add(line);
  }
  return [...seen].map((line) => /^\$TDS,[0-9A-F]{4},\d+,(.*)\*/.exec(line)?.[1] ?? line);
}

/** What one die reports, without its name. */
async function dieUnder(fault: FaultName, die = 'd2'): Promise<string[]> {
  return (await reports([fault]))
    .filter((text) => text.startsWith(`${die},`))
    .map((text) => text.slice(die.length + 1));
}

const sure = (value: number) => expect.stringMatching(new RegExp(`^settled,${value},9\\d,\\d\\d$`));
const another = (value: number, state = 'settled') =>
  expect.stringMatching(new RegExp(`^${state},[^${value}0],9\\d,\\d\\d$`));
const rolling = expect.stringMatching(/^rolling,0,0,\d\d$/);

describe('a throw', () => {
  test('is four dice that roll, one after the other, and then settle, each on its value', async () => {
    const all = await reports();
    expect(all).toHaveLength(8);
    expect(all.slice(0, 4).map((text) => text.split(',').slice(0, 2).join(' '))).toEqual([
      ...['d1 rolling', 'd2 rolling', 'd3 rolling', 'd4 rolling'],
    ]);
    const settled = all
      .slice(4)
      .sort()
      .map((text) => text.split(','));
    expect(settled.map(([die, state, value]) => `${die} ${state} ${value}`)).toEqual([
      ...['d1 settled 3', 'd2 settled 1', 'd3 settled 4', 'd4 settled 6'],
    ]);
    for (const [, , , confidence, battery] of settled) {
      expect(Number(confidence)).toBeGreaterThanOrEqual(90);
      expect(Number(battery)).toBeGreaterThan(15);
    }
  });

  test('has as many dice as were thrown', async () => {
    expect(await reports([], '12')).toHaveLength(4);
    expect(await reports([], '12345')).toHaveLength(10);
  });

  test('waits until the one before has ended', async () => {
    const one = alone({ form: 'dice', faults: ['no-beat', 'no-hello'] });
    one.simulator.typed('1111');
    one.simulator.typed('2222');
    await one.clock.advance(20_000);
    const values = [...new Set(one.wrote)].map((line) => line.split(',')[5]).join('');
    expect(values).toBe('0000111100002222');
  });

  test('is numbered, acknowledged and never told twice when the host listens', async () => {
    const one = await joined({ form: 'dice' });
    one.told.splice(0);
    one.type('3146');
    await one.run(3000);
    expect(
      one.told.filter((word) => ['gap', 'dup', 'stale', 'bad-check', 'bad-fields'].includes(word)),
    ).toEqual([]);
    one.type('status');
    expect(one.printed.join(' ')).toContain('next number 9; nothing waits');
  });
});

describe('a die', () => {
  test.each<[string, FaultName, readonly unknown[]]>([
    ['that is cocked gives a guess', 'cocked', [rolling, expect.stringMatching(/^cocked,1,40,\d\d$/)]],
    ['that is missing never settles', 'missing-die', [rolling]],
    [
      'that settles twice settles on its true value at last',
      'resettle',
      [rolling, another(1), rolling, sure(1)],
    ],
    ['that is turned by hand moves and does not roll', 'nudge', [rolling, sure(1), another(1, 'moved')]],
    ['that is read badly says so', 'low-confidence', [rolling, expect.stringMatching(/^settled,1,72,/)]],
    ['that is guessed says so', 'no-confidence', [rolling, expect.stringMatching(/^settled,1,45,/)]],
    [
      'whose battery is low says so',
      'low-battery',
      [expect.stringMatching(/,9$/), expect.stringMatching(/,9$/)],
    ],
    ['that is asleep is absent', 'asleep', [expect.stringMatching(/^absent,0,/)]],
    ['of another set stands in for it', 'stranger', []],
  ])('%s', async (_, fault, told) => {
    expect(await dieUnder(fault)).toEqual(told);
    expect(await dieUnder(fault, 'd1')).toEqual([rolling, sure(3)]);
  });

  test('that is one too many rolls with the others; so does a stranger', async () => {
    expect(await dieUnder('fifth-die', 'd5')).toEqual([rolling, expect.stringMatching(/^settled,[1-6],9/)]);
    expect(await dieUnder('stranger', 'x9')).toEqual([rolling, sure(1)]);
  });

  test('that is put back in the cup is handled, rolls and settles once more', async () => {
    const all = await dieUnder('back-in-cup', 'd1');
    const handled = expect.stringMatching(/^handled,0,0,/);
    expect(all).toEqual([rolling, sure(3), handled, rolling, expect.stringMatching(/^settled,[1-6],9/)]);
  });

  test('says what is typed', () => {
    const one = alone({ form: 'dice' });
    one.simulator.typed('die d2 cocked 5 40 8');
    expect(one.wrote.at(-1)).toMatch(/^\$TDS,[0-9A-F]{4},1,d2,cocked,5,40,8\*[0-9A-F]{4}\n$/);
  });

  test('rolls again with all the others when a second roll follows the first', async () => {
    const all = await reports(['double-roll']);
    expect(all).toHaveLength(16);
  });
});
