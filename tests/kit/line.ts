/**
 * The line program's commands over a referee in memory, spoken to as a driver would: one JSON object in, one answer out.
 * Every answer is held against the written form of referee-lines.md before a test sees it.
 */
import { z } from 'zod';
import { memoryJournal } from '../../src/host/journal/journal.ts';
import { createCommands } from '../../src/host/line/commands.ts';
import { startReferee, type Referee } from '../../src/host/referee.ts';

const count = z.number().int().min(0);
const columnKey = z.enum(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
const byColumn = <Value extends z.ZodType>(value: Value) => z.partialRecord(columnKey, value);
const steps = byColumn(z.number().int().min(1).max(13));
const ways = z.number().int().min(0).max(1296);
const face = z.number().int().min(1).max(6);
const bet = z.strictObject({ side: z.enum(['make', 'blow']), discs: z.number().int().min(1).max(5) });
const sheet = z.strictObject({
  rows: byColumn(count.min(1)),
  fifths: z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6']), count.min(1).max(8)),
  out: z.boolean(),
});

/** The view as the document lists it, field by field; a field too many or too few is a fault. */
export const viewForm = z.strictObject({
  game: z.enum(['classic', 'express']).nullable(),
  rules: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
  seats: z.array(z.string()),
  phase: z.enum(['none', 'first', 'roll', 'choose', 'decide', 'bet', 'reveal', 'settle', 'mark', 'over']),
  seat: count.nullable(),
  throws: count,
  dice: z.array(face).min(4).max(5).nullable(),
  choices: z.array(z.strictObject({ columns: z.array(z.number().int()).min(1).max(2), bust: ways })),
  runners: steps,
  climbed: steps,
  markers: z.array(steps),
  claimed: byColumn(count),
  bust: z.strictObject({ ways, of: z.literal(1296) }).nullable(),
  rule_of_28: count,
  may_stop: z.boolean(),
  must_roll: z.string().nullable(),
  bets: z.array(z.union([z.null(), z.literal('in'), bet])),
  owing: z.record(
    z.string().regex(/^[0-3]$/),
    z.strictObject({ spaces: count.min(1), forward: z.boolean() }),
  ),
  splits: z.array(byColumn(count.min(1))).max(200),
  settling: count.nullable(),
  kept: z.array(face).nullable(),
  skips: z.array(z.boolean()),
  turns: z.array(count),
  sheets: z.array(sheet),
  scores: z.array(z.number().int()),
  held: z
    .strictObject({
      dice: z.array(z.number()),
      why: z.enum(['waiting', 'asked', 'gap', 'unknown-boot', 'unsure', 'copy', 'late']),
    })
    .nullable(),
  undo: z.string().nullable(),
  redo: z.string().nullable(),
  winner: z.union([count, z.array(count).min(1)]).nullable(),
  rolls: count,
  position: z.string().nullable(),
});
export type LineView = z.infer<typeof viewForm>;

const event = z.looseObject({ is: z.string() });

/** Either answer, with the fields that belong to it and no others. */
export const answerForm = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    events: z.array(event),
    view: viewForm,
    odds: z.unknown().optional(),
  }),
  z.strictObject({
    ok: z.literal(false),
    refusal: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    says: z.string().regex(/^[A-Z0-9].*\.$/s),
    view: viewForm,
  }),
]);
export type LineAnswer = z.infer<typeof answerForm>;

/** Something that takes commands as lines, in this process or in another. */
export interface LineTable {
  /** The answer to a command. */
  ask(command: object): Promise<LineAnswer>;
  /** The answer to a line as it stands. */
  line(text: string): Promise<LineAnswer>;
}

/** A line table in this process, with the referee behind it. */
export interface MemoryLineTable extends LineTable {
  readonly referee: Referee;
}

/** A date that stands still: what a journal is given in tests. */
export const someDate = () => '2026-04-21T12:00:00.000Z';

/** Starts a table without a game, or over a given referee. */
export async function lineTable(given?: Referee): Promise<MemoryLineTable> {
  const referee =
    given ?? (await startReferee(() => Promise.resolve({ ok: true, ...memoryJournal() }), someDate));
  const commands = createCommands(referee);
  const line = async (text: string) =>
    answerForm.parse(JSON.parse(JSON.stringify(await commands.answer({ text }))));
  return { referee, line, ask: (command) => line(JSON.stringify(command)) };
}

/** The view after some commands, each of which must be accepted. */
export async function playAll(table: LineTable, commands: readonly object[]): Promise<LineView> {
  let answer = await table.ask({ do: 'view' });
  for (const command of commands) {
    answer = await table.ask(command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)} was refused: ${answer.says}`);
  }
  return answer.view;
}

/** Orders that are written often. */
export const begin = (seats = ['Ana', 'Ben'], rules: object = {}, first = 0) => ({
  do: 'begin',
  seats,
  first,
  rules,
});
export const roll = (...dice: number[]) => ({ do: 'roll', dice });
export const choose = (...columns: number[]) => ({ do: 'choose', columns });
export const stop = { do: 'stop' };
export const undo = { do: 'undo' };
export const redo = { do: 'redo' };
export const set = (position: object) => ({ do: 'set', position });
