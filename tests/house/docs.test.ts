import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const pages = [
  'README.md',
  'CHANGELOG.md',
  ...[...under('docs'), ...under('resources')].filter((name) => name.endsWith('.md')),
];
const read = (page: string) => readFileSync(join(root, page), 'utf8');

function under(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );
}

describe('The documents stay true', () => {
  it.each(pages)('every link and picture of %s leads somewhere', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it.each(pages)('every npm command that %s names exists', (page) => {
    const manifest: unknown = JSON.parse(read('package.json'));
    const scripts = Object.keys((manifest as { scripts: object }).scripts);
    const named = [...read(page).matchAll(/`npm (?:run (?:-s )?)?([a-z]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('the README names every room of the source', () => {
    const rooms = readdirSync(join(root, 'src')).map((room) => `src/${room}`);
    expect(rooms.filter((room) => !read('README.md').includes(`\`${room}\``))).toEqual([]);
  });

  it('the README says that this is a fan’s tool', () => {
    expect(read('README.md')).toContain('not affiliated');
  });

  it('every fault and every stream that the dice line speaks of is the title of a test', () => {
    const titles = under('tests')
      .filter((name) => /\.(?:test|e2e|property\.test)\.ts$|streams\.ts$/.test(name))
      .flatMap((name) => [...read(name).matchAll(/\((fault|stream)s? ([\d, ]+)\)/g)])
      .flatMap(([, kind, numbers]) => (numbers ?? '').split(', ').map((number) => `${kind} ${number}`));
    const faults = [...read('docs/dice-line.md').matchAll(/^\| (\d+) /gm)].map(
      ([, number]) => `fault ${number}`,
    );
    expect(faults).toHaveLength(31);
    const streams = [1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 14, 15].map((number) => `stream ${number}`);
    expect([...faults, ...streams].filter((one) => !titles.includes(one))).toEqual([]);
  });

  it('the repository names no package registry’s host, and its lock file no address', () => {
    const lock = read('package-lock.json');
    expect(lock).not.toContain('"resolved"');
    expect(read('.npmrc')).toContain('omit-lockfile-registry-resolved=true');
  });
});
