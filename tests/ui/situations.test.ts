import { expect, test } from 'vitest';
import { SITUATIONS, told } from '../kit/told.ts';

test.each(SITUATIONS)('the situation "%s" is one that the rules allow, for both screens', (situation) => {
  const [desk, display] = [told(situation, 'desk'), told(situation, 'display')];
  expect(display.screen).toEqual({ ...desk.screen, log: [], fairness: null });
});

test('between them the situations show every phase of a turn', () => {
  const phases = SITUATIONS.map((situation) => told(situation).screen.view.phase);
  expect(new Set(phases)).toEqual(new Set(['none', 'roll', 'choose', 'decide', 'over']));
});

test('one situation offers as many choices as there can be', () => {
  expect(told('sixChoices').screen.view.choices).toHaveLength(6);
});
