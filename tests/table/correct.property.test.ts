/** Corrections against a plain model: the commands of the game as a list, judged again from the front. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/rules/command.ts';
import type { Game } from '../../src/rules/game.ts';
import { correct } from '../../src/table/correct.ts';
import type { Table } from '../../src/table/table.ts';
import { BARE_TABLE, momentsOfGame } from '../../src/table/table.ts';
import { afterCommand } from '../kit/judged.ts';
import { forwardOrder, momentData, orderAll, ordered } from '../kit/random-orders.ts';
import { seeded, seedOr, type Seeded } from '../kit/seeded.ts';

const seed = seedOr(623);

interface Told {
  readonly command: Command;
  readonly seat: number | null; // on turn when it came
}

/** The commands of the game that is played, oldest first. */
const commandsOf = (table: Table): Told[] =>
  momentsOfGame(table.moment).map(({ entry, before }) => ({
    command: entry.command,
    seat: entry.command.do === 'begin' ? null : (before?.game.seat ?? null),
  }));

/** The game when the roll before it did not count after all: as before that roll, but for its number. */
function withoutBust(before: Game, dice: readonly number[], die: number | undefined): Game {
  const stays = die !== undefined && before.options.cocked_die === 'rethrow_die';
  return { ...before, rolls: before.rolls + 1, kept: stays ? dice.filter((_, at) => at !== die - 1) : null };
}

/** The model: which game it comes to, and how many of the later commands it kept. */
function modelled(told: readonly Told[], at: number, dice: number[]): { game: Game; kept: number } {
  let game: Game | null = null;
  let kept = 0;
  let bust: { readonly before: Game; readonly dice: readonly number[] } | null = null;
  for (const [index, { command: old, seat }] of told.entries()) {
    const command: Command = index === at ? { do: 'roll', dice } : old;
    const voids: boolean = command.do === 'void' && bust !== null;
    if (index > at && !voids && game?.seat !== seat) break;
    const before: Game | null = game;
    const next: Game | null =
      voids && bust !== null && command.do === 'void'
        ? withoutBust(bust.before, bust.dice, command.die)
        : afterCommand(before, command);
    if (next === null) break;
    const isBust: boolean = command.do === 'roll' && next.phase !== 'choose' && next.phase !== 'mark';
    bust = isBust && command.do === 'roll' && before !== null ? { before, dice: command.dice } : null;
    game = next;
    if (index > at) kept += 1;
  }
  if (game === null) throw new Error('the model lost its game');
  return { game, kept };
}

function playedTable(chance: Seeded): Table {
  let table = BARE_TABLE;
  const orders = 5 + chance.whole(70);
  for (let tries = 0; tries < orders; tries += 1) {
    table = ordered(table, forwardOrder(table, chance))?.table ?? table;
  }
  return table;
}

describe(`a correction (seed ${seed})`, () => {
  it('replays the later commands while each is legal and comes to the same seat, and one undo restores all', () => {
    const tally = { corrections: 0, keptAll: 0, dropped: 0, wonBefore: 0, otherSeat: 0 };
    for (let game = 0; game < 300; game += 1) {
      const chance = seeded(seed + game);
      const table = playedTable(chance);
      const told = commandsOf(table);
      const rolls = told.flatMap(({ command }, at) =>
        command.do === 'roll' ? [{ at, dice: command.dice }] : [],
      );
      const picked = chance.chance(0.5) ? rolls.length - 1 : chance.whole(rolls.length);
      const misread = rolls[picked];
      if (misread === undefined) continue;
      const dice = [...misread.dice];
      dice[chance.whole(4)] = 1 + chance.whole(6);

      // Dice that a cocked one left on the table must be among them: such a correction is refused.
      if (ordered(table, { do: 'correct', roll: picked + 1, dice }) === null) continue;
      const model = modelled(told, misread.at, dice);
      const corrected = orderAll(table, [{ do: 'correct', roll: picked + 1, dice }]);
      const where = `seed ${seed}, game ${game}, roll ${picked + 1} to ${dice.join('')}`;
      const later = told.length - misread.at - 1;
      if (!isDeepStrictEqual(corrected.moment?.game, model.game)) throw new Error(`${where}: another game`);
      expect(corrected.last?.events, where).toEqual([
        {
          is: 'corrected',
          roll: picked + 1,
          from: misread.dice,
          to: dice,
          kept: model.kept,
          dropped: later - model.kept,
        },
      ]);
      const keptCommands = commandsOf(corrected).slice(misread.at + 1);
      expect(keptCommands, where).toEqual(told.slice(misread.at + 1, misread.at + 1 + model.kept));

      const back = orderAll(corrected, [{ do: 'undo' }]);
      expect(isDeepStrictEqual(momentData(back.moment), momentData(table.moment)), where).toBe(true);
      expect(back.undo, where).toBe(table.undo);
      const again = orderAll(back, [{ do: 'redo' }]);
      expect(isDeepStrictEqual(momentData(again.moment), momentData(corrected.moment)), where).toBe(true);

      tally.corrections += 1;
      if (model.kept === later) tally.keptAll += 1;
      else tally.dropped += 1;
      if (table.moment?.game.phase === 'over') tally.wonBefore += 1;
      const firstDropped = told[misread.at + 1 + model.kept];
      if (firstDropped !== undefined && firstDropped.seat !== model.game.seat) tally.otherSeat += 1;
    }
    process.stdout.write(`corrections, seed ${seed}: ${JSON.stringify(tally)}\n`);
    expect(Object.values(tally).every((count) => count > 0)).toBe(true);
  });

  it('to the same dice changes nothing but the undo label', () => {
    for (let game = 0; game < 60; game += 1) {
      const table = playedTable(seeded(seed + 5000 + game));
      const last = commandsOf(table).findLast(({ command }) => command.do === 'roll')?.command;
      if (last?.do !== 'roll') continue;
      const corrected = orderAll(table, [{ do: 'correct', dice: last.dice }]);
      expect(momentData(corrected.moment)).toEqual(momentData(table.moment));
    }
  });

  it('is weighed without touching the table', () => {
    for (let game = 0; game < 60; game += 1) {
      const table = playedTable(seeded(seed + 7000 + game));
      const before = JSON.stringify(momentData(table.moment));
      correct(table, 1, [1, 1, 1, 1]);
      expect(JSON.stringify(momentData(table.moment))).toBe(before);
    }
  });
});
