/**
 * Advice for the screens: after every change where it is always wanted or somebody asked, never where it is off. The desk
 * is told everything; the display win chances alone, and only where they are always wanted. A game that is over and was
 * looked back at is shown to the display as well.
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
  /** What a screen is to know of the table as it stands: the newest advice, and the display the look back at a game that is over. */
  now(viewpoint: Viewpoint): readonly FromHost[];
  /** Somebody asks for advice for this game, or wants it no longer. */
  ask(on: boolean): HostRefusal | null;
  /** The game looked back at, or why that cannot be. */
  lookBack(): Promise<LookedBack>;
  /** To be called after every change of the table and of preferences. */
  changed(): void;
  /** To be called when the adviser's fault came or went: what could not be worked out is asked for again once it can. */
  faultChanged(): void;
}

export type LookedBack =
  { readonly ok: true; readonly lookBack: LookBack } | { readonly ok: false; readonly refusal: HostRefusal };

export interface AdviceParts {
  readonly referee: Referee;
  readonly adviser: Adviser;
  readonly preferences: () => Pick<Preferences, 'advice'>;
  /** New advice is there: every screen is to be sent what `now` says. */
  readonly send: () => void;
}

/**
 * The advice desk of a table: asks the adviser about the position that lies there, and keeps the newest answer until the table
 * goes on. It gives no orders, and whatever fails at the adviser costs advice alone.
 */
export function createAdviceDesk({ referee, adviser, preferences, send }: AdviceParts): AdviceDesk {
  /** Where the game begins for which somebody asked; another one has another beginning. */
  let askedFor: Moment | null = null;
  let newest: Advice | null = null;
  let computing: number | null = null;
  let looking: { readonly seq: number; readonly done: Promise<LookedBack> } | null = null;
  let looked: LookBack | null = null;
  let lookedFor: number | null = null; // the end of a game that was looked back at without being asked

  const isOff = () => preferences().advice === 'off';
  const isOver = () => referee.table.moment?.game.phase === 'over';

  const wanted = () => {
    const { advice } = preferences();
    return advice === 'always' || (advice === 'asked' && askedFor !== null && askedFor === beginOf(referee));
  };

  const compute = async () => {
    const { seq, moment } = referee.table;
    if (moment === null || newest?.seq === seq || computing === seq) return;
    computing = seq;
    let outcome = await adviser.advise(moment.game);
    // A worker that died under it is started anew with the next question, once.
    if (outcome.is === 'failed' && outcome.fault.is === 'stopped' && computing === seq)
      outcome = await adviser.advise(moment.game);
    if (computing === seq) computing = null;
    // Off meanwhile, or the table went on: then nobody is told.
    if (outcome.is !== 'answered' || outcome.answer === null || !wanted() || referee.table.seq !== seq)
      return;
    newest = { seq, ...outcome.answer };
    send();
  };

  const look = async (seq: number, moment: Moment | null): Promise<LookedBack> => {
    const outcome = await adviser.lookBack(playedIn(moment));
    if (looking?.seq === seq) looking = null;
    if (outcome.is === 'failed') return { ok: false, refusal: { code: 'no-computer', fault: outcome.fault } };
    // Turned off meanwhile: a tournament is told nothing.
    if (isOff()) return { ok: false, refusal: { code: 'advice-off' } };
    if (outcome.is === 'replaced') return { ok: false, refusal: { code: 'asked-again' } };
    if (outcome.answer === null) return { ok: false, refusal: { code: 'nothing-to-look-back-at' } };
    looked = { seq, ...outcome.answer };
    if (isOver() && referee.table.seq === seq) send();
    return { ok: true, lookBack: looked };
  };

  const lookBack = (): Promise<LookedBack> => {
    const { seq, moment } = referee.table;
    if (isOff()) return Promise.resolve({ ok: false, refusal: { code: 'advice-off' } });
    if (looked?.seq === seq) return Promise.resolve({ ok: true, lookBack: looked });
    if (looking?.seq !== seq) looking = { seq, done: look(seq, moment) };
    return looking.done;
  };

  const changed = () => {
    if (wanted()) void compute();
    else newest = null;
    if (isOff()) [looked, lookedFor] = [null, null];
    // Where chances are always shown, so is how they went. A look back that failed is asked for again at the desk.
    if (preferences().advice === 'always' && isOver() && lookedFor !== referee.table.seq) {
      lookedFor = referee.table.seq;
      void lookBack();
    }
  };

  const advising = (viewpoint: Viewpoint) =>
    viewpoint === 'desk' ? wanted() : preferences().advice === 'always';

  return {
    advising,
    now(viewpoint) {
      const { seq: now } = referee.table;
      const messages: FromHost[] = [];
      if (newest?.seq === now && advising(viewpoint)) {
        const { seq, worth, chances } = newest;
        const shown: Advice =
          viewpoint === 'desk' ? newest : { seq, worth, chances, choices: [], decide: null, best: null };
        messages.push({ is: 'advice', advice: shown });
      }
      if (viewpoint !== 'desk' && looked?.seq === now && isOver() && !isOff())
        messages.push({ is: 'look-back', lookBack: lineAlone(looked) });
      return messages;
    },
    ask(on) {
      if (isOff()) return { code: 'advice-off' };
      askedFor = on ? beginOf(referee) : null;
      changed();
      return null;
    },
    lookBack,
    changed,
    faultChanged() {
      if (adviser.fault === null) changed();
    },
  };
}

/** What the display shows of a look back: who gave up how much is for those at the desk. */
function lineAlone({ seq, worth, line, turning }: LookBack): LookBack {
  return { seq, worth, line, turning, seats: [], costliest: [] };
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
