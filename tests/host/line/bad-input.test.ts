/** Bad input to the real line program: each line refused by its code, the view unchanged, and the program goes on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineProcess, type LineProcess } from '../../kit/line-process.ts';
import { begin, choose, playAll, roll, set, stop, type LineView } from '../../kit/line.ts';

let program: LineProcess;
let before: LineView;

beforeAll(async () => {
  program = await lineProcess();
  before = await playAll(program, [begin(), roll(3, 4, 5, 6)]);
});
afterAll(async () => {
  expect(await program.end()).toBe(0);
  expect(program.said()).toBe('');
});

/** The line is refused with this code; then the program answers as before. */
async function refused(line: string, code: string): Promise<string> {
  const answer = await program.line(line);
  expect(answer).toMatchObject({ ok: false, refusal: code });
  expect(answer.view).toEqual(before);
  expect(await program.ask({ do: 'view' })).toEqual({ ok: true, events: [], view: before });
  return answer.ok ? '' : answer.says;
}

describe('what is no command', () => {
  test.each([
    ['no JSON', 'roll 3 4 5 6'],
    ['an empty line', ''],
    ['JSON cut short', '{"do":"stop"'],
    ['two objects', '{"do":"stop"}{"do":"stop"}'],
    ['a list', '[{"do":"stop"}]'],
    ['a number', '7'],
    ['null', 'null'],
    ['text', '"stop"'],
    ['an object without do', '{}'],
    ['an unknown command', '{"do":"dance"}'],
    ['a command in capitals', '{"do":"STOP"}'],
    ['do that is no text', '{"do":7}'],
    ['a field too many', '{"do":"stop","seat":0}'],
    ['a view with a field', '{"do":"view","seat":0}'],
    ['a choice without columns', '{"do":"choose"}'],
    ['columns that are no list', '{"do":"choose","columns":7}'],
    ['columns in text', '{"do":"choose","columns":["7","11"]}'],
    ['dice in text', '{"do":"roll","dice":["3","4","5","6"]}'],
    ['dice in one text', '{"do":"roll","dice":"3456"}'],
    ['a die that is null', '{"do":"roll","dice":[3,4,5,null]}'],
    ['a die beyond all numbers', '{"do":"roll","dice":[1e999,4,5,6]}'],
    ['__proto__ with a command in it', '{"__proto__":{"do":"stop"}}'],
    ['__proto__ beside a command', '{"do":"stop","__proto__":{"x":1}}'],
    ['__proto__ in a board', '{"do":"set","position":{"markers":[{"__proto__":5},{}]}}'],
    ['__proto__ as a command', '{"do":"__proto__"}'],
    ['constructor as a command', '{"do":"constructor"}'],
    ['a column that is not there', '{"do":"set","position":{"markers":[{"13":1},{}]}}'],
    ['a column of another form', '{"do":"set","position":{"markers":[{"07":1},{}]}}'],
    ['seats that are no names', '{"do":"begin","seats":[1,2],"first":0}'],
    ['seats that are a number', '{"do":"begin","seats":2,"first":0}'],
    ['thousands of seats', JSON.stringify(begin(Array.from({ length: 5000 }, (_, at) => `P${at}`)))],
    ['thousands of dice', JSON.stringify(roll(...Array.from({ length: 5000 }, () => 1)))],
    ['a bad byte', '{"do":"st\u0000op"}'],
    ['a deep nest', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('%s: bad-command', async (_, line) => {
    expect(await refused(line, 'bad-command')).toMatch(/^This is not a command that can be read \(.+\)\.$/s);
  });

  test('a line of 1 MB is bad-command, and the line after it is read', async () => {
    const answer = await refused(`{"do":"stop","x":"${'x'.repeat(1024 * 1024)}"}`, 'bad-command');
    expect(answer).toContain('65536');
  });

  test('a line of 64 KiB is still read, one byte more is not', async () => {
    const fill = (length: number) => `{"do":"view"}${' '.repeat(length - 13)}`;
    expect(await program.line(fill(64 * 1024))).toEqual({ ok: true, events: [], view: before });
    await refused(fill(64 * 1024 + 1), 'bad-command');
  });

  test('a line that is no UTF-8 is bad-command', async () => {
    program.child.stdin?.write(Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d, 0x0a]));
    expect(await program.answer()).toMatchObject({ ok: false, refusal: 'bad-command', view: before });
  });
});

describe('what the rules refuse', () => {
  test.each([
    ['a roll while a choice is open', roll(1, 2, 3, 4), 'choice-open'],
    ['a stop while a choice is open', stop, 'choice-open'],
    ['a choice not on offer', choose(2, 12), 'not-on-offer'],
    ['half a choice', choose(7), 'not-on-offer'],
    ['a choice of nothing', choose(), 'not-on-offer'],
    ['a choice three times', choose(9, 9, 9), 'not-on-offer'],
    ['a choice of half a column', choose(7.5, 11), 'not-on-offer'],
    ['an impossible board', set({ markers: [{ 2: 9 }, {}] }), 'bad-position'],
    ['a board for other seats', set({ markers: [{}] }), 'bad-position'],
    ['two seats of one name', begin(['Ana', 'Ana']), 'duplicate-name'],
    ['a seat without a name', begin(['Ana', '']), 'empty-name'],
    ['a name of spaces', begin(['Ana', '   ']), 'empty-name'],
    ['a name of 300 characters', begin(['Ana', 'x'.repeat(300)]), 'long-name'],
    ['no seats', begin([]), 'bad-seats'],
    ['five seats', begin(['A', 'B', 'C', 'D', 'E']), 'bad-seats'],
    ['a first seat that is not there', begin(['Ana', 'Ben'], {}, 2), 'bad-first'],
    ['too many columns to win', begin(['Ana', 'Ben'], { win_columns: 7 }), 'bad-win-columns'],
    ['half a column to win', begin(['Ana', 'Ben'], { win_columns: 2.5 }), 'bad-win-columns'],
    [
      'a correction of a roll that is not there',
      { do: 'correct', roll: 2, dice: [1, 2, 3, 4] },
      'no-such-roll',
    ],
    ['a correction to three dice', { do: 'correct', dice: [1, 2, 3] }, 'bad-dice'],
    ['a held roll where there is none', { do: 'use-held' }, 'nothing-held'],
    ['dropping a held roll where there is none', { do: 'drop-held' }, 'nothing-held'],
    ['a redo where nothing was undone', { do: 'redo' }, 'nothing-to-redo'],
  ])('%s', async (_, command, code) => {
    await refused(JSON.stringify(command), code);
  });

  test.each(['first', 'bet', 'settle', 'mark', 'why'])(
    '%s without its fields is no command',
    async (name) => {
      await refused(JSON.stringify({ do: name }), 'bad-command');
    },
  );

  test('a clock that runs out where there is none, and advice of an adviser that there is not', async () => {
    await refused(JSON.stringify({ do: 'time' }), 'no-clock');
    expect(await refused(JSON.stringify({ do: 'advise', level: 'oracle' }), 'unknown-level')).toContain(
      'oracle',
    );
  });
});

describe('dice that are none', () => {
  test('are refused as bad-dice where a roll is awaited', async () => {
    const other = await lineProcess();
    const view = await playAll(other, [begin()]);
    for (const dice of [
      [3, 4, 5],
      [3, 4, 5, 6, 1],
      [0, 4, 5, 6],
      [3, 4, 5, 7],
      [3.5, 4, 5, 6],
      [-3, 4, 5, 6],
      [],
    ]) {
      expect(await other.ask(roll(...dice)), dice.join()).toMatchObject({
        ok: false,
        refusal: 'bad-dice',
        view,
      });
    }
    expect(await other.ask(roll(3, 4, 5, 6))).toMatchObject({ ok: true });
    expect(await other.end()).toBe(0);
  });
});
