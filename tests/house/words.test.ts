/** Every word that the screens can say is said somewhere: a label that nothing shows is dead in four languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as en from '../../src/words/en/index.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Tables of words by the name that they are exported under. */
type Tables = Readonly<Record<string, object>>;

/** The tables of all subjects; those of the other languages have the same entries. */
function tablesOf(subjects: Readonly<Record<string, object>>): Tables {
  const exported = Object.values(subjects).flatMap((subject) => Object.entries(subject));
  const tables = exported.filter(
    (entry): entry is [string, object] => /_WORDS$/.test(entry[0]) && typeof entry[1] === 'object',
  );
  expect(new Set(tables.map(([name]) => name)).size, 'every table has a name of its own').toBe(tables.length);
  return Object.fromEntries(tables);
}

/**
 * The entries that no source uses. One is used where it stands behind its table's name (`A_WORDS.open`). Of a table that is
 * read by a key that is worked out (`A_WORDS[page]`) or taken apart, an entry is used where its key stands as a text or a name.
 */
function unusedOf(tables: Tables, sources: readonly string[]): readonly string[] {
  const all = sources.join('\n');
  return Object.entries(tables).flatMap(([name, table]) => {
    const readWhole = new RegExp(`\\b${name}\\[|\\} = ${name}\\b`).test(all);
    const isUsed = (key: string): boolean =>
      new RegExp(`\\b${name}\\.${key}\\b`).test(all) ||
      (readWhole && new RegExp(`['"]${key}['"]|\\{[^{}\\n]*\\b${key}\\b[^{}\\n]*\\} = ${name}\\b`).test(all));
    return Object.keys(table)
      .filter((key) => !isUsed(key))
      .map((key) => `${name}.${key}`);
  });
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|vue)$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
}

describe('The words of the screens', () => {
  it('are all said somewhere', () => {
    const tables = tablesOf(en);
    expect(Object.keys(tables).length).toBeGreaterThan(30);
    expect(unusedOf(tables, [...sourcesIn('src'), ...sourcesIn('electron')])).toEqual([]);
  });

  it('are found unsaid where nothing names them', () => {
    const tables = { A_WORDS: { open: '', shut: '', ajar: '' }, B_WORDS: { open: '', shut: '' } };
    expect(unusedOf(tables, ['A_WORDS.open', 'B_WORDS[page]', "const PAGES = ['shut'];"])).toEqual([
      'A_WORDS.shut',
      'A_WORDS.ajar',
      'B_WORDS.open',
    ]);
    expect(unusedOf(tables, ['const { open, ajar } = A_WORDS;'])).toContain('A_WORDS.shut');
    expect(unusedOf(tables, ['const { open, ajar } = A_WORDS;'])).not.toContain('A_WORDS.ajar');
  });
});
