/** The gestures of the desk against a real table: what they send, what they keep, what they ignore. */
import { describe, expect, test } from 'vitest';
import type { Receipt, Told } from '../../src/contract/from-host.ts';
import type { Ask } from '../../src/contract/order.ts';
import { carryOut } from '../../src/table/act.ts';
import { decide } from '../../src/table/decide.ts';
import type { Order } from '../../src/table/order.ts';
import type { Table } from '../../src/table/table.ts';
import type { Desk } from '../../src/ui/desk/desk.ts';
import { createDesk } from '../../src/ui/desk/desk.ts';
import { boardFrom } from '../../src/ui/desk/set-draft.ts';
import { STILL_TYPING, TOO_SOON } from '../../src/ui/desk/stray.ts';
import type { AnyRefusal } from '../../src/words/refusals.ts';
import { refusalWords } from '../../src/words/refusals.ts';
import { SET_WORDS } from '../../src/words/set-board.ts';
import { begin, choose, roll, stop, tableAfter, toldOf } from '../kit/told.ts';

const TWO = begin('Ana', 'Ben');

interface AtDesk {
  readonly desk: Desk;
  readonly sent: Ask[];
  told(): Told;
  pass(milliseconds: number): void;
  type(digits: string): void;
  /** Whether a computer player is about to say what it does. */
  undecided(is: boolean): void;
  /** An order that did not come from this desk, such as a roll of the reader. */
  elsewhere(order: Order): void;
  settled(): Promise<void>;
  /** From now on every order is refused for this reason, until it is null again. */
  refuse(refusal: AnyRefusal | null): void;
}

/** A desk whose orders are carried out at once by a real table. */
function atDesk(orders: readonly Order[]): AtDesk {
  let table: Table = tableAfter(orders);
  let told = toldOf(table);
  let now = 10_000;
  let refusing: AnyRefusal | null = null;
  const sent: Ask[] = [];
  const refused = (refusal: AnyRefusal): Promise<Receipt> =>
    Promise.resolve({
      is: 'receipt',
      id: 'x',
      ok: false,
      refusal: refusal.code,
      says: refusalWords(refusal),
    });
  const tell = (next: Table) => {
    table = next;
    told = toldOf(table);
    desk.wentOn();
  };
  const desk: Desk = createDesk({
    between: () => undefined,
    told: () => told,
    now: () => now,
    why: () => Promise.resolve({ is: 'receipt', id: 'y', ok: true, why: 'Because.' }),
    order(ask, seen = table.seq) {
      sent.push(ask);
      const accepted: Receipt = { is: 'receipt', id: 'x', ok: true };
      if (ask.do === 'use-held' || ask.do === 'drop-held') return Promise.resolve(accepted);
      if (refusing !== null) return refused(refusing);
      if (seen !== table.seq) return refused({ code: 'stale' });
      const decision = decide(table, ask);
      if (!decision.ok) return refused(decision.refusal);
      const next = carryOut(table, decision.act);
      if (next === null) throw new Error('decided but does not fit');
      tell(next);
      return Promise.resolve(accepted);
    },
  });
  desk.wentOn();
  return {
    desk,
    sent,
    told: () => told,
    pass: (milliseconds) => void (now += milliseconds),
    type(digits) {
      for (const digit of digits) {
        now += 60;
        desk.digit(digit);
      }
    },
    undecided: (is) => void (told = { ...told, botUndecided: is }),
    elsewhere: (order) => tell(tableAfter([order], table)),
    refuse: (refusal) => void (refusing = refusal),
    settled: () => new Promise((done) => setImmediate(done)),
  };
}

const phaseOf = ({ told }: AtDesk) => told().screen.view.phase;

describe('entering a roll', () => {
  test('the fourth digit applies the roll at once', () => {
    const at = atDesk([TWO]);
    at.type('314');
    expect(at.sent).toEqual([]);
    at.type('6');
    expect(at.sent).toEqual([roll(3, 1, 4, 6)]);
    expect(phaseOf(at)).toBe('choose');
  });

  test('0, 7, 8, 9 are refused in words and what was typed stays', () => {
    for (const digit of ['0', '7', '8', '9']) {
      const at = atDesk([TWO]);
      at.type(`31${digit}`);
      expect(at.desk.doing.entry).toEqual({
        dice: [3, 1, null, null],
        stay: 0,
        refusal: { why: 'not-a-face', digit },
      });
      at.type('46');
      expect(at.sent).toEqual([roll(3, 1, 4, 6)]);
    }
  });

  test('a fifth digit right after the fourth is refused in words and picks no choice', () => {
    const at = atDesk([TWO]);
    at.type('31461');
    expect(at.sent).toEqual([roll(3, 1, 4, 6)]);
    expect(at.desk.doing.entry.refusal).toEqual({ why: 'one-too-many', digit: '1', dice: 4 });
    at.pass(TOO_SOON);
    at.desk.digit('1');
    expect(at.sent.at(-1)).toEqual(choose(4, 10));
  });

  test('Backspace takes back the last die before the roll is whole', () => {
    const at = atDesk([TWO]);
    at.type('316');
    at.desk.backspace();
    at.type('46');
    expect(at.sent).toEqual([roll(3, 1, 4, 6)]);
  });

  test('tapped faces fill the dice in any order, and the fourth applies the roll', () => {
    const at = atDesk([TWO]);
    at.desk.tapDie(3, 6);
    at.desk.tapDie(0, 3);
    at.desk.tapDie(1, 5);
    at.desk.tapDie(1, 1);
    expect(at.sent).toEqual([]);
    at.desk.tapDie(2, 4);
    expect(at.sent).toEqual([roll(3, 1, 4, 6)]);
  });

  test('a refused roll stays in the boxes, with the reason, and Enter sends it again', async () => {
    const at = atDesk([TWO]);
    at.refuse({ code: 'journal-unwritable', path: '/games/one', detail: 'no space left' });
    at.type('3146');
    await at.settled();
    expect(at.desk.doing.entry.dice).toEqual([3, 1, 4, 6]);
    expect(at.desk.doing.says).toContain('/games/one');
    at.refuse(null);
    at.desk.go();
    expect(at.sent).toEqual([roll(3, 1, 4, 6), roll(3, 1, 4, 6)]);
    expect(phaseOf(at)).toBe('choose');
  });

  test('Enter with fewer than four dice says how many are in', () => {
    const at = atDesk([TWO]);
    at.type('31');
    at.desk.go();
    expect(at.sent).toEqual([]);
    expect(at.desk.doing.entry).toEqual({
      dice: [3, 1, null, null],
      stay: 0,
      refusal: { why: 'too-few', typed: 2, dice: 4 },
    });
  });

  test('a roll typed while the player may stop means rolling on', () => {
    const at = atDesk([TWO, roll(2, 4, 3, 5), choose(6, 8)]);
    at.type('3346');
    expect(at.sent).toEqual([roll(3, 3, 4, 6)]);
    expect(at.told().screen.notice).toEqual({ is: 'rolled-on', seat: 0, next: 1 });
  });

  test('half a typed roll is put away when another roll is applied', () => {
    const at = atDesk([TWO]);
    at.type('31');
    at.elsewhere(roll(2, 4, 3, 5));
    expect(at.desk.doing.entry.dice).toEqual([null, null, null, null]);
  });

  test('the rest of a roll that was put away picks no choice and is no die of the next roll, in words', () => {
    const at = atDesk([TWO]);
    at.type('31');
    at.elsewhere(roll(2, 4, 3, 5));
    at.pass(STILL_TYPING - 400);
    at.type('1');
    expect(at.sent).toEqual([]);
    expect(at.desk.doing.entry.refusal).toEqual({ why: 'went-on' });
    at.elsewhere(choose(6, 8));
    at.type('46');
    at.elsewhere(stop);
    at.type('2');
    expect(at.desk.doing.entry).toMatchObject({
      dice: [null, null, null, null],
      refusal: { why: 'went-on' },
    });
    at.pass(STILL_TYPING);
    at.type('2');
    expect(at.desk.doing.entry).toMatchObject({ dice: [2, null, null, null], refusal: null });
  });

  test('digits after an own order that put half a roll away are taken', () => {
    const at = atDesk([TWO, roll(2, 4, 3, 5), choose(6, 8)]);
    at.type('31');
    at.desk.stop();
    at.pass(TOO_SOON);
    at.type('2');
    expect(at.desk.doing.entry.dice).toEqual([2, null, null, null]);
  });
});

describe('choosing and stopping', () => {
  const CHOOSING = [TWO, roll(2, 4, 3, 5)];

  test('a digit plays the choice of that number', () => {
    const at = atDesk(CHOOSING);
    at.type('2');
    expect(at.sent).toEqual([choose(5, 9)]);
  });

  test('a digit beyond the choices is refused in words', () => {
    const at = atDesk(CHOOSING);
    at.type('6');
    expect(at.sent).toEqual([]);
    expect(at.desk.doing.entry.refusal).toEqual({ why: 'no-such-choice', digit: '6', choices: 3 });
  });

  test('Enter plays the choice that the arrow keys marked, and the mark stays inside the list', () => {
    const at = atDesk(CHOOSING);
    at.desk.mark(at.desk.doing.marked - 1);
    expect(at.desk.doing.marked).toBe(0);
    at.desk.mark(7);
    expect(at.desk.doing.marked).toBe(2);
    at.desk.go();
    expect(at.sent).toEqual([choose(7, 7)]);
  });

  test('the second half of a double press of a choice is no die of the next roll', () => {
    const at = atDesk(CHOOSING);
    at.type('11');
    expect(at.sent).toEqual([choose(6, 8)]);
    expect(at.desk.doing.entry.dice).toEqual([null, null, null, null]);
  });

  test('a double tap on Stop stops once', () => {
    const at = atDesk([...CHOOSING, choose(6, 8)]);
    at.desk.stop();
    at.pass(120);
    at.desk.stop();
    expect(at.sent).toEqual([stop]);
  });

  test('a tap that falls on the next player’s button right after Stop is ignored', () => {
    const at = atDesk([...CHOOSING, choose(6, 8)]);
    at.desk.stop();
    at.pass(250);
    at.desk.tap('die 0 3', () => at.desk.tapDie(0, 3));
    expect(at.desk.doing.entry.dice).toEqual([null, null, null, null]);
    at.pass(TOO_SOON);
    at.desk.tap('die 0 3', () => at.desk.tapDie(0, 3));
    expect(at.desk.doing.entry.dice).toEqual([3, null, null, null]);
  });

  test('equal faces tapped fast for two dice both count', () => {
    const at = atDesk([TWO]);
    at.desk.tap('die 0 3', () => at.desk.tapDie(0, 3));
    at.pass(90);
    at.desk.tap('die 1 3', () => at.desk.tapDie(1, 3));
    expect(at.desk.doing.entry.dice).toEqual([3, 3, null, null]);
  });

  test('Stop while a roll waits for its choice is answered in words', async () => {
    const at = atDesk(CHOOSING);
    at.desk.stop();
    await at.settled();
    expect(at.desk.doing.says).toBe(refusalWords({ code: 'choice-open' }));
    expect(phaseOf(at)).toBe('choose');
  });
});

describe('putting a roll right', () => {
  const CHOSEN = [TWO, roll(2, 4, 3, 5), choose(6, 8)];

  test('the last roll takes two taps, also after its pairing was chosen', () => {
    const at = atDesk(CHOSEN);
    at.desk.correctLast(3);
    at.desk.setFace(3, 6);
    expect(at.sent).toEqual([{ do: 'correct', roll: 1, dice: [2, 4, 3, 6] }]);
    expect(at.desk.doing.correction).toBeNull();
  });

  test('by keyboard it is C, the die, its face', () => {
    const at = atDesk(CHOSEN);
    at.desk.correctLast();
    at.type('46');
    expect(at.sent).toEqual([{ do: 'correct', roll: 1, dice: [2, 4, 3, 6] }]);
  });

  test('a roll that was called a bust is put right the same way', () => {
    const BUST: Order[] = [
      TWO,
      {
        do: 'set',
        position: { markers: [{}, {}], claimed: { 2: 0, 12: 1 }, seat: 0, runners: { 3: 1, 4: 1, 11: 1 } },
      },
      roll(1, 1, 5, 5),
    ];
    const at = atDesk(BUST);
    expect(at.told().screen.lastRoll?.outcome).toBe('busted');
    at.desk.correctLast();
    at.type('12');
    expect(at.sent).toEqual([{ do: 'correct', roll: 1, dice: [2, 1, 5, 5] }]);
    expect(at.told().screen.view.seat).toBe(0);
    expect(phaseOf(at)).toBe('choose');
  });

  test('digits belong to the open editor, and wrong ones are refused in words', () => {
    const at = atDesk(CHOSEN);
    at.desk.correctLast();
    at.type('5');
    expect(at.desk.doing.correction?.refusal).toEqual({ why: 'no-such-die', digit: '5', dice: 4 });
    at.type('10');
    expect(at.desk.doing.correction?.refusal).toEqual({ why: 'not-a-face', digit: '0' });
    expect(at.desk.doing.entry.dice).toEqual([null, null, null, null]);
    at.desk.leave();
    expect(at.desk.doing.correction).toBeNull();
    expect(at.sent).toEqual([]);
  });

  test('a face that changes nothing sends nothing', () => {
    const at = atDesk(CHOSEN);
    at.desk.correctLast(0);
    at.desk.setFace(0, 2);
    expect(at.sent).toEqual([]);
    expect(at.desk.doing.correction).toBeNull();
  });

  test('from the log several dice are changed and saved at once', () => {
    const at = atDesk([...CHOSEN, stop, roll(1, 2, 3, 4), choose(5, 5)]);
    at.desk.correctLine(1, [2, 4, 3, 5]);
    at.desk.setFace(0, 3);
    at.desk.setFace(1, 3);
    expect(at.sent).toEqual([]);
    at.desk.saveCorrection();
    expect(at.sent).toEqual([{ do: 'correct', roll: 1, dice: [3, 3, 3, 5] }]);
  });

  test('an open editor stays while a reader’s roll is applied, unless its own roll is changed', () => {
    const at = atDesk(CHOSEN);
    at.desk.correctLine(1, [2, 4, 3, 5]);
    at.elsewhere(roll(3, 3, 4, 6));
    expect(at.desk.doing.correction?.roll).toBe(1);
    at.elsewhere({ do: 'correct', roll: 1, dice: [6, 6, 1, 2] });
    expect(at.desk.doing.correction).toBeNull();
  });

  test('an editor of the dice in sight goes to its line of the log when the game goes on: its digits play nothing', () => {
    const at = atDesk([...CHOSEN, stop]);
    at.desk.correctLast();
    at.elsewhere(roll(3, 3, 4, 6));
    at.type('46');
    at.desk.go();
    expect(at.sent).toEqual([{ do: 'correct', roll: 1, dice: [2, 4, 3, 6] }]);
  });

  test('a digit for an editor that is gone plays nothing, and says so', () => {
    const at = atDesk([...CHOSEN, stop]);
    at.desk.correctLast();
    at.elsewhere({ do: 'correct', roll: 1, dice: [6, 6, 1, 2] });
    at.elsewhere(choose(7, 8));
    at.elsewhere(stop);
    at.elsewhere(roll(3, 3, 4, 6));
    at.pass(TOO_SOON);
    at.type('1');
    expect(at.desk.doing.entry.refusal).toEqual({ why: 'went-on' });
    expect(at.sent).toEqual([]);
  });

  test('a roll that was not rolled on becomes the next player’s', () => {
    const at = atDesk([...CHOSEN, roll(3, 3, 4, 6)]);
    at.desk.notRolledOn();
    expect(at.sent).toEqual([{ do: 'stop-before-roll' }]);
    expect(at.told().screen.view.seat).toBe(1);
  });
});

describe('a new game', () => {
  test('Enter on a bare table begins a game of two with the usual seats, who throw for the start', async () => {
    const at = atDesk([]);
    at.desk.go();
    await at.settled();
    expect(at.sent).toEqual([
      {
        do: 'begin',
        seats: [
          { name: 'Red', colour: 'red', shape: 'cone' },
          { name: 'Blue', colour: 'blue', shape: 'square' },
        ],
        rules: {},
      },
    ]);
    expect(phaseOf(at)).toBe('first');
    expect(at.desk.doing.draft).toBeNull();
  });

  test('a refused set-up keeps what was filled in, with the reason', async () => {
    const at = atDesk([]);
    const draft = at.desk.doing.draft!;
    at.desk.doing.draft = { ...draft, seats: draft.seats.map((seat) => ({ ...seat, name: 'Ana' })) };
    at.desk.go();
    await at.settled();
    expect(at.desk.doing.fault?.code).toBe('duplicate-name');
    expect(at.desk.doing.draft?.seats.map((seat) => seat.name)).toEqual(['Ana', 'Ana']);
  });

  test('the players of the last game are there again', () => {
    const at = atDesk([TWO, roll(2, 4, 3, 5)]);
    at.desk.openSetUp();
    expect(at.desk.doing.draft?.seats.map((seat) => seat.name)).toEqual(['Ana', 'Ben']);
  });

  test('digits typed while the set-up is open are no dice', () => {
    const at = atDesk([TWO]);
    at.desk.openSetUp();
    at.type('3146');
    expect(at.sent).toEqual([]);
  });

  test('Undo from the set-up goes back to the game and undoes there', () => {
    const at = atDesk([TWO, roll(2, 4, 3, 5)]);
    at.desk.openSetUp();
    at.desk.undo();
    expect(at.desk.doing.draft).toBeNull();
    expect(phaseOf(at)).toBe('roll');
  });

  test('Esc leaves the set-up of a running game, never that of a bare table', () => {
    const running = atDesk([TWO]);
    running.desk.openSetUp();
    running.desk.leave();
    expect(running.desk.doing.draft).toBeNull();
    const bare = atDesk([]);
    bare.desk.leave();
    expect(bare.desk.doing.draft).not.toBeNull();
  });

  test('a game taken back to nothing can be begun again as it was filled in', async () => {
    const at = atDesk([]);
    const draft = at.desk.doing.draft!;
    at.desk.doing.draft = {
      ...draft,
      seats: draft.seats.map((seat) => ({ ...seat, name: `${seat.name} 2` })),
    };
    at.desk.go();
    await at.settled();
    at.desk.undo();
    await at.settled();
    expect(at.desk.doing.draft?.seats.map((seat) => seat.name)).toEqual(['Red 2', 'Blue 2']);
  });
});

describe('the board put by hand', () => {
  test('is not put over what the game did meanwhile without a word; what was typed stays, and saving once more puts it', async () => {
    const at = atDesk([TWO, roll(2, 4, 3, 5)]);
    at.desk.board.open();
    const draft = { ...boardFrom(at.told().screen.view), markers: [{ 7: 3 }, {}] };
    at.desk.board.change(draft);
    at.elsewhere(choose(6, 8));
    await at.desk.board.save();
    expect(phaseOf(at)).toBe('decide');
    expect(at.desk.board.doing).toMatchObject({ draft, fault: SET_WORDS.wentOn });
    await at.desk.board.save();
    expect(at.desk.board.doing).toMatchObject({ draft: null, fault: null });
    expect(at.told().screen.view.markers).toEqual([{ 7: 3 }, {}]);
  });

  test('refused for another reason says that reason', async () => {
    const at = atDesk([TWO]);
    at.desk.board.open();
    at.refuse({ code: 'no-game' });
    await at.desk.board.save();
    expect(at.desk.board.doing.fault).toBe(refusalWords({ code: 'no-game' }));
  });
});

describe('dice given for a computer player that has not said what it does', () => {
  const ROBO: Order = { do: 'begin', seats: [{ name: 'Robo', bot: 'r38' }, { name: 'Ana' }], first: 0 };
  const early = () => {
    const at = atDesk([ROBO, roll(2, 4, 3, 5), choose(6, 8)]);
    at.undecided(true);
    at.type('3346');
    return at;
  };

  test('wait, in words, and one press uses them', () => {
    const at = early();
    expect(at.sent).toEqual([]);
    expect(at.desk.doing.entry).toMatchObject({ dice: [3, 3, 4, 6], refusal: { why: 'bot-undecided' } });
    at.desk.go();
    expect(at.sent).toEqual([roll(3, 3, 4, 6)]);
  });

  test('wait when they are tapped as well', () => {
    const at = atDesk([ROBO, roll(2, 4, 3, 5), choose(6, 8)]);
    at.undecided(true);
    [3, 3, 4, 6].forEach((face, die) => at.desk.tapDie(die, face));
    expect(at.sent).toEqual([]);
  });

  test('are nobody’s once it has stopped', () => {
    const at = early();
    at.elsewhere(stop);
    expect(at.desk.doing.entry).toMatchObject({ dice: [null, null, null, null], refusal: null });
    at.desk.go();
    expect(at.sent).toEqual([]);
  });

  test('are put away by Esc', () => {
    const at = early();
    at.desk.leave();
    expect(at.desk.doing.entry).toMatchObject({ dice: [null, null, null, null], refusal: null });
  });

  test('count at once when it is not at it: it has said that it rolls on, holds still, or cannot play', () => {
    const at = atDesk([ROBO, roll(2, 4, 3, 5), choose(6, 8)]);
    at.type('3346');
    expect(at.sent).toEqual([roll(3, 3, 4, 6)]);
  });

  test('are no person’s who was picked to throw for the start before it', () => {
    const at = atDesk([{ do: 'begin', seats: [{ name: 'Robo', bot: 'r38' }, { name: 'Ana' }] }]);
    at.undecided(true);
    at.desk.pickThrower(1);
    at.type('34');
    expect(at.sent).toEqual([{ do: 'first', seat: 1, dice: [3, 4] }]);
    at.undecided(true);
    at.pass(TOO_SOON);
    at.type('34');
    expect(at.sent).toHaveLength(1);
  });
});
