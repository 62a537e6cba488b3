/** A long evening at a real host with a real journal and both screens: the same game for four again and again, as fast as it goes. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Told } from '../../src/contract/from-host.ts';
import type { Host } from '../../src/host/start.ts';
import { JOURNAL_FILE, startHost } from '../../src/host/start.ts';
import { ADVICE_FILES } from './advice-files.ts';
import type { ChannelScreen } from './channel-screen.ts';
import { channelScreen } from './channel-screen.ts';
import { memoryLog } from './folder.ts';
import type { Seeded } from './seeded.ts';
import { seeded } from './seeded.ts';

const SEATS = ['Ana', 'Ben', 'Cleo', 'Dov'].map((name) => ({ name }));

/** How one game went. */
export interface GamePlayed {
  readonly turns: number;
  readonly orders: number;
  readonly tellings: number; // to both screens
  readonly characters: number; // of all that both were told
  readonly journal: number; // bytes that the game added
}

export interface Evening {
  readonly host: Host;
  readonly desk: ChannelScreen;
  readonly display: ChannelScreen;
  /** Plays one game to its end; every one has the same throws. */
  game(): Promise<GamePlayed>;
  /** Gives an order and waits until both screens show what became of it. */
  give(ask: object): Promise<void>;
  end(): Promise<void>;
}

export async function longEvening(dataFolder: string): Promise<Evening> {
  const host = await startHost({ dataFolder, log: memoryLog(), advice: ADVICE_FILES });
  const desk = channelScreen('desk');
  const display = channelScreen('display');
  host.attach(desk.pipe);
  host.attach(display.pipe);
  await Promise.all([desk.sees(0), display.sees(0)]);
  const journalSize = () => statSync(join(dataFolder, JOURNAL_FILE)).size;

  const give = async (ask: object) => {
    const seq = desk.shown().screen.seq + 1;
    const receipt = await desk.order(ask);
    if (!receipt.ok) throw new Error(`${JSON.stringify(ask)}: ${receipt.says}`);
    await Promise.all([desk.sees(seq), display.sees(seq)]);
  };
  const told = () => {
    const both = [desk.came, display.came];
    return {
      tellings: both.reduce((sum, { tellings }) => sum + tellings, 0),
      characters: both.reduce((sum, { characters }) => sum + characters, 0),
    };
  };

  return {
    host,
    desk,
    display,
    give,
    async game() {
      const chance = seeded(28);
      const before = { ...told(), journal: journalSize() };
      let orders = 1;
      let turns = 0;
      await give({ do: 'begin', seats: SEATS, first: 0 });
      while (desk.shown().screen.view.phase !== 'over') {
        const { seat: on } = desk.shown().screen.view;
        await give(nextOf(desk.shown(), chance));
        orders += 1;
        const { seat, phase } = desk.shown().screen.view;
        if (seat !== on || phase === 'over') turns += 1;
      }
      const after = told();
      return {
        turns,
        orders,
        tellings: after.tellings - before.tellings,
        characters: after.characters - before.characters,
        journal: journalSize() - before.journal,
      };
    },
    async end() {
      desk.leave();
      display.leave();
      await host.close();
    },
  };
}

/** One roll a turn, and of the choices the first. */
function nextOf({ screen: { view } }: Told, chance: Seeded): object {
  if (view.phase === 'choose') return { do: 'choose', columns: view.choices[0]?.columns ?? [] };
  if (view.phase === 'decide') return { do: 'stop' };
  return { do: 'roll', dice: chance.dice() };
}
