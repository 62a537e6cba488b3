/** "Why?" answered by the line program: the rule and the numbers of the position that was put. */
import { describe, expect, test } from 'vitest';
import { memoryJournal } from '../../src/host/journal/journal.ts';
import { createCommands } from '../../src/host/line/commands.ts';
import { startReferee } from '../../src/host/referee.ts';
import { speakAs } from '../../src/words/language.ts';
import { whyWords } from '../../src/words/why.ts';
import { begin, choose, roll, set, someDate, stop } from '../kit/line.ts';

type About = 'choices' | 'bust' | 'stop' | 'bet' | { readonly column: number };

/** What the line program answers after some commands, the last of which alone may be refused. */
async function answered(commands: readonly object[], last: object): Promise<Record<string, unknown>> {
  const referee = await startReferee(() => Promise.resolve({ ok: true, ...memoryJournal() }), someDate);
  const program = createCommands(referee);
  const ask = async (command: object): Promise<Record<string, unknown>> => ({
    ...(await program.answer({ text: JSON.stringify(command) })),
  });
  for (const command of commands) {
    const answer = await ask(command);
    if (answer['ok'] !== true) throw new Error(`${JSON.stringify(command)}: ${String(answer['says'])}`);
  }
  return ask(last);
}

async function why(about: About, ...commands: readonly object[]): Promise<unknown> {
  const asked = typeof about === 'string' ? { about } : { about: 'column', column: about.column };
  return (await answered(commands, { do: 'why', ...asked }))['why'];
}

const TWO = begin(['Ana', 'Ben'], { win_columns: 5 });
const BETTING = { betting: true };

describe('why only these choices', () => {
  test('7 is not offered while a runner stands on its top', async () => {
    const commands = [TWO, set({ markers: [{}, {}], runners: { 7: 13, 4: 1, 6: 1 } }), roll(2, 3, 4, 5)];
    expect(await why({ column: 7 }, ...commands)).toBe(
      'The runner on 7 stands on the top, step 13, so 7 is not offered.',
    );
    expect(await why('choices', ...commands)).toBe(
      '5 + 9 offers nothing, because no runner is on 5 or 9 and none is free; 6 + 8: only 6 can move, because no runner is on 8 and none is free; 7 + 7 offers nothing, because the runner on 7 stands on the top, step 13. So there is one choice, and it must be played.',
    );
  });

  test('with one free runner a pairing of two new columns plays one of them', async () => {
    expect(
      await why('choices', TWO, set({ markers: [{}, {}], runners: { 6: 1, 8: 1 } }), roll(1, 2, 3, 4)),
    ).toBe(
      '3 + 7: one runner is free and both columns would need it, so 3 or 7 is played; 4 + 6: both totals can move, so both must; 5 + 5: a double moves one runner 2 steps, to step 2. Any of the choices may be taken, and one of them must be.',
    );
  });

  test('both totals of a pairing are compulsory where both can move (K02)', async () => {
    expect(await why('choices', TWO, roll(2, 2, 5, 5))).toBe(
      '4 + 10: both totals can move, so both must; 7 + 7: a double moves one runner 2 steps, to step 2. Any of the choices may be taken, and one of them must be.',
    );
  });

  test('a double one step below the top moves one step, and the other is lost', async () => {
    expect(
      await why({ column: 7 }, TWO, set({ markers: [{}, {}], runners: { 7: 12 } }), roll(3, 4, 2, 5)),
    ).toBe(
      '7 + 7: the runner goes one step to the top of 7, step 13, and what is left of the double is lost.',
    );
  });

  test('a claimed column offers nothing', async () => {
    const commands = [TWO, set({ markers: [{}, {}], claimed: { 8: 1 } }), roll(2, 6, 3, 5)];
    expect(await why({ column: 8 }, ...commands)).toBe('Column 8 is claimed by Ben, so 8 is not offered.');
    expect(await why('choices', ...commands)).toBe(
      '8 + 8 offers nothing, because column 8 is claimed by Ben; 5 + 11: both totals can move, so both must; 7 + 9: both totals can move, so both must. Any of the choices may be taken, and one of them must be.',
    );
  });
});

describe('why a bust, and why this chance', () => {
  test('three topped runners lose every roll', async () => {
    expect(await why('bust', TWO, set({ markers: [{}, {}], runners: { 2: 3, 3: 5, 12: 3 } }))).toBe(
      'All three runners stand on the tops of 2, 3 and 12, so no total can move anything: each of the 1,296 rolls busts. The columns count only when the turn stops.',
    );
  });

  test('a bust with a free runner: every total is dead', async () => {
    expect(
      await why(
        'bust',
        TWO,
        set({ markers: [{}, {}], claimed: { 2: 1 }, runners: { 6: 1, 7: 1 } }),
        roll(1, 1, 1, 1),
      ),
    ).toBe(
      '1-1-1-1 makes no total that could move: column 2 is claimed by Ben. A runner was free, but a free runner cannot start in a dead column.',
    );
  });

  test('the chance is not zero with a runner in hand where columns are claimed', async () => {
    expect(await why('bust', TWO, set({ markers: [{}, {}], claimed: { 6: 0, 8: 1, 10: 1 } }))).toBe(
      'Three runners are free, but 41 of the 1,296 rolls make dead totals only: column 6 is claimed by Ana, column 8 is claimed by Ben, column 10 is claimed by Ben. A free runner helps only where a total is alive.',
    );
  });

  test('without a free runner the chance is that of the three columns', async () => {
    expect(await why('bust', TWO, set({ markers: [{}, {}], runners: { 6: 1, 7: 1, 8: 1 } }))).toBe(
      'No runner is free, so only 6, 7 and 8 can advance. 104 of the 1,296 rolls make none of these totals.',
    );
    expect(await why('bust', TWO, set({ markers: [{}, {}], runners: { 6: 1, 7: 13, 8: 1 } }))).toBe(
      'No runner is free, so only 6 and 8 can advance (7 is topped). 228 of the 1,296 rolls make none of these totals.',
    );
  });
});

describe('why a turn may not stop', () => {
  test('under `reroll`, while a runner shares its step with another player’s marker', async () => {
    expect(
      await why(
        'stop',
        begin(['Ana', 'Ben'], { occupied: 'reroll' }),
        set({ markers: [{}, { 6: 2 }], runners: { 6: 2, 7: 3 } }),
      ),
    ).toBe(
      'The runner on 6 shares its step with another player’s marker, and this table plays that such a turn must roll on. Only a bust ends it before.',
    );
  });

  test('under `bet_min_third_throw`, before the third throw once bets lie', async () => {
    expect(
      await why(
        'stop',
        begin(['Ana', 'Ben'], { ...BETTING, bet_min_third_throw: true, bets_entry: 'table' }),
        set({ markers: [{}, { 6: 2 }], runners: { 7: 1 }, throws: 1 }),
        roll(3, 4, 3, 4),
        choose(7, 7),
      ),
    ).toBe('Bets lie on this turn, and this table plays that it must roll a third time before it may stop.');
  });

  test('a stop that is allowed says what it claims, what it keeps, and that it wins', async () => {
    const at = (runners: object, rules: object) =>
      why('stop', begin(['Ana', 'Ben'], rules), set({ markers: [{}, {}], runners }));
    expect(await at({ 2: 3, 11: 1 }, { win_columns: 1 })).toBe(
      'Stopping is allowed after any legal move. It claims 2, keeps the progress on 11 and wins the game.',
    );
    expect(await at({ 6: 2, 7: 3 }, {})).toBe(
      'Stopping is allowed after any legal move. It keeps the progress on 6 and 7.',
    );
  });

  test('the first roll of a turn cannot be passed', async () => {
    expect(await why('stop', TWO)).toBe(
      'The first roll of a turn is compulsory: Ana cannot pass, and has nothing to keep yet.',
    );
  });
});

describe('why about bets', () => {
  const called = (markers: readonly object[], skips: readonly boolean[] = [false, false, false]) => [
    begin(['Ana', 'Ben', 'Cleo'], BETTING),
    set({ markers, runners: { 7: 1 }, throws: 1, skips }),
    roll(3, 4, 3, 4),
    choose(7, 7),
  ];

  test('without a square in an open column nobody may bet', async () => {
    expect(await why('bet', ...called([{}, { 6: 2 }, {}]))).toBe(
      'Ben must bet in this turn, because there is a square in an open column. Bets are called once a turn, after the move of the second throw. Cleo may not bet: there is no square of Cleo in an open column that a bet could move.',
    );
  });

  test('who loses the next turn does not bet', async () => {
    expect(await why('bet', ...called([{}, { 6: 2 }, { 5: 1 }], [false, false, true]))).toBe(
      'Ben must bet in this turn, because there is a square in an open column. Bets are called once a turn, after the move of the second throw. Cleo may not bet: the next turn of Cleo is lost, and who owes a turn does not bet.',
    );
  });

  test('a payoff is cut by the room there is', async () => {
    expect(
      await why(
        'bet',
        ...called([{}, { 7: 12, 2: 2, 12: 1 }, {}]),
        { do: 'bet', seat: 1, side: 'make', discs: 5 },
        stop,
      ),
    ).toBe(
      'Ben bet right and won 5 spaces, but there is room for 1 only: a payoff never reaches a top, and the rest is lost.',
    );
  });

  test('where there is no room at all a payoff is lost, and no number says so', async () => {
    expect(
      await why('bet', ...called([{}, { 7: 12 }, {}]), { do: 'bet', seat: 1, side: 'make', discs: 5 }, stop),
    ).toBe(
      'Ben bet right and won 5 spaces, but there is no room: a payoff never reaches a top, and the rest is lost.',
    );
  });

  test('more owed than there is costs the next turn', async () => {
    expect(
      await why(
        'bet',
        ...called([{}, { 5: 3, 4: 2 }, {}]),
        { do: 'bet', seat: 1, side: 'make', discs: 3 },
        roll(6, 6, 6, 5),
        choose(11, 12),
        roll(1, 1, 1, 1),
      ),
    ).toBe(
      'Ben bet wrong and owes 6 spaces, but had only 5: everything goes off, and the next turn of Ben is lost.',
    );
  });

  test('who has nothing to give up is not told that everything goes off (B15)', () => {
    const paid = [{ seat: 1, forward: false, owed: 6, moved: 0, turnLost: true }] as const;
    expect(whyWords({ is: 'payoffs', paid }, ['Ana', 'Ben'])).toBe(
      'Ben bet wrong and owes 6 spaces, but had none to give up: the next turn of Ben is lost.',
    );
    speakAs(() => 'de');
    expect(whyWords({ is: 'payoffs', paid }, ['Ana', 'Ben'])).toBe(
      'Ben hat falsch gewettet und schuldet 6 Felder, hatte aber keines: Ben setzt den nächsten Zug aus.',
    );
    speakAs(() => 'en');
  });
});

test('a target that nobody might reach is refused with the limit', async () => {
  const answer = await answered([], begin(['Ana', 'Ben', 'Cleo'], { win_columns: 5 }));
  expect([answer['refusal'], answer['says']]).toEqual([
    'bad-win-columns',
    'With three seats, a win takes a whole number of columns from 1 to 4; with 5 the game might never be won.',
  ]);
});

test('a free ride: three numbers are listed and none of them was thrown', async () => {
  const throwOf = (dice: readonly number[], fifth: number, ...pairs: number[][]) => [
    { do: 'roll', dice },
    { do: 'mark', seat: 0, fifth, pairs },
  ];
  expect(
    await why(
      'choices',
      begin(['Ana'], { game: 'express' }),
      ...throwOf([4, 1, 1, 2, 2], 4, [1, 1], [2, 2]),
      ...throwOf([5, 1, 1, 2, 2], 5, [1, 1], [2, 2]),
      ...throwOf([6, 1, 1, 2, 2], 6, [1, 1], [2, 2]),
      { do: 'roll', dice: [1, 1, 2, 2, 3] },
    ),
  ).toBe(
    'Ana has listed 4, 5 and 6 and none of them was thrown, so this is a free ride: any die is set aside and gets no mark (243 of 7,776 throws).',
  );
});

test('where there is nothing of the kind the answer says what the game waits for', async () => {
  expect(await why('choices', TWO)).toBe('No roll waits for a choice: the dice are to be thrown.');
  expect(await why('bet', TWO)).toBe('This game is played without bets.');
  expect(await why('bust')).toBe('No game has begun yet.');
});
