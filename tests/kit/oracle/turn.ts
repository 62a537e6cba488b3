/**
 * The oracle's turn: throw, try every way of laying out the dice piece by piece, move, stop or bust.
 * It decides what is legal by doing it on a copied table and looking whether anything moved.
 */
import {
  Illegal,
  copyOf,
  isClosed,
  markerIn,
  putMarker,
  runnerIn,
  runnerInBox,
  spacesOf,
  type OracleGame,
} from './pieces.ts';

/** One way to lay out the dice: the total played first, and the one played second. */
interface Layout {
  firstTotal: number;
  secondTotal: number;
  partnerOfFirstDie: number;
}

/** Moves one piece one space in the column if it may (rulebook 1.3 step 3, 1.4); tells whether it did. */
function stepOnce(game: OracleGame, column: number): boolean {
  if (isClosed(game, column)) return false;
  const already = runnerIn(game, column);
  if (already !== null) {
    if (already.space === spacesOf(column)) return false;
    already.space = already.space + 1;
    already.stepsThisTurn = already.stepsThisTurn + 1;
    return true;
  }
  const fresh = runnerInBox(game);
  if (fresh === null) return false;
  const own = markerIn(game, game.seat, column);
  fresh.column = column;
  fresh.space = own === null || game.agreement.broken === 'start-above-own-marker' ? 1 : own.space + 1;
  fresh.stepsThisTurn = 1;
  return true;
}

function standsOnTop(game: OracleGame, column: number): boolean {
  const runner = runnerIn(game, column);
  return runner !== null && runner.space === spacesOf(column);
}

/** Plays a layout on this very table; returns the columns named by the move, or null if nothing moved. */
function playLayout(game: OracleGame, layout: Layout): number[] | null {
  const { firstTotal, secondTotal } = layout;
  const broken = game.agreement.broken;
  if (broken === 'topped-runner-blocks') {
    if (standsOnTop(game, firstTotal) || standsOnTop(game, secondTotal)) return null;
  }
  if (broken === 'claimed-column-blocks') {
    if (isClosed(game, firstTotal) || isClosed(game, secondTotal)) return null;
  }
  if (broken === 'last-runner-choice' && firstTotal < secondTotal) {
    // Misread: with one runner left the larger total simply comes first.
    return playLayout(game, { ...layout, firstTotal: secondTotal, secondTotal: firstTotal });
  }
  const firstMoved = stepOnce(game, firstTotal);
  if (firstTotal === secondTotal) {
    if (!firstMoved) return null;
    // The second step of a double is lost on the top; the move is called by both totals all the same.
    const secondMoved = broken === 'double-moves-two' ? false : stepOnce(game, secondTotal);
    if (broken === 'both-must-move' && !secondMoved) return null;
    return [firstTotal, firstTotal];
  }
  const secondMoved = stepOnce(game, secondTotal);
  if (broken === 'both-must-move' && firstMoved !== secondMoved) return null;
  if (firstMoved && secondMoved) return [firstTotal, secondTotal].sort((a, b) => a - b);
  if (firstMoved) return [firstTotal];
  if (secondMoved) return [secondTotal];
  return null;
}

const layoutsSeen = new Map<string, Layout[]>();

/** Every order in which the four dice can be laid in a row, read as two pairs; equal rows only once. */
function layoutsOf(dice: number[]): Layout[] {
  const written = dice.join('-');
  const known = layoutsSeen.get(written);
  if (known !== undefined) return known;
  const layouts: Layout[] = [];
  for (let a = 0; a < 4; a++) {
    for (let b = 0; b < 4; b++) {
      for (let c = 0; c < 4; c++) {
        for (let d = 0; d < 4; d++) {
          if (new Set([a, b, c, d]).size < 4) continue;
          const firstTotal = dice[a]! + dice[b]!;
          const secondTotal = dice[c]! + dice[d]!;
          const row = [a, b, c, d];
          const place = row.indexOf(0);
          const partnerOfFirstDie = row[place % 2 === 0 ? place + 1 : place - 1]!;
          const same = layouts.find(
            (one) => one.firstTotal === firstTotal && one.secondTotal === secondTotal,
          );
          if (same === undefined) layouts.push({ firstTotal, secondTotal, partnerOfFirstDie });
          else same.partnerOfFirstDie = Math.min(same.partnerOfFirstDie, partnerOfFirstDie);
        }
      }
    }
  }
  layoutsSeen.set(written, layouts);
  return layouts;
}

/** Every move on offer for these dice with the table as it stands (rulebook 1.3 steps 2 to 5). */
export function movesWith(game: OracleGame, dice: number[]): number[][] {
  const found: { columns: number[]; partner: number }[] = [];
  for (const layout of layoutsOf(dice)) {
    const columns = playLayout(copyOf(game), layout);
    if (columns === null) continue;
    const same = found.find((one) => one.columns.join() === columns.join());
    if (same === undefined) found.push({ columns, partner: layout.partnerOfFirstDie });
  }
  // By the die that lies with the first one; of two single moves the larger first.
  found.sort((one, other) => one.partner - other.partner || other.columns[0]! - one.columns[0]!);
  return found.map((one) => one.columns);
}

/** Whether anything at all can move with these dice; the same trial, given up at the first success. */
export function anythingMoves(game: OracleGame, dice: number[]): boolean {
  for (const layout of layoutsOf(dice)) if (playLayout(copyOf(game), layout) !== null) return true;
  return false;
}

/** The moves on offer now: column lists, each sorted; empty unless dice lie on the table to be chosen from. */
export function choices(game: OracleGame): number[][] {
  return game.phase === 'choose' ? movesWith(game, game.diceOnTable) : [];
}

/** Four dice are thrown. Refused while a choice is open or after the end; a bust ends the turn at once. */
export function roll(game: OracleGame, dice: number[]): void {
  if (game.phase !== 'roll' && game.phase !== 'decide') throw new Illegal(`no throw in ${game.phase}`);
  if (dice.length !== 4) throw new Illegal('four dice are thrown');
  for (const die of dice) if (![1, 2, 3, 4, 5, 6].includes(die)) throw new Illegal(`a die shows ${die}`);
  game.diceOnTable = [...dice];
  game.throwsThisTurn = game.throwsThisTurn + 1;
  game.rollsThisGame = game.rollsThisGame + 1;
  game.phase = 'choose';
  if (movesWith(game, dice).length === 0) passOn(game);
}

/** Plays the move named by its columns. Refused unless it is one of those on offer. */
export function choose(game: OracleGame, columns: number[]): void {
  if (game.phase !== 'choose') throw new Illegal(`nothing to choose in ${game.phase}`);
  const wanted = [...columns].sort((a, b) => a - b).join();
  for (const layout of layoutsOf(game.diceOnTable)) {
    const trial = copyOf(game);
    const moved = playLayout(trial, layout);
    if (moved === null || moved.join() !== wanted) continue;
    game.runners = trial.runners;
    game.phase = 'decide';
    return;
  }
  throw new Illegal(`${wanted} is not on offer`);
}

/** The player stops (rulebook 1.6): markers replace runners, tops are claimed, and then it may be over. */
export function stop(game: OracleGame): void {
  if (game.phase !== 'decide') throw new Illegal(`no stopping in ${game.phase}`);
  for (const runner of game.runners) {
    if (runner.column === 0) continue;
    putMarker(game, game.seat, runner.column, runner.space);
    if (runner.space === spacesOf(runner.column)) claim(game, runner.column);
  }
  let claims = 0;
  for (const closed of game.closed) if (closed.owner === game.seat) claims = claims + 1;
  if (claims >= game.agreement.winColumns) {
    // The rulebook says nothing of the throws once it is over; they stay as the winning turn left them.
    const throwsOfTheWinningTurn = game.throwsThisTurn;
    endTurn(game);
    game.throwsThisTurn = throwsOfTheWinningTurn;
    game.winner = game.seat;
    game.phase = 'over';
  } else {
    passOn(game);
  }
}

function claim(game: OracleGame, column: number): void {
  game.closed.push({ column, owner: game.seat });
  if (game.agreement.broken === 'markers-returned') return;
  for (const marker of game.markers) {
    if (marker.column === column && marker.owner !== game.seat) {
      marker.column = 0;
      marker.space = 0;
    }
  }
}

/** The runners go back into the box and the dice are taken up. */
function endTurn(game: OracleGame): void {
  for (const runner of game.runners) {
    runner.column = 0;
    runner.space = 0;
    runner.stepsThisTurn = 0;
  }
  game.turnsDone[game.seat] = game.turnsDone[game.seat]! + 1;
  game.throwsThisTurn = 0;
  game.diceOnTable = [];
}

function passOn(game: OracleGame): void {
  endTurn(game);
  game.seat = game.seat + 1;
  if (game.seat === game.agreement.seats) game.seat = 0;
  game.phase = 'roll';
}
