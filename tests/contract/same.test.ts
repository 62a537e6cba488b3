/** The proofs that a schema and its type are the same: they hold, and they fail when either of the two drifts. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/setup/places.mjs';

const file = inRoot('tests', 'contract', 'drift.ts');

/** Lines of types: those that are to be true, and those that must not compile. */
const lines: readonly { readonly says: string; readonly holds: boolean }[] = [
  { says: 'Same<string, string>', holds: true },
  { says: 'Same<"a" | "b", "b" | "a">', holds: true },
  { says: 'Same<"a", "a" | "b">', holds: false },
  { says: 'Same<"a" | "b", "a">', holds: false },
  {
    says: 'Same<{ a: 1 }, { a: 1; b?: 2 }> extends true ? Same<{ a: 1; b: 2 }, { a: 1 }> : never',
    holds: false,
  },
  { says: 'Same<{ a: number }, { a: string }>', holds: false },
  // The schema of orders against the orders of the table.
  { says: 'Same<(typeof ask)["_output"], Readonly<Ask>>', holds: true },
  { says: 'Same<(typeof ask)["_output"], Readonly<Ask> | { readonly do: "dance" }>', holds: false },
  { says: 'Same<(typeof ask)["_output"], Exclude<Readonly<Ask>, { readonly do: "stop" }>>', holds: false },
  // The options of a game against the rulebook's.
  { says: 'Same<(typeof options)["_output"], { -readonly [K in keyof Options]: Options[K] }>', holds: true },
  { says: 'Same<(typeof options)["_output"], Omit<Options, "betting">>', holds: false },
  { says: 'Same<(typeof options)["_output"], Options & { readonly speed: number }>', holds: false },
  {
    says: 'Same<(typeof options)["_output"], Omit<Options, "game"> & { readonly game: "classic" }>',
    holds: false,
  },
];

function source(): string {
  return [
    "import type { Same } from '../../src/contract/same.ts';",
    "import type { ask, Ask } from '../../src/contract/order.ts';",
    "import type { options } from '../../src/contract/board.ts';",
    "import type { Options } from '../../src/rules/options.ts';",
    ...lines.map(({ says }, index) => `export const proof${index}: ${says} = true;`),
  ].join('\n');
}

/** The lines of `text` at which the compiler finds a fault, counted from 0, as if it stood in a pure room. */
function faultyLines(text: string): number[] {
  const parsed = ts.getParsedCommandLineOfConfigFile(inRoot('tsconfig.pure.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (fault) => {
      throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
    },
  });
  if (parsed === undefined) throw new Error('tsconfig.pure.json cannot be read');
  const host = ts.createCompilerHost(parsed.options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getSourceFile = (name, ...more) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true)
      : getSourceFile(name, ...more);
  const program = ts.createProgram([file], parsed.options, host);
  const drift = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(drift), ...program.getSemanticDiagnostics(drift)].map(
    ({ start = 0 }) => drift?.getLineAndCharacterOfPosition(start).line ?? -1,
  );
}

test('a schema that says more or less than its type does not compile', () => {
  const before = source().split('\n').length - lines.length;
  const faulty = new Set(faultyLines(source()));
  expect(lines.map(({ says }, index) => ({ says, holds: !faulty.has(before + index) }))).toEqual(lines);
  expect([...faulty].every((line) => line >= before)).toBe(true);
});
