/** What is trained, for how long. Every network has its own chance, so that one can be trained anew without the others. */

/** Three kinds: against rivals by best play, against rivals as people play, and alone. */
export const KINDS = ['champion', 'people', 'solitaire'] as const;
export type Kind = (typeof KINDS)[number];

export interface Task {
  readonly name: string; // kind and target, as in champion-3
  readonly kind: Kind;
  readonly columns: number; // claimed columns that win
  readonly games: number; // heuristic games of the first stage
  readonly rounds: number; // of the second stage; none for the network that watches people
}

/** Hidden units of every network. */
export const HIDDEN = 8;
export const EPOCHS = 3;
/** New states of each round of the second stage. */
export const ROUND_STATES = 512;
/** Batches of each round: turns are larger numbers than logits, and need longer steps and more of them. */
export const ROUND_BATCHES = { champion: 56, people: 0, solitaire: 100 } as const;
/** Learning rate of the first round, and what share of it is left in the last. */
const FIRST_RATE = { champion: 5e-4, people: 0, solitaire: 3e-3 } as const;
const LAST_SHARE = 0.05;
/** Newest states of the second stage that are learned from. */
export const KEPT_STATES = 40_000;

/** Rounds by target. The usual targets are practised longest; targets 1 and 6 are rare. */
const CHAMPION_ROUNDS: Readonly<Record<number, number>> = { 1: 4, 2: 12, 3: 60, 4: 40, 5: 40, 6: 4 };
const SOLITAIRE_ROUNDS: Readonly<Record<number, number>> = { 1: 4, 2: 8, 3: 60, 4: 8, 5: 8 };
/** Two seats may play to six columns, one seat to all eleven (rules 5). */
const MOST_TARGET = { champion: 6, people: 6, solitaire: 11 } as const;

/** Every network, the most used first. */
export const TASKS: readonly Task[] = [
  ...tasksOf('champion', 100_000, CHAMPION_ROUNDS),
  ...tasksOf('people', 150_000, {}),
  ...tasksOf('solitaire', 60_000, SOLITAIRE_ROUNDS),
].sort((one, other) => other.rounds - one.rounds);

function tasksOf(kind: Kind, games: number, rounds: Readonly<Record<number, number>>): readonly Task[] {
  return Array.from({ length: MOST_TARGET[kind] }, (_, at) => at + 1).map((columns) => ({
    name: `${kind}-${columns}`,
    kind,
    columns,
    games,
    rounds: rounds[columns] ?? 0,
  }));
}

/** Learning rate of a round of the second stage, falling from round to round. */
export function rateOf({ kind, rounds }: Task, round: number): number {
  return FIRST_RATE[kind] * LAST_SHARE ** (round / Math.max(1, rounds - 1));
}

/** Everything that decides what a network comes to, but for the program itself. */
export interface Plan extends Task {
  readonly seed: number;
  readonly hidden: number;
  readonly epochs: number;
  readonly states: number; // new ones of a round
  readonly batches: number; // of a round
  readonly kept: number; // newest states
  readonly firstRate: number;
  readonly lastRate: number;
}

/** The plan of a task with a seed. */
export function planOf(task: Task, seed: number): Plan {
  return {
    ...task,
    seed,
    hidden: HIDDEN,
    epochs: EPOCHS,
    states: ROUND_STATES,
    batches: ROUND_BATCHES[task.kind],
    kept: KEPT_STATES,
    firstRate: rateOf(task, 0),
    lastRate: rateOf(task, task.rounds - 1),
  };
}

/** The number under which a network draws its chance from a seed. */
export function streamOf({ kind, columns }: Task): number {
  return KINDS.indexOf(kind) * 100 + columns;
}
