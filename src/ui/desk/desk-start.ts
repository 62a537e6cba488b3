/** The start of a game at the desk: the set-up as it is filled in and sent, and who throws next in the roll-off. */

import { shallowReactive } from 'vue';
import type { Receipt, Screen, Told } from '../../contract/from-host.ts';
import type { Ask } from '../../contract/order.ts';
import type { Seat } from '../../rules/seat.ts';
import { respoken } from './draft-people.ts';
import { offeredPresets, withPreset } from './draft-presets.ts';
import type { Draft } from './draft.ts';
import { beginOf, draftFrom } from './draft.ts';

/** What the start needs of the desk. */
export interface BehindStart {
  readonly doing: {
    draft: Draft | null;
    fault: { readonly code: string; readonly says: string } | null;
    correction: object | null;
  };
  told(): Told | null;
  order(ask: Ask): Promise<Receipt>;
  between(on: boolean): void;
}

/** What is open beside the seats, and what was picked by hand. */
export interface StartDoing {
  rules: boolean; // every option is shown
  thrower: Seat | null; // who was picked to throw next
}

/**
 * The set-up of a game, opened and sent, and the seat that throws next in the roll-off. A refused set-up stays open; one
 * whose game was taken back opens again as it was.
 */
export function createStart({ doing, told, order, between }: BehindStart) {
  const starting = shallowReactive<StartDoing>({ rules: false, thrower: null });
  let lastDraft: Draft | null = null; // so that a game taken back to nothing can be begun again as it was
  let wasBare = false; // no game was there when the desk was last told

  const screen = (): Screen | null => told()?.screen ?? null;

  function openSetUp() {
    if (doing.draft !== null) return;
    const { players = [], view } = screen() ?? {};
    doing.correction = null;
    doing.fault = null;
    starting.rules = false;
    doing.draft =
      players.length === 0 && lastDraft !== null ? lastDraft : draftFrom(players, view?.rules ?? null);
    speakDraft();
    // Once a game is over nothing on the display is needed any more while the next one is set up.
    if (view?.phase === 'over') between(true);
  }

  /** Back to the game that is shown. */
  function closeSetUp() {
    doing.draft = null;
    if (screen()?.view.phase === 'over') between(false);
  }

  /** The screens speak another language: free seats are called in it, and a refusal in the old one is put away. */
  function speakDraft() {
    if (doing.draft === null) return;
    doing.draft = respoken(doing.draft, told()?.people ?? []);
    doing.fault = null;
  }

  /** Begins the game as it is set up, or says where that was refused. */
  async function start() {
    if (doing.draft === null) return;
    lastDraft = doing.draft;
    const receipt = await order(beginOf(doing.draft));
    doing.fault = receipt.ok ? null : { code: receipt.refusal, says: receipt.says };
    if (receipt.ok) doing.draft = null;
  }

  function change(draft: Draft) {
    doing.draft = draft;
    doing.fault = null;
  }

  /** Takes a whole set of rules, counted from 0 as they are offered; one that is not there changes nothing. */
  function takePreset(at: number) {
    const preset = offeredPresets(told()?.presets ?? [])[at];
    if (preset !== undefined && doing.draft !== null) change(withPreset(doing.draft, preset));
  }

  function toggleRules() {
    if (doing.draft !== null) starting.rules = !starting.rules;
  }

  /** Who still throws in this round of the roll-off. */
  function toThrow(): readonly Seat[] {
    const off = screen()?.rollOff ?? null;
    return off === null ? [] : off.contenders.filter((seat) => off.throws[seat] === null);
  }

  /** Whose two dice are awaited: the one that was picked, else the next in order; null when nobody throws for the start. */
  function thrower(): Seat | null {
    const waiting = toThrow();
    if (starting.thrower !== null && waiting.includes(starting.thrower)) return starting.thrower;
    return waiting[0] ?? null;
  }

  function pickThrower(seat: Seat) {
    if (toThrow().includes(seat)) starting.thrower = seat;
  }

  /** The arrows up (-1) and down (1). */
  function moveThrower(by: number) {
    const waiting = toThrow();
    const at = waiting.indexOf(thrower() ?? -1);
    const next = waiting[Math.max(0, Math.min(at + by, waiting.length - 1))];
    if (next !== undefined) starting.thrower = next;
  }

  /** The game went on: without one the set-up is open, and a new one closes it. */
  function startWentOn() {
    const isBare = screen()?.view.phase === 'none';
    if (isBare) openSetUp();
    else if (wasBare) doing.draft = null;
    wasBare = isBare;
    starting.thrower = null;
  }

  return {
    starting,
    openSetUp,
    closeSetUp,
    start,
    change,
    takePreset,
    toggleRules,
    speakDraft,
    thrower,
    pickThrower,
    moveThrower,
    startWentOn,
  };
}
