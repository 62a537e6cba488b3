// What follows when the process behind a window goes away.
import { expect, test } from 'vitest';
import { gone, REMEMBERED, WAITS, WELL } from '../../electron/recovery.ts';
import type { Next, Recovery } from '../../electron/recovery.ts';

/** Lets a window crash at these moments; every answer, and what is known at the end. */
function crashes(moments: readonly number[], reason = 'crashed'): { answers: Next[]; recovery: Recovery } {
  let recovery = WELL;
  const answers = moments.map((at) => {
    const told = gone(recovery, { reason, at });
    recovery = told.recovery;
    return told.next;
  });
  return { answers, recovery };
}

test('a window that crashed once is loaded again', () => {
  expect(crashes([0]).answers).toEqual([{ do: 'reload', after: WAITS[0] }]);
});

test('a window that crashed twice in a minute is loaded again after a longer wait', () => {
  expect(crashes([0, 1000]).answers.at(-1)).toEqual({ do: 'reload', after: WAITS[1] });
  expect(WAITS[1]).toBeGreaterThan(WAITS[0]);
});

test('after the third crash within a minute the plain page is shown, and nothing after that (K41)', () => {
  expect(crashes([0, 1000, 2000, 3000]).answers.slice(2)).toEqual([{ do: 'give-up' }, { do: 'nothing' }]);
});

test('a crash is forgotten after a minute', () => {
  const later = REMEMBERED;
  expect(crashes([0, 1000, later + 1000, later + 1001]).answers.slice(2)).toEqual([
    { do: 'reload', after: WAITS[0] },
    { do: 'reload', after: WAITS[1] },
  ]);
});

test('an orderly end is no crash (K41)', () => {
  expect(crashes([0, 1, 2], 'clean-exit')).toEqual({
    answers: [{ do: 'nothing' }, { do: 'nothing' }, { do: 'nothing' }],
    recovery: WELL,
  });
});

test('running out of memory counts like a crash (K41)', () => {
  expect(crashes([0], 'oom').answers).toEqual([{ do: 'reload', after: WAITS[0] }]);
});

test('a window that a person starts again has all its reloads again', () => {
  expect(crashes([0, 1, 2]).recovery.given).toBe(true);
  expect(gone(WELL, { reason: 'crashed', at: 3 }).next).toEqual({ do: 'reload', after: WAITS[0] });
});
