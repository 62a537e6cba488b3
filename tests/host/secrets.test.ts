/**
 * A game in which every bet is known to the test: nothing that the program tells anybody before the reveal says a side or a
 * size. The bytes to a display, the bytes to the desk, every answer of the line program and every line of the program's log.
 */
import { describe, expect, test } from 'vitest';
import { createCommands } from '../../src/host/line/commands.ts';
import { settled } from '../kit/clock.ts';
import { screenedTable } from '../kit/screened-table.ts';

type Laid = readonly {
  readonly do: 'bet';
  readonly seat: number;
  readonly side: string;
  readonly discs: number;
}[];
const BETS: Laid = [
  { do: 'bet', seat: 1, side: 'make', discs: 4 },
  { do: 'bet', seat: 2, side: 'blow', discs: 5 },
  { do: 'bet', seat: 3, side: 'make', discs: 2 },
];
/** The same bettors with other bets. */
const OTHERS: Laid = [
  { do: 'bet', seat: 1, side: 'blow', discs: 1 },
  { do: 'bet', seat: 2, side: 'make', discs: 3 },
  { do: 'bet', seat: 3, side: 'blow', discs: 5 },
];

const UP_TO_THE_CALL = [
  {
    do: 'begin',
    seats: ['Ana', 'Ben', 'Cleo', 'Dov'],
    first: 0,
    rules: { betting: true, bet_clock: 60, turn_clock: 90 },
  },
  {
    do: 'set',
    position: {
      seat: 0,
      markers: [{}, { 6: 4, 9: 2 }, { 4: 2, 5: 3 }, { 8: 1, 3: 2 }],
      runners: { 6: 1, 8: 2 },
      throws: 1,
    },
  },
  { do: 'roll', dice: [3, 4, 3, 4] },
  { do: 'choose', columns: [7, 7] },
];

/** What is said beside the bets while they lie: refusals, take-backs, questions, a turn that goes on. */
const BESIDE = [
  { do: 'bet', seat: 1, side: 'blow', discs: 1 },
  { do: 'bet', seat: 0, side: 'make', discs: 3 },
  { do: 'undo' },
  { do: 'redo' },
  { do: 'roll', dice: [3, 3, 3, 3] },
  { do: 'correct', dice: [3, 5, 3, 5] },
  { do: 'choose', columns: [8, 8] },
  { do: 'undo' },
  { do: 'choose', columns: [6, 10] },
  { do: 'void' },
];

/** Names of a bet's parts, wherever they stand. */
const TELLING = ['side', 'discs'];

/** Every place in a value that tells a bet, or could; empty when there is none. */
function telling(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return tellingText(value) ? [`${at}: ${value}`] : [];
  if (Array.isArray(value)) return value.flatMap((one, index) => telling(one, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => [
    ...(TELLING.includes(key) ? [`${at}.${key}`] : []),
    // What a seat has bet is null or "in", and nothing else.
    ...(key === 'bets' && Array.isArray(inside)
      ? inside.filter((bet) => bet !== null && bet !== 'in').map((bet) => `${at}.bets ${JSON.stringify(bet)}`)
      : []),
    ...telling(inside, `${at}.${key}`),
  ]);
}

/** Texts that are a side or name one, that name a number of discs, or that write an open bet as notations do: m4, b5. */
function tellingText(text: string): boolean {
  return /^(make|blow)$|make it|blow it|\b[1-5] discs?\b|[|,][mb][1-5]\b/i.test(text);
}

/** A table at which everything that anybody is told is kept; `look` asks all that can be asked. */
async function recorded() {
  const table = await screenedTable();
  const [desk, display] = [table.attach('desk'), table.attach('display')];
  const commands = createCommands(table.referee);
  const answers: unknown[] = [];
  const line = async (command: object) => {
    answers.push(JSON.parse(JSON.stringify(await commands.answer({ text: JSON.stringify(command) }))));
  };
  const look = async () => {
    await line({ do: 'view' });
    await line({ do: 'odds' });
    for (const about of ['choices', 'bust', 'stop', 'bet']) await line({ do: 'why', about });
    await line({ do: 'why', about: 'column', column: 7 });
    desk.say({ is: 'why', id: `why-${answers.length}`, ask: { about: 'bet' } });
    display.say({ is: 'why', id: `why-${answers.length}`, ask: { about: 'bet' } });
    await settled();
  };
  return { table, desk, display, answers, line, look };
}

/** The turn from the call for bets on, up to the moment before its end, and everything that was told of it. */
async function played(bets: Laid) {
  const { table, desk, display, answers, line, look } = await recorded();
  for (const command of UP_TO_THE_CALL) await line(command);
  const advice: unknown[] = [];
  const advised = async () => {
    await line({ do: 'advise' });
    advice.push(answers.pop());
  };
  // One bet by the line program, the others at the desk; each is followed by everything that can be asked.
  for (const [at, bet] of bets.entries()) {
    if (at === 0) await line(bet);
    else expect(await desk.order(bet, `bet-${at}`)).toMatchObject({ ok: true });
    await settled();
    await look();
    await advised();
  }
  // What is wrongly asked is refused, and the refusals end in the log.
  desk.say({ is: 'order', id: 'odd', seen: desk.shown().screen.seq, ask: { ...bets[1], more: 1 } });
  display.say({ is: 'order', id: 'not-mine', seen: 1, ask: bets[2] });
  await settled();
  for (const command of BESIDE) {
    await line(command);
    await settled();
    await look();
    await advised();
  }
  const laid = table.referee.table.moment?.game.betting?.bets.slice(1);
  expect(laid).toEqual(bets.map(({ side, discs }) => ({ side, discs })));
  // Screens that come late are told no more than the others.
  const late = [table.attach('desk'), table.attach('display')];
  await settled();
  const heard = [desk, display, ...late].map(({ messages }) => messages);
  return { heard, answers, advice, log: table.log.lines };
}

describe('before the reveal', () => {
  test('no byte to a screen, no answer and no line of the log tells a bet', async () => {
    const { heard, answers, log } = await played(BETS);
    expect(heard.flat().length).toBeGreaterThan(40);
    expect(heard.flat().flatMap((message) => telling(message))).toEqual([]);
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.flatMap((answer) => telling(answer))).toEqual([]);
    expect(log.length).toBeGreaterThan(0);
    expect(log.filter(tellingText)).toEqual([]);
  });

  test('a turn with other bets on it is told in the very same bytes, advice included', async () => {
    expect(JSON.stringify(await played(OTHERS))).toBe(JSON.stringify(await played(BETS)));
  });

  test('the search finds a bet wherever it is told, as after the reveal', async () => {
    const { desk, display, answers, line } = await recorded();
    for (const command of [...UP_TO_THE_CALL, ...BETS, { do: 'stop' }]) await line(command);
    await settled();
    for (const told of [desk.shown(), display.shown(), answers.at(-1)]) {
      expect(telling(told)).not.toEqual([]);
    }
    expect(telling(desk.shown().screen.log)).not.toEqual([]);
    expect(['Ben: Make It 4', 'covered by 4 discs', 'bets=1,2|,m4,?', 'blow'].every(tellingText)).toBe(true);
  });
});
