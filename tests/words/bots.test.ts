/** What computer players did and why, in a sentence each, in every language. */
import { afterEach, describe, expect, test } from 'vitest';
import { PLAYERS } from '../../src/advice/players/names.ts';
import type { Reason } from '../../src/advice/players/reason.ts';
import type { AdviceFault, BotAct } from '../../src/contract/advice.ts';
import {
  adviceFaultWords,
  botsGoWords,
  botsHoldWords,
  botWords,
  PLAYER_WORDS,
  reasonWords,
  shownBetsWords,
} from '../../src/words/bots.ts';
import { LANGUAGES, speakAs } from '../../src/words/language.ts';

afterEach(() => speakAs(() => 'en'));

/** One of each; the compiler sees to it that none is left out. */
const REASONS: { readonly [Why in Reason['why']]: Extract<Reason, { readonly why: Why }> } = {
  'only-one': { why: 'only-one' },
  'by-chance': { why: 'by-chance' },
  'most-points': { why: 'most-points', points: 12.25, next: -3 },
  'best-chance': { why: 'best-chance', win: 0.6431, next: 0.6 },
  'fewest-turns': { why: 'fewest-turns', turns: 5.25, next: 5.5 },
  wins: { why: 'wins' },
  'on-top': { why: 'on-top', columns: [2, 12] },
  'count-reached': { why: 'count-reached', count: 30, limit: 28 },
  'count-below': { why: 'count-below', count: 20, limit: 28 },
  'runner-free': { why: 'runner-free', free: 2 },
  'first-throw': { why: 'first-throw' },
  'may-not-stop': { why: 'may-not-stop' },
  weighed: { why: 'weighed', stop: 0.5, roll: 0.55 },
  'turns-weighed': { why: 'turns-weighed', stop: 4.2, roll: 4.1 },
  'turn-made': { why: 'turn-made', chance: 0.7 },
  'next-throw': { why: 'next-throw', chance: 0.9 },
  'best-split': { why: 'best-split' },
  'best-sheet': { why: 'best-sheet' },
};

const ACTS: { readonly [Does in BotAct['does']]: Extract<BotAct, { readonly does: Does }> } = {
  choose: { does: 'choose', columns: [6, 8] },
  roll: { does: 'roll' },
  stop: { does: 'stop' },
  bet: { does: 'bet' },
  settle: { does: 'settle', spaces: { 6: 2 }, forward: true },
  mark: { does: 'mark', fifth: 3, rows: [5, 9] },
};

const FAULTS: { readonly [Is in AdviceFault['is']]: Extract<AdviceFault, { readonly is: Is }> } = {
  'no-weights': { is: 'no-weights', path: '/opt/champion.json', detail: 'ENOENT' },
  'damaged-weights': { is: 'damaged-weights', path: '/opt/champion.json', detail: 'unexpected end' },
  stopped: { is: 'stopped', detail: 'exit 1' },
};

describe.each(LANGUAGES)('in %s', (language) => {
  test('every reason is one sentence, and no two are the same', () => {
    speakAs(() => language);
    const all = Object.values(REASONS).map(reasonWords);
    for (const says of all) expect(says).toMatch(/^\p{Lu}[^]*[.]$/u);
    expect(new Set(all).size).toBe(all.length);
  });

  test('a chance in a reason says that it is by best play: the win chances beside it are of people’s play', () => {
    speakAs(() => language);
    const byBestPlay = {
      en: /^By best play/,
      de: /^Bei bestem Spiel/,
      es: /^Con el mejor juego/,
      fr: /^Au meilleur jeu/,
    }[language];
    expect(reasonWords(REASONS['best-chance'])).toMatch(byBestPlay);
    expect(reasonWords(REASONS.weighed)).toMatch(byBestPlay);
  });

  test('every act names the player, whoever throws', () => {
    speakAs(() => language);
    for (const throws of ['people', 'program'] as const)
      for (const act of Object.values(ACTS))
        expect(botWords({ act, reason: { why: 'only-one' } }, 'Robo', throws).says).toMatch(/Robo.*[.]$/u);
  });

  test('bets are explained by name, a single one without', () => {
    speakAs(() => language);
    const robo = { name: 'Robo', reason: REASONS['turn-made'] };
    const bolt = { name: 'Bolt', reason: REASONS['next-throw'] };
    const one = shownBetsWords([robo]);
    expect(one.says).toMatch(/Robo.*[.]$/u);
    expect(one.why).toBe(reasonWords(robo.reason));
    const two = shownBetsWords([robo, bolt]);
    expect(two.says).toMatch(/Robo.*Bolt.*[.]$/u);
    for (const { name, reason } of [robo, bolt]) {
      expect(two.why).toContain(name);
      expect(two.why).toContain(reasonWords(reason));
    }
  });

  test('every player has a name of its own and says how it plays', () => {
    speakAs(() => language);
    const names = PLAYERS.map((player) => PLAYER_WORDS[player].name);
    expect(new Set(names).size).toBe(PLAYERS.length);
    for (const player of PLAYERS) expect(PLAYER_WORDS[player].about).toMatch(/[.]$/u);
  });

  test('what keeps the champion away is named with its file and cause', () => {
    speakAs(() => language);
    for (const fault of Object.values(FAULTS)) {
      const says = adviceFaultWords(fault);
      expect(says).toContain(fault.detail);
      if (fault.is !== 'stopped') expect(says).toContain(fault.path);
    }
  });

  test('the strip says why they wait', () => {
    speakAs(() => language);
    const says = (['taken-back', 'resumed', 'desk-open', 'failed'] as const).map(botsHoldWords);
    expect(new Set(says).size).toBe(says.length);
    expect(botsGoWords()).not.toBe('');
  });
});

describe('in English', () => {
  test('a throw by people is asked for, one by the program is told', () => {
    const rolls = { act: ACTS.roll, reason: REASONS['count-below'] };
    const name = '\u2068Robo\u2069';
    expect(botWords(rolls, 'Robo', 'people')).toEqual({
      says: `${name} rolls on: throw for it.`,
      why: 'Its count is 20; it rolls on below 28.',
    });
    expect(botWords(rolls, 'Robo', 'program').says).toBe(`${name} rolls on.`);
    const first = { act: ACTS.roll, reason: REASONS['first-throw'] };
    expect(botWords(first, 'Robo', 'people').says).toBe(`${name} begins its turn: throw for it.`);
  });

  test('chances are percentages, points and turns have one decimal at the most', () => {
    expect(reasonWords(REASONS['best-chance'])).toContain('64.3\u00a0%');
    expect(reasonWords(REASONS['most-points'])).toContain('12.3 points for it, and \u22123 for');
    expect(reasonWords({ why: 'most-points', points: 4, next: 4 })).toContain('no more for any other');
  });

  test('a runner is told as one, two or three', () => {
    expect(reasonWords({ why: 'runner-free', free: 1 })).toBe('A runner is still free, so it rolls on.');
    expect(reasonWords({ why: 'runner-free', free: 3 })).toBe(
      'Three runners are still free, so it rolls on.',
    );
  });

  test('a secret bet comes without a reason', () => {
    expect(botWords({ act: ACTS.bet, reason: null }, 'Robo', 'people').why).toBe('');
  });
});
