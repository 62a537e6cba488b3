/** What the pages' program is told on its command line and in its environment. */

export type Command =
  | { readonly ok: true; readonly because: string | null; readonly port: number }
  | { readonly ok: false; readonly why: string };

/** Reads `--because TEXT` (why there is no window) and TABLESIDE_PORT. Anything else is refused by name. */
export function readCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Command {
  let because: string | null = null;
  for (let at = 0; at < args.length; at += 2) {
    const text = args[at + 1];
    if (args[at] !== '--because' || text === undefined)
      return { ok: false, why: `"${args[at]}" is not understood; there is only "--because TEXT".` };
    because = text;
  }
  const named = env['TABLESIDE_PORT'] ?? '';
  if (!/^\d{0,5}$/.test(named) || Number(named) > 65_535)
    return {
      ok: false,
      why: `TABLESIDE_PORT is "${named}", which is no port. Use a number from 1 to 65535, or none.`,
    };
  return { ok: true, because, port: Number(named) };
}
