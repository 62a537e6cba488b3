/**
 * Looking for a reader that is away: when to look, and whether what is listed is the device we knew.
 * It opens nothing and tells no screen.
 */
import type { Identity, PortEntry } from '../../contract/reader.ts';
import type { Clock } from '../outside.ts';
import { sight } from './identity.ts';
import { backOff } from './patience.ts';
import type { Ports } from './port.ts';

/** The wait between looks at the list of ports, in milliseconds. */
export const LOOK_WAIT = 2000;

/** What a search needs and what it answers. */
export interface SearchParts {
  readonly ports: Pick<Ports, 'list'>;
  readonly clock: Clock;
  readonly chance: () => number;
  /** The device looked for; null when only its path is known. */
  readonly device: () => Identity | null;
  /** Worth opening: the device at its present path, or null for the path it always had. */
  found(path: string | null): void;
  /** Several devices fit. */
  alike(paths: readonly string[]): void;
  /** Not there. */
  nothing(): void;
}

/** One search; each answer ends it until it is asked again. */
export interface Search {
  /** Looks after the next wait, which grows, or as soon as the list of ports changes. */
  again(): void;
  /** Looks at once. */
  now(): void;
  /** Waits until the known device was taken out and put in again; without a known device it does nothing. */
  replugged(): void;
  /** Gives up looking. */
  stop(): void;
  /** Waits are short again. */
  reset(): void;
}

/** Makes a search that is not looking yet. */
export function createSearch({ ports, clock, chance, device, found, alike, nothing }: SearchParts): Search {
  let round = 0;
  let attempt = 0;
  let timers: (() => void)[] = [];
  /** The paths listed last: only against them a change can be seen. */
  let listed: string | null = null;

  function stop() {
    round += 1;
    for (const cancel of timers) cancel();
    timers = [];
  }

  const later = (ms: number, run: () => void) => timers.push(clock.after(ms, run));

  /** Asks for the list and goes on only if nobody stopped the search meanwhile. */
  function look(then: (entries: readonly PortEntry[], changed: boolean, trusted: boolean) => void) {
    const mine = round;
    void ports.list().then(({ ports: entries, problem }) => {
      if (mine !== round) return;
      const trusted = problem === null;
      const paths = entries.map((entry) => entry.path).join('\n');
      const changed = trusted && listed !== null && listed !== paths;
      if (trusted) listed = paths;
      then(entries, changed, trusted);
    });
  }

  function now() {
    stop();
    const wanted = device();
    if (!wanted) return found(null);
    look((entries) => {
      const seen = sight(wanted, entries);
      if (seen.is === 'one') found(seen.path);
      else if (seen.is === 'alike') alike(seen.paths);
      else nothing();
    });
  }

  function watchList() {
    later(LOOK_WAIT, () =>
      look((_, changed) => {
        if (!changed) return watchList();
        attempt = 0;
        now();
      }),
    );
  }

  function watchReplug(wanted: Identity, gone: boolean) {
    later(LOOK_WAIT, () =>
      look((entries, _, trusted) => {
        const seen = sight(wanted, entries);
        if (gone && seen.is === 'one') found(seen.path);
        else watchReplug(wanted, gone || (trusted && seen.is === 'none'));
      }),
    );
  }

  return {
    again() {
      stop();
      later(backOff(attempt, chance()), now);
      attempt += 1;
      // Without a first list a change of it could not be seen.
      if (listed === null) look(() => undefined);
      watchList();
    },
    now,
    replugged() {
      stop();
      const wanted = device();
      if (wanted) watchReplug(wanted, false);
    },
    stop,
    reset() {
      attempt = 0;
      listed = null;
    },
  };
}
