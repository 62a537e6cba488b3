/** Everything that can be asked of the oracle's table, as one list of orders; each is done, or refused as `Illegal`. */
import { Illegal } from './agreement.ts';
import { lay, missingBettors } from './bets.ts';
import { put, type Told } from './board.ts';
import { mark } from './express.ts';
import { settle, type Split } from './payoff.ts';
import type { Bet, OracleGame } from './pieces.ts';
import { throwForStart } from './start.ts';
import { choices, choose, mayStop, roll, stop, voidThrow } from './turn.ts';

export type OracleOrder =
  | { do: 'first'; seat: number; dice: number[] }
  | { do: 'set'; position: Told }
  | { do: 'roll'; dice: number[] }
  | { do: 'void'; die?: number }
  | { do: 'choose'; columns: number[] }
  | { do: 'stop' }
  | { do: 'bet'; seat: number; side: Bet['side']; discs: number }
  | { do: 'settle'; seat: number; spaces: Split }
  | { do: 'mark'; seat: number; fifth: number; pairs: number[][] }
  | { do: 'time' };

/** Does the order on this very table; throws `Illegal`, with nothing moved, where the rules do not allow it. */
export function obey(game: OracleGame, order: OracleOrder): void {
  switch (order.do) {
    case 'first':
      return throwForStart(game, order.seat, order.dice);
    case 'set':
      return put(game, order.position);
    case 'roll':
      return roll(game, order.dice);
    case 'void':
      return voidThrow(game, order.die);
    case 'choose':
      return choose(game, order.columns);
    case 'stop':
      return stop(game);
    case 'bet':
      return lay(game, order.seat, { side: order.side, discs: order.discs });
    case 'settle':
      return settle(game, order.seat, order.spaces);
    case 'mark':
      return mark(game, order.seat, order.fifth, order.pairs);
    case 'time':
      return clockRanOut(game);
  }
}

/** Turn clock or bet clock at zero (rulebook 8.1, 8.4, B26); refused where no clock runs. */
function clockRanOut(game: OracleGame): void {
  const { bet_clock, turn_clock } = game.agreement.rules;
  if (game.phase === 'bet' && bet_clock > 0) {
    for (const seat of missingBettors(game)) lay(game, seat, { side: 'blow', discs: 1 });
  } else if (game.phase === 'choose' && turn_clock > 0) {
    choose(game, choices(game)[0]!);
  } else if (game.phase === 'decide' && turn_clock > 0) {
    // Where stopping is barred the clock only reminds.
    if (mayStop(game)) stop(game);
  } else {
    throw new Illegal(`no clock runs in ${game.phase}`);
  }
}
