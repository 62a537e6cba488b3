/** The judge against the oracle under every house rule, with betting, and in Express: two readings of one rulebook. */
import { describe, expect, it } from 'vitest';
import { askedFor } from '../kit/house-walk.ts';
import { judgedBegin } from '../kit/judged.ts';
import {
  brokenExpressRules,
  brokenHouseRules,
  newGame,
  type BrokenRule,
  type HouseRules,
} from '../kit/oracle.ts';
import { expressTemper, nextExpressOrder } from '../kit/random-express.ts';
import { houseTemper, nextOrder } from '../kit/random-house-play.ts';
import { seeded, seedOr } from '../kit/seeded.ts';
import { ask, sideBySide, type SideBySide } from '../kit/side-by-side.ts';

const GAMES = 2000;
const EXPRESS_GAMES = 500;
const MOST_ORDERS = 600;
/** Milliseconds that the long series may take on a machine that is busy with other things as well. */
const LONG = 600_000;
const seed = seedOr(8_1969);

/** How often something came up, by its name. */
type Counts = Record<string, number>;

function count(counts: Counts, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}

interface Tally {
  options: Counts;
  seats: Counts;
  targets: Counts;
  accepted: Counts;
  refused: Counts;
  phases: Counts;
  seen: Counts;
}

function emptyTally(): Tally {
  return { options: {}, seats: {}, targets: {}, accepted: {}, refused: {}, phases: {}, seen: {} };
}

/** Counts the values of the options that are in force: those of bets only where there is betting. */
function countOptions(tally: Tally, rules: HouseRules, names: readonly (keyof HouseRules)[]): void {
  for (const name of names) {
    if (/^bets?_/.test(name) && !rules.betting) continue;
    count(tally.options, `${name}=${String(rules[name])}`);
  }
}

const houseOptions = [
  'first_player',
  'betting',
  'bets_entry',
  'bet_min_third_throw',
  'bet_clock',
  'claimed_markers',
  'occupied',
  'empty_double',
  'pairing_choice',
  'auto_stop_on_win',
  'cocked_die',
  'turn_clock',
  'r28_double',
] as const;
const expressOptions = ['express_fifth', 'express_end', 'cocked_die', 'turn_clock'] as const;

/** Plays one game on both tables; tells where they first differ, or null when they agree to the end. */
function play(
  pair: SideBySide | string,
  where: string,
  tally: Tally,
  next: (pair: SideBySide) => Parameters<typeof ask>[1],
): string | null {
  if (typeof pair === 'string') return `${where}: ${pair}`;
  let ordersAfterTheEnd = 0;
  while (pair.told.length < MOST_ORDERS && ordersAfterTheEnd < 3) {
    if (pair.seen.phase === 'over') ordersAfterTheEnd += 1;
    const before = pair.seen;
    const order = next(pair);
    const accepted = ask(pair, order);
    if (typeof accepted === 'string') {
      const told = pair.told.slice(-12).map((one) => JSON.stringify(one));
      return `${where}, order ${pair.told.length}:\n ${told.join('\n ')}\n${accepted}`;
    }
    count(accepted ? tally.accepted : tally.refused, order.do);
    count(tally.phases, pair.seen.phase);
    if (pair.seen.skips.filter(Boolean).length > before.skips.filter(Boolean).length)
      count(tally.seen, 'turn lost');
    if (accepted && order.do === 'choose' && pair.seen.phase === 'over')
      count(tally.seen, 'stopped by itself');
    if (pair.seen.phase === 'decide' && !pair.seen.may_stop) count(tally.seen, 'stop barred');
  }
  count(tally.seen, pair.seen.phase === 'over' ? 'finished' : 'unfinished');
  return null;
}

function houseDifference(gameNumber: number, tally: Tally, broken?: BrokenRule): string | null {
  const chance = seeded(seed + gameNumber);
  const temper = houseTemper(gameNumber, chance);
  const { seats, first, winColumns, rules } = temper;
  const oracle = newGame({
    seats,
    rules,
    ...(first === undefined ? {} : { first }),
    ...(winColumns === undefined ? {} : { winColumns }),
    ...(broken === undefined ? {} : { broken }),
  });
  const pair = sideBySide(judgedBegin(askedFor(temper)), oracle);
  countOptions(tally, rules, houseOptions);
  count(tally.seats, String(seats));
  count(tally.targets, winColumns === undefined ? 'usual' : String(winColumns));
  const where = `seed ${seed}, game ${gameNumber} (${JSON.stringify(temper)})`;
  return play(pair, where, tally, ({ seen }) => nextOrder(oracle, seen, temper, chance));
}

function expressDifference(gameNumber: number, tally: Tally, broken?: BrokenRule): string | null {
  const chance = seeded(seed + 100_000 + gameNumber);
  const temper = expressTemper(gameNumber, chance);
  const { seats, rules } = temper;
  const oracle = newGame({ seats, rules, ...(broken === undefined ? {} : { broken }) });
  const pair = sideBySide(judgedBegin({ seats, rules: { ...rules } }), oracle);
  countOptions(tally, rules, expressOptions);
  count(tally.seats, String(seats));
  const where = `seed ${seed}, Express game ${gameNumber} (${JSON.stringify(temper)})`;
  return play(pair, where, tally, ({ seen }) => nextExpressOrder(oracle, seen, temper, chance));
}

/** Plays the games; throws at the first difference. */
function agree(games: number, difference: typeof houseDifference, what: string): Tally {
  const tally = emptyTally();
  for (let gameNumber = 0; gameNumber < games; gameNumber++) {
    const found = difference(gameNumber, tally);
    if (found !== null) throw new Error(found);
  }
  print(`${what}, seed ${seed}, ${games} games: ${JSON.stringify(tally)}`);
  return tally;
}

/** Plays until the misreading is noticed; tells in which game, or null when it never is. */
function noticed(games: number, difference: typeof houseDifference, broken: BrokenRule): number | null {
  for (let gameNumber = 0; gameNumber < games; gameNumber++) {
    if (difference(gameNumber, emptyTally(), broken) === null) continue;
    print(`${broken}: noticed in game ${gameNumber} of ${games}`);
    return gameNumber;
  }
  return null;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

describe('the judge and the oracle, by house rules', () => {
  it(
    `agree on everything that can be seen after every command in ${GAMES} random games of mixed rules`,
    () => {
      const tally = agree(GAMES, houseDifference, 'mixed rules');
      const values = Object.keys(tally.options);
      expect(values).toHaveLength(29);
      for (const value of values) expect(tally.options[value], value).toBeGreaterThanOrEqual(100);
      for (const target of ['usual', '1', '2', '3', '4', '5', '6']) {
        expect(tally.targets[target], `win_columns ${target}`).toBeGreaterThanOrEqual(100);
      }
      for (const seats of ['1', '2', '3', '4']) expect(tally.seats[seats], seats).toBeGreaterThanOrEqual(100);
      for (const order of ['first', 'set', 'roll', 'void', 'choose', 'stop', 'bet', 'settle', 'time']) {
        expect(tally.accepted[order], `${order} accepted`).toBeGreaterThan(100);
        expect(tally.refused[order], `${order} refused`).toBeGreaterThan(100);
      }
      for (const what of ['turn lost', 'stopped by itself', 'stop barred']) {
        expect(tally.seen[what], what).toBeGreaterThan(100);
      }
      expect(tally.seen['finished']).toBeGreaterThan(GAMES * 0.8);
    },
    LONG,
  );

  it.each(brokenHouseRules)('disagree within those games once the oracle misreads %s', (broken) => {
    expect(noticed(GAMES, houseDifference, broken)).not.toBeNull();
  });
});

describe('the judge and the oracle, in Express', () => {
  it(`agree on everything that can be seen after every command in ${EXPRESS_GAMES} games of 1 to 10 players`, () => {
    const tally = agree(EXPRESS_GAMES, expressDifference, 'Express');
    const values = Object.keys(tally.options);
    expect(values).toHaveLength(9);
    for (const value of values) expect(tally.options[value], value).toBeGreaterThanOrEqual(100);
    expect(Object.keys(tally.seats)).toHaveLength(10);
    expect(tally.seen['finished']).toBe(EXPRESS_GAMES);
  });

  it.each(brokenExpressRules)('disagree within those games once the oracle misreads %s', (broken) => {
    expect(noticed(EXPRESS_GAMES, expressDifference, broken)).not.toBeNull();
  });
});
