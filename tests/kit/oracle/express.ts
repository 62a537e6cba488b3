/** The oracle's Express (rulebook 7): five dice for all, a sheet each, boxes ticked one by one. */
import { Illegal } from './agreement.ts';
import type { OracleGame, Sheet } from './pieces.ts';

/** Five dice are thrown for everybody who is not out. */
export function throwFive(game: OracleGame, dice: number[]): void {
  if (game.phase !== 'roll') throw new Illegal(`no throw in ${game.phase}`);
  if (dice.length !== 5) throw new Illegal('five dice are thrown');
  for (const die of dice) if (![1, 2, 3, 4, 5, 6].includes(die)) throw new Illegal(`a die shows ${die}`);
  game.diceOnTable = [...dice];
  game.rollsThisGame = game.rollsThisGame + 1;
  for (const sheet of game.sheets) sheet.entered = false;
  game.phase = 'mark';
}

/** Whether the sheet has a line for the number. */
function listed(sheet: Sheet, number: number): boolean {
  return sheet.lines.some((line) => line.number === number);
}

/** Whether this throw is a free ride for the sheet: three numbers listed, none of them thrown. */
export function freeRide(game: OracleGame, sheet: Sheet): boolean {
  if (sheet.lines.length < 3) return false;
  if (game.agreement.broken === 'fifth-die-compulsory') return true;
  return !game.diceOnTable.some((die) => listed(sheet, die));
}

/** The dice that the sheet may set aside from this throw. */
export function fifthsFor(game: OracleGame, sheet: Sheet): number[] {
  const thrown = [...new Set(game.diceOnTable)];
  if (freeRide(game, sheet)) return thrown;
  if (sheet.lines.length === 3) return thrown.filter((die) => listed(sheet, die));
  if (game.agreement.rules.express_fifth === 'open') return thrown;
  const fresh = thrown.filter((die) => !listed(sheet, die));
  return fresh.length > 0 ? fresh : thrown;
}

/** One seat writes down its split of the throw. Seats in any order, each once. */
export function mark(game: OracleGame, seat: number, fifth: number, pairs: number[][]): void {
  if (game.phase !== 'mark') throw new Illegal(`nothing to mark in ${game.phase}`);
  const sheet = game.sheets[seat];
  if (sheet === undefined) throw new Illegal(`no seat ${seat}`);
  if (sheet.out) throw new Illegal(`seat ${seat} is out`);
  if (sheet.entered) throw new Illegal(`seat ${seat} has marked`);
  if (pairs.length !== 2 || pairs.some((pair) => pair.length !== 2)) throw new Illegal('two pairs are made');
  const inHand = [...game.diceOnTable];
  for (const die of [fifth, ...pairs.flat()]) {
    const at = inHand.indexOf(die);
    if (at === -1) throw new Illegal(`no ${die} left in the throw`);
    inHand.splice(at, 1);
  }
  if (!fifthsFor(game, sheet).includes(fifth)) throw new Illegal(`${fifth} may not be set aside`);
  const ridesFree = freeRide(game, sheet);
  const broken = game.agreement.broken;
  if (!ridesFree || broken === 'free-ride-no-mark') tickLine(sheet, fifth);
  if (!(sheet.out && broken === 'out-after-marking')) {
    for (const pair of pairs) tickRow(sheet, pair[0]! + pair[1]!);
  }
  sheet.entered = true;
  game.turnsDone[seat] = game.turnsDone[seat]! + 1;
  if (waitingFor(game).length === 0) endThrow(game);
}

function tickLine(sheet: Sheet, number: number): void {
  let line = sheet.lines.find((one) => one.number === number);
  if (line === undefined) {
    line = { number, boxes: 0 };
    sheet.lines.push(line);
  }
  line.boxes = line.boxes + 1;
  if (line.boxes === 8) sheet.out = true;
}

function tickRow(sheet: Sheet, total: number): void {
  let row = sheet.rows.find((one) => one.total === total);
  if (row === undefined) {
    row = { total, marks: 0 };
    sheet.rows.push(row);
  }
  row.marks = row.marks + 1;
}

/** The seats whose sheets lack this throw; whoever was out before it has nothing to mark. */
export function waitingFor(game: OracleGame): number[] {
  const waiting: number[] = [];
  game.sheets.forEach((sheet, seat) => {
    if (!sheet.out && !sheet.entered) waiting.push(seat);
  });
  return waiting;
}

function endThrow(game: OracleGame): void {
  const out = game.sheets.filter((sheet) => sheet.out).length;
  const atFirst = game.agreement.rules.express_end === 'all_at_first';
  game.diceOnTable = [];
  game.diceThatStay = [];
  game.phase = out === game.sheets.length || (atFirst && out > 0) ? 'over' : 'roll';
}

/** What the row's boxes are worth (rulebook 7.2), read off box by box. */
export function rowScore(total: number, marks: number): number {
  const printed = [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100];
  let score = 0;
  for (let box = 1; box <= marks; box++) {
    if (box === 1) score = -200;
    if (box === 5) score = 0;
    if (box >= 6 && box <= 10) score = score + printed[total - 2]!;
  }
  return score;
}

/** The score of a sheet as it stands. */
export function scoreOf(sheet: Sheet): number {
  let score = 0;
  for (const row of sheet.rows) score = score + rowScore(row.total, row.marks);
  return score;
}

/** Everybody with the highest score once it is over; nobody before. */
export function expressWinners(game: OracleGame): number[] | null {
  if (game.phase !== 'over') return null;
  const scores = game.sheets.map(scoreOf);
  const winners: number[] = [];
  scores.forEach((score, seat) => {
    if (scores.every((other) => other <= score)) winners.push(seat);
  });
  return winners;
}
