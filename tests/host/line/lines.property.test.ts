/** Standard input as lines: however it is cut into chunks, the same lines come out, and no line grows without end. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_LINE, linesOf } from '../../../src/host/line/lines.ts';
import { seedOr } from '../../kit/seeded.ts';

const seed = seedOr(6564);

async function linesIn(chunks: readonly Buffer[]): Promise<string[]> {
  async function* stream(): AsyncGenerator<Buffer> {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  }
  const lines: string[] = [];
  for await (const line of linesOf(stream())) lines.push('tooLong' in line ? 'too long' : line.text);
  return lines;
}

/** A text in chunks, cut at these places. */
function cut(text: string, places: readonly number[]): Buffer[] {
  const bytes = Buffer.from(text);
  const at = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return at.slice(1).map((end, index) => bytes.subarray(at[index], end));
}

test(`any chunking gives the same lines (seed ${seed})`, async () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('', '{"do":"view"}', '…é…'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        line.map((text) => text.replaceAll('\n', ' ')),
        { maxLength: 12 },
      ),
      fc.boolean(),
      fc.array(fc.nat(200), { maxLength: 20 }),
      async (lines, ended, places) => {
        const text = lines.join('\n') + (ended && lines.length > 0 ? '\n' : '');
        const expected = text === '' ? [] : ended ? lines : lines.at(-1) === '' ? lines.slice(0, -1) : lines;
        expect(await linesIn(cut(text, places))).toEqual(expected);
      },
    ),
    { seed, numRuns: 300, endOnFailure: true },
  );
});

test('a line longer than can be a command is told as such, once, and the next one is read', async () => {
  const long = 'x'.repeat(LONGEST_LINE + 1);
  for (const places of [[], [10], [LONGEST_LINE, LONGEST_LINE + 1], [1, 5000, 70_000]]) {
    expect(await linesIn(cut(`a\n${long}\nb\n${long}${long}\nc\n${long}`, places))).toEqual([
      'a',
      'too long',
      'b',
      'too long',
      'c',
      'too long',
    ]);
  }
  expect(await linesIn([Buffer.from(`${'x'.repeat(LONGEST_LINE)}\n`)])).toEqual(['x'.repeat(LONGEST_LINE)]);
});
