/** A roll of four dice as it lies on the table. The rules never roll: dice are input. */

/** Faces of the dice in the order in which they were read. */
export type Dice = readonly number[];

/** Dice of one throw in the classic game. */
export const DICE_IN_A_ROLL = 4;

/** True for a list of exactly `count` whole numbers from 1 to 6. */
export function areDice(value: unknown, count: number = DICE_IN_A_ROLL): value is Dice {
  return (
    Array.isArray(value) &&
    value.length === count &&
    value.every(
      (face: unknown) => typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= 6,
    )
  );
}
