/** The games of an evening and who leads, read off the finished games: after an undo or a correction that is right by itself. */

import { columnsOf } from '../rules/column.ts';
import type { Game } from '../rules/game.ts';
import { seatsOf } from '../rules/game.ts';
import type { Seat } from '../rules/seat.ts';
import type { Player } from './player.ts';
import { isSamePlayer } from './player.ts';
import type { Moment } from './table.ts';

/** A game that was played to its end. */
export interface Finished {
  readonly players: readonly Player[];
  readonly game: Game; // as it ended
  readonly began: Moment;
  readonly ended: Moment;
}

/** How somebody stands among those who played. */
export interface Ranked {
  readonly place: number; // 1 for the first; those who are level share a place
  readonly player: Player; // as in the newest game
  readonly games: number;
  readonly wins: number; // a shared win is one for each
  readonly columns: number; // claimed in finished games
}

/** What is told of an evening. */
export interface Evening {
  readonly games: number; // finished ones that count: somebody alone plays against nobody
  readonly ranking: readonly Ranked[];
}

/** All games up to a moment that were played to their end, the newest first. Whatever was left in the middle is none. */
export function finishedGames(moment: Moment | null): readonly Finished[] {
  const found: Finished[] = [];
  for (let last = moment; last !== null;) {
    let first: Moment = last;
    while (first.entry.command.do !== 'begin' && first.before !== null) first = first.before;
    const { game, players } = last;
    if (game.phase === 'over') found.push({ players, game, began: first, ended: last });
    last = first.before;
  }
  return found;
}

/** Who won how often in games of two and more, the newest of which comes first: by wins, then by columns, then by name. */
export function eveningOf(games: readonly Finished[]): Evening {
  const counted = games.filter(({ game }) => seatsOf(game) > 1);
  const all: Omit<Ranked, 'place'>[] = [];
  for (const { players, game } of counted) {
    const winners = winnersOf(game);
    for (const [seat, player] of players.entries()) {
      const at = all.findIndex((one) => isSamePlayer(one.player, player));
      const known = all[at] ?? { player, games: 0, wins: 0, columns: 0 };
      const columns = columnsOf(game.claimed).filter((column) => game.claimed[column] === seat).length;
      all[at < 0 ? all.length : at] = {
        player: known.player,
        games: known.games + 1,
        wins: known.wins + (winners.includes(seat) ? 1 : 0),
        columns: known.columns + columns,
      };
    }
  }
  const sorted = all.sort((one, other) => ahead(one, other) || compareNames(one.player, other.player));
  const ranking = sorted.map((one) => ({
    place: sorted.findIndex((other) => ahead(other, one) === 0) + 1,
    ...one,
  }));
  return { games: counted.length, ranking };
}

/** The seats that won a game that is over. */
function winnersOf({ winner }: Pick<Game, 'winner'>): readonly Seat[] {
  if (winner === null) return [];
  return typeof winner === 'number' ? [winner] : winner;
}

function ahead(one: Omit<Ranked, 'place'>, other: Omit<Ranked, 'place'>): number {
  return other.wins - one.wins || other.columns - one.columns;
}

function compareNames(one: Player, other: Player): number {
  return one.name < other.name ? -1 : 1;
}
