/**
 * The dice reader as told across a line: its status, the ports to pick from, the choice of a person.
 * It knows shapes only, nothing of how a port is opened.
 */
import { z } from 'zod';

/** Life cycle of a reader, in the order in which it is walked. */
export const READER_STATES = [
  'absent',
  'opening',
  'identifying',
  'ready',
  'stale',
  'reconnecting',
  'failed',
] as const;

/** Causes, each with words and a next step of its own. */
export const READER_WHYS = [
  'unplugged',
  'missing',
  'denied',
  'busy',
  'not-serial',
  'bad-baud',
  'no-answer',
  'no-hello',
  'wrong-device',
  'silent',
  'speed',
  'two-alike',
  'other',
] as const;

/** Speeds offered, the usual one first; any other in `BAUD_RANGE` may be typed. */
export const READER_BAUDS = [115200, 9600, 57600] as const;

/** The slowest and the fastest speed that is tried, in baud. */
export const BAUD_RANGE = { least: 300, most: 2_000_000 } as const;

/** How long a reader of plain digits must be quiet before its newest roll counts, in milliseconds; 0: it counts at once. */
export const settleSchema = z.number().int().min(0).max(5000);

/** Forms of the dice line; `auto` takes whichever the device speaks first. */
export const READER_FORMS = ['auto', 'plain', 'checked', 'json'] as const;

/** What is known of a device beyond its path, so that it is found again under another one. */
export const identitySchema = z.strictObject({
  vendorId: z.string().nullable(),
  productId: z.string().nullable(),
  serialNumber: z.string().nullable(),
  pnpId: z.string().nullable(),
});

/** The state of the reader as every screen may know it. */
export const readerStatusSchema = z.strictObject({
  state: z.enum(READER_STATES),
  /** Why it is so; null when there is nothing to explain. */
  why: z.enum(READER_WHYS).nullable(),
  path: z.string().nullable(),
  baud: z.number(),
  form: z.enum(READER_FORMS),
  release: z.boolean(),
  /** The group that owns the device, when the system denied it to us and the group is known. */
  group: z.string().nullable(),
  /** Paths of the devices that look alike, when a person must say which. */
  alike: z.array(z.string()).readonly(),
  /** The system's own words for a cause of kind `other`. */
  detail: z.string().nullable(),
  /** Lines rejected since the reader was chosen. */
  rejected: z.number().int().nonnegative(),
});

/** What a line of a reader is worth: good ones, passed ones that change nothing, rejected ones, and our own. */
export const LINE_VERDICTS = {
  good: ['roll', 'none', 'die', 'hello', 'beat'],
  passed: ['early', 'comment', 'unknown', 'repeat', 'dup', 'stale', 'gap'],
  rejected: ['noise', 'overlong', 'partial', 'bad-roll', 'bad-check', 'bad-fields', 'bad-json', 'damaged'],
  ours: ['sent'],
} as const;

export type LineVerdict = (typeof LINE_VERDICTS)[keyof typeof LINE_VERDICTS][number];

/** A line of the reader or to it, kept for diagnostics. */
export interface ReaderLine {
  readonly is: LineVerdict;
  readonly text: string; // everything but printable ASCII is spelled out
  readonly at: number; // milliseconds since the reader was chosen
}

/** What is known of the reader's work: for diagnostics, told when asked. */
export interface ReaderReport {
  readonly age: number; // milliseconds since the reader was chosen
  readonly quiet: number | null; // milliseconds since its last byte; null before the first
  readonly bytes: number;
  readonly connections: number;
  readonly counts: Readonly<Partial<Record<LineVerdict, number>>>;
  readonly device: { readonly id: string; readonly firmware: string; readonly boot: string } | null;
  readonly dice: readonly DieTold[]; // the newest of each die that is told by itself
  readonly lines: readonly ReaderLine[]; // the last 200, newest last
  readonly recording: { readonly file: string; readonly bytes: number } | null;
}

/** A die that is told by itself. */
export interface DieTold {
  readonly die: string;
  readonly state: string;
  readonly value: number | null;
  readonly confidence: number | null; // percent
  readonly battery: number | null; // percent
}

/** One port that the system lists. */
export const portEntrySchema = z.strictObject({
  path: z.string(),
  maker: z.string().nullable(),
  ...identitySchema.shape,
});

/** The ports to pick from; with a problem the list is empty and a path can still be typed. */
export const portListSchema = z.strictObject({
  ports: z.array(portEntrySchema).readonly(),
  problem: z.enum(['no-udevadm', 'timed-out', 'failed']).nullable(),
});

/** The reader that a person picked or typed. */
export const readerChoiceSchema = z.strictObject({
  path: z.string().min(1).max(4096),
  baud: z.number().int().min(BAUD_RANGE.least).max(BAUD_RANGE.most),
  form: z.enum(READER_FORMS),
  /** Some boards are held in reset by the lines that say "terminal ready": they are let go after opening. */
  release: z.boolean(),
});

/** The reader as it is remembered: the choice, and what was learnt of the device. */
export const rememberedReaderSchema = z.strictObject({
  ...readerChoiceSchema.shape,
  release: z.boolean().default(false),
  identity: identitySchema.nullable(),
  /** The id by which the device names itself. */
  device: z.string().max(200).nullable().default(null),
  /** The dice that belong to this table, by their names at the device. */
  bound: z.array(z.string().max(16)).max(8).readonly().default([]),
});

export type RememberedReader = Readonly<z.infer<typeof rememberedReaderSchema>>;
export type Identity = Readonly<z.infer<typeof identitySchema>>;
export type ReaderStatus = Readonly<z.infer<typeof readerStatusSchema>>;
export type ReaderWhy = NonNullable<ReaderStatus['why']>;
export type ReaderForm = ReaderStatus['form'];
export type PortEntry = Readonly<z.infer<typeof portEntrySchema>>;
export type PortList = Readonly<z.infer<typeof portListSchema>>;
export type ReaderChoice = Readonly<z.infer<typeof readerChoiceSchema>>;
