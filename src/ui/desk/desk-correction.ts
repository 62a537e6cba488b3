/** Putting a misread roll right, from the dice in sight or from a line of the log. */

import type { Receipt, Screen } from '../../contract/from-host.ts';
import type { Ask } from '../../contract/order.ts';
import type { Corrected, Correction } from './correction.ts';
import { correctedBy, faced, isChanged, opened, picked } from './correction.ts';

/** What the editor of a roll needs of the desk. */
export interface BehindCorrection {
  readonly doing: { correction: Correction | null };
  screen(): Screen | null;
  send(ask: Ask): Promise<Receipt>;
  /** The editor opens or closes: digits mean something else from now on. */
  opening(): void;
}

/** The editor of one roll, the last one or one of the log. To save closes it; a roll that was not changed is not sent. */
export function createCorrecting({ doing, screen, send, opening }: BehindCorrection) {
  function correctLast(die: number | null = null) {
    const last = screen()?.lastRoll ?? null;
    if (last === null) return;
    opening();
    const open = doing.correction;
    if (open?.from === 'dice' && (die === null || die === open.die)) doing.correction = null;
    else if (open?.from === 'dice' && die !== null) doing.correction = picked(open, die);
    else doing.correction = opened(last.roll, last.dice, 'dice', die);
  }

  function correctLine(roll: number, dice: readonly number[]) {
    const { correction } = doing;
    opening();
    doing.correction =
      correction?.from === 'log' && correction.roll === roll ? null : opened(roll, dice, 'log');
  }

  function setFace(die: number, face: number) {
    if (doing.correction !== null) carry(faced(doing.correction, die, face));
  }

  function correctDigit(text: string) {
    if (doing.correction !== null) carry(correctedBy(doing.correction, text));
  }

  function carry({ correction, send: ready }: Corrected) {
    doing.correction = correction;
    if (ready) saveCorrection();
  }

  function saveCorrection() {
    const { correction } = doing;
    if (correction === null) return;
    doing.correction = null;
    if (isChanged(correction)) {
      void send({ do: 'correct', roll: correction.roll, dice: correction.dice });
    }
  }

  /** The game went on: an editor whose roll is not what it was is closed; that of a roll that is the newest no more goes to its line. */
  function correctionWentOn(shown: Screen) {
    const { correction } = doing;
    if (correction === null) return;
    const line = shown.log.find((one) => one.is === 'roll' && one.roll === correction.roll);
    const same = line?.is === 'roll' && line.dice.join() === correction.was.join();
    const isLast = shown.lastRoll?.roll === correction.roll;
    if (!same) doing.correction = null;
    else if (!isLast) doing.correction = { ...correction, from: 'log' };
  }

  return { correctLast, correctLine, setFace, correctDigit, saveCorrection, correctionWentOn };
}
