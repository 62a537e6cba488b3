/** Forecasts against what came: how far told chances are from how often they came true. */

const BINS = 10;

/** Forecasts of one kind. */
export interface Reliability {
  readonly counts: number[];
  readonly told: number[]; // sum of the chances told, by bin
  readonly came: number[]; // how many came true, by bin
  squares: number;
  logs: number;
}

/** No forecasts yet. */
export function newReliability(): Reliability {
  const zeros = () => Array.from({ length: BINS }, () => 0);
  return { counts: zeros(), told: zeros(), came: zeros(), squares: 0, logs: 0 };
}

/** Notes a chance that was told, and whether it came true. Refuses what is no chance. */
export function note(reliability: Reliability, chance: number, came: boolean): void {
  if (!(chance >= -1e-9 && chance <= 1 + 1e-9)) throw new RangeError(`${chance} is no chance.`);
  const bin = Math.min(BINS - 1, Math.max(0, Math.floor(chance * BINS)));
  const add = (list: number[], what: number) => (list[bin] = (list[bin] ?? 0) + what);
  add(reliability.counts, 1);
  add(reliability.told, chance);
  add(reliability.came, came ? 1 : 0);
  reliability.squares += (chance - (came ? 1 : 0)) ** 2;
  reliability.logs -= Math.log(Math.max(1e-12, came ? chance : 1 - chance));
}

const digits = (value: number, count = 4) => Number(value.toFixed(count));

/** The figures: expected calibration error over ten bins, Brier score (beside that of the base rate alone), log loss. */
export function reliabilityFigures({ counts, told, came, squares, logs }: Reliability) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const base = came.reduce((sum, count) => sum + count, 0) / all;
  const off = counts.reduce((sum, _, bin) => sum + Math.abs((told[bin] ?? 0) - (came[bin] ?? 0)), 0);
  return {
    states: all,
    expected_calibration_error: digits(off / all),
    brier: digits(squares / all),
    brier_of_base_rate: digits(base * (1 - base)),
    log_loss: digits(logs / all),
    bins: counts.map((count, bin) => ({
      states: count,
      told: digits((told[bin] ?? 0) / Math.max(1, count), 3),
      came: digits((came[bin] ?? 0) / Math.max(1, count), 3),
    })),
  };
}
