/** Keys that a person has chosen in place of the usual ones. Every act keeps a key, and no two acts share one. */

import type { ComputedRef } from 'vue';
import { computed } from 'vue';
import type { Preferences } from '../../contract/preferences.ts';
import { DEFAULT_PREFERENCES } from '../../contract/preferences.ts';
import type { KeyAct } from '../../words/key-acts.ts';
import { useTable } from '../store/table.ts';
import type { DeskKey } from './keys.ts';
import { KEYS } from './keys.ts';

/** Keys besides letters that may be chosen: those that pedals and presenters send, and free ones of the keyboard. */
const NAMED: Readonly<Record<string, string>> = {
  Space: '␣',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Home: 'Home',
  End: 'End',
  Insert: 'Ins',
  Delete: 'Del',
  ...Object.fromEntries(
    [2, 3, 4, 6, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 20].map((n) => [`F${n}`, `F${n}`]),
  ),
};

/** Keys by what they do, as the preferences keep them: a letter, or the name of a key. */
export type Chosen = Readonly<Record<string, string>>;

const isLetter = (press: string) => /^[a-z]$/.test(press);
const mayBeChosen = (press: string) => isLetter(press) || Object.hasOwn(NAMED, press);

/** Whether the key of an act may be another: digits, arrows, Enter, Esc and what every program has alike stay. */
export function isChangeable(act: KeyAct): boolean {
  return isLetter(KEYS.find((key) => key.act === act)?.press[0] ?? '');
}

/**
 * The table of keys with those that were chosen. Choices that are no keys, or would give one key two acts, do not count. An act that is
 * newer than the choices may find its usual key taken: it gets one that they left over.
 */
export function keysWith(chosen: Chosen): readonly DeskKey[] {
  const ownOf = ({ act }: DeskKey) => {
    const press = isChangeable(act) ? chosen[act] : undefined;
    return press !== undefined && mayBeChosen(press) ? press : null;
  };
  const own = KEYS.flatMap((key) => ownOf(key) ?? []);
  const left = KEYS.filter((key) => ownOf(key) !== null)
    .flatMap(({ press }) => press)
    .filter((press) => !own.includes(press));
  const keys = KEYS.map((key) => {
    const isTaken = isChangeable(key.act) && key.press.some((press) => own.includes(press));
    const press = ownOf(key) ?? (isTaken ? left.shift() : undefined);
    if (press === undefined) return key;
    return { ...key, press: [press], shown: NAMED[press] ?? press.toUpperCase() };
  });
  const presses = keys.flatMap(({ press }) => press);
  return new Set(presses).size === presses.length ? keys : KEYS;
}

/** A press of a key as the preferences keep it; null for one that may not be chosen. */
export function pressOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const letter = event.key.toLowerCase();
  if (isLetter(letter)) return letter;
  const named = event.code === 'Space' ? 'Space' : event.key;
  return Object.hasOwn(NAMED, named) ? named : null;
}

/** The choices after an act got another key. Whoever had that key gets the one that becomes free. */
export function withKey(chosen: Chosen, act: KeyAct, press: string): Chosen {
  const now = keysWith(chosen);
  const of = (one: KeyAct) => now.find((key) => key.act === one)?.press[0] ?? '';
  const other = now.find((key) => key.press[0] === press && key.act !== act);
  const next = new Map(now.filter((key) => isChangeable(key.act)).map((key) => [key.act, of(key.act)]));
  next.set(act, press);
  if (other !== undefined) next.set(other.act, of(act));
  const usual = (one: KeyAct) => KEYS.find((key) => key.act === one)?.press[0];
  return Object.fromEntries([...next].filter(([one, key]) => key !== usual(one)));
}

/** Keys of what there is at this table: where advice is off for everybody there is none to be had, and where it is always there none to ask for. */
export function offeredKeys(keys: readonly DeskKey[], advice: Preferences['advice']): readonly DeskKey[] {
  return keys.filter(({ act }) => {
    if (act === 'advice') return advice === 'asked';
    return act !== 'look-back' || advice !== 'off';
  });
}

/** The keys of this desk, as they are now. */
export function useKeys(): ComputedRef<readonly DeskKey[]> {
  const table = useTable();
  return computed(() => {
    const { keys, advice } = table.told?.preferences ?? DEFAULT_PREFERENCES;
    return offeredKeys(keysWith(keys), advice);
  });
}

/** The key of an act as assistive programs name it: as the browser does, with the modifier in full. */
export function shortcutOf(act: KeyAct, keys: readonly DeskKey[]): string {
  const press = keys.find((key) => key.act === act)?.press[0] ?? '';
  const key = press.replace('$mod+', '');
  return `${key === press ? '' : 'Control+'}${isLetter(key) ? key.toUpperCase() : key}`;
}
