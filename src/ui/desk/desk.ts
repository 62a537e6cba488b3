/**
 * What the referee does at the desk, by key or by hand: gestures in, orders out. It remembers what is half done (dice
 * typed so far, the marked choice, an open correction) and decides nothing about the game.
 */

import { computed, shallowReactive } from 'vue';
import type { About, Receipt, Told } from '../../contract/from-host.ts';
import type { Ask } from '../../contract/order.ts';
import type { Correction } from './correction.ts';
import { createBets } from './desk-bets.ts';
import { createCorrecting } from './desk-correction.ts';
import { createMarks } from './desk-marks.ts';
import { createRolling } from './desk-roll.ts';
import { createSet } from './desk-set.ts';
import { createSplit } from './desk-split.ts';
import { createStart } from './desk-start.ts';
import { createVoiding } from './desk-void.ts';
import { createWhy } from './desk-why.ts';
import type { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import { countIn, emptied, emptyEntry, isHalfIn } from './entry.ts';
import type { Behind, Gestures } from './gesture.ts';
import type { Digit, DigitUse, Tap } from './stray.ts';
import { isMeantForGone, isStrayDigit, isStrayTap } from './stray.ts';

/** What the desk needs of the connection to the game. */
export interface DeskLink {
  /** What is shown now. */
  told(): Told | null;
  /** Sends an order, as of what is shown now or of the order with the number `seen`; the answer says whether it was carried out. */
  order(ask: Ask, seen?: number): Promise<Receipt>;
  /** Asks why a ruling is as it is. */
  why(about: About): Promise<Receipt>;
  /** Says whether the display shows what belongs between two games. */
  between(on: boolean): void;
  /** Milliseconds that only grow. */
  now(): number;
}

/** What is half done, and what is open beside the game. */
export interface Doing {
  entry: Entry; // dice of the roll that is being entered
  correction: Correction | null;
  draft: Draft | null; // the set-up, while it is open
  fault: { readonly code: string; readonly says: string } | null; // why the new game was refused
  marked: number; // the choice that Enter plays
  pointed: number | null; // the choice under the pointer
  rollingOn: boolean; // the referee said that the player rolls on
  chances: boolean; // each column's own chance is shown on the board
  dialog: 'reader' | 'help' | 'pages' | 'settings' | 'look-back' | null;
  says: string | null; // why the last order was refused
  focusDice: number; // grows when the dice are asked to take the focus
}

export type Desk = ReturnType<typeof createDesk>;

/**
 * What the desk does with gestures: what is half done and open, and each gesture as an order or a change of that. It knows no
 * keys and no page, decides nothing of the rules, and shows nothing before the host has told it.
 */
export function createDesk(link: DeskLink) {
  const doing = shallowReactive<Doing>({
    entry: emptyEntry(0),
    correction: null,
    draft: null,
    fault: null,
    marked: 0,
    pointed: null,
    rollingOn: false,
    chances: false,
    dialog: null,
    says: null,
    focusDice: 0,
  });
  let lastTap: Tap | null = null;
  let lastDigit: Digit | null = null;
  let lastCount = 0; // dice of the throw that digit belonged to
  let sentAt: number | null = null; // the newest order that was shown when something was sent
  let shownAt = 0; // the newest order that was shown
  let putAwayAt: number | null = null; // when the game took away what digits were for

  const screen = () => link.told()?.screen ?? null;
  const view = () => screen()?.view ?? null;
  const asksForRoll = () => ['first', 'roll', 'decide'].includes(view()?.phase ?? '');
  const isSettingUp = () => doing.draft !== null;

  const behind: Behind = { screen, send, tap, say: (text) => void (doing.says = text) };
  const bets = createBets(behind);
  const split = createSplit(behind);
  const voiding = createVoiding(behind);
  const marks = createMarks(behind);
  const board = createSet(screen, link.order);
  const why = createWhy(screen, link.why);
  const begins = createStart({ doing, told: link.told, order: link.order, between: link.between });
  /** In the roll-off a person may be picked to throw before the computer player that is due. */
  const isBotUndecided = () => {
    const { botUndecided = false, screen } = link.told() ?? {};
    const thrower = begins.thrower();
    return botUndecided && (thrower === null || screen?.players[thrower]?.bot !== null);
  };
  const rolling = createRolling({
    doing,
    asksForRoll,
    thrower: begins.thrower,
    isBotUndecided,
    send,
  });
  const correcting = createCorrecting({
    doing,
    screen,
    send,
    opening: () => void (lastDigit = putAwayAt = null),
  });
  /** Questions with gestures of their own; the innermost first. */
  const questions: readonly Gestures[] = [voiding, bets, split, marks];
  const asked = () => questions.find((question) => question.use() !== null) ?? null;

  async function send(ask: Ask): Promise<Receipt> {
    doing.says = null;
    doing.entry = { ...doing.entry, refusal: null };
    sentAt = screen()?.seq ?? null;
    const receipt = await link.order(ask);
    if (receipt.ok) return receipt;
    sentAt = null;
    doing.says = receipt.says;
    return receipt;
  }

  /** Passes a tap on, unless it is the second half of a double tap. */
  function tap(target: string, run: () => void) {
    const next = { target, seat: view()?.seat ?? null, at: link.now() };
    if (isStrayTap(lastTap, next)) return;
    lastTap = next;
    run();
  }

  function digit(text: string) {
    const use = useOfDigit();
    if (use === null) return;
    const next = { use, seat: begins.thrower() ?? view()?.seat ?? null, at: link.now() };
    if (isMeantForGone(putAwayAt, next.at)) {
      doing.entry = { ...doing.entry, refusal: { why: 'went-on' } };
      return;
    }
    if (isStrayDigit(lastDigit, next)) {
      // A digit too many must not pick a choice; half of a double press is nothing to talk about.
      if (lastDigit?.use === 'die' && (use === 'choice' || use === 'die')) {
        doing.entry = { ...doing.entry, refusal: { why: 'one-too-many', digit: text, dice: lastCount } };
      }
      return;
    }
    lastDigit = next;
    lastCount = doing.entry.dice.length;
    if (use === 'die') rolling.typeDie(text);
    else if (use === 'preset') begins.takePreset(Number(text) - 1);
    else if (use === 'choice') choose(Number(text) - 1, text);
    else if (use === 'correction') correcting.correctDigit(text);
    else asked()?.digit(text);
  }

  function useOfDigit(): DigitUse | null {
    if (doing.correction !== null) return 'correction';
    if (isSettingUp()) return 'preset';
    if (board.doing.draft !== null) return null;
    const use = asked()?.use();
    if (use !== undefined && use !== null) return use;
    if (view()?.phase === 'choose') return 'choice';
    return asksForRoll() ? 'die' : null;
  }

  // Choosing, stopping, rolling on

  function choose(at: number, text = String(at + 1)) {
    const choices = view()?.choices ?? [];
    const choice = choices[at];
    if (choice === undefined) {
      doing.entry = {
        ...doing.entry,
        refusal: { why: 'no-such-choice', digit: text, choices: choices.length },
      };
      return;
    }
    tap('choose', () => void send({ do: 'choose', columns: choice.columns }));
  }

  function mark(at: number) {
    const last = (view()?.choices.length ?? 0) - 1;
    doing.marked = Math.max(0, Math.min(at, last));
  }

  function stop() {
    tap('stop', () => void send({ do: 'stop' }));
  }

  function rollOn() {
    if (!asksForRoll()) return;
    tap('roll-on', () => {
      doing.rollingOn = view()?.phase === 'decide';
      doing.focusDice += 1;
    });
  }

  // Putting right

  /** Takes back the newest thing; from the set-up this is also the way back to the game. */
  function undo() {
    if (view()?.phase !== 'none') doing.draft = null;
    void send({ do: 'undo' });
  }

  /** Enter: whatever the great button of the moment does. */
  function go() {
    const { correction } = doing;
    if (isSettingUp()) tap('start', () => void begins.start());
    else if (board.doing.draft !== null) tap('set', () => void board.save());
    else if (correction !== null) correcting.saveCorrection();
    else if (asked() !== null) asked()?.enter();
    else if (view()?.phase === 'choose') choose(doing.marked);
    else if (asksForRoll()) rolling.enterRoll(view()?.phase === 'decide');
  }

  /** Esc: leaves the innermost thing that is open. */
  function leave() {
    if (doing.correction !== null) doing.correction = null;
    else if (isSettingUp() && view()?.phase !== 'none') begins.closeSetUp();
    else if (board.doing.draft !== null) board.close();
    else if (why.doing.about !== null) why.close();
    else if (asked()?.leave() === true) doing.says = null;
    else if (doing.says !== null) doing.says = null;
    else if (countIn(doing.entry) > 0 || doing.entry.refusal !== null) doing.entry = emptied(doing.entry);
    else doing.rollingOn = false;
  }

  /** The game went on: what was half done for the question before is over. */
  function wentOn() {
    const shown = screen();
    const isOwn = sentAt !== null && sentAt === shownAt;
    const wasOpen = {
      correction: doing.correction,
      voiding: voiding.doing.open,
      typing: isHalfIn(doing.entry),
    };
    begins.startWentOn();
    const late = doing.entry.refusal?.why === 'one-too-many' ? doing.entry.refusal : null;
    doing.entry = { ...emptyEntry(shown?.diceAwaited ?? 0, shown?.view.kept ?? []), refusal: late };
    doing.marked = 0;
    doing.pointed = null;
    doing.rollingOn = false;
    doing.says = null;
    why.close();
    for (const question of questions) question.wentOn();
    if (shown !== null) correcting.correctionWentOn(shown);
    const isGone =
      wasOpen.typing || wasOpen.voiding || (wasOpen.correction !== null && doing.correction === null);
    if (isOwn) putAwayAt = null;
    else if (isGone) putAwayAt = link.now();
    sentAt = null;
    shownAt = shown?.seq ?? 0;
  }

  /** Whether something is open that computer players would change, close or hide, or that hides what hands are to move for them. */
  function isBusy(): boolean {
    const { correction, draft, dialog } = doing;
    const isEditing =
      correction !== null || draft !== null || board.doing.draft !== null || voiding.doing.open;
    return isEditing || dialog !== null || why.doing.about !== null;
  }

  return {
    doing,
    screen: computed(screen),
    isBusy,
    tap,
    tapDie: rolling.tapDie,
    fillIn: rolling.fillIn,
    backspace: rolling.backspace,
    digit,
    choose,
    mark,
    stop,
    rollOn,
    ...correcting,
    bets,
    split,
    voiding,
    marks,
    board,
    why,
    asked,
    ...begins,
    go,
    leave,
    wentOn,
    undo,
    redo: () => void send({ do: 'redo' }),
    useHeld: () => tap('held', () => void send({ do: 'use-held' })),
    dropHeld: () => tap('held', () => void send({ do: 'drop-held' })),
    notRolledOn: () => tap('not-rolled-on', () => void send({ do: 'stop-before-roll' })),
  };
}
