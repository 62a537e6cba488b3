/** The fields of a written position that only some moments of a game have. Their forms are listed in notation.ts. */

import type { ByColumn } from './column.ts';
import { columnsOf, COLUMNS } from './column.ts';
import { areDice } from './dice.ts';
import type { Sheet } from './express/sheet.ts';
import { FACES, listedFifths } from './express/sheet.ts';
import type { Bet, Betting, Game, RollOff } from './game.ts';
import type { Seat } from './seat.ts';
import { allSeats } from './seat.ts';

/** What the extra fields hold. */
export type ExtraPart = Pick<Game, 'kept' | 'skips' | 'rollOff' | 'betting' | 'sheets' | 'marked'>;

type Parsed =
  | { readonly ok: true; readonly part: ExtraPart; readonly won: readonly Seat[] }
  | { readonly ok: false; readonly where: string };

/** The extra fields of a game, each `name=value`; without `secrets` a bet that is not revealed is `?`. */
export function makeExtras(game: Game, secrets: boolean): readonly string[] {
  const extras: string[] = [];
  if (game.kept !== null) extras.push(`kept=${game.kept.join('')}`);
  if (game.skips.includes(true)) extras.push(`skips=${truths(game.skips)}`);
  if (game.rollOff !== null) {
    extras.push(
      `off=${game.rollOff.contenders.join(',')}|${game.rollOff.throws.map((dice) => dice?.join('') ?? '').join('/')}`,
    );
  }
  if (game.betting !== null) extras.push(`bets=${makeBets(game.betting, secrets)}`);
  if (game.sheets.length > 0) extras.push(`sheets=${game.sheets.map(makeSheet).join('/')}`);
  if (game.marked.includes(true)) extras.push(`marked=${truths(game.marked)}`);
  if (typeof game.winner === 'object' && game.winner !== null) extras.push(`won=${game.winner.join(',')}`);
  return extras;
}

/** Reads the extra fields of a game with so many seats. */
export function parseExtras(fields: readonly string[], seats: number, express: boolean): Parsed {
  const found = new Map<string, string>();
  for (const field of fields) {
    const at = field.indexOf('=');
    const name = field.slice(0, Math.max(0, at));
    if (!NAMES.includes(name) || found.has(name)) return { ok: false, where: `the field ${field}` };
    found.set(name, field.slice(at + 1));
  }
  const read = <T>(name: string, none: T, parse: (text: string) => T | null): T | null => {
    const text = found.get(name);
    return text === undefined ? none : parse(text);
  };
  const bySeat = allSeats(seats);
  const kept = read('kept', undefined, (text) => {
    const dice = [...text].map(Number);
    return areDice(dice, dice.length) && dice.length < 5 ? dice : null;
  });
  const skips = read('skips', [], (text) => parseSeats(text, seats));
  const rollOff = read('off', undefined, (text) => parseRollOff(text, seats));
  const betting = read('bets', undefined, (text) => parseBets(text, seats));
  const marked = read('marked', [], (text) => parseSeats(text, seats));
  const won = read('won', [], (text) => parseSeats(text, seats));
  const sheets = read<readonly (Sheet | null)[]>('sheets', [], (text) => text.split('/').map(parseSheet));
  if (kept === null) return { ok: false, where: 'kept' };
  if (skips === null) return { ok: false, where: 'skips' };
  if (rollOff === null) return { ok: false, where: 'off' };
  if (betting === null) return { ok: false, where: 'bets' };
  if (marked === null) return { ok: false, where: 'marked' };
  if (won === null) return { ok: false, where: 'won' };
  if (sheets === null || sheets.includes(null) || sheets.length !== (express ? seats : 0)) {
    return { ok: false, where: 'sheets' };
  }
  return {
    ok: true,
    won,
    part: {
      kept: kept ?? null,
      skips: bySeat.map((seat) => skips.includes(seat)),
      rollOff: rollOff ?? null,
      betting: betting ?? null,
      sheets: sheets.filter((sheet) => sheet !== null),
      marked: express ? bySeat.map((seat) => marked.includes(seat)) : [],
    },
  };
}

const NAMES = ['kept', 'skips', 'off', 'bets', 'sheets', 'marked', 'won'];

/** `bettors|bets by seat|made|pending`: `1,2|,m3,?,|-|`. */
function makeBets({ bettors, bets, made, pending }: Betting, secrets: boolean): string {
  const open = secrets || pending.length > 0;
  const written = bets.map((bet) =>
    bet === null ? '' : open ? `${bet.side === 'make' ? 'm' : 'b'}${bet.discs}` : '?',
  );
  const outcome = made === null ? '-' : made ? 'made' : 'blown';
  return `${bettors.join(',')}|${written.join(',')}|${outcome}|${pending.join(',')}`;
}

function parseBets(text: string, seats: number): Betting | null {
  const [bettors, bets, outcome, pending, ...more] = text.split('|');
  const laid = (bets ?? '').split(',').map(parseBet);
  const seated = parseSeats(bettors ?? '', seats);
  const waiting = pending === '' ? [] : parseSeats(pending ?? 'x', seats);
  const made = { '-': null, made: true, blown: false }[outcome ?? ''];
  if (more.length > 0 || laid.length !== seats || laid.includes(undefined) || made === undefined) return null;
  if (seated === null || waiting === null) return null;
  return { bettors: seated, bets: laid.map((bet) => bet ?? null), made, pending: waiting };
}

function parseBet(text: string): Bet | null | undefined {
  if (text === '') return null;
  const found = /^([mb])([1-5])$/.exec(text);
  return found === null ? undefined : { side: found[1] === 'm' ? 'make' : 'blow', discs: Number(found[2]) };
}

function parseRollOff(text: string, seats: number): RollOff | null {
  const [contenders, throws, ...more] = text.split('|');
  const seated = parseSeats(contenders ?? '', seats);
  const thrown = (throws ?? '').split('/').map((dice) => (dice === '' ? null : [...dice].map(Number)));
  if (more.length > 0 || seated === null || thrown.length !== seats) return null;
  return thrown.every((dice) => dice === null || areDice(dice, 2))
    ? { contenders: seated, throws: thrown }
    : null;
}

/** `rows|fifths|out`: `7x3,8x1|3x2|`. */
function makeSheet({ rows, fifths, out }: Sheet): string {
  const rowMarks = columnsOf(rows).map((row) => `${row}x${rows[row] ?? 0}`);
  const fifthMarks = listedFifths({ rows, fifths, out }).map((face) => `${face}x${fifths[face] ?? 0}`);
  return `${rowMarks.join(',')}|${fifthMarks.join(',')}|${out ? 'out' : ''}`;
}

function parseSheet(text: string): Sheet | null {
  const [rows, fifths, out, ...more] = text.split('|');
  const rowMarks = parseMarks(rows ?? '', COLUMNS);
  const fifthMarks = parseMarks(fifths ?? '', FACES);
  if (more.length > 0 || rowMarks === null || fifthMarks === null || (out !== '' && out !== 'out'))
    return null;
  return { rows: rowMarks as ByColumn<number>, fifths: fifthMarks, out: out === 'out' };
}

function parseMarks<K extends number>(text: string, keys: readonly K[]): { [N in K]?: number } | null {
  const marks: { [N in K]?: number } = {};
  for (const part of text === '' ? [] : text.split(',')) {
    const found = /^(\d+)x([1-9]\d{0,3})$/.exec(part);
    const key = keys.find((known) => String(known) === found?.[1]);
    if (key === undefined || marks[key] !== undefined) return null;
    marks[key] = Number(found?.[2]);
  }
  return marks;
}

function truths(values: readonly boolean[]): string {
  return values.flatMap((value, seat) => (value ? [seat] : [])).join(',');
}

function parseSeats(text: string, seats: number): readonly Seat[] | null {
  const read = text.split(',').map((seat) => allSeats(seats).find((known) => String(known) === seat));
  const known = read.filter((seat) => seat !== undefined);
  return known.length === read.length && new Set(known).size === known.length ? known : null;
}
