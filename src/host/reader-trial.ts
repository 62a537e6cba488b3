/** Trying the reader before it is played with: a roll that is only shown, and the dice of this table named one by one. */

import type { ReaderTrial } from '../contract/from-host.ts';
import type { Awaited } from './dice/awaited.ts';
import type { Reading } from './dice/reading.ts';

export interface Trials {
  readonly now: ReaderTrial | null;
  /** The next roll is shown and does not count. */
  test(): void;
  /** Each die that is rolled from now on is one of this table, until there are so many; zero ends it. */
  bind(count: number): void;
  end(): void;
  /** Whether a reading belongs to the trial, so that the game must not see it. */
  takes(reading: Reading): boolean;
  /** What is awaited as far as the trial changes it. */
  awaited(game: Awaited): Awaited;
}

/** No trial at first. `bound` is told the names once all dice were rolled. */
export function createTrials(bound: (dice: readonly string[]) => void): Trials {
  let now: ReaderTrial | null = null;
  let rolling = new Set<string>();
  let asks = 0;

  /** Once all dice are bound they count, though the trial is shown until it is put away. */
  const isBinding = () => now?.is === 'bind' && now.dice.length < now.count;

  function bindDie({ report }: Extract<Reading, { is: 'die' }>) {
    if (now?.is !== 'bind') return;
    const { die, state, value } = report;
    if (state === 'rolling' && rolling.size < 32) rolling.add(die);
    // A die that lies or is carried about shows a face too: only one that was rolled is meant.
    if (state !== 'settled' || value === null || !rolling.has(die)) return;
    const others = now.dice.filter((one) => one.die !== die);
    now = { ...now, dice: [...others, { die, value }] };
    if (now.dice.length === now.count) bound(now.dice.map((one) => one.die));
  }

  return {
    get now() {
      return now;
    },
    test() {
      asks += 1;
      now = { is: 'test', dice: null };
    },
    bind(count) {
      rolling = new Set();
      now = count === 0 ? null : { is: 'bind', count, dice: [] };
    },
    end: () => void (now = null),
    takes(reading) {
      if (now === null) return false;
      if (now.is === 'bind') {
        if (!isBinding()) return false;
        if (reading.is === 'die') bindDie(reading);
        if (reading.is === 'roll') reading.backing?.stored();
        return reading.is === 'die' || reading.is === 'roll' || reading.is === 'dice';
      }
      if (now.dice !== null || (reading.is !== 'roll' && reading.is !== 'early')) return false;
      now = { is: 'test', dice: reading.dice };
      // Left out on purpose: the device need not keep it.
      if (reading.is === 'roll') reading.backing?.stored();
      return true;
    },
    awaited(game) {
      if (isBinding()) return { ...game, now: false };
      // Other than every question of the game, so that no throw spans both.
      return now?.is === 'test' && now.dice === null ? { ...game, now: true, ask: -asks } : game;
    },
  };
}
