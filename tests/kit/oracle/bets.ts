/** The oracle's bets (rulebook 4): who is called, the discs laid down, and the moment when they are turned over. */
import { Illegal } from './agreement.ts';
import { leftOf, passOn } from './passing.ts';
import { payOff } from './payoff.ts';
import { isClosed, onTurn, type Bet, type OracleGame } from './pieces.ts';

/** Whether the seat has a square that could ever move (B5), and is not waiting out a lost turn (B21). */
function mayBet(game: OracleGame, seat: number): boolean {
  if (game.losesNextTurn[seat] === true) return false;
  for (const marker of game.markers) {
    if (marker.owner === seat && marker.column !== 0 && !isClosed(game, marker.column)) return true;
  }
  return false;
}

/** Right after the second throw's move the bets are called (B1); without anybody to bet nothing happens (B25). */
export function callBets(game: OracleGame): void {
  const { betting, bets_entry } = game.agreement.rules;
  if (!betting || game.throwsThisTurn !== 2 || game.betsCalled) return;
  for (let seat = 0; seat < game.agreement.seats; seat++) {
    if (seat !== game.seat && mayBet(game, seat)) game.bettors.push(seat);
  }
  if (game.bettors.length === 0) return;
  game.betsCalled = true;
  if (bets_entry === 'desk') game.phase = 'bet';
}

/** The called seats that have laid nothing yet. */
export function missingBettors(game: OracleGame): number[] {
  return game.bettors.filter((seat) => game.bets[seat] === null);
}

/** One bettor's bet: secretly while the turn is on, or off the table once it has ended. */
export function lay(game: OracleGame, seat: number, bet: Bet): void {
  if (game.phase !== 'bet' && game.phase !== 'reveal') throw new Illegal(`no bets in ${game.phase}`);
  if (!missingBettors(game).includes(seat)) throw new Illegal(`seat ${seat} has nothing to bet`);
  if (bet.side !== 'make' && bet.side !== 'blow') throw new Illegal('a disc has two sides');
  if (![1, 2, 3, 4, 5].includes(bet.discs)) throw new Illegal(`${bet.discs} white discs`);
  game.bets[seat] = { side: bet.side, discs: bet.discs };
  if (missingBettors(game).length > 0) return;
  if (game.phase === 'bet') game.phase = 'decide';
  else turnOver(game);
}

/** The turn has ended by a stop (made) or a bust: with bets out they are settled first, then the next seat begins. */
export function afterTurn(game: OracleGame, made: boolean): void {
  if (!game.betsCalled) {
    passOn(game);
    return;
  }
  game.made = made;
  if (missingBettors(game).length > 0) game.phase = 'reveal';
  else turnOver(game);
}

function turnOver(game: OracleGame): void {
  game.betsOpen = true;
  let seat = leftOf(game, onTurn(game));
  while (seat !== game.seat) {
    if (game.bettors.includes(seat)) game.toPay.push(seat);
    seat = leftOf(game, seat);
  }
  payOff(game);
}
