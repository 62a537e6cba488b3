/** Computer players in the set-up of a game: their seats, their names, and that they are nobody who plays here. */
import { afterEach, describe, expect, test } from 'vitest';
import { playedBy } from '../../src/ui/desk/draft-bots.ts';
import { moved, respoken, withTapped } from '../../src/ui/desk/draft-people.ts';
import { offeredPresets, withPreset } from '../../src/ui/desk/draft-presets.ts';
import type { Draft } from '../../src/ui/desk/draft.ts';
import { beginOf, draftFrom, isFree, renamed, withSeat } from '../../src/ui/desk/draft.ts';
import { decide } from '../../src/table/decide.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { PLAYER_WORDS } from '../../src/words/bots.ts';
import { LANGUAGES, speakAs } from '../../src/words/language.ts';

const usual = draftFrom([], null);
const names = (draft: Draft) => draft.seats.map(({ name }) => name);
const bots = (draft: Draft) => draft.seats.map(({ bot }) => bot);
const asked = (draft: Draft) => {
  const ask = beginOf(draft);
  if (ask.do !== 'begin') throw new Error('a draft begins a game');
  return ask;
};

afterEach(() => speakAs(() => 'en'));

describe('a seat that the computer plays', () => {
  test('is called as that player usually is, and a second one gets a number', () => {
    const two = playedBy(playedBy(withSeat(usual), 1, 'champion'), 2, 'champion');
    expect(names(two)).toEqual(['Red', 'Champion', 'Champion 2']);
    expect(bots(two)).toEqual([null, 'champion', 'champion']);
  });

  test('keeps a name that somebody gave it, whoever plays it then', () => {
    const named = renamed(playedBy(usual, 0, 'r38'), 0, 'Deep Red');
    expect(names(playedBy(named, 0, 'champion'))[0]).toBe('Deep Red');
    expect(names(playedBy(named, 0, null))[0]).toBe('Deep Red');
  });

  test('is a person’s again under the name of its colour', () => {
    expect(playedBy(playedBy(usual, 1, 'ga29'), 1, null)).toEqual(usual);
  });

  test('is asked for in the order that begins the game, by every set of rules', () => {
    for (const preset of offeredPresets([])) {
      const draft = playedBy(withPreset(usual, preset), 0, 'champion');
      const ask = asked(draft);
      expect(ask.seats[0]).toMatchObject({ name: 'Champion', bot: 'champion' });
      expect(decide(BARE_TABLE, ask).ok).toBe(true);
    }
  });

  test('can be any of ten', () => {
    const express = offeredPresets([]).find(({ rules }) => rules['game'] === 'express');
    let draft = withPreset(usual, express!);
    while (draft.seats.length < 10) draft = withSeat(draft);
    const all = draft.seats.reduce((sum, _, seat) => playedBy(sum, seat, 'champion'), draft);
    expect(new Set(names(all)).size).toBe(10);
    expect(decide(BARE_TABLE, asked(all)).ok).toBe(true);
  });

  test('waits for nobody: people who sit down leave it where it is', () => {
    const draft = playedBy(usual, 0, 'casual');
    expect(isFree(draft.seats[0]!)).toBe(false);
    const seated = withTapped(draft, { name: 'Ana', spoken: null, colour: 'green', shape: 'disc' }, []);
    expect(bots(seated)[0]).toBe('casual');
    expect(names(seated)).toContain('Ana');
  });

  test('is not the person of the same name, who can still sit down', () => {
    const person = { name: 'Champion', spoken: null, colour: 'green', shape: 'disc' } as const;
    const seated = withTapped(playedBy(usual, 0, 'champion'), person, [person]);
    expect(seated.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Champion', 'champion'],
      ['Champion', null],
    ]);
  });

  test('goes along when it is moved, and is there again after the game', () => {
    const draft = moved(playedBy(usual, 0, 'keller-28'), 0, 1);
    expect(bots(draft)).toEqual([null, 'keller-28']);
    expect(bots(draftFrom(draft.seats, null))).toEqual([null, 'keller-28']);
  });

  test.each(LANGUAGES)('is called in the language of the moment, here %s', (language) => {
    const draft = renamed(playedBy(playedBy(withSeat(usual), 0, 'champion'), 1, 'champion'), 2, 'Ana');
    speakAs(() => language);
    const { name } = PLAYER_WORDS.champion;
    expect(names(respoken(draft, []))).toEqual([name, `${name} 2`, 'Ana']);
  });
});
