/** The computer players by name. What each of them is stands in docs/strength.md; their numbers never change. */

/** From the weakest to the strongest: with two seats and three columns each wins most games against the one before it. */
export const PLAYERS = ['casual', 'keller-28', 'rule-of-28', 'ga29', 'r38', 'champion'] as const;
/** The name of a computer player. */
export type PlayerName = (typeof PLAYERS)[number];

/** The five that stop by a count, and choose and stop without weights; of them `casual` alone chooses by chance. */
export type CountingName = Exclude<PlayerName, 'champion'>;

/** True for the name of a computer player. */
export function isPlayer(name: string): name is PlayerName {
  return PLAYERS.some((known) => known === name);
}
