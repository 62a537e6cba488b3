/** What a command of the line program costs, from text to text, beside the parts that it is made of. */
import { bench, describe } from 'vitest';
import { lineTable, begin, choose, roll, undo } from '../kit/line.ts';
import { createCommands } from '../../src/host/line/commands.ts';
import { viewOf } from '../../src/table/project.ts';
import { labelWords } from '../../src/words/labels.ts';

const { referee, ask } = await lineTable();
await ask(begin());
const commands = createCommands(referee);
const texts = [roll(3, 4, 5, 6), choose(7, 11), undo, undo].map((command) => JSON.stringify(command));

describe('a roll, a choice, and both taken back', () => {
  bench('through the commands of the line program, text to text', async () => {
    for (const text of texts) JSON.stringify(await commands.answer({ text }));
  });
  bench('through the referee alone', async () => {
    for (const text of texts) {
      const asked = JSON.parse(text) as { do: 'undo' };
      await referee.submit({ from: 'line', id: `${Math.random()}`, seen: null, ask: asked });
    }
  });
  bench('four views as text', () => {
    for (let count = 0; count < 4; count += 1)
      JSON.stringify(viewOf(referee.table, referee.held, labelWords));
  });
});
