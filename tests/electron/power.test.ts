// The screens stay awake exactly while a game runs.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepAwake } from '../../electron/power.ts';

/** A blocker that counts what it holds. */
function counting() {
  const held = new Set<number>();
  let given = 0;
  return {
    held,
    start() {
      given += 1;
      held.add(given);
      return given;
    },
    stop(id: number) {
      if (!held.delete(id)) throw new Error(`${id} is not held`);
    },
  };
}

test('the screens are kept awake in the second game as in the first (K32)', () => {
  const blocker = counting();
  const awake = keepAwake(blocker);
  const after = [true, false, true, true].map((running) => {
    awake(running);
    return blocker.held.size;
  });
  expect(after).toEqual([1, 0, 1, 1]);
});

test('whatever is told in whatever order, one blocker is held while a game runs and none otherwise', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1 }), (told) => {
      const blocker = counting();
      const awake = keepAwake(blocker);
      for (const running of told) {
        awake(running);
        expect(blocker.held.size).toBe(running ? 1 : 0);
      }
    }),
  );
});
