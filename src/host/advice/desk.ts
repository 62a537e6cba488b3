/**
 * Advice for the screens: after every change where it is always wanted or somebody asked, never where it is off. The desk
 * is told everything; the display win chances alone, and only where they are always wanted.
 */

import type { Advice, LookBack } from '../../contract/advice.ts';
import type { FromHost, Viewpoint } from '../../contract/from-host.ts';
import type { Preferences } from '../../contract/preferences.ts';
import type { Moment } from '../../table/table.ts';
import { momentsOfGame } from '../../table/table.ts';
import type { HostRefusal } from '../../words/refusals.ts';
import type { Referee } from '../referee.ts';
import type { Adviser } from './adviser.ts';
import type { Played } from './question.ts';

export interface AdviceDesk {
  /** Whether a screen is sent advice for the game that is played. */
  advising(viewpoint: Viewpoint): boolean;
  /** The newest advice for a screen, where it is of the table as it stands. */
  now(viewpoint: Viewpoint): FromHost | null;
  /** Somebody asks for advice for this game, or wants it no longer. */
  ask(on: boolean): HostRefusal | null;
  /** The game looked back at, or why that cannot be. */
  lookBack(): Promise<
    { readonly ok: true; readonly lookBack: LookBack } | { readonly ok: false; readonly refusal: HostRefusal }
  >;
  /** To be called after every change of the table and of preferences. */
  changed(): void;
}

export interface AdviceParts {
  readonly referee: Referee;
  readonly adviser: Adviser;
  readonly preferences: () => Pick<Preferences, 'advice'>;
  /** New advice is there: every screen is to be sent what `now` says. */
  readonly send: () => void;
}

export function createAdviceDesk({ referee, adviser, preferences, send }: AdviceParts): AdviceDesk {
  /** Where the game begins for which somebody asked; another one has another beginning. */
  let askedFor: Moment | null = null;
  let newest: Advice | null = null;
  let computing: number | null = null;

  const wanted = () => {
    const { advice } = preferences();
    return advice === 'always' || (advice === 'asked' && askedFor !== null && askedFor === beginOf(referee));
  };

  const compute = async () => {
    const { seq, moment } = referee.table;
    if (moment === null || newest?.seq === seq || computing === seq) return;
    computing = seq;
    const outcome = await adviser.advise(moment.game);
    if (computing === seq) computing = null;
    // Off meanwhile, or the table went on: then nobody is told.
    if (outcome.is !== 'answered' || outcome.answer === null || !wanted() || referee.table.seq !== seq)
      return;
    newest = { seq, ...outcome.answer };
    send();
  };

  const changed = () => {
    if (wanted()) void compute();
    else newest = null;
  };

  const advising = (viewpoint: Viewpoint) =>
    viewpoint === 'desk' ? wanted() : preferences().advice === 'always';

  return {
    advising,
    now(viewpoint) {
      if (newest === null || newest.seq !== referee.table.seq || !advising(viewpoint)) return null;
      const { seq, worth, chances } = newest;
      const shown: Advice =
        viewpoint === 'desk' ? newest : { seq, worth, chances, choices: [], decide: null, best: null };
      return { is: 'advice', advice: shown };
    },
    ask(on) {
      if (preferences().advice === 'off') return { code: 'advice-off' };
      askedFor = on ? beginOf(referee) : null;
      changed();
      return null;
    },
    async lookBack() {
      if (preferences().advice === 'off') return { ok: false, refusal: { code: 'advice-off' } };
      const { seq, moment } = referee.table;
      const outcome = await adviser.lookBack(playedIn(moment));
      if (outcome.is === 'failed')
        return { ok: false, refusal: { code: 'no-computer', fault: outcome.fault } };
      // Turned off meanwhile: a tournament is told nothing.
      if (preferences().advice === 'off') return { ok: false, refusal: { code: 'advice-off' } };
      if (outcome.is === 'replaced') return { ok: false, refusal: { code: 'asked-again' } };
      return outcome.answer === null
        ? { ok: false, refusal: { code: 'nothing-to-look-back-at' } }
        : { ok: true, lookBack: { seq, ...outcome.answer } };
    },
    changed,
  };
}

function beginOf(referee: Referee): Moment | null {
  return momentsOfGame(referee.table.moment)[0] ?? null;
}

/** The commands of the game since it began, with what they found and what they made of it. */
function playedIn(moment: Moment | null): readonly Played[] {
  return momentsOfGame(moment).flatMap(({ entry, game, before }) =>
    entry.command.do === 'begin' || before === null
      ? []
      : [{ before: before.game, command: entry.command, events: entry.events, after: game }],
  );
}
