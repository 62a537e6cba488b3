/**
 * Reports about single dice put together to a roll: only dice that were seen rolling count, only while the game awaits a roll,
 * and only when all of them lie still. It knows no lines and no game; what is awaited it is told.
 */
import type { Clock } from '../outside.ts';
import type { Awaited } from './awaited.ts';
import type { DieReport } from './message.ts';
import type { Doubt } from './talk.ts';

/** All dice lie still when nothing was told for this long, in milliseconds. */
export const REST_TIME = 600;

/** A throw that is not complete by then, in milliseconds after the last die began to roll, is left to the players. */
export const THROW_TIME = 15_000;

/** A face counts from this confidence on, and with a yes of the players from the lower one, in percent. */
export const SURE = 90;
export const LIKELY = 60;

/** A battery below this is worth a word, in percent. */
export const BATTERY_LOW = 15;

/** Names of dice that are remembered; more of them are no set of dice. */
const KNOWN = 32;

/** Why dice that were thrown are no roll, or what the players should know of one of them. */
export type DiceProblem =
  | 'unbound' // nobody said which dice belong to this table
  | 'stranger' // a die of somebody else
  | 'extra' // more dice were thrown than are awaited
  | 'clash' // one die told two faces and did not roll between
  | 'cocked'
  | 'stacked'
  | 'offtray'
  | 'unsure'
  | 'incomplete' // some dice have told no face
  | 'half' // the connection ended in mid-throw
  | 'battery';

/** A report, and how far it can be trusted. */
export interface HeardReport extends DieReport {
  readonly checked: boolean;
  readonly doubt: Doubt | null;
  readonly line: string;
}

export interface AssemblyEvents {
  roll(dice: readonly number[], by: { checked: boolean; doubt: Doubt | null; line: string }): void;
  /** `known` are the faces that were told; `die` is the die that it is about. */
  problem(why: DiceProblem, die: string | null, known: readonly number[]): void;
}

/** The dice of one connection. */
export interface Assembly {
  heard(report: HeardReport): void;
  /** The connection is over: half a throw is dropped, and told. */
  end(): void;
}

/** A die that was seen rolling in this throw. */
interface Thrown {
  readonly value: number | null; // null until it has settled with a face
  readonly unsure: boolean;
}

interface Throw {
  readonly ask: number;
  readonly dice: Map<string, Thrown>;
  extra: boolean;
  clash: string | null;
  checked: boolean;
  doubt: Doubt | null;
  line: string;
}

const ROLLING: Thrown = { value: null, unsure: false };

/** States that spoil a throw, as problems. */
const SPOILING = new Map<string, 'cocked' | 'stacked' | 'offtray'>([
  ['cocked', 'cocked'],
  ['stacked', 'stacked'],
  ['off', 'offtray'],
]);

/** Starts without a throw. `bound` names the dice of this table. */
export function createAssembly(told: {
  readonly clock: Clock;
  readonly awaited: () => Awaited;
  readonly bound: () => readonly string[];
  readonly on: AssemblyEvents;
}): Assembly {
  const { clock, awaited, bound, on } = told;
  let thrown: Throw | null = null;
  /** The question that was answered with a roll: until the next one dice may be picked up and put into a cup. */
  let answered: number | null = null;
  let cancelRest: () => void = () => undefined;
  let cancelLimit: () => void = () => undefined;
  const mentioned = new Set<string>();
  /** Dice of somebody else that roll: in this throw, or since before its first die was told. */
  const strangers = new Set<string>();

  const once = (why: DiceProblem, die: string | null) => {
    const key = why === 'stranger' ? why : `${why} ${die ?? ''}`;
    if (mentioned.has(key) || mentioned.size > KNOWN) return;
    mentioned.add(key);
    on.problem(why, die, []);
  };

  const facesOf = ({ dice }: Throw) => [...dice.values()].flatMap(({ value }) => value ?? []);

  const shut = () => {
    thrown = null;
    cancelRest();
    cancelLimit();
  };

  const rest = () => {
    if (thrown === null) return;
    const { dice, extra, clash, checked, doubt, line } = thrown;
    const { dice: count, ask, kept = [] } = awaited();
    const again = dice.size === count - kept.length ? kept : [];
    const faces = [...again, ...facesOf(thrown)];
    if (faces.length < dice.size + again.length || (faces.length < count && !extra)) return;
    shut();
    if (extra || faces.length > count) return on.problem('extra', null, faces);
    if (clash !== null) return on.problem('clash', clash, faces);
    answered = ask;
    const unsure = [...dice.values()].some((die) => die.unsure);
    on.roll(faces, { checked, doubt: doubt ?? (unsure ? 'unsure' : null), line });
  };

  const watchLimit = () => {
    cancelLimit();
    cancelLimit = clock.after(THROW_TIME, () => {
      if (thrown !== null) on.problem('incomplete', null, facesOf(thrown));
    });
  };

  /** The throw that is under way, or null where none may be. */
  const current = (): Throw | null => {
    const { now, ask } = awaited();
    // A roll that was typed meanwhile, or any other change of the game, takes the place of this throw.
    if (thrown !== null && (!now || thrown.ask !== ask)) shut();
    return thrown;
  };

  const begin = (): Throw | null => {
    const { now, ask } = awaited();
    if (!now || ask === answered) return null;
    return (thrown ??= {
      ask,
      dice: new Map(),
      extra: false,
      clash: null,
      checked: true,
      doubt: null,
      line: '',
    });
  };

  const stranger = ({ die, state }: DieReport, throwNow: Throw | null) => {
    once('stranger', die);
    if (state === 'rolling' && strangers.size < KNOWN) strangers.add(die);
    if (state === 'settled' && strangers.delete(die) && throwNow !== null) throwNow.extra = true;
  };

  const settle = (now: Throw, { die, value, confidence, state }: DieReport, was: Thrown) => {
    const sure = confidence ?? 100;
    if (value === null || sure < LIKELY) {
      now.dice.set(die, ROLLING);
      return on.problem('unsure', die, facesOf(now));
    }
    if (was.value !== null && was.value !== value) now.clash = die;
    now.dice.set(die, { value, unsure: sure < SURE || state !== 'settled' });
  };

  const spoil = (now: Throw, report: DieReport, was: Thrown, why: 'cocked' | 'stacked' | 'offtray') => {
    const rule = awaited().cocked;
    if (why === 'cocked' && rule === 'count_if_readable' && report.value !== null) {
      return settle(now, report, was);
    }
    // Where all dice are thrown again, what the others show is no part of the next throw.
    if (rule === 'rethrow_all') now.dice.clear();
    else now.dice.set(report.die, ROLLING);
    on.problem(why, report.die, facesOf(now));
    watchLimit();
  };

  const bear = (now: Throw, report: DieReport, was: Thrown) => {
    const { die, state } = report;
    const spoils = SPOILING.get(state);
    if (state === 'rolling') {
      now.dice.set(die, ROLLING);
      if (now.clash === die) now.clash = null;
      watchLimit();
    } else if (state === 'settled') settle(now, report, was);
    else if (spoils !== undefined) spoil(now, report, was, spoils);
    // Nudged, lifted or lost from sight: what it showed counts no more until it says that it has settled.
    else now.dice.set(die, ROLLING);
  };

  return {
    heard(report) {
      const { die, state, battery, checked, doubt, line } = report;
      if (battery !== null && battery < BATTERY_LOW) once('battery', die);
      const known = bound();
      if (known.length === 0) return once('unbound', null);
      const under = current();
      if (!known.includes(die)) {
        stranger(report, under);
      } else {
        const now = state === 'rolling' ? begin() : under;
        const was = now?.dice.get(die);
        if (now === null || (was === undefined && state !== 'rolling')) return;
        bear(now, report, was ?? ROLLING);
        now.checked &&= checked;
        now.doubt ??= doubt;
        now.line = line;
      }
      if (thrown === null) return;
      cancelRest();
      cancelRest = clock.after(REST_TIME, rest);
    },
    end() {
      const lost = current();
      shut();
      if (lost !== null && lost.dice.size > 0) on.problem('half', null, facesOf(lost));
    },
  };
}
