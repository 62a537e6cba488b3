/** The oracle's roll-off (rulebook 1.2): two dice each, the highest begins, those who tie for it throw again. */
import { Illegal } from './agreement.ts';
import type { OracleGame, Starter } from './pieces.ts';

/** The seats that are still in the roll-off. */
export function contenders(game: OracleGame): number[] {
  return game.starters.filter((starter) => starter.stillIn).map((starter) => starter.seat);
}

/** One seat throws two dice to see who begins. Refused for seats that are out, and twice in one round. */
export function throwForStart(game: OracleGame, seat: number, dice: number[]): void {
  if (game.phase !== 'first') throw new Illegal(`no throwing for the start in ${game.phase}`);
  const starter = game.starters.find((one) => one.seat === seat && one.stillIn);
  if (starter === undefined) throw new Illegal(`seat ${seat} does not throw`);
  if (starter.thrown !== null) throw new Illegal(`seat ${seat} has thrown`);
  if (dice.length !== 2) throw new Illegal('two dice are thrown');
  for (const die of dice) if (![1, 2, 3, 4, 5, 6].includes(die)) throw new Illegal(`a die shows ${die}`);
  starter.thrown = dice[0]! + dice[1]!;
  const still = game.starters.filter((one) => one.stillIn);
  if (still.some((one) => one.thrown === null)) return;
  endRound(game, still);
}

function endRound(game: OracleGame, still: Starter[]): void {
  let best = 0;
  for (const one of still) if (one.thrown !== null && one.thrown > best) best = one.thrown;
  for (const one of still) {
    if (one.thrown !== best) one.stillIn = false;
    one.thrown = null;
  }
  const left = still.filter((one) => one.stillIn);
  if (left.length > 1) return;
  game.seat = left[0]!.seat;
  game.starters = [];
  game.phase = 'roll';
}
