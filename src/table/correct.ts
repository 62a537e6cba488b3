/**
 * Putting the past right. The misread roll is replaced and the later commands are judged again, in order, for as long
 * as each is legal and comes to the same seat; what follows is dropped. One undo brings all of it back.
 */

import type { Command } from '../rules/command.ts';
import { judge } from '../rules/judge.ts';
import { areDice, DICE_IN_A_ROLL } from '../rules/dice.ts';
import type { Decision } from './act.ts';
import type { Entry, Moment, Table } from './table.ts';
import { follow, momentsOfGame, rollOf } from './table.ts';

/** Replaces the dice of roll number `roll` of this game; without a number, of the last roll. */
export function correct(table: Table, roll: number | undefined, dice: readonly number[]): Decision {
  if (table.moment === null) return { ok: false, refusal: { code: 'no-game' } };
  const { rolls } = table.moment.game;
  const number = roll ?? rolls;
  const moments = momentsOfGame(table.moment);
  const at = moments.findIndex((moment) => rollOf(moment.entry) === number);
  const misread = moments[at];
  if (misread === undefined)
    return { ok: false, refusal: { code: 'no-such-roll', roll: roll ?? null, rolls } };
  if (!areDice(dice)) return { ok: false, refusal: { code: 'bad-dice', count: DICE_IN_A_ROLL } };

  const later = moments.slice(at + 1);
  const entries = rejudge(misread.before, [{ do: 'roll', dice }], later);
  const kept = entries.length - 1;
  return {
    ok: true,
    act: {
      is: 'rewritten',
      keep: misread.depth - 1,
      entries,
      event: {
        is: 'corrected',
        roll: number,
        from: misread.entry.command.do === 'roll' ? misread.entry.command.dice : [],
        to: [...dice],
        kept,
        dropped: later.length - kept,
      },
    },
  };
}

/** The last roll was taken for rolling on, but the player had stopped: puts the stop before it. */
export function stopBeforeRoll(table: Table): Decision {
  const last = table.moment;
  const roll = last === null ? null : rollOf(last.entry);
  if (last === null || roll === null || last.before?.game.phase !== 'decide') {
    return { ok: false, refusal: { code: 'not-rolled-on' } };
  }
  return {
    ok: true,
    act: {
      is: 'rewritten',
      keep: last.depth - 1,
      // A stop that wins ends the game: then there is no next roll.
      entries: rejudge(last.before, [{ do: 'stop' }, last.entry.command], []),
      event: { is: 'stop-put-first', seat: last.before.game.seat, roll },
    },
  };
}

/** Judges new commands and then old ones from a moment on; ends where a command is refused or another seat is to act. */
function rejudge(from: Moment | null, fresh: readonly Command[], later: readonly Moment[]): readonly Entry[] {
  const entries: Entry[] = [];
  let at = from;
  const commands = [
    ...fresh.map((command) => ({ command, actor: null })),
    ...later.map(({ entry, actor }) => ({ command: entry.command, actor })),
  ];
  for (const { command, actor } of commands) {
    if (at === null || (actor !== null && actor !== at.game.seat)) break;
    const ruling = judge(at.game, command);
    if (!ruling.ok) break;
    const entry: Entry = { command, events: ruling.events };
    entries.push(entry);
    at = follow(at, entry);
  }
  return entries;
}
