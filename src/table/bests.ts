/** Best solitaire results, read off the finished games: after an undo or a correction they are right by themselves. */

import { seatsOf } from '../rules/game.ts';
import type { Moment } from './table.ts';
import type { Best } from './view.ts';

/** The best results of all finished solitaire games up to a moment, by player and target; of people, or of the computer player who plays then. */
export function bestsOf(moment: Moment | null): readonly Best[] {
  const bests = new Map<string, Best>();
  for (let at = moment; at !== null; at = at.before) {
    const { game, entry, players } = at;
    const { name, bot } = players[0] ?? {};
    const finished = entry.events.some((event) => event.is === 'won');
    if (!finished || name === undefined || seatsOf(game) !== 1 || game.options.game !== 'classic') continue;
    // Somebody’s best is no computer player’s of the same name.
    if (bot !== moment?.players[0]?.bot) continue;
    const columns = game.options.win_columns;
    const turns = game.turns[0] ?? 0;
    const key = `${columns} ${name.toLowerCase()}`;
    const known = bests.get(key);
    bests.set(key, {
      name,
      columns,
      turns: Math.min(turns, known?.turns ?? turns),
      games: (known?.games ?? 0) + 1,
    });
  }
  return [...bests.values()].sort((one, other) => one.columns - other.columns || one.turns - other.turns);
}
