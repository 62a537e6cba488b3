// kill -9 of the real program at random moments of a game: nothing that was answered is lost, nothing is half there, and what was
// played can still be taken back. Twenty more kills are in tests/host/web/kill.test.ts, where starting anew takes a moment.
import type { Page } from '@playwright/test';
import type { Ask } from '../../src/contract/order.ts';
import type { Screen } from '../../src/table/view.ts';
import { asksOf } from '../kit/asks.ts';
import { expect, launch, type Launched, test } from '../kit/launch.ts';
import { refereeKeys } from '../kit/referee-keys.ts';
import { seeded, seedOr } from '../kit/seeded.ts';
import { expectShown, seqShown } from '../kit/shown.ts';
import { wholeGame } from '../kit/whole-game.ts';

const KILLS = 7;
/** Taken back after the last kill, across turns. */
const UNDOS = 12;
const seed = seedOr(20_009);

/** Sends orders through the desk's own bridge, each as soon as the one before is answered, and tells of every answer. */
async function playOn(desk: Page, asks: readonly Ask[], seq: number, answered: (seq: number) => unknown) {
  await desk.exposeFunction('answered', answered);
  await desk.evaluate(
    ([asks, first]) => {
      const { tableside, answered } = window as unknown as {
        tableside: { send(message: unknown): void; hear(hear: (message: unknown) => void): void };
        answered(seq: number): void;
      };
      let seq = first;
      const send = () => {
        const ask = asks[seq - first];
        if (ask !== undefined) tableside.send({ is: 'order', id: `order ${seq}`, seen: seq, ask });
      };
      tableside.hear((message) => {
        const { is, id, ok } = message as { is: string; id: string; ok: boolean };
        if (is !== 'receipt' || id !== `order ${seq}` || !ok) return;
        seq += 1;
        answered(seq);
        send();
      });
      send();
    },
    [asks, seq] as const,
  );
}

/** Ends the main process as a power cut would, and waits until it is gone. */
async function kill({ app, pid }: Launched): Promise<void> {
  const gone = new Promise((resolve) => app.process().once('exit', resolve));
  process.kill(pid, 'SIGKILL');
  await gone;
}

test(`kill -9 at seven moments of a game loses nothing that was answered (seed ${seed})`, async ({
  data,
}) => {
  test.setTimeout(300_000);
  const chance = seeded(seed);
  const game = wholeGame(['Red', 'Blue'], 12274);
  const screens: Screen[] = [game.begun, ...game.steps.map(({ after }) => after)];
  const asks = asksOf(game).slice(1);
  /** Orders given beside those of the game: what was taken back and put again. */
  let beside = 0;
  let promised = 0;
  let underWay = 0;

  for (let run = 0; run <= KILLS; run += 1) {
    const tableside = await launch({ data });
    const desk = await tableside.window('desk');
    const keys = refereeKeys(desk);
    let seq = await seqShown(desk);

    if (run === 0) {
      await keys.press('Enter');
      await expectShown(desk, game.begun);
      seq = 1;
    } else {
      expect(seq, `after kill ${run} everything that was answered is there`).toBeGreaterThanOrEqual(promised);
      if (seq > promised) underWay += 1;
      const at = seq - beside - 1;
      await expectShown(desk, screens[at]!, seq);
      if (at > 0) {
        await keys.press('Control+z');
        await expectShown(desk, screens[at - 1]!, seq + 1);
        await keys.press('Control+y');
        await expectShown(desk, screens[at]!, seq + 2);
        seq += 2;
        beside += 2;
      }
    }

    let at = seq - beside - 1;
    if (run === KILLS) {
      // How far the game came by the kills is chance: what is missing to take back is played now.
      if (at < UNDOS) {
        const whole = seq + UNDOS - at;
        await new Promise<void>((resolve) => {
          void playOn(desk, asks.slice(at, UNDOS), seq, (now) => now === whole && resolve());
        });
        [at, seq] = [UNDOS, whole];
        await expectShown(desk, screens[at]!, seq);
      }
      for (let back = 1; back <= UNDOS; back += 1) {
        await keys.press('Control+z');
        await expectShown(desk, screens[at - back]!, seq + back);
      }
      await tableside.close();
      break;
    }
    const orders = 1 + chance.whole(5);
    const answers = chance.whole(orders + 1);
    const later = chance.whole(10);
    promised = seq;
    await new Promise<void>((resolve) => {
      // The moment itself is what is random here, in milliseconds after an answer.
      const soon = () => setTimeout(resolve, later);
      const playing = playOn(desk, asks.slice(at, at + orders), seq, (now) => {
        promised = now;
        if (now === seq + answers) soon();
      });
      if (answers === 0) void playing.then(soon);
    });
    await kill(tableside);
  }
  test.info().annotations.push({
    type: 'kills',
    description: `${underWay} with an order written but not yet answered`,
  });
});
