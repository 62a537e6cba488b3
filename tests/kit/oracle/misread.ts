/** Rules that the oracle can be told to misread, one at a time, so that a test can show that it would notice. */

/** Rules of the base game. */
export const brokenBaseRules = [
  'both-must-move',
  'topped-runner-blocks',
  'claimed-column-blocks',
  'double-moves-two',
  'start-above-own-marker',
  'last-runner-choice',
  'markers-returned',
] as const;

/** Rules of the betting game and of the house, classic board. */
export const brokenHouseRules = [
  'make-pays-double',
  'payoff-not-onto-top',
  'payoff-opens-no-column',
  'lost-turn-only-when-short',
  'winning-stop-voids-bets',
  'skip-passes-rivals',
  'reroll-binds-winning-stop',
] as const;

/** Rules of Express. */
export const brokenExpressRules = ['fifth-die-compulsory', 'free-ride-no-mark', 'out-after-marking'] as const;

export type BrokenBaseRule = (typeof brokenBaseRules)[number];
export type BrokenHouseRule = (typeof brokenHouseRules)[number];
export type BrokenExpressRule = (typeof brokenExpressRules)[number];
export type BrokenRule = BrokenBaseRule | BrokenHouseRule | BrokenExpressRule;

export const brokenRules: readonly BrokenRule[] = [
  ...brokenBaseRules,
  ...brokenHouseRules,
  ...brokenExpressRules,
];
