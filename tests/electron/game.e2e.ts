// A complete game on the built program: another process writes dice to a virtual serial port, keys at the desk choose and
// stop, both windows show every step, and the journal tells the same game afterwards.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { openJournal } from '../../src/host/journal/file.ts';
import { JOURNAL_FILE } from '../../src/host/start.ts';
import { replay } from '../../src/table/act.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { screenOf } from '../../src/table/project.ts';
import { labelWords } from '../../src/words/labels.ts';
import { expect, test } from '../kit/launch.ts';
import { refereeKeys } from '../kit/referee-keys.ts';
import { serialPair } from '../kit/serial.ts';
import { expectShown, seqShown } from '../kit/shown.ts';
import { wholeGame } from '../kit/whole-game.ts';

test('a two-player game is refereed to the win from the bytes of a dice reader, and its journal tells the same', async ({
  tableside,
  data,
}) => {
  test.setTimeout(300_000);
  const game = wholeGame(['Red', 'Blue'], 12274, 'reader');
  const cable = await serialPair();
  // Each line that it is given it writes to the device, as a reader does.
  const reader = spawn('tee', [cable.device], { stdio: ['pipe', 'ignore', 'inherit'] });
  try {
    const desk = await tableside.window('desk');
    const keys = refereeKeys(desk);
    expect(await seqShown(desk)).toBe(0);

    await keys.press('p');
    await desk.getByRole('textbox', { name: 'Path' }).fill(cable.desk);
    await desk.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(desk.getByRole('button', { name: 'Reader ready' })).toBeVisible();
    await keys.press('Escape');

    await keys.press('Enter');
    await expectShown(desk, game.begun);
    await keys.press('d');
    const display = await tableside.window('display');
    await expectShown(display, game.begun);

    for (const step of game.steps) {
      if (step.do === 'roll' || step.do === 'first') reader.stdin.write(`${step.dice.join(' ')}\n`);
      else await keys.play(step);
      await Promise.all([expectShown(desk, step.after), expectShown(display, step.after)]);
    }

    const end = game.steps.at(-1)!.after;
    expect(end.view.phase).toBe('over');
    await expect(display.getByText(end.view.seats[end.view.seat!]!).first()).toBeVisible();

    await tableside.close();
    const opened = await openJournal(path.join(data, JOURNAL_FILE), () => new Date().toISOString());
    if (!opened.ok) throw new Error(opened.trouble.detail);
    await opened.journal.close();
    const rolls = game.steps.filter((step) => step.do === 'roll' || step.do === 'first').length;
    expect(opened.records.filter(({ from }) => from === 'reader')).toHaveLength(rolls);
    const replayed = replay(BARE_TABLE, opened.records);
    expect(screenOf(replayed!, null, labelWords, 'desk')).toEqual(end);
  } finally {
    reader.kill();
    await cable.dispose();
  }
});
