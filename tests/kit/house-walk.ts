/**
 * Walks through random games of mixed rules, event by event, for tests that watch what an event does to the game. Which
 * orders are given is the random table's business; whether they are legal is the judge's.
 */
import type { Event } from '../../src/rules/event.ts';
import { evolve } from '../../src/rules/evolve.ts';
import type { Game } from '../../src/rules/game.ts';
import { judge } from '../../src/rules/judge.ts';
import { judgedBegin } from './judged.ts';
import { newGame } from './oracle.ts';
import { expressTemper, nextExpressOrder } from './random-express.ts';
import { houseTemper, nextOrder, type HouseTemper } from './random-house-play.ts';
import { seeded } from './seeded.ts';
import { ask, sideBySide } from './side-by-side.ts';

/** One event, and the game before and after it. */
export interface Happening {
  /** Says where this is, for a fault. */
  where(): string;
  readonly before: Game;
  readonly event: Event;
  readonly after: Game;
}

/** What is watched: every position that is reached, and every event. */
export interface Watch {
  position?(game: Game, where: string): void;
  happening?(happening: Happening): void;
}

/** What `begin` asks for, to play by these rules. */
export function askedFor(temper: Pick<HouseTemper, 'seats' | 'first' | 'winColumns' | 'rules'>) {
  const { seats, first, winColumns, rules } = temper;
  const asked = winColumns === undefined ? { ...rules } : { ...rules, win_columns: winColumns };
  return { seats, ...(first === undefined ? {} : { first }), rules: asked };
}

/** Plays games on the classic board; every other one is bent, if told, before it begins. */
export function walkHouses(
  seed: number,
  games: number,
  mostOrders: number,
  watch: Watch,
  bend: (temper: HouseTemper) => HouseTemper = (temper) => temper,
): void {
  for (let gameNumber = 0; gameNumber < games; gameNumber++) {
    const chance = seeded(seed + gameNumber);
    const temper = bend(houseTemper(gameNumber, chance));
    const { seats, first, winColumns, rules } = temper;
    const oracle = newGame({
      seats,
      rules,
      ...(first === undefined ? {} : { first }),
      ...(winColumns === undefined ? {} : { winColumns }),
    });
    walk(
      `seed ${seed}, game ${gameNumber}`,
      judgedBegin(askedFor(temper)),
      oracle,
      mostOrders,
      watch,
      (seen) => nextOrder(oracle, seen, temper, chance),
    );
  }
}

/** Plays games of Express. */
export function walkExpress(seed: number, games: number, watch: Watch): void {
  for (let gameNumber = 0; gameNumber < games; gameNumber++) {
    const chance = seeded(seed + gameNumber);
    const temper = expressTemper(gameNumber, chance);
    const { seats, rules } = temper;
    const oracle = newGame({ seats, rules });
    walk(
      `seed ${seed}, Express ${gameNumber}`,
      judgedBegin({ seats, rules: { ...rules } }),
      oracle,
      3000,
      watch,
      (seen) => nextExpressOrder(oracle, seen, temper, chance),
    );
  }
}

function walk(
  where: string,
  begun: Game,
  oracle: ReturnType<typeof newGame>,
  mostOrders: number,
  watch: Watch,
  next: (seen: Parameters<typeof nextOrder>[1]) => ReturnType<typeof nextOrder>,
): void {
  const pair = sideBySide(begun, oracle);
  if (typeof pair === 'string') throw new Error(`${where}: ${pair}`);
  while (pair.seen.phase !== 'over' && pair.told.length < mostOrders) {
    const here = `${where}, order ${pair.told.length + 1}`;
    watch.position?.(pair.judged, here);
    const order = next(pair.seen);
    const ruling = judge(pair.judged, order);
    let before = pair.judged;
    for (const event of ruling.ok ? ruling.events : []) {
      const after = evolve(before, event);
      const where = () => `${here}, ${JSON.stringify(event)}`;
      watch.happening?.({ where, before, event, after });
      before = after;
    }
    const accepted = ask(pair, order);
    if (typeof accepted === 'string') throw new Error(`${here}: ${accepted}`);
  }
  watch.position?.(pair.judged, where);
}
