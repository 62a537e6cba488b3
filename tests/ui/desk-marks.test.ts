/** Marking a throw of Express at the desk, against a real table: who is asked, what is sent, what is refused in words. */
import { describe, expect, test } from 'vitest';
import type { Receipt } from '../../src/contract/from-host.ts';
import type { Ask } from '../../src/contract/order.ts';
import type { Order } from '../../src/table/order.ts';
import type { Table } from '../../src/table/table.ts';
import { createMarks, facesOf, pairsOf } from '../../src/ui/desk/desk-marks.ts';
import { sheetRows } from '../../src/ui/sheets/sheet-rows.ts';
import { sheetWords, splitEffect } from '../../src/words/express.ts';
import { afterThrows, express, expressTable, expressTold, markOf } from '../kit/told-express.ts';
import { roll, tableAfter, toldOf, undo } from '../kit/told.ts';

function atMarks(start: Table) {
  let table = start;
  const sent: Ask[] = [];
  const said: (string | null)[] = [];
  const marks = createMarks({
    screen: () => toldOf(table).screen,
    send(ask): Promise<Receipt> {
      sent.push(ask);
      table = tableAfter([ask as Order], table);
      marks.wentOn();
      return Promise.resolve({ is: 'receipt', id: 'x', ok: true });
    },
    say: (text) => void said.push(text),
    tap: (_, run) => run(),
  });
  marks.wentOn();
  /** Orders that come from elsewhere, such as the mark of a computer player. */
  const elsewhere = (...more: readonly (Order | null)[]) => {
    table = tableAfter(
      more.filter((one) => one !== null),
      table,
    );
    marks.wentOn();
  };
  return { marks, sent, said, elsewhere, table: () => table };
}

const FIRST: readonly Order[] = [express(3), roll(2, 4, 3, 5, 1)];

/** The same game, some seats of it played by the computer. */
function withBots(...bots: readonly number[]): readonly Order[] {
  return FIRST.map((one) =>
    one.do === 'begin'
      ? {
          ...one,
          seats: one.seats.map((seat, at) => (bots.includes(at) ? { ...seat, bot: 'r38' as const } : seat)),
        }
      : one,
  );
}

describe('marking a throw', () => {
  test('of computer players is not asked for, and leaves what a person has half done', () => {
    const at = atMarks(tableAfter(withBots(0, 2)));
    expect(at.marks.question()?.seat).toBe(1);
    at.marks.digit('4');
    at.elsewhere(markOf(at.table(), 0, 1));
    expect([at.marks.question()?.seat, at.marks.fifth()]).toEqual([1, 4]);
    at.marks.digit('1');
    expect(at.sent).toMatchObject([{ do: 'mark', seat: 1, fifth: 4 }]);
  });

  test('waits for computer players once only they are left, who can be marked for by hand', () => {
    const at = atMarks(tableAfter(withBots(0, 2)));
    at.marks.enter();
    expect(at.marks.question()).toBeNull();
    at.marks.enter();
    at.marks.digit('4');
    expect(at.sent).toHaveLength(1);
    at.marks.turn(-1);
    at.marks.enter();
    expect(at.sent).toMatchObject([{ seat: 1 }, { seat: 2 }]);
    expect(at.marks.question()).toBeNull();
  });

  test('half done stays with its seat when one before it is taken back, and ends with the throw', () => {
    const at = atMarks(tableAfter([...FIRST]));
    at.marks.enter();
    at.marks.digit('4');
    at.elsewhere(undo);
    expect([at.marks.question()?.seat, at.marks.fifth()]).toEqual([1, 4]);
    at.elsewhere(undo, roll(4, 4, 3, 5, 1));
    expect(at.marks.fifth()).toBeNull();
  });

  test('the first digit puts that die aside, the second takes the pairs', () => {
    const at = atMarks(tableAfter(FIRST));
    at.marks.digit('4');
    expect(at.marks.fifth()).toBe(4);
    expect(at.sent).toEqual([]);
    at.marks.digit('1');
    expect(at.sent).toEqual([
      {
        do: 'mark',
        seat: 0,
        fifth: 4,
        pairs: [
          [2, 3],
          [5, 1],
        ],
      },
    ]);
  });

  test('the next player in order is asked after the one who marked, and after the last the first that is left', () => {
    const at = atMarks(tableAfter(FIRST));
    at.marks.turn(1);
    expect(at.marks.question()?.seat).toBe(1);
    at.marks.enter();
    expect(at.marks.question()?.seat).toBe(2);
    at.marks.enter();
    expect(at.marks.question()?.seat).toBe(0);
    at.marks.enter();
    expect(at.marks.question()).toBeNull();
    expect(at.marks.use()).toBeNull();
    expect(at.table().moment?.game.phase).toBe('roll');
  });

  test('a die that cannot go aside and pairs that are not there are refused in words, and nothing is sent', () => {
    const at = atMarks(tableAfter(FIRST));
    at.marks.digit('6');
    expect(at.said.at(-1)).toContain('not 6');
    at.marks.digit('4');
    at.marks.digit('7');
    expect(at.said.at(-1)).toContain('press 1 to 3');
    expect(at.sent).toEqual([]);
    expect(at.marks.leave()).toBe(true);
    expect(at.marks.fifth()).toBeNull();
    expect(at.marks.leave()).toBe(false);
  });

  test('where one die alone can go aside the digit takes the pairs at once', () => {
    const at = atMarks(
      tableAfter([
        express(1),
        ...[1, 2, 3].flatMap((face): Order[] => [
          roll(face, 4, 5, 6, 6),
          {
            do: 'mark',
            seat: 0,
            fifth: face,
            pairs: [
              [4, 5],
              [6, 6],
            ],
          },
        ]),
        roll(1, 4, 5, 6, 6),
      ]),
    );
    expect(at.marks.fifth()).toBe(1);
    at.marks.digit('2');
    expect(at.sent).toHaveLength(1);
  });

  test('the arrows walk through every split, and Enter marks the one they stand on', () => {
    const at = atMarks(tableAfter(FIRST));
    const splits = at.marks.question()?.splits ?? [];
    at.marks.move(-1);
    expect(at.marks.next()).toEqual(splits[0]);
    for (let step = 0; step < 40; step += 1) at.marks.move(1);
    expect(at.marks.next()).toEqual(splits.at(-1));
    at.marks.enter();
    expect(at.sent[0]).toMatchObject({ do: 'mark', fifth: splits.at(-1)?.fifth });
  });

  test('every split that is told can be sent: its pairs are dice of the throw', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const table = tableAfter([roll(1 + (seed % 6), 2, 2, 5, 6)], afterThrows(4, 5, {}, seed));
      const { marks, view } = toldOf(table).screen;
      for (const { seat, splits } of marks) {
        for (const split of splits) {
          const pairs = pairsOf(view.dice ?? [], split);
          expect(pairs).not.toBeNull();
          expect(() =>
            tableAfter([{ do: 'mark', seat, fifth: split.fifth, pairs: pairs ?? [] }], table),
          ).not.toThrow();
        }
      }
    }
  });

  test('what a split says it does to the score is what it does', () => {
    const table = expressTable('four');
    const { marks, view } = toldOf(table).screen;
    for (const { seat, splits } of marks) {
      for (const split of splits) {
        const sheet = view.sheets[seat];
        const pairs = pairsOf(view.dice ?? [], split);
        if (sheet === undefined || pairs === null) throw new Error('no sheet');
        const after = tableAfter([{ do: 'mark', seat, fifth: split.fifth, pairs }], table);
        expect(toldOf(after).screen.view.scores[seat]).toBe(
          (view.scores[seat] ?? 0) + splitEffect(sheet, split).change,
        );
      }
    }
  });
});

describe('the sheets', () => {
  test('tell who still marks, who has marked, who is out and who has a free ride', () => {
    const states = (name: Parameters<typeof expressTold>[0]) =>
      sheetRows(expressTold(name, 'display').screen).map(({ state }) => state);
    expect(states('four')).toEqual(['done', 'marks', 'marks', 'marks']);
    expect(states('freeRide')).toEqual(['free', 'free', 'free', 'free']);
    expect(states('freeRidden')).toEqual(['done', 'free', 'free', 'free']);
    expect(states('fresh')).toEqual([null, null, null, null]);
    expect(states('out').slice(0, 2)).toContain('out');
    expect(states('tie')).toEqual(['won', 'won']);
    expect(states('over').filter((state) => state === 'won')).toHaveLength(1);
  });

  test('show every mark and the score that the host told', () => {
    const { screen } = expressTold('late', 'display');
    for (const row of sheetRows(screen)) {
      expect(row.score).toBe(screen.view.scores[row.seat]);
      expect(row.rows.reduce((sum, { score }) => sum + score, 0)).toBe(row.score);
      expect(row.lines).toHaveLength(3);
      expect(sheetWords(row.player.name, row.sheet, row.state)).toContain('points');
    }
  });

  test('on a free ride every die that was thrown can go aside', () => {
    const [question] = expressTold('freeRide', 'desk').screen.marks;
    if (question === undefined) throw new Error('nobody is asked');
    expect(facesOf(question)).toEqual([1, 2, 3]);
    expect(question.splits.every(({ free }) => free)).toBe(true);
  });
});
