/** The rules of a game on one card, short enough to be read beside the seats or from a chair. Every figure is the rules'. */

import { say } from './say.ts';

export type { RuleCard } from './en/rule-cards.ts';

export const ruleCard = say((words) => words.ruleCards.ruleCard);
export const shortCard = say((words) => words.ruleCards.shortCard);
export const askedCard = say((words) => words.ruleCards.askedCard);
export const presetCards = say((words) => words.ruleCards.presetCards);
