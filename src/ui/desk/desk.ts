/**
 * What the referee does at the desk, by key or by hand: gestures in, orders out. It remembers what is half done (dice
 * typed so far, the marked choice, an open correction) and decides nothing about the game.
 */

import { computed, shallowReactive } from 'vue';
import type { Receipt, Told } from '../../contract/from-host.ts';
import type { Ask } from '../../contract/order.ts';
import type { Correction, Corrected } from './correction.ts';
import { correctedBy, faced, isChanged, opened, picked } from './correction.ts';
import type { Draft } from './draft.ts';
import { beginOf, draftFrom } from './draft.ts';
import type { Entry } from './entry.ts';
import { countIn, NO_ENTRY, takenBack, tapped, typed, wholeRoll } from './entry.ts';
import type { Digit, DigitUse, Tap } from './stray.ts';
import { isStrayDigit, isStrayTap } from './stray.ts';

/** What the desk needs of the connection to the game. */
export interface DeskLink {
  /** What is shown now. */
  told(): Told | null;
  /** Sends an order; the answer says whether it was carried out. */
  order(ask: Ask): Promise<Receipt>;
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
  dialog: 'reader' | 'help' | null;
  says: string | null; // why the last order was refused
  focusDice: number; // grows when the dice are asked to take the focus
}

export type Desk = ReturnType<typeof createDesk>;

export function createDesk(link: DeskLink) {
  const doing = shallowReactive<Doing>({
    entry: NO_ENTRY,
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
  let lastDraft: Draft | null = null; // so that a game taken back to nothing can be begun again as it was
  let wasBare = false; // no game was there when the desk was last told
  let lastDigit: Digit | null = null;

  const screen = () => link.told()?.screen ?? null;
  const view = () => screen()?.view ?? null;
  const asksForRoll = () => view()?.phase === 'roll' || view()?.phase === 'decide';
  const isSettingUp = () => doing.draft !== null;

  async function send(ask: Ask): Promise<Receipt> {
    doing.says = null;
    doing.entry = { ...doing.entry, refusal: null };
    const receipt = await link.order(ask);
    if (!receipt.ok) doing.says = receipt.says;
    return receipt;
  }

  /** Passes a tap on, unless it is the second half of a double tap. */
  function tap(target: string, run: () => void) {
    const next = { target, seat: view()?.seat ?? null, at: link.now() };
    if (isStrayTap(lastTap, next)) return;
    lastTap = next;
    run();
  }

  // Entering a roll

  function enter(entry: Entry) {
    doing.entry = entry;
    doing.says = null;
    if (entry.refusal === null) sendRoll();
  }

  function sendRoll() {
    const dice = wholeRoll(doing.entry);
    if (dice !== null) void send({ do: 'roll', dice });
  }

  function tapDie(die: number, face: number) {
    if (asksForRoll()) enter(tapped(doing.entry, die, face));
  }

  function backspace() {
    if (doing.correction !== null || isSettingUp()) return;
    doing.says = null;
    doing.entry = takenBack(doing.entry);
  }

  function digit(text: string) {
    const use = useOfDigit();
    if (use === null) return;
    const next = { use, at: link.now() };
    if (isStrayDigit(lastDigit, next)) {
      // A fifth digit must not pick a choice; half of a double press is nothing to talk about.
      if (lastDigit?.use === 'die' && use === 'choice') {
        doing.entry = { ...doing.entry, refusal: { why: 'fifth', digit: text } };
      }
      return;
    }
    lastDigit = next;
    if (use === 'die') enter(typed(doing.entry, text));
    else if (use === 'choice') choose(Number(text) - 1, text);
    else if (doing.correction !== null) carry(correctedBy(doing.correction, text));
  }

  function useOfDigit(): DigitUse | null {
    if (doing.correction !== null) return 'correction';
    if (isSettingUp()) return null;
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

  function correctLast(die: number | null = null) {
    const last = screen()?.lastRoll ?? null;
    if (last === null) return;
    lastDigit = null;
    const open = doing.correction;
    if (open?.from === 'dice' && (die === null || die === open.die)) doing.correction = null;
    else if (open?.from === 'dice' && die !== null) doing.correction = picked(open, die);
    else doing.correction = opened(last.roll, last.dice, 'dice', die);
  }

  function correctLine(roll: number, dice: readonly number[]) {
    const { correction } = doing;
    lastDigit = null;
    doing.correction =
      correction?.from === 'log' && correction.roll === roll ? null : opened(roll, dice, 'log');
  }

  function setFace(die: number, face: number) {
    if (doing.correction !== null) carry(faced(doing.correction, die, face));
  }

  function carry({ correction, send: ready }: Corrected) {
    doing.correction = correction;
    if (ready) saveCorrection();
  }

  function saveCorrection() {
    const { correction } = doing;
    if (correction === null) return;
    doing.correction = null;
    if (isChanged(correction)) {
      void send({ do: 'correct', roll: correction.roll, dice: correction.dice });
    }
  }

  /** Takes back the newest thing; from the set-up this is also the way back to the game. */
  function undo() {
    if (view()?.phase !== 'none') doing.draft = null;
    void send({ do: 'undo' });
  }

  // A new game

  function openSetUp() {
    if (isSettingUp()) return;
    const { players = [], view: shown } = screen() ?? {};
    doing.correction = null;
    doing.fault = null;
    doing.draft =
      players.length === 0 && lastDraft !== null
        ? lastDraft
        : draftFrom(players, shown?.rules?.win_columns ?? null);
  }

  async function start() {
    if (doing.draft === null) return;
    lastDraft = doing.draft;
    const receipt = await link.order(beginOf(doing.draft));
    doing.fault = receipt.ok ? null : { code: receipt.refusal, says: receipt.says };
    if (receipt.ok) doing.draft = null;
  }

  /** Enter: whatever the great button of the moment does. */
  function go() {
    const { correction } = doing;
    if (isSettingUp()) tap('start', () => void start());
    else if (correction !== null) saveCorrection();
    else if (view()?.phase === 'choose') choose(doing.marked);
    else if (asksForRoll() && wholeRoll(doing.entry) !== null) sendRoll();
    else if (asksForRoll() && (countIn(doing.entry) > 0 || view()?.phase === 'roll')) {
      doing.entry = { ...doing.entry, refusal: { why: 'too-few', typed: countIn(doing.entry) } };
    }
  }

  /** Esc: leaves the innermost thing that is open. */
  function leave() {
    if (doing.correction !== null) doing.correction = null;
    else if (isSettingUp() && view()?.phase !== 'none') doing.draft = null;
    else if (doing.says !== null) doing.says = null;
    else if (countIn(doing.entry) > 0 || doing.entry.refusal !== null) doing.entry = NO_ENTRY;
    else doing.rollingOn = false;
  }

  /** The game went on: what was half done for the question before is over. */
  function wentOn() {
    const shown = screen();
    const { correction } = doing;
    const isBare = shown?.view.phase === 'none';
    if (isBare) openSetUp();
    else if (wasBare) doing.draft = null;
    wasBare = isBare;
    const late = doing.entry.refusal?.why === 'fifth' ? doing.entry.refusal : null;
    doing.entry = { ...NO_ENTRY, refusal: late };
    doing.marked = 0;
    doing.pointed = null;
    doing.rollingOn = false;
    doing.says = null;
    if (shown === null || correction === null) return;
    const line = shown.log.find((one) => one.is === 'roll' && one.roll === correction.roll);
    const same = line?.is === 'roll' && line.dice.join() === correction.was.join();
    const isLast = shown.lastRoll?.roll === correction.roll;
    if (!same || (correction.from === 'dice' && !isLast)) doing.correction = null;
  }

  return {
    doing,
    screen: computed(screen),
    tap,
    tapDie,
    backspace,
    digit,
    choose,
    mark,
    stop,
    rollOn,
    correctLast,
    correctLine,
    setFace,
    saveCorrection,
    openSetUp,
    start,
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
