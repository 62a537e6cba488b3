/** What is said of the dice: whole sentences with the numbers of the sample, and nothing that the numbers do not bear. */
import { describe, expect, test } from 'vitest';
import { fairnessOf } from '../../src/odds/fairness.ts';
import type { Fairness } from '../../src/odds/fairness.ts';
import { fairnessFile, fairnessWords, FAIRNESS_WORDS } from '../../src/words/fairness.ts';

/** So many rolls whose faces come round in turn. */
const even = (rolls: number, typed = 0) =>
  fairnessOf(
    Array.from({ length: rolls }, (_, roll) => [0, 1, 2, 3].map((die) => ((roll * 4 + die) % 6) + 1)),
    typed,
  );
const sixes = (rolls: number) =>
  fairnessOf(
    Array.from({ length: rolls }, (_, roll) => [6, 6, 1 + (roll % 6), 1 + ((roll + 3) % 6)]),
    2,
  );
const whole = (fairness: Fairness) =>
  Object.values(fairnessWords(fairness)).join(' ').replaceAll('\u00a0', ' ');

describe('the sentences', () => {
  test('say plainly that no roll came from a reader', () => {
    expect(whole(fairnessOf([], 12))).toBe(
      'No roll of this game came from a dice reader. ' +
        'Rolls that a dice reader sends are counted here, to see whether the dice come up evenly. ' +
        'From the reader: 0 rolls. Typed or corrected by hand, and not counted: 12 rolls.',
    );
    expect(whole(fairnessOf([], 0))).toContain('Nothing has been rolled in this game.');
  });

  test('claim nothing of a small sample', () => {
    expect(whole(even(12, 1))).toBe(
      'Too few rolls to tell. ' +
        'The reader gave 12 rolls with 48 faces; nothing can be said before there are 180 faces. ' +
        'From the reader: 12 rolls. Typed or corrected by hand, and not counted: 1 roll.',
    );
    expect(whole(even(1))).toContain('The reader gave 1 roll with 4 faces;');
  });

  test('say what is suspected of uneven faces, and how rare such are', () => {
    expect(whole(sixes(60))).toBe(
      'These dice or their reader look uneven; try the same dice typed by hand. ' +
        'The reader gave 60 rolls with 240 faces. ' +
        'Of such samples of fair dice fewer than 0.1 % are as uneven as this or more; ' +
        'below 1.0 % it is called uneven. ' +
        'Chi-square of the faces: 300.00 with 5 degrees of freedom, p below 0.0001. ' +
        'From the reader: 60 rolls. Typed or corrected by hand, and not counted: 2 rolls.',
    );
  });

  test('say no more of even ones than that nothing speaks against them', () => {
    const says = whole(even(46));
    expect(says).toMatch(
      /^Nothing speaks against these dice\. The reader gave 46 rolls with 184 faces\. Of such samples of fair dice \d+\.\d % are/,
    );
    expect(says).not.toMatch(/proven|are fair/);
  });
});

describe('the file', () => {
  const lines = (fairness: Fairness) => fairnessFile(fairness).split('\r\n');

  test('holds every face, every sum, the rolls, the test and the verdict', () => {
    const [first, ...rest] = lines(sixes(60));
    expect(first).toBe('what,of,seen,expected');
    expect(rest.slice(0, 6)).toEqual([
      ...[1, 2, 3, 4, 5].map((face) => `face,${face},20,40.00`),
      'face,6,140,40.00',
    ]);
    expect(rest.slice(6, 17).map((line) => line.split(',').slice(0, 2).join())).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => `sum,${sum}`),
    );
    expect(rest[6]?.endsWith(',0,10.00')).toBe(true);
    expect(rest[11]?.endsWith(',60.00')).toBe(true);
    expect(rest.slice(17, 20)).toEqual([
      'rolls,reader,60,',
      'rolls,typed,2,',
      'chi-square,5 degrees of freedom,300.00,',
    ]);
    expect(rest[20]).toMatch(/^p,5 degrees of freedom,\d\.\d\de-\d+,$/);
    expect(rest.slice(21)).toEqual([
      'verdict,These dice or their reader look uneven; try the same dice typed by hand.,,',
      '',
    ]);
  });

  test('has four fields a line and no test where there is none', () => {
    const few = lines(even(12));
    expect(few.slice(0, -1).every((line) => line.split(',').length === 4)).toBe(true);
    expect(few.slice(20, 22)).toEqual(['chi-square,5 degrees of freedom,,', 'p,5 degrees of freedom,,']);
  });

  test('has the name that the shell lets out', () => {
    expect(FAIRNESS_WORDS.file).toBe('dice-fairness.csv');
    expect(FAIRNESS_WORDS.saved).toContain(FAIRNESS_WORDS.file);
  });
});
