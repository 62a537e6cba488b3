/** Plays a worked example on a line table and holds every answer against it. */
import { expect } from 'vitest';
import type { WorkedCase } from '../fixtures/worked-play.ts';
import type { LineAnswer, LineTable } from './line.ts';

/** Asks every command of the example in order. */
export async function playCase(table: LineTable, { plays, name }: WorkedCase): Promise<void> {
  for (const play of plays) {
    const answer = await table.ask(play.ask);
    const where = `${name}: ${JSON.stringify(play.ask)}`;
    if (!answer.ok) throw new Error(`${where} was refused: ${answer.says}`);
    if (play.moves !== undefined) expect(sets(columnsOf(answer)), where).toEqual(sets(play.moves));
    if (play.happens !== undefined)
      expect(
        answer.events.map(({ is }) => is),
        where,
      ).toEqual(play.happens);
    for (const [field, value] of Object.entries(play.shows ?? {})) {
      expect(Object.entries(answer.view).find(([name]) => name === field)?.[1], `${where} ${field}`).toEqual(
        value,
      );
    }
  }
}

const columnsOf = (answer: LineAnswer) => answer.view.choices.map(({ columns }) => columns);

const sets = (moves: readonly (readonly number[])[]) =>
  moves.map((columns) => [...columns].sort((a, b) => a - b).join('+')).sort();
