/** What computes for computer players, as tests use it: the built worker with the weights of the repository. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import { ensureNodePrograms } from '../../scripts/setup/node-build.mjs';
import type { Adviser } from '../../src/host/advice/adviser.ts';
import { createAdviser } from '../../src/host/advice/adviser.ts';
import type { Log } from '../../src/host/log.ts';
import type { AdviceFiles } from '../../src/host/start.ts';

const root = join(import.meta.dirname, '..', '..');

/** The files; whoever uses the worker has it built first. */
export const ADVICE_FILES: AdviceFiles = {
  worker: join(root, 'out', 'node', 'advice-worker.js'),
  weights: join(root, 'resources', 'advice'),
};

/** Builds the worker, where its sources have changed. */
export async function buildWorker(): Promise<void> {
  const built = await ensureNodePrograms(() => undefined);
  if (!built.ok) throw new Error(`The worker could not be built: ${built.why}`);
  if (!existsSync(ADVICE_FILES.worker)) throw new Error('The worker was not built.');
}

/** An adviser with the real worker, which is only started when it is asked; `worker` is the newest one. */
export function realAdviser(
  log: Log,
  changed: () => void,
  weights: string = ADVICE_FILES.weights,
): { readonly adviser: Adviser; readonly worker: () => Worker | null } {
  let newest: Worker | null = null;
  const adviser = createAdviser(
    () => (newest = new Worker(ADVICE_FILES.worker, { workerData: weights })),
    log,
    changed,
  );
  onTestFinished(() => adviser.close());
  return { adviser, worker: () => newest };
}
