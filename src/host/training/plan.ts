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
/** Of each round of the second stage. */
export const ROUND_STATES = 512;
export const ROUND_BATCHES = 56;
/** Newest states of the second stage that are learned from. */
export const KEPT_STATES = 40_000;

/** Rounds by target. The usual targets are practised longest; targets 1 and 6 are rare. */
const CHAMPION_ROUNDS: Readonly<Record<number, number>> = { 1: 6, 2: 30, 3: 60, 4: 40, 5: 40, 6: 10 };
const SOLITAIRE_ROUNDS: Readonly<Record<number, number>> = { 1: 6, 2: 12, 3: 60, 4: 12, 5: 12 };
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

/** Learning rate of a round, from 5e-4 down to 2.5e-5. */
export function rateOf(round: number, rounds: number): number {
  return 5e-4 * 0.05 ** (round / Math.max(1, rounds - 1));
}

/** The number under which a network draws its chance from a seed. */
export function streamOf({ kind, columns }: Task): number {
  return KINDS.indexOf(kind) * 100 + columns;
}
