/**
 * The oracle's turn: throw, try every way of laying out the dice piece by piece, move, stop or bust.
 * It decides what is legal by doing it on a copied table and looking whether anything moved.
 */
import { Illegal } from './agreement.ts';
import { afterTurn, callBets } from './bets.ts';
import { throwFive } from './express.ts';
import { passOn, turnEnds } from './passing.ts';
import {
  isClosed,
  markerIn,
  onTurn,
  putMarker,
  rivalOn,
  runnerIn,
  runnerInBox,
  spacesOf,
  wouldWin,
  type OracleGame,
} from './pieces.ts';

/** One way to lay out the dice: the total played first, and the one played second. */
interface Layout {
  firstTotal: number;
  secondTotal: number;
  partnerOfFirstDie: number;
}

/** A table on which runners can be tried out: only they move before a stop. */
function tryout(game: OracleGame): OracleGame {
  return { ...game, runners: game.runners.map((runner) => ({ ...runner })) };
}

/** Moves one piece one space in the column if it may (rulebook 1.3 step 3, 1.4); tells whether it did. */
function stepOnce(game: OracleGame, column: number): boolean {
  if (isClosed(game, column)) return false;
  const already = runnerIn(game, column);
  if (already !== null) {
    if (already.space === spacesOf(column)) return false;
    const space = landing(game, column, already.space + 1);
    already.stepsThisTurn = already.stepsThisTurn + (space - already.space);
    already.space = space;
    return true;
  }
  const fresh = runnerInBox(game);
  if (fresh === null) return false;
  const own = markerIn(game, onTurn(game), column);
  const below = own === null || game.agreement.broken === 'start-above-own-marker' ? 0 : own.space;
  fresh.column = column;
  fresh.space = landing(game, column, below + 1);
  fresh.stepsThisTurn = fresh.space - below;
  return true;
}

/** Where a step onto this space ends: there, or with `skip` on the next space without a rival (rulebook 8.2). */
function landing(game: OracleGame, column: number, space: number): number {
  if (game.agreement.rules.occupied !== 'skip' || game.agreement.broken === 'skip-passes-rivals')
    return space;
  if (!rivalOn(game, onTurn(game), column, space)) return space;
  return landing(game, column, space + 1);
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
  const enteredByThis = runnerIn(game, firstTotal) === null;
  const firstMoved = stepOnce(game, firstTotal);
  if (firstTotal === secondTotal) {
    if (!firstMoved) return null;
    // S4 reads the entry as a step of its own: at the base first, then two up.
    if (enteredByThis && game.agreement.rules.empty_double === 'three') stepOnce(game, firstTotal);
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
    const columns = playLayout(tryout(game), layout);
    if (columns === null) continue;
    const same = found.find((one) => one.columns.join() === columns.join());
    if (same === undefined) found.push({ columns, partner: layout.partnerOfFirstDie });
  }
  if (game.agreement.rules.pairing_choice === 'most_columns') keepTheWidest(found);
  // By the die that lies with the first one; of two single moves the larger first.
  found.sort((one, other) => one.partner - other.partner || other.columns[0]! - one.columns[0]!);
  return found.map((one) => one.columns);
}

/** With `most_columns` (rulebook 8.3) a move that touches fewer columns than another is no move. */
function keepTheWidest(found: { columns: number[] }[]): void {
  for (let at = found.length - 1; at >= 0; at--) {
    const width = new Set(found[at]!.columns).size;
    if (found.some((other) => new Set(other.columns).size > width)) found.splice(at, 1);
  }
}

/** Whether anything at all can move with these dice; the same trial, given up at the first success. */
export function anythingMoves(game: OracleGame, dice: number[]): boolean {
  for (const layout of layoutsOf(dice)) if (playLayout(tryout(game), layout) !== null) return true;
  return false;
}

/** The moves on offer now: column lists, each sorted; empty unless dice lie on the table to be chosen from. */
export function choices(game: OracleGame): number[][] {
  return game.phase === 'choose' ? game.onOffer.map((columns) => [...columns]) : [];
}

/**
 * The dice are thrown: four, or five in Express. Refused while something else is open or after the end, and where dice of a
 * voided throw that stay are not among them; a bust ends the turn at once.
 */
export function roll(game: OracleGame, dice: number[]): void {
  refuseWithoutTheDiceThatStay(game, dice);
  if (game.agreement.rules.game === 'express') {
    throwFive(game, dice);
    game.diceThatStay = [];
    return;
  }
  if (game.phase !== 'roll' && game.phase !== 'decide') throw new Illegal(`no throw in ${game.phase}`);
  if (dice.length !== 4) throw new Illegal('four dice are thrown');
  for (const die of dice) if (![1, 2, 3, 4, 5, 6].includes(die)) throw new Illegal(`a die shows ${die}`);
  game.diceOnTable = [...dice];
  game.diceThatStay = [];
  game.throwsThisTurn = game.throwsThisTurn + 1;
  game.rollsThisGame = game.rollsThisGame + 1;
  game.phase = 'choose';
  game.onOffer = movesWith(game, dice);
  if (game.onOffer.length > 0) return;
  turnEnds(game);
  afterTurn(game, false);
}

function refuseWithoutTheDiceThatStay(game: OracleGame, dice: number[]): void {
  const thrown = [...dice];
  for (const die of game.diceThatStay) {
    const at = thrown.indexOf(die);
    if (at === -1) throw new Illegal(`the ${die} was to stay`);
    thrown.splice(at, 1);
  }
}

/** The throw on the table did not count (rulebook 8.1, `cocked_die`): all of it, or one die, told from 1 on. */
export function voidThrow(game: OracleGame, die?: number): void {
  const express = game.agreement.rules.game === 'express';
  if (game.phase !== (express ? 'mark' : 'choose'))
    throw new Illegal(`no throw to take back in ${game.phase}`);
  if (game.sheets.some((sheet) => sheet.entered)) throw new Illegal('the throw has been used');
  const { cocked_die } = game.agreement.rules;
  let staying: number[] = [];
  if (die !== undefined) {
    if (game.diceOnTable[die - 1] === undefined) throw new Illegal(`there is no die ${die}`);
    if (cocked_die === 'count_if_readable') throw new Illegal('a die that can be read counts');
    if (cocked_die === 'rethrow_die') staying = game.diceOnTable.filter((_, at) => at !== die - 1);
  }
  game.diceOnTable = [];
  game.diceThatStay = staying;
  if (!express) game.throwsThisTurn = game.throwsThisTurn - 1;
  game.phase = game.runners.some((runner) => runner.column !== 0) ? 'decide' : 'roll';
}

/** Plays the move named by its columns. Refused unless it is one of those on offer. */
export function choose(game: OracleGame, columns: number[]): void {
  if (game.phase !== 'choose') throw new Illegal(`nothing to choose in ${game.phase}`);
  const wanted = [...columns].sort((a, b) => a - b).join();
  if (!game.onOffer.some((offered) => offered.join() === wanted))
    throw new Illegal(`${wanted} is not on offer`);
  for (const layout of layoutsOf(game.diceOnTable)) {
    const trial = tryout(game);
    const moved = playLayout(trial, layout);
    if (moved === null || moved.join() !== wanted) continue;
    for (const runner of trial.runners) {
      if (runner.column !== 0 && runnerIn(game, runner.column) === null) {
        runner.placingSteps = runner.stepsThisTurn;
      }
    }
    game.runners = trial.runners;
    game.phase = 'decide';
    game.diceOnTable = [];
    if (stopsByItself(game)) stop(game);
    else callBets(game);
    return;
  }
}

/** Whether `auto_stop_on_win` stops here: where the player may stop too (rulebook 8.4). */
function stopsByItself(game: OracleGame): boolean {
  const { auto_stop_on_win, betting, bet_min_third_throw } = game.agreement.rules;
  if (!auto_stop_on_win || !wouldWin(game) || mustThrowOff(game)) return false;
  return !(betting && bet_min_third_throw && game.throwsThisTurn < 3);
}

/** With `reroll` (rulebook 8.2): a runner shares its space with a rival's marker, so it has to be thrown on. */
function mustThrowOff(game: OracleGame): boolean {
  if (game.agreement.rules.occupied !== 'reroll') return false;
  if (game.agreement.broken === 'reroll-binds-winning-stop' && wouldWin(game)) return false;
  return game.runners.some(
    (runner) => runner.column !== 0 && rivalOn(game, onTurn(game), runner.column, runner.space),
  );
}

/** Whether the player on turn may stop now. */
export function mayStop(game: OracleGame): boolean {
  if (game.phase !== 'decide' || mustThrowOff(game)) return false;
  return !(game.agreement.rules.bet_min_third_throw && game.betsCalled && game.throwsThisTurn < 3);
}

/** The player stops (rulebook 1.6): markers replace runners, tops are claimed, and then it may be over. */
export function stop(game: OracleGame): void {
  if (!mayStop(game)) throw new Illegal(`no stopping in ${game.phase}`);
  const seat = onTurn(game);
  const wins = wouldWin(game);
  for (const runner of game.runners) {
    if (runner.column === 0) continue;
    putMarker(game, seat, runner.column, runner.space);
    if (runner.space === spacesOf(runner.column)) claim(game, seat, runner.column);
  }
  turnEnds(game);
  if (!wins) {
    afterTurn(game, true);
    return;
  }
  game.winner = seat;
  if (game.agreement.broken === 'winning-stop-voids-bets') afterTurn(game, true);
  else passOn(game);
}

function claim(game: OracleGame, seat: number, column: number): void {
  game.closed.push({ column, owner: seat });
  if (game.agreement.broken === 'markers-returned') return;
  if (game.agreement.rules.claimed_markers === 'stay') return;
  for (const marker of game.markers) {
    if (marker.column === column && marker.owner !== seat) {
      marker.column = 0;
      marker.space = 0;
    }
  }
}
