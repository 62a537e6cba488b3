/** The order in which the players that count take choices that are worth the same to them; with it their pinned figures come out. */
import { expect, test } from 'vitest';
import { rankChoices } from '../../src/advice/players/counting.ts';
import type { CountingName } from '../../src/advice/players/names.ts';
import { choicesOf } from '../../src/rules/choices.ts';
import { at } from '../kit/given.ts';

/** The best choices of a roll that are worth the same, as they are offered and as the player takes them. */
function equals(player: CountingName, dice: string, runners: string) {
  const game = at(`-/- - 0 choose 2 ${dice} ${runners} 0,0 2 -`);
  const ranked = rankChoices(player, game);
  const best = ranked
    .filter(({ points }) => points === ranked[0]?.points)
    .map(({ choice }) => choice.join('+'));
  return {
    offered: choicesOf(game)
      .map((choice) => choice.join('+'))
      .filter((choice) => best.includes(choice)),
    taken: best,
  };
}

test.each<[CountingName, string, string, string, string[], string[]]>([
  ['keller-28', 'more new runners', '1523', '6:2+2', ['5+6', '3+8'], ['3+8', '5+6']],
  [
    'keller-28',
    'then columns nearer to the middle, then the one offered first',
    '1445',
    '3:1+1,11:1+1',
    ['9', '5', '8', '6'],
    ['8', '6', '9', '5'],
  ],
  ['ga29', 'more new runners', '1556', '6:2+2', ['6+11', '7+10'], ['7+10', '6+11']],
  ['ga29', 'then the one offered first', '1266', '6:2+2', ['3+12', '7+8'], ['3+12', '7+8']],
  ['r38', 'fewer new runners', '1516', '2:1+1,11:1+1', ['7', '2+11'], ['2+11', '7']],
  ['r38', 'then the higher columns', '1234', '7:1+1', ['3+7', '5+5'], ['5+5', '3+7']],
])('%s: %s, with %s and %s', (player, _, dice, runners, offered, taken) => {
  expect(equals(player, dice, runners)).toEqual({ offered, taken });
});
