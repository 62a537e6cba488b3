/** Places at the table, counted from 0 clockwise. Who sits there is not a matter of the rules. */

/** A place at the table: 0 to 3 in the classic game. */
export type Seat = number;

/** The seat to the left: play goes clockwise (rules 1.2). */
export function nextSeat(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}

/** All seats of a table, in order. */
export function allSeats(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
