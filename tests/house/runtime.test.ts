// The choice of the Electron runtime: what is used before what, and what is never used.
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nodeTooOld } from '../../scripts/setup/node-version.mjs';
import { inRoot } from '../../scripts/setup/places.mjs';
import { buildFallback, fallbackExecutable, fallbackFits } from '../../scripts/setup/runtime-fallback.mjs';
import { fetchOfficial, officialVersion } from '../../scripts/setup/runtime-official.mjs';
import { findRuntime } from '../../scripts/setup/runtime.mjs';
import { unzip } from '../../scripts/setup/zip.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tableside-runtime-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const quiet = () => undefined;

test('the runtime that TABLESIDE_ELECTRON names is used before any other', () => {
  const executable = path.join(folder, 'electron');
  writeFileSync(executable, '');
  writeFileSync(path.join(folder, 'version'), '99.1.2\n');
  vi.stubEnv('TABLESIDE_ELECTRON', executable);
  expect(findRuntime()).toEqual({
    ok: true,
    path: executable,
    dist: folder,
    version: '99.1.2',
    kind: 'given',
  });
});

test('a TABLESIDE_ELECTRON that names no file is told, not passed over', () => {
  const nowhere = path.join(folder, 'nowhere');
  vi.stubEnv('TABLESIDE_ELECTRON', nowhere);
  const found = findRuntime();
  expect(found.ok).toBe(false);
  expect(found.ok ? '' : found.why).toContain(nowhere);
});

test('start, the tests and whatever else runs Electron ask one module which runtime it is', () => {
  const askers = [
    'scripts',
    'scripts/setup',
    'scripts/open',
    'scripts/checks',
    'tests/kit',
    'tests/electron',
  ].flatMap((place) =>
    readdirSync(inRoot(place))
      .filter((name) => /\.(mjs|ts)$/.test(name))
      .map((name) => `${place}/${name}`)
      .filter((name) => /runtime-(official|fallback)\.mjs'/.test(readFileSync(inRoot(name), 'utf8'))),
  );
  expect(askers).toEqual(['scripts/setup/runtime.mjs']);
});

test('a refusal of the official download is remembered for a day and for its version alone', async () => {
  const why = 'The official Electron could not be downloaded (remembered).';
  const remember = (version: string, hoursAgo: number) =>
    writeFileSync(
      path.join(folder, 'official-refused.json'),
      JSON.stringify({ version, when: Date.now() - hoursAgo * 3_600_000, why }),
    );
  // A person's own source is not asked beforehand, and this one refuses at once.
  vi.stubEnv('ELECTRON_MIRROR', 'http://127.0.0.1:9/');
  remember(officialVersion(), 23);
  expect(await fetchOfficial(quiet, folder)).toEqual({ ok: false, why });
  const asked: string[] = [];
  remember(officialVersion(), 25);
  await fetchOfficial((text) => asked.push(text), folder);
  remember('1.0.0', 1);
  await fetchOfficial((text) => asked.push(text), folder);
  expect(asked.filter((text) => text.startsWith('downloading Electron'))).toHaveLength(2);
});

test.each(['{"version":"45.5.0","wh', '', 'null', '[]', '{"version":"45.5.0","when":"today","why":"w"}'])(
  'a damaged memory of a refusal (%j) is no memory: the site is asked again',
  async (memory) => {
    vi.stubEnv('ELECTRON_MIRROR', 'http://127.0.0.1:9/');
    const file = path.join(folder, 'official-refused.json');
    writeFileSync(file, memory);
    const asked: string[] = [];
    const fetched = await fetchOfficial((text) => asked.push(text), folder);
    expect(fetched.ok ? '' : fetched.why).toContain('could not be downloaded');
    expect(asked[0]).toContain('downloading Electron');
    // And the new one is whole.
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: officialVersion() });
  },
);

test('a refusal that the disk does not let be remembered is told all the same', async () => {
  vi.stubEnv('ELECTRON_MIRROR', 'http://127.0.0.1:9/');
  const blocked = path.join(folder, 'a-file');
  writeFileSync(blocked, '');
  const told: string[] = [];
  const fetched = await fetchOfficial((text) => told.push(text), path.join(blocked, 'cache'));
  expect(fetched.ok ? '' : fetched.why).toContain('could not be downloaded');
  expect(told.at(-1)).toMatch(/official-refused\.json could not be written \(ENOTDIR.*asks again/);
});

test('a fallback that is half made is never used', () => {
  const dist = path.join(folder, 'electron-33.2.1');
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'electron'), '');
  expect(fallbackExecutable(folder)).toBeUndefined();
  writeFileSync(path.join(dist, 'version'), '33.2.1');
  expect(fallbackExecutable(folder)).toBe(fallbackFits() ? path.join(dist, 'electron') : undefined);
});

test('a fallback with another checksum is refused and leaves nothing behind', async () => {
  const npm = path.join(folder, 'npm.js');
  writeFileSync(
    npm,
    `const to = process.argv[process.argv.indexOf('--pack-destination') + 1];
     require('node:fs').writeFileSync(require('node:path').join(to, 'other.tgz'), 'not what was asked for');`,
  );
  vi.stubEnv('npm_execpath', npm);
  const cache = path.join(folder, 'cache');
  const built = await buildFallback(quiet, cache);
  expect(built.ok ? '' : built.why).toContain('is not the file it should be');
  expect(readdirSync(cache)).toEqual([]);
});

test('a registry that does not give the fallback is told with what npm wrote', async () => {
  const npm = path.join(folder, 'npm.js');
  writeFileSync(npm, `console.error('E404 no such package'); process.exit(1);`);
  vi.stubEnv('npm_execpath', npm);
  const built = await buildFallback(quiet, folder);
  expect(built.ok ? '' : built.why).toContain('E404 no such package');
});

test.each([
  ['nothing can be written there', 'a-file/cache', 'ENOTDIR'],
  // What npm hands over cannot be read as a file: any fault on the way from there is told in the same way.
  ['what came cannot be read', 'cache', 'EISDIR'],
])(
  'a fallback that cannot be made because %s is told with cause and next step',
  async (_why, place, cause) => {
    const npm = path.join(folder, 'npm.js');
    writeFileSync(
      npm,
      `const to = process.argv[process.argv.indexOf('--pack-destination') + 1];
     require('node:fs').mkdirSync(require('node:path').join(to, 'other.tgz'));`,
    );
    writeFileSync(path.join(folder, 'a-file'), '');
    vi.stubEnv('npm_execpath', npm);
    const cache = path.join(folder, place);
    const built = await buildFallback(quiet, cache);
    expect(built.ok ? '' : built.why).toMatch(
      new RegExp(`could not be put together in ${cache}: ${cause}.*try again`),
    );
  },
);

test('of a zip archive only the wanted files are written, whole and with their permissions', async () => {
  const archive = path.join(folder, 'archive.zip');
  const long = 'a line that packs well\n'.repeat(5000);
  writeFileSync(
    archive,
    zipOf([
      { name: 'Program/', text: '', mode: 0o755 },
      { name: 'Program/run', text: long, mode: 0o755, packed: true },
      { name: 'Program/notes.txt', text: 'stored as it is', mode: 0o644 },
      { name: 'Program/empty', text: '', mode: 0o644 },
      { name: 'Program/unwanted/thing.js', text: 'no', mode: 0o644 },
    ]),
  );
  await unzip(archive, (name) => (name.includes('unwanted') ? undefined : path.join(folder, 'to', name)));
  const at = (name: string) => path.join(folder, 'to', 'Program', name);
  expect(readFileSync(at('run'), 'utf8')).toBe(long);
  expect(readFileSync(at('notes.txt'), 'utf8')).toBe('stored as it is');
  expect(statSync(at('empty')).size).toBe(0);
  expect(statSync(at('run')).mode & 0o111).toBe(0o111);
  expect(statSync(at('notes.txt')).mode & 0o111).toBe(0);
  expect(readdirSync(path.join(folder, 'to', 'Program')).sort()).toEqual(['empty', 'notes.txt', 'run']);
});

test('a file that is no zip archive, or is cut off, is refused', async () => {
  const archive = path.join(folder, 'archive.zip');
  writeFileSync(archive, 'PK but nothing more');
  await expect(unzip(archive, (name) => path.join(folder, name))).rejects.toThrow('Not a zip archive');
});

test('a Node that is too old is told which one is needed', () => {
  expect(nodeTooOld('18.20.4')).toContain('needs Node 20.19 or newer; this is Node 18.20.4');
  expect(nodeTooOld('20.18.9')).toContain('20.18.9');
  expect(nodeTooOld('20.19.0')).toBeUndefined();
  expect(nodeTooOld('24.1.0')).toBeUndefined();
});

interface Zipped {
  readonly name: string;
  readonly text: string;
  readonly mode: number;
  readonly packed?: boolean;
}

/** A zip archive by the book (PKWARE's APPNOTE, 4.3), as far as the reader reads it. */
function zipOf(files: readonly Zipped[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, mode, packed = false } of files) {
    const data = packed ? deflateRawSync(text) : Buffer.from(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(packed ? 8 : 0, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(text.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    local.copy(entry, 8, 6, 28);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), data);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}
