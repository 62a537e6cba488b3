import { describe, expect, test } from 'vitest';
import type { Situation } from '../kit/told.ts';
import { choose, begin, roll, stop, tableAfter, told, toldOf, undo } from '../kit/told.ts';
import {
  connectionWords,
  heldWords,
  noticeWords,
  nothingFor,
  troubleWords,
} from '../../src/words/notices.ts';

const plain = (text: string | undefined) => text?.replace(/[\u2068\u2069]/g, '');

function noticed(situation: Situation) {
  const notice = noticeWords(told(situation).screen);
  return notice === null ? null : { ...notice, title: plain(notice.title), detail: plain(notice.detail) };
}

describe('a notice', () => {
  test('is not needed for an ordinary choice', () => {
    expect(noticed('safe')).toBeNull();
  });

  test('of a bust names every total that could not be played', () => {
    expect(noticed('bust')).toEqual({
      tone: 'bad',
      title: 'Bust',
      detail: 'Nothing for 6, 7, 8 or 9. Runners off.',
    });
  });

  test('of a claim names the player and the column', () => {
    expect(noticed('claimed')).toEqual({ tone: 'good', title: 'Ana claims 5', detail: '' });
  });

  test('of the win names the winner', () => {
    expect(noticed('won')).toMatchObject({ tone: 'good', title: 'Ana wins' });
  });

  test('of a correction names the roll, once, and what became of the rest', () => {
    expect(noticed('corrected')).toEqual({ tone: 'plain', title: 'Roll 1 was corrected', detail: '' });
    const game = [begin('Ana', 'Ben'), roll(2, 4, 3, 5), choose(6, 8), stop];
    const still = tableAfter([...game, { do: 'correct', roll: 1, dice: [4, 2, 3, 5] }]);
    expect(noticeWords(toldOf(still).screen)?.detail).toBe('All that followed still stands.');
    const gone = tableAfter([...game, { do: 'correct', roll: 1, dice: [1, 1, 1, 1] }]);
    expect(noticeWords(toldOf(gone).screen)?.detail).toBe('2 later entries no longer fit.');
  });

  test('of a roll out of a decision says whose it would be after a stop', () => {
    expect(noticed('rolledOn')).toEqual({
      tone: 'plain',
      title: 'Ana rolled on',
      detail: 'Had Ana stopped, this is Ben’s roll.',
    });
  });

  test('of a take-back names what was taken back, and put again', () => {
    expect(noticed('undone')).toMatchObject({ title: 'Undone: Ana’s choice 6 + 8' });
    const again = tableAfter([begin('Ana', 'Ben'), roll(2, 4, 3, 5), undo, { do: 'redo' }]);
    expect(noticeWords(toldOf(again).screen)?.title).toBe('Done again: Ana’s roll 2-4-3-5');
  });
});

test('a bust of four equal dice has one total', () => {
  expect(nothingFor([3, 3, 3, 3])).toBe('Nothing for 6');
});

test('a held roll says what it waits for, and speaks of a choice only where one is open', () => {
  const held = { dice: [6, 6, 1, 2], why: 'waiting' } as const;
  expect(heldWords(held, 'choice')).toBe('Roll 6 6 1 2 waits for this choice.');
  expect(heldWords(held, 'yes')).toBe('Roll 6 6 1 2 waits for a yes at the desk.');
  for (const waits of ['bot', 'program'] as const) expect(heldWords(held, waits)).not.toContain('choice');
});

test.each(['journal-unwritable', 'journal-in-use', 'journal-unreadable'] as const)(
  'trouble of kind "%s" names the file and the next step',
  (code) => {
    const { says, next } = troubleWords({ code, path: '/games/one.tableside', detail: 'no space left' });
    expect(says).toContain('/games/one.tableside');
    expect(next).toMatch(/\.$/);
  },
);

test('a line to the table is spoken of only while there is none', () => {
  expect(connectionWords('open')).toBeNull();
  expect(connectionWords('lost')).toBe('The line to the table is lost. This page looks for it by itself.');
  expect(connectionWords('outdated')).toContain('Load it again');
});
