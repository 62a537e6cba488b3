/** Connects screens to a referee and a reader: parse, permit, pass on, answer; and tell everyone whole views. */

import { rescuedWords } from '../words/disk.ts';
import { labelWords } from '../words/labels.ts';
import type { AnyRefusal } from '../words/refusals.ts';
import { refusalWords } from '../words/refusals.ts';
import { clipKeys, partsAt } from '../contract/call.ts';
import type { Language, Preferences, SomePreferences } from '../contract/preferences.ts';
import type { Receipt, Told, Viewpoint } from '../contract/from-host.ts';
import type { ToHost } from '../contract/to-host.ts';
import { parseToHost } from '../contract/to-host.ts';
import { PROTOCOL } from '../contract/version.ts';
import { FIGURES } from '../odds/figures.ts';
import type { Evening } from '../table/evening.ts';
import type { Screen } from '../table/view.ts';
import { screenOf } from '../table/project.ts';
import { whyOf } from '../table/why.ts';
import { whyWords } from '../words/why.ts';
import type { AdviceDesk } from './advice/desk.ts';
import type { Bots } from './bots/bots.ts';
import { withBotNames } from './bots/names.ts';
import type { AdviceFault } from '../contract/advice.ts';
import type { Clips } from './clips.ts';
import { eveningAt } from './evening.ts';
import type { GameClock } from './game-clock.ts';
import type { Log } from './log.ts';
import type { Pipe } from './pipe.ts';
import type { People } from './people.ts';
import type { Presets } from './presets.ts';
import type { ReaderDesk } from './reader-desk.ts';
import type { Referee } from './referee.ts';
import type { Session } from './session.ts';
import { createShown } from './shown.ts';

export interface Screens {
  attach(pipe: Pipe): void;
  told(viewpoint: Viewpoint): Told;
  /** Tells every screen, once for all the changes of one turn of the event loop. */
  changed(): void;
  /** Sends every screen the newest advice that it may have. */
  sendAdvice(): void;
}

/** What people have chosen, and how that is changed. */
export interface PreferencesDesk {
  now(): Preferences;
  language(): Language;
  change(some: SomePreferences): void;
}

export interface ScreenParts {
  readonly referee: Referee;
  readonly reader: ReaderDesk;
  readonly clock: GameClock;
  readonly presets: Presets;
  readonly people: People;
  readonly preferences: PreferencesDesk;
  readonly clips: Clips;
  readonly session: Session;
  readonly date: () => string; // and time, ISO 8601
  readonly bots: Bots;
  readonly advice: AdviceDesk;
  readonly adviceFault: () => AdviceFault | null;
  readonly notice: string | null; // what the desk is told beside the game from the start
  readonly log: Log;
}

/** The screens of a table. Orders are taken from the desk alone; all else is answered with a refusal, and never thrown. */
export function createScreens({
  referee,
  reader,
  clock,
  presets,
  people,
  preferences,
  clips,
  session,
  date,
  bots,
  advice,
  adviceFault,
  notice,
  log,
}: ScreenParts): Screens {
  const pipes = new Set<Pipe>();
  const shown = createShown(referee);
  let due = false;

  const told = (viewpoint: Viewpoint): Told => ({
    screen: screenFor(viewpoint),
    reader: reader.panel(viewpoint),
    presets: viewpoint === 'desk' ? presets.own() : [],
    people: viewpoint === 'desk' ? people.all() : [],
    spoken: people.spoken(referee.table.moment?.players ?? []),
    clock: clock.told(),
    session: session.told(),
    preferences: preferences.now(),
    language: preferences.language(),
    card: shown.card,
    between: shown.between,
    evening: evening(),
    figures: FIGURES,
    trouble: referee.trouble,
    rescued: rescued(),
    speaks: false,
    bot: bots.did(),
    botsHold: bots.holds(),
    botUndecided: bots.isUndecided(),
    advising: advice.advising(viewpoint),
    adviceFault: viewpoint === 'desk' ? adviceFault() : null,
    clips: clips.names(),
  });

  // Worded when it is told: the language may have changed since it was mended.
  const rescued = () => {
    const mended = referee.rescued === null ? null : rescuedWords(referee.rescued);
    return [mended, notice].filter((says) => says !== null).join(' ') || null;
  };

  /** Games that are over do not change: they are counted once, and again when the day has gone on. */
  let counted: { table: unknown; hour: string; evening: Evening } | null = null;
  const evening = (): Evening | null => {
    const { table, dates } = referee;
    if (table.moment?.game.phase !== 'over') return null;
    const hour = date().slice(0, 13);
    if (counted?.table !== table || counted.hour !== hour)
      counted = { table, hour, evening: eveningAt(table.moment, dates, date()) };
    return counted.evening;
  };

  /**
   * The one screen that calls aloud: the newest display, and where there is none the newest desk. Each learns of it with
   * the news that would be called.
   */
  const speaker = (): Pipe | undefined =>
    [...pipes].findLast(({ viewpoint }) => viewpoint === 'display') ?? [...pipes].at(-1);
  const tell = (pipe: Pipe, what: Told) =>
    pipe.send({ is: 'told', told: { ...what, speaks: pipe === speaker() } });

  let called = referee.table.seq;
  const wantClips = ({ call, seq }: Screen) => {
    if (seq === called) return;
    called = seq;
    clips.want(clipKeys(partsAt(call, preferences.now().caller)), preferences.language());
  };

  // A table does not change once it is there, so its screen is drawn up once, however often the reader has news.
  const drawn = new Map<Viewpoint, { table: unknown; held: unknown; language: Language; screen: Screen }>();
  const screenFor = (viewpoint: Viewpoint): Screen => {
    const { table, held } = referee;
    const known = drawn.get(viewpoint);
    const language = preferences.language();
    if (known?.table === table && known.held === held && known.language === language) return known.screen;
    const screen = screenOf(table, held, labelWords, viewpoint);
    drawn.set(viewpoint, { table, held, language, screen });
    return screen;
  };

  const tellAll = () => {
    if (!due) return;
    due = false;
    for (const viewpoint of ['desk', 'display'] as const) {
      const those = [...pipes].filter((pipe) => pipe.viewpoint === viewpoint);
      if (those.length === 0) continue;
      const now = told(viewpoint);
      wantClips(now.screen);
      for (const pipe of those) tell(pipe, now);
    }
  };

  const changed = () => {
    shown.changed();
    if (!due) setImmediate(tellAll);
    due = true;
  };

  /** The desk that tries the reader: nothing that is rolled counts until it has done with that, or is gone. */
  let trying: Pipe | null = null;
  const noteTrial = (pipe: Pipe, { ask }: Extract<ToHost, { is: 'reader' }>) => {
    if (ask.do === 'test-reader') trying = ask.on ? pipe : null;
    if (ask.do === 'bind-dice') trying = ask.count === 0 ? null : pipe;
  };
  const leave = (pipe: Pipe) => {
    pipes.delete(pipe);
    bots.wait(pipe, false);
    // The set-up that hid the win goes with its page.
    if (pipe.viewpoint === 'desk' && shown.between) {
      shown.put('between', false);
      changed();
    }
    if (trying !== pipe) return;
    trying = null;
    void reader.ask({ do: 'test-reader', on: false });
  };

  /** Never ahead of the position that it is about: a screen that still shows another one drops it. */
  const sendAdvice = (to: Iterable<Pipe> = pipes) => {
    tellAll();
    for (const pipe of to) for (const message of advice.now(pipe.viewpoint)) pipe.send(message);
  };

  const names = () => referee.table.moment?.players.map((player) => player.name) ?? [];

  const answer = async (message: ToHost, pipe: Pipe): Promise<Receipt> => {
    const { id } = message;
    if (message.is === 'why') {
      return { is: 'receipt', id, ok: true, why: whyWords(whyOf(referee.table, message.ask), names()) };
    }
    if (message.is === 'show') {
      const { do: what, on } = message.ask;
      if (what === 'pause') session.pause(on);
      else shown.put(what, on);
      changed();
      return { is: 'receipt', id, ok: true };
    }
    if (message.is === 'prefer') {
      preferences.change(message.ask);
      bots.changed();
      advice.changed();
      void clips.look();
      changed();
      return { is: 'receipt', id, ok: true };
    }
    if (message.is === 'preset') return { is: 'receipt', id, ...presets.ask(message.ask) };
    if (message.is === 'person') return { is: 'receipt', id, ...people.ask(message.ask) };
    if (message.is === 'reader') return { is: 'receipt', id, ...(await reader.ask(message.ask)) };
    if (message.is === 'bots-go' || message.is === 'bots-wait') {
      if (message.is === 'bots-go') bots.go();
      else bots.wait(pipe, message.on);
      return { is: 'receipt', id, ok: true };
    }
    if (message.is === 'advise') {
      const refusal = advice.ask(message.on);
      if (refusal !== null) return refusedReceipt(id, refusal);
      changed();
      return { is: 'receipt', id, ok: true };
    }
    if (message.is === 'look-back') {
      const looked = await advice.lookBack();
      if (!looked.ok) return refusedReceipt(id, looked.refusal);
      pipe.send({ is: 'look-back', lookBack: looked.lookBack });
      return { is: 'receipt', id, ok: true };
    }
    const ask = withBotNames(message.ask);
    const given = await referee.submit({ from: 'desk', id, seen: message.seen, ask });
    if (!given.ok) return refusedReceipt(id, given.refusal, names());
    if (given.events.some(({ is }) => is === 'begun')) {
      people.seated(referee.table.moment?.players ?? []);
      changed();
    }
    return { is: 'receipt', id, ok: true };
  };

  const hear = async (pipe: Pipe, raw: unknown) => {
    const parsed = parseToHost(raw);
    if (!parsed.ok) {
      log.warn(`A message from the ${pipe.viewpoint} could not be read and was refused (${parsed.where}).`);
      pipe.send(refusedReceipt(idOf(raw), { code: 'bad-command', where: parsed.where }));
      return;
    }
    // The display only looks and asks why, whatever it sends.
    if (pipe.viewpoint !== 'desk' && parsed.message.is !== 'why') {
      log.warn('The display sent an order, which only the desk may give; it was refused.');
      pipe.send(refusedReceipt(parsed.message.id, { code: 'not-allowed' }));
      return;
    }
    try {
      if (parsed.message.is === 'reader') noteTrial(pipe, parsed.message);
      pipe.send(await answer(parsed.message, pipe));
    } catch (error) {
      log.error('An order failed inside the program; the game is saved up to the order before it.', error);
      pipe.send(refusedReceipt(parsed.message.id, { code: 'internal-error' }));
    }
  };

  return {
    attach(pipe) {
      pipes.add(pipe);
      pipe.onClose(() => leave(pipe));
      pipe.onMessage((raw) => void hear(pipe, raw));
      pipe.send({ is: 'welcome', protocol: PROTOCOL, viewpoint: pipe.viewpoint });
      tell(pipe, told(pipe.viewpoint));
      sendAdvice([pipe]);
      void clips.look();
    },
    told,
    changed,
    sendAdvice: () => sendAdvice(),
  };
}

function refusedReceipt(id: string, refusal: AnyRefusal, names: readonly string[] = []): Receipt {
  return { is: 'receipt', id, ok: false, refusal: refusal.code, says: refusalWords(refusal, names) };
}

/** The id of a message that is otherwise unreadable, so that its sender learns of the refusal. */
function idOf(raw: unknown): string {
  const id: unknown = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof id === 'string' ? id.slice(0, 64) : '';
}
