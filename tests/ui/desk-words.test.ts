/** The sentences of the desk. */
import { describe, expect, test } from 'vitest';
import type { Advance } from '../../src/rules/choices.ts';
import { advancesOf } from '../../src/rules/choices.ts';
import type { Column } from '../../src/rules/column.ts';
import type { Order } from '../../src/table/order.ts';
import { FASTEST, formOf, openAsk, SLOWEST, USUAL_SPEEDS } from '../../src/ui/desk/reader-form.ts';
import { NO_RESULT } from '../../src/host/dice/message.ts';
import { BAUD_RANGE, READER_BAUDS, READER_STATES, READER_WHYS } from '../../src/contract/reader.ts';
import {
  choiceGoes,
  correctWords,
  happenedWords,
  heldStrip,
  ordinal,
  questionWords,
  rolledOnStrip,
  standingWords,
  stopWords,
} from '../../src/words/desk.ts';
import { digitRefusalWords } from '../../src/words/digits.ts';
import { logWords } from '../../src/words/log.ts';
import { readerBrief, readerNoteWords } from '../../src/words/reader-panel.ts';
import { begin, choose, NO_READER, roll, stop, tableAfter, told, toldOf } from '../kit/told.ts';

const NAMES = ['Ana', 'Ben'];
const TWO = begin(...NAMES);
const plain = (text: string | null) => text?.replaceAll(/[\u2068\u2069]/g, '') ?? null;
const screenAfter = (...orders: readonly Order[]) => toldOf(tableAfter([TWO, ...orders])).screen;

const BUST_BOARD: Order = {
  do: 'set',
  position: { markers: [{}, {}], claimed: { 2: 0, 12: 1 }, seat: 0, runners: { 3: 1, 4: 1, 11: 1 } },
};

describe('the question', () => {
  const asks = (...orders: readonly Order[]) => {
    const { name, asks: what, aside } = questionWords(screenAfter(...orders).view, false);
    return `${name ?? ''} ${what} (${aside})`;
  };

  test('says whose turn it is and what is awaited', () => {
    expect(asks()).toBe('Ana rolls (first roll of the turn)');
    expect(asks(roll(2, 4, 3, 5))).toBe('Ana chooses a pairing (1st roll)');
    expect(asks(roll(2, 4, 3, 5), choose(6, 8))).toBe('Ana rolls on or stops? (after 1 roll)');
    expect(asks(roll(1, 1, 1, 1))).toBe('Ana has one choice (1st roll)');
    expect(questionWords(told('won').screen.view, false).asks).toBe('wins');
  });

  test('says that the player rolls on once the referee said so', () => {
    const { view } = screenAfter(roll(2, 4, 3, 5), choose(6, 8));
    expect(questionWords(view, true)).toEqual({ name: 'Ana', asks: 'rolls on', aside: '2nd roll' });
  });

  test('counts rolls in words that are right for every number', () => {
    const all = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111].map(ordinal).join(' ');
    expect(all).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 101st 111th');
  });
});

describe('a choice says where its runners end', () => {
  const goes = (columns: readonly Column[], ...advances: readonly Advance[]) => choiceGoes(columns, advances);

  test('two runners, one runner, the top', () => {
    expect(goes([6, 8], { column: 6, from: 6, to: 7 }, { column: 8, from: 2, to: 3 })).toBe(
      'runners to steps 7 and 3',
    );
    expect(goes([9], { column: 9, from: 0, to: 1 })).toBe('runner to step 1');
    expect(goes([2, 9], { column: 2, from: 2, to: 3 }, { column: 9, from: 0, to: 1 })).toBe(
      'runners to the top and step 1',
    );
    expect(goes([9, 12], { column: 9, from: 0, to: 1 }, { column: 12, from: 2, to: 3 })).toBe(
      'runners to step 1 and the top',
    );
    expect(goes([2, 12], { column: 2, from: 2, to: 3 }, { column: 12, from: 2, to: 3 })).toBe(
      'both runners to the top',
    );
    expect(goes([12], { column: 12, from: 2, to: 3 })).toBe('runner to the top');
  });

  test('a double with one step left reads "7, one step, top"', () => {
    const table = tableAfter([
      TWO,
      { do: 'set', position: { markers: [{ 7: 12 }, {}], seat: 0 } },
      roll(3, 4, 2, 5),
    ]);
    const { game } = table.moment!;
    expect(choiceGoes([7, 7], advancesOf(game, [7, 7]))).toBe('7, one step, top');
  });

  test('a double that goes its two steps to the top is not called one step', () => {
    expect(goes([7, 7], { column: 7, from: 11, to: 13 })).toBe('runner to the top');
    expect(goes([7, 7], { column: 7, from: 0, to: 2 })).toBe('runner to step 2');
  });
});

describe('stopping says what it does', () => {
  const stopping = (position: Extract<Order, { do: 'set' }>['position']) =>
    stopWords(screenAfter({ do: 'set', position }).view);

  test('runners on the top are claimed, the others kept', () => {
    expect(stopping({ markers: [{}, {}], runners: { 6: 3, 8: 2 } })).toBe('keeps 6 and 8');
    expect(stopping({ markers: [{}, {}], runners: { 2: 3, 8: 2 } })).toBe('claims 2, keeps 8');
    expect(stopping({ markers: [{}, {}], runners: { 2: 3, 12: 3 } })).toBe('claims 2 and 12');
  });

  test('a stop that wins says so', () => {
    expect(stopping({ markers: [{}, {}], claimed: { 7: 0, 12: 0 }, runners: { 2: 3, 8: 2 } })).toBe(
      'claims 2, wins the game',
    );
  });
});

describe('what happened', () => {
  test('a bust says why', () => {
    const screen = screenAfter(BUST_BOARD, roll(1, 1, 5, 5));
    expect(screen.notice?.is).toBe('busted');
    expect(plain(happenedWords(screen))).toMatch(/^Ana bust\. Nothing for 2, 6 or 10\./);
  });

  test('a correction says whether what followed still stands', () => {
    const screen = screenAfter(roll(2, 4, 3, 5), choose(6, 8), { do: 'correct', dice: [1, 1, 1, 1] });
    expect(plain(happenedWords(screen))).toMatch(/^Roll 1 was corrected\. /);
  });

  test('the win and a roll out of a decision are told elsewhere on the desk', () => {
    expect(happenedWords(told('won').screen)).toBeNull();
    expect(happenedWords(told('rolledOn').screen)).toBeNull();
  });

  test('a held roll, a roll that may have been the next player’s', () => {
    expect(heldStrip({ dice: [6, 6, 1, 2], why: 'waiting' }, 'choice')).toBe('New roll waiting');
    expect(heldStrip({ dice: [6, 6, 1, 2], why: 'asked' }, 'yes')).toBe('Roll read');
    const last = {
      roll: 2,
      seat: 1,
      dice: [6, 6, 1, 2],
      thrown: false,
      outcome: 'waiting',
      rolledOn: true,
      next: 0,
    } as const;
    expect(plain(rolledOnStrip(last, NAMES).no)).toBe('No, Ben stopped: this is Ana’s roll');
    expect(plain(rolledOnStrip({ ...last, seat: 0 }, ['Ana']).no)).toBe('No, Ana stopped first');
    // The stop wins, bets must be paid first, or the next one loses a turn and it is the same player's again.
    expect(plain(rolledOnStrip({ ...last, next: null }, NAMES).no)).toBe('No, Ben stopped first');
    expect(plain(rolledOnStrip({ ...last, next: 1 }, NAMES).no)).toBe('No, Ben stopped first');
  });

  test('what a seat has claimed in the end', () => {
    expect(standingWords([])).toBe('no column');
    expect(standingWords([7])).toBe('column 7');
    expect(standingWords([2, 7, 8])).toBe('columns 2, 7 and 8');
  });
});

describe('the lines of the log', () => {
  const lines = (...orders: readonly Order[]) =>
    screenAfter(...orders)
      .log.map((line) => logWords(line, NAMES))
      .reverse();

  test('a roll says what became of it', () => {
    const said = lines(roll(2, 4, 3, 5), choose(6, 8), roll(3, 3, 4, 6));
    expect(said.map((line) => line.short)).toEqual(['new game', '6 + 8', 'to choose']);
    expect(said[1]?.whole).toBe('Roll 1: Ana rolled 2-4-3-5 and chose 6 + 8.');
    const [, , bust] = lines(BUST_BOARD, roll(1, 1, 5, 5));
    expect(bust?.short).toBe('bust: no 2, 6 or 10');
    expect(bust?.whole).toBe('Roll 1: Ana rolled 1-1-5-5 and bust: none of 2, 6 and 10 could be played.');
  });

  test('a typed roll says so where others are the reader’s, and nowhere else', () => {
    const read = tableAfter([roll(2, 4, 3, 5)], tableAfter([TWO]), 'reader');
    const typed = tableAfter([choose(6, 8), roll(3, 3, 4, 6)], read);
    expect(toldOf(typed).screen.log.map((line) => logWords(line, NAMES).whole)).toEqual([
      'Roll 2: Ana rolled 3-3-4-6; its pairing is not chosen yet. It was typed.',
      'Roll 1: Ana rolled 2-4-3-5 and chose 6 + 8.',
      'A new game began with 2 seats.',
    ]);
    for (const { whole } of lines(roll(2, 4, 3, 5))) expect(whole).not.toContain('typed');
    const first = { is: 'first', seat: 1, dice: [6, 5], begins: null, typed: true } as const;
    expect(logWords(first, NAMES).whole).toBe('Ben threw 6-5 for the start. It was typed.');
  });

  test('a stop says what it kept and claimed', () => {
    const [, , stopped] = lines(
      { do: 'set', position: { markers: [{}, {}], runners: { 2: 3, 8: 2 } } },
      stop,
    );
    expect(stopped).toEqual({
      short: 'claims 2; 8 at 2/11',
      whole: 'Ana stopped and claimed 2 and kept 8 on step 2.',
    });
    const won = told('won').screen.log[0];
    expect(won && logWords(won, NAMES).short).toMatch(/^wins; claims 8/);
  });
});

describe('why digits are not taken', () => {
  test('each reason names the digit or the range', () => {
    expect(digitRefusalWords({ why: 'not-a-face', digit: '7' })).toContain('No die shows 7');
    expect(digitRefusalWords({ why: 'one-too-many', digit: '2', dice: 4 })).toContain('four dice');
    expect(digitRefusalWords({ why: 'no-such-die', digit: '5', dice: 4 })).toContain('1 to 4');
    expect(digitRefusalWords({ why: 'no-such-choice', digit: '5', choices: 3 })).toContain('1 to 3');
    expect(digitRefusalWords({ why: 'no-such-choice', digit: '5', choices: 1 })).toContain('press 1');
    expect(digitRefusalWords({ why: 'too-few', typed: 0, dice: 4 })).toContain('four dice first');
    expect(digitRefusalWords({ why: 'too-few', typed: 1, dice: 4 })).toBe(
      '1 die of four so far. Type the rest.',
    );
    expect(digitRefusalWords({ why: 'too-few', typed: 3, dice: 4 })).toBe(
      '3 dice of four so far. Type the rest.',
    );
  });

  test('the editor asks for the die, then for its face', () => {
    expect(correctWords(null, 5)).toContain('Which die was misread? Tap it, or type 1 to 5');
    expect(correctWords(2, 4)).toBe('What does die 3 show?');
  });
});

describe('the dice reader', () => {
  const { status } = NO_READER;

  test('every state and cause has a name that fits on the button', () => {
    for (const state of READER_STATES) {
      for (const why of [null, ...READER_WHYS]) {
        const brief = readerBrief({ ...status, state, why });
        expect(brief.length).toBeGreaterThan(5);
        expect(brief.length).toBeLessThanOrEqual(24);
      }
    }
  });

  test('a reading that does not count is told with its dice', () => {
    expect(readerNoteWords({ why: 'not-awaited', dice: [1, 2, 3, 4] })).toContain('1-2-3-4');
    expect(readerNoteWords({ why: 'early', dice: [1, 2, 3, 4] })).toContain('1-2-3-4');
    expect(readerNoteWords({ why: 'bad-roll', dice: null })).toContain('something odd');
    expect(readerNoteWords({ why: 'gap', dice: [1, 2, 3, 4] })).toContain('1-2-3-4');
    expect(readerNoteWords({ why: 'boot', dice: [1, 2, 3, 4] })).toContain('1-2-3-4');
    const blind = NO_RESULT.map((why) => readerNoteWords({ why, dice: null }));
    expect(new Set(blind).size).toBe(blind.length);
    for (const words of blind) expect(words).toMatch(/^[A-Z].*(type|Type) .*\.$/);
  });

  test('speeds are those of the contract', () => {
    expect(USUAL_SPEEDS).toEqual(READER_BAUDS);
    expect({ least: SLOWEST, most: FASTEST }).toEqual(BAUD_RANGE);
  });

  test('only a path and a speed in range can be opened', () => {
    const form = formOf(status);
    expect(openAsk(form, false)).toBeNull();
    expect(openAsk({ ...form, typed: ' /dev/ttyACM0 ' }, true)).toEqual({
      do: 'open-reader',
      path: '/dev/ttyACM0',
      baud: 115200,
      form: 'auto',
      release: false,
      askFirst: true,
    });
    expect(openAsk({ ...form, picked: '/dev/ttyUSB1', speed: null, typedSpeed: '19200' }, false)).toEqual({
      do: 'open-reader',
      path: '/dev/ttyUSB1',
      baud: 19200,
      form: 'auto',
      release: false,
      askFirst: false,
    });
    for (const typedSpeed of ['', '299', '2000001', '9600.5', 'fast']) {
      expect(openAsk({ ...form, typed: '/dev/x', speed: null, typedSpeed }, false)).toBeNull();
    }
  });

  test('the form starts with the reader that is set', () => {
    expect(formOf({ ...status, path: '/dev/ttyUSB0', baud: 19200 })).toEqual({
      picked: null,
      typed: '/dev/ttyUSB0',
      speed: null,
      typedSpeed: '19200',
      form: 'auto',
      release: false,
    });
  });
});
