/** The referee as a line program: one JSON command a line in, one JSON answer a line out, nothing else on the output. */

import { once } from 'node:events';
import type { Reader } from '../dice/reader-parts.ts';
import { openJournal } from '../journal/file.ts';
import { memoryJournal } from '../journal/journal.ts';
import { startReferee } from '../referee.ts';
import { rescuedWords } from '../../words/disk.ts';
import { refusalWords } from '../../words/refusals.ts';
import { readArgs } from './args.ts';
import { createCommands } from './commands.ts';
import { linesOf } from './lines.ts';
import { openReaderLines } from './reader-lines.ts';

/** Time that a reader's port has for letting go at the end, in milliseconds. */
const CLOSE_LIMIT = 1500;

/** Longest wait between two commands of a burst before other work, such as the reader's, gets its turn. */
const BURST = 64;

const say = (text: string) => process.stderr.write(`referee: ${text}\n`);

async function run(args: readonly string[]): Promise<number> {
  const read = readArgs(args);
  if (!read.ok) {
    say(read.why);
    return 2;
  }
  const { journal, reader: choice } = read.options;
  const date = () => new Date().toISOString();
  const referee = await startReferee(
    () => (journal === null ? Promise.resolve({ ok: true, ...memoryJournal() }) : openJournal(journal, date)),
    date,
  );
  if (referee.trouble !== null) say(refusalWords(referee.trouble));
  if (referee.rescued !== null) say(rescuedWords(referee.rescued));

  const commands = createCommands(referee);
  const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
  const reader: Reader | null =
    choice === null ? null : openReaderLines(choice, { referee, commands, print, say });

  let answered = 0;
  for await (const line of linesOf(process.stdin)) {
    const room = print(await commands.answer(line));
    answered += 1;
    // A driver that does not read its answers must not fill this program's memory.
    if (!room) await once(process.stdout, 'drain');
    if (answered % BURST === 0) await new Promise((next) => setImmediate(next));
  }

  await Promise.race([reader?.dispose(), new Promise((late) => setTimeout(late, CLOSE_LIMIT))]);
  await referee.close();
  return 0;
}

// A driver that is gone has no use for answers.
process.stdout.on('error', () => process.exit(0));
const code = await run(process.argv.slice(2));
process.stdout.write('', () => process.exit(code));
