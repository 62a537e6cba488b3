/** The line for the hands: moving what it says on the board before gives the board after, whatever the order was. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/rules/game.ts';
import type { HandMove } from '../../src/table/hands.ts';
import { handMoves } from '../../src/table/hands.ts';
import { screenOf } from '../../src/table/project.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { labelWords } from '../../src/words/labels.ts';
import { anyOrder, ordered } from '../kit/random-orders.ts';
import { seeded, seedOr } from '../kit/seeded.ts';

const seed = seedOr(905);

/** The pieces on a physical board, each with its place. */
type Pieces = Map<string, number>;

function piecesOf(game: Game | null): Pieces {
  const pieces: Pieces = new Map();
  for (const [column, step] of Object.entries(game?.runners ?? {})) pieces.set(`runner ${column}`, step);
  for (const [seat, own] of (game?.markers ?? []).entries()) {
    for (const [column, step] of Object.entries(own)) pieces.set(`marker of ${seat} in ${column}`, step);
  }
  return pieces;
}

/** Does with the pieces what the moves say; a move that hands could not do is a fault. */
function moved(board: Pieces, moves: readonly HandMove[]): Pieces {
  let pieces: Pieces = new Map(board);
  const take = (piece: string) => {
    if (!pieces.delete(piece)) throw new Error(`there is no ${piece} to take off`);
  };
  for (const move of moves) {
    switch (move.move) {
      case 'clear':
        pieces = new Map();
        break;
      case 'runners-off':
        for (const column of move.columns) take(`runner ${column}`);
        break;
      case 'runner-on':
        if (pieces.has(`runner ${move.column}`)) throw new Error(`a second runner in ${move.column}`);
        pieces.set(`runner ${move.column}`, move.step);
        break;
      case 'runner-up':
      case 'runner-down': {
        const from = pieces.get(`runner ${move.column}`);
        if (from === undefined || from < move.step !== (move.move === 'runner-up')) {
          throw new Error(`the runner in ${move.column} does not go ${move.move} from ${String(from)}`);
        }
        pieces.set(`runner ${move.column}`, move.step);
        break;
      }
      case 'marker-to':
        pieces.set(`marker of ${move.seat} in ${move.column}`, move.step);
        break;
      case 'marker-off':
        take(`marker of ${move.seat} in ${move.column}`);
        break;
    }
  }
  return pieces;
}

const sorted = (pieces: Pieces) => [...pieces].sort(([one], [other]) => one.localeCompare(other));

describe(`the moves for the hands (seed ${seed})`, () => {
  it('lead from the board before to the board after, for every order of random play', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < 30; game += 1) {
      const chance = seeded(seed + game);
      let table = BARE_TABLE;
      let board: Pieces = new Map();
      for (let tries = 0; tries < 150; tries += 1) {
        const next = ordered(table, anyOrder(table, chance));
        if (next === null) continue;
        table = next.table;
        const { hands } = screenOf(table, null, labelWords, 'display');
        for (const { move } of hands) kinds.add(move);
        board = moved(board, hands);
        expect(sorted(board), `seed ${seed}, game ${game}, order ${table.seq}`).toEqual(
          sorted(piecesOf(table.moment?.game ?? null)),
        );
      }
    }
    expect([...kinds].sort()).toEqual(
      ['clear', 'marker-off', 'marker-to', 'runner-down', 'runner-on', 'runner-up', 'runners-off'].sort(),
    );
  });

  it('are none where the board stays as it is', () => {
    for (let game = 0; game < 40; game += 1) {
      const chance = seeded(seed + 500 + game);
      let table = BARE_TABLE;
      for (let tries = 0; tries < 80; tries += 1) {
        const before = table.moment?.game ?? null;
        table = ordered(table, anyOrder(table, chance))?.table ?? table;
        const after = table.moment?.game ?? null;
        if (before === null || after === null || before.markers.length !== after.markers.length) continue;
        if (JSON.stringify(sorted(piecesOf(before))) !== JSON.stringify(sorted(piecesOf(after)))) continue;
        expect(handMoves(before, after), `seed ${seed}, game ${game}, order ${table.seq}`).toEqual([]);
      }
    }
  });
});
