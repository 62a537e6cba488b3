/** Plays people's part in a game with computer players, and throws the dice for everybody where people do. */
import { expect } from 'vitest';
import { PACES } from '../../src/host/bots/bots.ts';
import type { FakeClock } from './clock.ts';
import { settled } from './clock.ts';
import type { MemoryScreen } from './memory-pipe.ts';
import type { Seeded } from './seeded.ts';
import { until } from './serial.ts';

/** Where such a game is played. */
export interface Playing {
  readonly clock: FakeClock;
  readonly desk: MemoryScreen;
  readonly chance: Seeded;
  readonly programThrows: boolean;
}

/** Orders until the game is over, or until `enough` says so. */
export async function playOn(playing: Playing, enough: () => boolean = () => false): Promise<void> {
  const { desk } = playing;
  while (desk.shown().screen.view.phase !== 'over' && !enough()) await step(playing);
}

/** Gives an order that must be taken, and lets every screen hear of it. */
export async function give(desk: MemoryScreen, ask: object): Promise<void> {
  expect([ask, await desk.order(ask)]).toMatchObject([ask, { ok: true }]);
  await settled();
}

/** One order, of a person or of a computer player. */
async function step(playing: Playing): Promise<void> {
  const { desk, chance, programThrows } = playing;
  const { screen } = desk.shown();
  const { view, players } = screen;
  const isBot = (seat: number | null | undefined) => (players[seat ?? -1]?.bot ?? null) !== null;
  const roll = () => give(desk, { do: 'roll', dice: chance.dice(screen.diceAwaited) });
  switch (view.phase) {
    case 'roll':
      if (view.game === 'express' || !isBot(view.seat)) return roll();
      if (programThrows) return botActs(playing);
      await botSays(playing);
      return roll();
    case 'choose':
      if (isBot(view.seat)) return botActs(playing);
      return give(desk, { do: 'choose', columns: chance.pick(view.choices).columns });
    case 'decide': {
      if (!isBot(view.seat)) return view.may_stop && chance.chance(0.4) ? give(desk, { do: 'stop' }) : roll();
      if (programThrows) return botActs(playing);
      await botSays(playing);
      return desk.shown().screen.seq === screen.seq ? roll() : undefined;
    }
    case 'bet':
    case 'reveal': {
      const person = screen.bettors.find((seat) => view.bets[seat] === null && !isBot(seat));
      if (person === undefined) return botActs(playing);
      const side = chance.pick(['make', 'blow']);
      return give(desk, { do: 'bet', seat: person, side, discs: 1 + chance.whole(5) });
    }
    case 'settle':
      if (isBot(view.settling)) return botActs(playing);
      return give(desk, { do: 'settle', seat: view.settling, spaces: chance.pick(view.splits) });
    case 'mark': {
      const person = screen.marks.find(({ seat }) => !isBot(seat));
      if (person === undefined) return botActs(playing);
      return give(desk, markOrder(person.seat, chance.pick(person.splits), view.dice ?? []));
    }
    case 'none':
    case 'first':
    case 'over':
      throw new Error(`nothing is played in the phase ${view.phase}`);
  }
}

/** Waits until a computer player has ordered. */
async function botActs({ clock, desk }: Playing): Promise<void> {
  const { seq } = desk.shown().screen;
  await clock.advance(PACES.slow);
  await until(`a computer player orders after ${seq}`, () => desk.shown().screen.seq > seq);
  await settled();
}

/** Waits until a computer player has ordered, or says that it rolls. */
async function botSays({ clock, desk }: Playing): Promise<void> {
  const { seq } = desk.shown().screen;
  await clock.advance(PACES.slow);
  const says = () => {
    const { bot, screen } = desk.shown();
    return screen.seq > seq || (bot?.act.does === 'roll' && bot.seq === seq);
  };
  await until(`a computer player decides after ${seq}`, says);
  await settled();
}

/** A split as an order: the die aside, and the other four in two pairs. */
function markOrder(
  seat: number,
  { fifth, rows }: { readonly fifth: number; readonly rows: readonly number[] },
  dice: readonly number[],
) {
  const at = dice.indexOf(fifth);
  const [a = 0, b = 0, c = 0, d = 0] = dice.filter((_, die) => die !== at);
  const ways = [
    [
      [a, b],
      [c, d],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [a, d],
      [b, c],
    ],
  ];
  const sums = (pairs: number[][]) =>
    pairs
      .map(([one = 0, other = 0]) => one + other)
      .sort((x, y) => x - y)
      .join();
  return { do: 'mark', seat, fifth, pairs: ways.find((pairs) => sums(pairs) === rows.join()) };
}
