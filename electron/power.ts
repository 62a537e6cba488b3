/** Keeps the screens awake while a game runs. It knows the blocker of the system as two functions. */

/** Electron's powerSaveBlocker, as far as it is used. */
export interface Blocker {
  start(sort: 'prevent-display-sleep'): number;
  stop(id: number): void;
}

/** Holds the blocker exactly while it is told that a game runs; never two of them. */
export function keepAwake(blocker: Blocker): (running: boolean) => void {
  let held: number | null = null;
  return (running) => {
    if (running && held === null) held = blocker.start('prevent-display-sleep');
    if (!running && held !== null) {
      blocker.stop(held);
      held = null;
    }
  };
}
