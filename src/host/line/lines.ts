/** Standard input as lines of bytes, with a limit: a longer line is passed over, not kept. It knows no commands. */

/** Longest line that can be a command, in bytes. */
export const LONGEST_LINE = 64 * 1024;

/** One line without its end, or the mark of one that was too long. */
export type InputLine = { readonly text: string } | { readonly tooLong: true };

const LINE_END = 0x0a;

/** The lines of a stream, as they come; a last line without an end counts as one. */
export async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<InputLine> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer) => {
    length += part.length;
    if (length <= LONGEST_LINE) parts.push(part);
    else parts = [];
  };
  const finish = (): InputLine => {
    const line: InputLine =
      length > LONGEST_LINE ? { tooLong: true } : { text: Buffer.concat(parts).toString('utf8') };
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
      take(chunk.subarray(start, end));
      start = end + 1;
      yield finish();
    }
    if (start < chunk.length) take(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}
