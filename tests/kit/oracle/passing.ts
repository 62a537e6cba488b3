/** How the oracle's turn ends: pieces and discs taken up, the next seat found, lost turns served (B18 to B22). */
import { onTurn, type OracleGame } from './pieces.ts';

/** The runners go back into the box and the dice are taken up. */
export function clearRunners(game: OracleGame): void {
  for (const runner of game.runners) {
    runner.column = 0;
    runner.space = 0;
    runner.stepsThisTurn = 0;
    runner.placingSteps = 0;
  }
  game.diceOnTable = [];
  game.diceThatStay = [];
}

/** A turn lasts until the stop or the bust (rulebook 4.1): runners off, and one more turn done. */
export function turnEnds(game: OracleGame): void {
  const seat = onTurn(game);
  game.turnsDone[seat] = game.turnsDone[seat]! + 1;
  clearRunners(game);
}

/** Every disc goes back to its owner; nobody remembers a bet. */
export function takeUpBets(game: OracleGame): void {
  game.betsCalled = false;
  game.bettors = [];
  game.bets = game.bets.map(() => null);
  game.betsOpen = false;
  game.toPay = [];
}

/** Everything about the last turn is done and the next seat begins; a seat that loses its turn is passed over once. */
export function passOn(game: OracleGame): void {
  takeUpBets(game);
  if (game.winner !== null) {
    // The rulebook says nothing of the throws once it is over; they stay as the winning turn left them.
    game.phase = 'over';
    return;
  }
  game.throwsThisTurn = 0;
  game.phase = 'roll';
  let next = leftOf(game, onTurn(game));
  while (game.losesNextTurn[next] === true) {
    game.losesNextTurn[next] = false;
    next = leftOf(game, next);
  }
  game.seat = next;
}

/** The seat at the left of this one. */
export function leftOf(game: OracleGame, seat: number): number {
  return seat + 1 === game.agreement.seats ? 0 : seat + 1;
}
