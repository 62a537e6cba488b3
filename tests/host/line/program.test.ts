/** The line program as a process: answers in order, its options, its journal, its end. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolders } from '../../kit/folder.ts';
import { lineProcess } from '../../kit/line-process.ts';
import { begin, choose, playAll, redo, roll, set, stop, undo } from '../../kit/line.ts';

const folder = testFolders();
const newPath = () => join(folder(), 'table.journal');

describe('commands and answers', () => {
  test('before begin the phase is none, and whatever needs a game is refused', async () => {
    const program = await lineProcess();
    expect(await program.ask({ do: 'view' })).toMatchObject({
      ok: true,
      events: [],
      view: { phase: 'none' },
    });
    for (const command of [
      roll(3, 4, 5, 6),
      choose(7),
      stop,
      set({ markers: [{}] }),
      { do: 'correct', dice: [1] },
    ]) {
      expect(await program.ask(command)).toMatchObject({
        ok: false,
        refusal: 'no-game',
        view: { phase: 'none' },
      });
    }
    expect(await program.end()).toBe(0);
  });

  test('sent all at once are answered one a line, in order', async () => {
    const program = await lineProcess();
    const commands = [
      begin(),
      ...Array.from({ length: 300 }, (_, at) => (at % 2 === 0 ? roll(3, 4, 5, 6) : undo)),
    ];
    program.write(commands.map((command) => `${JSON.stringify(command)}\n`).join(''));
    for (const [index] of commands.entries()) {
      const answer = await program.answer();
      expect(answer.view.phase).toBe(index % 2 === 0 ? 'roll' : 'choose');
    }
    expect(await program.end()).toBe(0);
    expect(program.said()).toBe('');
  });

  test('are read from pieces of lines, with either kind of line end, and without one at the very end', async () => {
    const program = await lineProcess();
    program.write('{"do":"view"}\r\n{"do":');
    expect(await program.answer()).toMatchObject({ ok: true });
    program.write('"view"}\n{"do":"view"}');
    expect(await program.answer()).toMatchObject({ ok: true });
    const ended = program.end();
    expect(await program.answer()).toMatchObject({ ok: true });
    expect(await ended).toBe(0);
  });

  test('play a whole game to the win, and begin another', async () => {
    const program = await lineProcess();
    const view = await playAll(program, [
      begin(['Ana', 'Ben'], { win_columns: 1 }, 1),
      roll(1, 1, 1, 1),
      choose(2, 2),
      roll(1, 1, 3, 4),
      choose(2, 7),
      stop,
    ]);
    expect(view).toMatchObject({ phase: 'over', winner: 1, claimed: { 2: 1 }, turns: [0, 1] });
    expect(await program.ask(roll(1, 2, 3, 4))).toMatchObject({ ok: false, refusal: 'game-over' });
    expect(await playAll(program, [begin(['Cem'], {}, 0)])).toMatchObject({ phase: 'roll', seats: ['Cem'] });
    expect(await program.end()).toBe(0);
  });

  test('tell what happened, oldest first, each with its details', async () => {
    const program = await lineProcess();
    await playAll(program, [begin(), set({ markers: [{}, { 7: 4 }], runners: { 7: 13, 2: 1 } })]);
    const answer = await program.ask(stop);
    expect(answer.ok ? answer.events : []).toEqual([
      { is: 'stopped', seat: 0, kept: { 2: 1, 7: 13 } },
      { is: 'claimed', seat: 0, column: 7 },
      { is: 'markers-returned', column: 7, seats: [1] },
      { is: 'turn-passed', seat: 1, skipped: [] },
    ]);
    expect(await program.end()).toBe(0);
  });
});

describe('the end of input', () => {
  test('ends the program with status 0, after everything that was asked is answered', async () => {
    const program = await lineProcess();
    for (let count = 0; count < 50; count += 1) program.write('{"do":"view"}\n');
    const ended = program.end();
    for (let count = 0; count < 50; count += 1) expect(await program.answer()).toMatchObject({ ok: true });
    expect(await ended).toBe(0);
  });

  test('without any command ends it as well', async () => {
    expect(await (await lineProcess()).end()).toBe(0);
  });

  test('a driver that goes away ends it too', async () => {
    const program = await lineProcess();
    await program.ask(begin());
    program.child.stdout?.destroy();
    program.write('{"do":"view"}\n{"do":"view"}\n');
    expect(await program.ended).toBe(0);
  });
});

describe('--journal', () => {
  test('keeps the game with its undo history from one run to the next', async () => {
    const path = newPath();
    const first = await lineProcess(['--journal', path]);
    const view = await playAll(first, [
      begin(),
      roll(3, 4, 5, 6),
      choose(7, 11),
      stop,
      roll(1, 2, 3, 4),
      undo,
    ]);
    expect(await first.end()).toBe(0);

    const second = await lineProcess(['--journal', path]);
    expect(await second.ask({ do: 'view' })).toMatchObject({ ok: true, view });
    expect(await playAll(second, [redo])).toMatchObject({ phase: 'choose', dice: [1, 2, 3, 4] });
    expect(await playAll(second, [undo, undo, undo, undo, undo])).toMatchObject({ phase: 'none' });
    expect(await second.ask(undo)).toMatchObject({ refusal: 'nothing-to-undo' });
    expect(await second.end()).toBe(0);
    expect(second.said()).toBe('');
  });

  test('cut in mid-line goes on from before the cut, and says so on standard error', async () => {
    const path = newPath();
    const first = await lineProcess(['--journal', path]);
    await playAll(first, [begin(), roll(3, 4, 5, 6), choose(7, 11)]);
    await first.end();
    writeFileSync(path, readFileSync(path).subarray(0, -30));
    const second = await lineProcess(['--journal', path]);
    expect((await second.ask({ do: 'view' })).view).toMatchObject({
      phase: 'choose',
      undo: 'Ana’s roll 3-4-5-6',
    });
    expect(second.said()).toContain('cut short');
    expect(await playAll(second, [choose(9, 9)])).toMatchObject({ phase: 'decide' });
    expect(await second.end()).toBe(0);
  });

  test.each([
    ['a full device', () => '/dev/full', 'journal-unwritable'],
    ['another sort of file', () => withText('Shopping: milk\n'), 'journal-unreadable'],
  ])('on %s refuses each order, answers questions, and goes on', async (_, place, code) => {
    const path = place();
    const program = await lineProcess(['--journal', path]);
    for (const command of [begin(), roll(3, 4, 5, 6), undo]) {
      const answer = await program.ask(command);
      expect(answer).toMatchObject({ ok: false, refusal: code, view: { phase: 'none' } });
      expect(answer.ok ? '' : answer.says).toContain(path);
    }
    expect(await program.ask({ do: 'view' })).toMatchObject({ ok: true, view: { phase: 'none' } });
    expect(program.said()).toContain(path);
    expect(await program.end()).toBe(0);
  });

  function withText(text: string): string {
    const path = newPath();
    writeFileSync(path, text);
    return path;
  }
});

describe('an option that cannot be taken', () => {
  test('ends the program with status 2, and standard error says why', async () => {
    const program = await lineProcess(['--reader', '/dev/x', '--form', 'morse']);
    expect(await program.ended).toBe(2);
    expect(program.said()).toContain('bad-option');
  });
});
