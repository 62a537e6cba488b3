/** A letter for each player that no other has, for pieces that are too small for a name or an emoji. Knows no colours and no shapes. */

import type { Player } from '../../contract/from-host.ts';
import { charactersOf } from '../../words/names.ts';

/**
 * The letters by seat: the first letter or digit of each name, or where an earlier seat has it the next one of the name, or the seat’s
 * number, or the next free one.
 */
export function lettersOf(players: readonly Pick<Player, 'name'>[]): readonly string[] {
  return players.reduce<readonly string[]>((taken, { name }, seat) => {
    const free = charactersOf(name)
      .filter((character) => /^[\p{L}\p{N}]\p{M}*$/u.test(character))
      .map(asCapital)
      .find((letter) => !taken.includes(letter));
    return [...taken, free ?? numberFrom(seat + 1, taken)];
  }, []);
}

function numberFrom(number: number, taken: readonly string[]): string {
  return taken.includes(String(number)) ? numberFrom(number + 1, taken) : String(number);
}

/** A capital where that is one letter as well: ß is none. */
function asCapital(character: string): string {
  const capital = character.toUpperCase();
  return charactersOf(capital).length === 1 ? capital : character;
}
