/** Every refusal in one sentence that names the thing and its cause, and where it helps the next step. */
import { describe, expect, test } from 'vitest';
import type { PositionFault } from '../../src/rules/refusal.ts';
import { refusalWords, type AnyRefusal } from '../../src/words/refusals.ts';

type Of<Code extends AnyRefusal['code']> = AnyRefusal & { readonly code: Code };

/** One of each; the compiler sees to it that none is left out. */
const refusals: { [Code in AnyRefusal['code']]: Of<Code> } = {
  'no-game': { code: 'no-game' },
  'game-over': { code: 'game-over' },
  'bad-dice': { code: 'bad-dice', count: 4 },
  'choice-open': { code: 'choice-open' },
  'no-roll': { code: 'no-roll' },
  'choice-made': { code: 'choice-made' },
  'not-on-offer': { code: 'not-on-offer', columns: [3, 12] },
  'nothing-to-stop': { code: 'nothing-to-stop' },
  'bad-seats': { code: 'bad-seats', seats: 5, most: 4 },
  'bad-first': { code: 'bad-first', seats: 3 },
  'needs-first': { code: 'needs-first' },
  'bad-win-columns': { code: 'bad-win-columns', asked: 5, limit: 4, seats: 3 },
  'unknown-option': { code: 'unknown-option', name: 'speed' },
  'bad-option': { code: 'bad-option', name: 'occupied', value: 'push' },
  'bad-clock': { code: 'bad-clock', name: 'turn_clock', most: 3600 },
  'betting-needs-classic': { code: 'betting-needs-classic' },
  'betting-needs-seats': { code: 'betting-needs-seats' },
  'betting-needs-stack': { code: 'betting-needs-stack', occupied: 'skip' },
  'roll-off-open': { code: 'roll-off-open' },
  'no-roll-off': { code: 'no-roll-off' },
  'not-in-roll-off': { code: 'not-in-roll-off', seat: 2 },
  'thrown-already': { code: 'thrown-already', seat: 2 },
  'no-such-seat': { code: 'no-such-seat', seat: 7, seats: 4 },
  'nothing-to-void': { code: 'nothing-to-void' },
  'no-such-die': { code: 'no-such-die', die: 6, dice: 4 },
  'die-counts': { code: 'die-counts', die: 2 },
  'kept-dice-differ': { code: 'kept-dice-differ', kept: [3, 4, 6] },
  'must-roll-occupied': { code: 'must-roll-occupied', columns: [7] },
  'must-roll-third': { code: 'must-roll-third' },
  'bets-open': { code: 'bets-open' },
  'no-bets': { code: 'no-bets' },
  'not-eligible': { code: 'not-eligible', seat: 1 },
  'bet-final': { code: 'bet-final', seat: 1 },
  'bad-discs': { code: 'bad-discs', discs: 6 },
  'payoff-open': { code: 'payoff-open', seat: 1 },
  'nothing-to-settle': { code: 'nothing-to-settle' },
  'not-first-to-settle': { code: 'not-first-to-settle', seat: 0, first: 2 },
  'bad-split': { code: 'bad-split', spaces: 3, forward: true, why: { fault: 'wrong-sum', sum: 2 } },
  'not-in-express': { code: 'not-in-express' },
  'express-only': { code: 'express-only' },
  'marks-open': { code: 'marks-open' },
  'marked-already': { code: 'marked-already', seat: 1 },
  'player-is-out': { code: 'player-is-out', seat: 1 },
  'bad-mark': { code: 'bad-mark', why: 'not-these-dice' },
  'bad-fifth': { code: 'bad-fifth', fifth: 3, allowed: [1, 4] },
  'no-clock': { code: 'no-clock' },
  'clock-not-running': { code: 'clock-not-running' },
  'bad-reason': { code: 'bad-reason', most: 200 },
  'preset-damaged': { code: 'preset-damaged', where: 'it is no JSON' },
  'preset-too-long': { code: 'preset-too-long', most: 8192 },
  'preset-newer': { code: 'preset-newer', version: 2, known: 1 },
  'bad-preset-name': { code: 'bad-preset-name', most: 40 },
  'preset-name-taken': { code: 'preset-name-taken', name: 'Classic' },
  'no-such-preset': { code: 'no-such-preset', name: 'Sunday' },
  'too-many-presets': { code: 'too-many-presets', most: 50 },
  'unknown-level': { code: 'unknown-level', level: 'champion', levels: ['rule-of-28'] },
  'no-advice': { code: 'no-advice' },
  'advice-off': { code: 'advice-off' },
  'nothing-to-look-back-at': { code: 'nothing-to-look-back-at' },
  'asked-again': { code: 'asked-again' },
  'no-computer': {
    code: 'no-computer',
    fault: { is: 'damaged-weights', path: '/opt/tableside/champion.json', detail: 'unexpected end' },
  },
  'bad-position': { code: 'bad-position', why: { fault: 'no-such-step', column: 2, step: 4 } },
  'empty-name': { code: 'empty-name', seat: 1 },
  'long-name': { code: 'long-name', seat: 1, most: 40 },
  'odd-name': { code: 'odd-name', seat: 1 },
  'duplicate-name': { code: 'duplicate-name', name: 'Ana' },
  'duplicate-colour': { code: 'duplicate-colour', colour: 'red' },
  'duplicate-shape': { code: 'duplicate-shape', shape: 'cone' },
  'nothing-to-undo': { code: 'nothing-to-undo' },
  'nothing-to-redo': { code: 'nothing-to-redo' },
  'no-such-roll': { code: 'no-such-roll', roll: 9, rolls: 7 },
  'not-rolled-on': { code: 'not-rolled-on' },
  'bad-command': { code: 'bad-command', where: 'ask.dice: not a list' },
  'not-allowed': { code: 'not-allowed' },
  stale: { code: 'stale' },
  'nothing-held': { code: 'nothing-held' },
  'journal-unwritable': { code: 'journal-unwritable', path: '/games/a.journal', detail: 'the disk is full' },
  'journal-in-use': { code: 'journal-in-use', path: '/games/a.journal', detail: 'process 12' },
  'journal-unreadable': { code: 'journal-unreadable', path: '/games/a.journal', detail: 'it is no game' },
  'internal-error': { code: 'internal-error' },
  closing: { code: 'closing' },
};

const faults: { [Fault in PositionFault['fault']]: Extract<PositionFault, { fault: Fault }> } = {
  'markers-by-seat': { fault: 'markers-by-seat', seats: 2 },
  'no-such-seat': { fault: 'no-such-seat', seat: 7 },
  'no-such-step': { fault: 'no-such-step', column: 2, step: 4 },
  'claimed-by-nobody': { fault: 'claimed-by-nobody', column: 8 },
  'claim-below-top': { fault: 'claim-below-top', column: 8 },
  'top-unclaimed': { fault: 'top-unclaimed', column: 8, seat: 1 },
  'rival-on-claimed': { fault: 'rival-on-claimed', column: 8, seat: 1 },
  'target-reached': { fault: 'target-reached', seat: 1 },
  'too-many-runners': { fault: 'too-many-runners', runners: 4 },
  'runner-on-claimed': { fault: 'runner-on-claimed', column: 8 },
  'runner-not-above-marker': { fault: 'runner-not-above-marker', column: 8, marker: 3 },
  'bad-climb': { fault: 'bad-climb', column: 8, most: 2 },
  'climb-without-runner': { fault: 'climb-without-runner', column: 8 },
  'bad-throws': { fault: 'bad-throws', throws: -1 },
  'bad-skips': { fault: 'bad-skips' },
};

const sentences = [
  ...Object.entries(refusals).map(([code, refusal]) => [code, refusalWords(refusal)] as const),
  ...Object.entries(faults).map(
    ([fault, why]) => [fault, refusalWords({ code: 'bad-position', why })] as const,
  ),
];

describe('a refusal in words', () => {
  test.each(sentences)('%s is a whole sentence: %s', (_, words) => {
    expect(words).toMatch(/^[A-Z0-9].*\.$/);
    expect(words).not.toMatch(/undefined|null|NaN|\[object|\n|-1/);
    expect(words.length).toBeGreaterThan(15);
    expect(words.length).toBeLessThan(240);
  });

  test('differs for each cause', () => {
    const words = sentences.map(([, text]) => text);
    expect(new Set(words).size).toBe(words.length - 1); // the one step that is not there stands in both lists
  });

  test('names what it is about', () => {
    expect(refusalWords(refusals['not-on-offer'])).toContain('3 + 12');
    expect(refusalWords({ code: 'not-on-offer', columns: [] })).toContain('at least one column');
    expect(refusalWords(refusals['bad-win-columns'])).toMatch(/three seats.*from 1 to 4.*with 5/);
    expect(refusalWords(refusals['duplicate-name'])).toContain('Ana');
    expect(refusalWords(refusals['bad-command'])).toContain('ask.dice: not a list');
    expect(refusalWords(refusals['no-such-roll'])).toMatch(/1 to 7.*roll 9/);
    expect(refusalWords({ code: 'no-such-roll', roll: null, rolls: 0 })).toBe(
      'Nothing has been rolled in this game yet.',
    );
    expect(refusalWords({ code: 'bad-first', seats: 1 })).toContain('seat 0');
  });

  test('names the player where the people at the table read it, and the seat for those who write commands', () => {
    const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo', 'Gus', 'Hal'];
    const told = (refusal: AnyRefusal) => [refusalWords(refusal, names), refusalWords(refusal)] as const;
    const all = [
      ...Object.values(refusals).map(told),
      ...Object.values(faults).map((why) => told({ code: 'bad-position', why })),
    ].filter(([named, numbered]) => named !== numbered);
    expect(all.length).toBeGreaterThan(9);
    for (const [named, numbered] of all) {
      expect(named).not.toMatch(/\bseat \d/i);
      expect(numbered).toMatch(/\bseat \d/i);
    }
    expect(refusalWords({ code: 'bad-position', why: faults['target-reached'] }, names)).toContain('Ben');
  });

  test.each(['journal-unwritable', 'journal-in-use', 'journal-unreadable'] as const)(
    '%s names the file, the cause, that nothing was lost, and the next step',
    (code) => {
      const words = refusalWords(refusals[code]);
      expect(words).toContain('/games/a.journal');
      expect(words).toContain(refusals[code].detail);
      expect(words).toMatch(/nothing was changed|left as it is/);
      expect(words).toMatch(/then try again\.$/);
    },
  );
});
