/** What the dice reader does, as lines between the answers. Every roll that is awaited counts at once here. */

import type { ReaderChoice } from '../../contract/reader.ts';
import { systemPorts } from '../dice/port.ts';
import { createReader } from '../dice/reader.ts';
import type { Reader } from '../dice/reader-parts.ts';
import type { Reading } from '../dice/reading.ts';
import { awaitsOf } from '../awaits.ts';
import { createBackings, doubtOf } from '../backing.ts';
import { systemClock } from '../outside.ts';
import type { Referee } from '../referee.ts';
import type { Commands } from './commands.ts';
import { told } from './commands.ts';

/** Opens a reader whose states and readings are told through `print`. */
export function openReaderLines(
  choice: ReaderChoice & { readonly bound: readonly string[] },
  parts: { referee: Referee; commands: Commands; print: (line: object) => void; say: (text: string) => void },
): Reader {
  const { referee, commands, print, say } = parts;
  const tellBack = createBackings(referee);
  const tell = (line: object) => print({ from: 'reader', ...line });

  const bring = async (reading: Reading) => {
    switch (reading.is) {
      case 'roll': {
        const { backing } = reading;
        const became = await referee.read(reading.dice, doubtOf(backing, false), backing?.id);
        tellBack(became, backing);
        if (became.is === 'rolled') {
          tell({ is: 'rolled', dice: reading.dice, events: became.events.map(told), view: commands.view() });
        } else if (became.is === 'held') {
          tell({ is: 'held', why: became.held.why, dice: reading.dice, view: commands.view() });
        } else if (became.is === 'repeated') {
          tell({ is: 'ignored', why: 'dup', text: reading.line });
        } else if (became.is === 'ignored' || became.is === 'copy') {
          tell({ is: 'ignored', why: 'not-awaited', dice: reading.dice });
        } else {
          tell({ is: 'refused', why: became.refusal.code, dice: reading.dice });
        }
        break;
      }
      case 'none':
        tell({ is: 'none', why: reading.why });
        break;
      case 'die':
        break;
      case 'dice':
        tell({ is: 'none', why: reading.why, die: reading.die, known: reading.known });
        break;
      case 'early':
        tell({ is: 'ignored', why: 'not-awaited', dice: reading.dice });
        break;
      case 'ignored':
      case 'rejected':
        tell({ is: reading.is, why: reading.why, text: reading.text });
        break;
    }
  };

  let telling: Promise<void> = Promise.resolve();
  const reader = createReader({
    ports: systemPorts(systemClock),
    clock: systemClock,
    awaited: awaitsOf(referee),
    bound: () => choice.bound,
    log: say,
    on: {
      // One after the other: what is told of a line comes behind what is told of the line before it.
      reading: (reading) => {
        telling = telling
          .then(() => bring(reading))
          .catch((error: unknown) => say(`A reading could not be used: ${String(error)}`));
      },
      status: (status) => tell({ is: 'state', ...status }),
      // Each rejected line is told by itself.
      counted: () => undefined,
    },
  });
  reader.open(choice);
  return reader;
}
