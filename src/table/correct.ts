/**
 * Putting the past right. The misread roll is replaced and the later commands are judged again, in order, for as long
 * as each is legal and comes to the same seat; what follows is dropped. One undo brings all of it back.
 */

import type { Command } from '../rules/command.ts';
import { judge } from '../rules/judge.ts';
import type { Seat } from '../rules/seat.ts';
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
  const judged = judge(misread.before?.game ?? null, { do: 'roll', dice });
  if (!judged.ok) return judged;

  const later = moments.slice(at + 1);
  const { entries, kept } = rejudge(misread.before, [{ do: 'roll', dice }], later);
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
  const instead = last === null ? null : stoppedInstead(last);
  if (last === null || instead === null) return { ok: false, refusal: { code: 'not-rolled-on' } };
  if (!instead.ok) return instead;
  const { seat, roll, entries } = instead;
  return {
    ok: true,
    act: {
      is: 'rewritten',
      keep: last.depth - 1,
      entries,
      event: { is: 'stop-put-first', seat, roll },
    },
  };
}

/**
 * What the newest roll would be if its player had stopped before it: null when it is no roll with which a person rolled on,
 * refused when that stop was barred. A computer player says what it decides, and its dice may be the program's: they are never
 * somebody else's roll. `next` is whose roll it would be; null where the stop wins, or bets must be paid before anybody rolls.
 */
export function stoppedInstead(last: Moment):
  | {
      readonly ok: true;
      readonly seat: Seat;
      readonly roll: number;
      readonly next: Seat | null;
      readonly entries: readonly Entry[];
    }
  | Extract<Decision, { ok: false }>
  | null {
  const roll = rollOf(last.entry);
  const { before } = last;
  if (roll === null || before?.game.phase !== 'decide') return null;
  if (before.players[before.game.seat]?.bot !== null) return null;
  const ruling = judge(before.game, { do: 'stop' });
  if (!ruling.ok) return ruling;
  const stopped = follow(before, { command: { do: 'stop' }, events: ruling.events });
  const next = stopped?.game.phase === 'roll' ? stopped.game.seat : null;
  // A stop that wins ends the game: then there is no next roll. Nor is there one before bets are paid.
  const { entries } = rejudge(before, [{ do: 'stop' }, last.entry.command], []);
  return { ok: true, seat: before.game.seat, roll, next, entries };
}

/** Whether a moment is a roll that bust: the one thing that can be void after its turn has passed. */
export function busted(moment: Moment | null): moment is Moment {
  return moment?.entry.command.do === 'roll' && moment.entry.events.some((event) => event.is === 'busted');
}

/** The roll that bust did not count, because a die was cocked: neither a throw nor a bust (rules B3, 8.1). */
export function voidBust(last: Moment, die: number | undefined): Decision {
  const voided = withoutBust(last, die);
  if (!voided.ok) return voided;
  return {
    ok: true,
    act: { is: 'rewritten', keep: last.depth - 1, entries: voided.entries, event: voided.event },
  };
}

type Voided = {
  readonly is: 'voided';
  readonly dice: readonly number[];
  readonly kept: readonly number[] | null;
};

/** The roll as if it had waited for its choice, and the entry that voids it. */
function withoutBust(
  last: Moment,
  die: number | undefined,
):
  | { readonly ok: true; readonly entries: readonly Entry[]; readonly event: Voided }
  | Extract<Decision, { ok: false }> {
  const rolled = last.entry.events.filter((event) => event.is === 'rolled');
  const entry: Entry = { command: last.entry.command, events: rolled };
  const waiting = follow(last.before, entry);
  const command: Command = die === undefined ? { do: 'void' } : { do: 'void', die };
  const ruling = judge(waiting?.game ?? null, command);
  if (!ruling.ok) return ruling;
  const event = ruling.events.find((found) => found.is === 'voided');
  if (event === undefined) return { ok: false, refusal: { code: 'nothing-to-void' } };
  return { ok: true, entries: [entry, { command, events: ruling.events }], event };
}

/** Judges new commands and then old ones from a moment on; ends where a command is refused or another seat is to act. */
function rejudge(
  from: Moment | null,
  fresh: readonly Command[],
  later: readonly Moment[],
): { readonly entries: readonly Entry[]; readonly kept: number } {
  const start = from?.depth ?? 0;
  let at = from;
  let kept = 0;
  const commands = [
    ...fresh.map((command) => ({ command, actor: null, reason: undefined })),
    ...later.map(({ entry, actor }) => ({ command: entry.command, actor, reason: entry.reason })),
  ];
  for (const { command, actor, reason } of commands) {
    if (at === null) break;
    if (command.do === 'void' && busted(at)) {
      const voided = withoutBust(at, command.die);
      if (!voided.ok) break;
      at = voided.entries.reduce<Moment | null>((before, entry) => follow(before, entry), at.before);
    } else {
      if (actor !== null && actor !== at.game.seat) break;
      const ruling = judge(at.game, command);
      if (!ruling.ok) break;
      const entry = { command, events: ruling.events };
      at = follow(at, reason === undefined ? entry : { ...entry, reason });
    }
    if (actor !== null) kept += 1;
  }
  return { entries: entriesAfter(at, start), kept };
}

/** The entries of a moment down to a depth, oldest first. */
function entriesAfter(moment: Moment | null, depth: number): readonly Entry[] {
  const entries: Entry[] = [];
  for (let at = moment; at !== null && at.depth > depth; at = at.before) entries.push(at.entry);
  return entries.reverse();
}
