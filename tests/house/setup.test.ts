// The set-up that both commands share: when npm ci and the builds are run again, and when not.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { report, together } from '../../scripts/checks/report.mjs';
import { freshness } from '../../scripts/setup/fresh.mjs';
import { packagesMatch } from '../../scripts/setup/packages.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tableside-setup-'));
  mkdirSync(path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

const vue = { version: '3.5.45', integrity: 'sha512-a' };
const forMac = { version: '1.0.0', integrity: 'sha512-b', optional: true };

function lock(wanted: object, present: object | undefined): void {
  put('package-lock.json', JSON.stringify({ packages: { '': { name: 'tableside' }, ...wanted } }));
  if (present !== undefined) put('node_modules/.package-lock.json', JSON.stringify({ packages: present }));
}

test('packages that are those of the lock file are not installed again, whatever is left out for other systems', () => {
  lock({ 'node_modules/vue': vue, 'node_modules/for-mac': forMac }, { 'node_modules/vue': vue });
  expect(packagesMatch(folder)).toBe(true);
});

test.each([
  ['none are there', undefined],
  ['one is missing', {}],
  ['one has another version', { 'node_modules/vue': { ...vue, version: '3.5.44' } }],
  ['one has another checksum', { 'node_modules/vue': { ...vue, integrity: 'sha512-c' } }],
])('packages are installed when %s', (_name, present) => {
  lock({ 'node_modules/vue': vue }, present);
  expect(packagesMatch(folder)).toBe(false);
});

test.each(['node_modules/.package-lock.json', 'package-lock.json'])(
  'packages are installed, and nothing is thrown, when %s was cut off while it was written',
  (file) => {
    lock({ 'node_modules/vue': vue }, { 'node_modules/vue': vue });
    put(file, '{"packages":{"node_mod');
    expect(packagesMatch(folder)).toBe(false);
  },
);

const state = () => freshness('program', ['src', 'tsconfig.json'], folder);

test('what was built of the sources that lie there is not built again', () => {
  put('src/a.ts', 'one');
  expect(state().fresh).toBe(false);
  state().remember();
  expect(state().fresh).toBe(true);
});

test.each<[string, () => void]>([
  ['changed', () => put('src/a.ts', 'two')],
  ['added', () => put('src/b.ts', 'two')],
  ['removed', () => rmSync(path.join(folder, 'src/a.ts'))],
  ['added that was not there before', () => put('tsconfig.json', '{}')],
])('a source that is %s makes the build stale', (_name, change) => {
  put('src/a.ts', 'one');
  state().remember();
  change();
  expect(state().fresh).toBe(false);
});

test('a build that was cut off is not taken for whole', () => {
  put('src/a.ts', 'one');
  state().remember();
  state().forget();
  expect(state().fresh).toBe(false);
});

test('sources that change while they are built leave the build stale', () => {
  put('src/a.ts', 'one');
  const begun = state();
  put('src/a.ts', 'two');
  begun.remember();
  expect(state().fresh).toBe(false);
});

test('a suite in which nothing was found to check has failed', () => {
  expect(report(0, 0, '')).toMatchObject({ passed: 0, failed: 1 });
  expect(report(3, 0, '')).toEqual({ passed: 3, failed: 0, output: '' });
});

test('a suite that is run in parts has failed where one of them has', () => {
  const parts = [report(3, 0, 'one'), { ...report(4, 0, 'two'), again: 1 }, report(0, 0, 'three')];
  expect(together(parts)).toMatchObject({ passed: 7, failed: 1, again: 1 });
  for (const word of ['one', 'two', 'three']) expect(together(parts).output).toContain(word);
});
