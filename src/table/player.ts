/** Who sits at the table: a name, a colour and a shape, the same on every screen, and which computer player plays it. */

import type { PlayerName } from '../advice/players/names.ts';

/** Colours and shapes, in the order in which seats get them; ten of each, for a full table of Express. */
export const COLOURS = [
  'red',
  'blue',
  'yellow',
  'green',
  'violet',
  'orange',
  'white',
  'pink',
  'brown',
  'teal',
] as const;
export const SHAPES = [
  'cone',
  'square',
  'disc',
  'diamond',
  'star',
  'hexagon',
  'cross',
  'ring',
  'heart',
  'drop',
] as const;

export type Colour = (typeof COLOURS)[number];
export type Shape = (typeof SHAPES)[number];

export interface Player {
  readonly name: string;
  readonly colour: Colour;
  readonly shape: Shape;
  readonly bot: PlayerName | null; // which computer player decides for this seat; null for a person
}

/** A seat as it is asked for: what is left out is taken from what the others leave over. */
export interface AskedPlayer {
  readonly name: string;
  readonly colour?: Colour | undefined;
  readonly shape?: Shape | undefined;
  readonly bot?: PlayerName | null | undefined;
}

export type PlayerRefusal =
  | { readonly code: 'empty-name'; readonly seat: number }
  | { readonly code: 'long-name'; readonly seat: number; readonly most: number }
  | { readonly code: 'odd-name'; readonly seat: number } // line ends or other control characters
  | { readonly code: 'duplicate-name'; readonly name: string }
  | { readonly code: 'duplicate-colour'; readonly colour: Colour }
  | { readonly code: 'duplicate-shape'; readonly shape: Shape };

/** Longest name in characters as a person counts them (code points). */
export const LONGEST_NAME = 40;

/** Seats the players, or refuses names that cannot be told apart and colours or shapes that two seats would share. */
export function seatPlayers(
  asked: readonly AskedPlayer[],
):
  | { readonly ok: true; readonly players: readonly Player[] }
  | { readonly ok: false; readonly refusal: PlayerRefusal } {
  const names = asked.map((player) => tidyName(player.name));
  for (const [seat, name] of names.entries()) {
    const fault = nameFault(name);
    if (fault === 'long-name') return { ok: false, refusal: { code: fault, seat, most: LONGEST_NAME } };
    if (fault !== null) return { ok: false, refusal: { code: fault, seat } };
  }
  const seen = names.map(asSeen);
  const name = names.find((_, seat) => seen.indexOf(seen[seat] ?? '') !== seat);
  if (name !== undefined) return { ok: false, refusal: { code: 'duplicate-name', name } };
  const colour = repeated(asked.flatMap((player) => player.colour ?? []));
  if (colour !== undefined) return { ok: false, refusal: { code: 'duplicate-colour', colour } };
  const shape = repeated(asked.flatMap((player) => player.shape ?? []));
  if (shape !== undefined) return { ok: false, refusal: { code: 'duplicate-shape', shape } };

  const colours = left(
    COLOURS,
    asked.map((player) => player.colour),
  );
  const shapes = left(
    SHAPES,
    asked.map((player) => player.shape),
  );
  return {
    ok: true,
    players: asked.map((player, seat) => ({
      name: names[seat] ?? '',
      colour: player.colour ?? colours.shift() ?? 'red',
      shape: player.shape ?? shapes.shift() ?? 'cone',
      bot: player.bot ?? null,
    })),
  };
}

/** A name as it is kept: one way of writing its letters, and no space around it. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim();
}

/** What is wrong with a tidy name, whoever bears it. */
export function nameFault(name: string): 'empty-name' | 'long-name' | 'odd-name' | null {
  if (asSeen(name) === '') return 'empty-name';
  if ([...name].length > LONGEST_NAME) return 'long-name';
  return isOneLine(name) ? null : 'odd-name';
}

/** Whether a text holds neither line ends nor other control characters. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** Whether two names cannot be told apart at a table: case, invisible characters and spaces around do not count. */
export function isSameName(one: string, other: string): boolean {
  return asSeen(one) === asSeen(other);
}

/** A name that none of those taken is the same as: itself, or with the lowest number from 2 on that makes it one. */
export function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (other: string) => taken.some((one) => isSameName(one, other));
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name} ${number}`;
  return free;
}

/** Whether two seats of different games were played by the same: a computer player is nobody of the same name. */
export function isSamePlayer(one: Player, other: Player): boolean {
  return one.bot === other.bot && isSameName(one.name, other.name);
}

/** A name without what nobody can see or hear: two that are the same in this way cannot be told apart. */
function asSeen(name: string): string {
  return tidyName(name)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();
}

function repeated<T>(values: readonly T[]): T | undefined {
  return values.find((value, at) => values.indexOf(value) !== at);
}

function left<T>(all: readonly T[], taken: readonly (T | undefined)[]): T[] {
  return all.filter((one) => !taken.includes(one));
}
