// The places of the windows between two starts.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTHING, recall, remember } from '../../electron/remembered.ts';

let folder = '';
let reports: string[] = [];
const report = (text: string) => void reports.push(text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tableside-windows-'));
  reports = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const somewhere = { x: -10, y: 20, width: 800, height: 600 };

test('what was written is read', () => {
  const what = {
    desk: somewhere,
    display: null,
    table: { id: 7, label: 'TV', width: 1920, height: 1080 },
    x11: true,
  };
  remember(folder, what, report);
  expect(recall(folder, report)).toEqual(what);
  expect(readdirSync(folder)).toEqual(['windows.json']);
  expect(reports).toEqual([]);
});

test('a file of an older program lacks nothing', () => {
  writeFileSync(
    path.join(folder, 'windows.json'),
    JSON.stringify({ desk: somewhere, display: null, table: null }),
  );
  expect(recall(folder, report)).toEqual({ ...NOTHING, desk: somewhere });
  expect(reports).toEqual([]);
});

test('without a file nothing is remembered and nothing is reported', () => {
  expect(recall(folder, report)).toEqual(NOTHING);
  expect(reports).toEqual([]);
});

test.each([
  ['half a file', '{"desk":{"x":1,'],
  ['an empty file', ''],
  ['another form', '{"desk":null}'],
  ['a key too many', '{"desk":null,"display":null,"table":null,"__proto__":{"x":1}}'],
  ['a window without size', '{"desk":{"x":0,"y":0,"width":0,"height":0},"display":null,"table":null}'],
])('%s is reported with its path and remembers nothing', (_, text) => {
  writeFileSync(path.join(folder, 'windows.json'), text);
  expect(recall(folder, report)).toEqual(NOTHING);
  expect(reports).toEqual([expect.stringContaining(path.join(folder, 'windows.json'))]);
});

test('a broken file is replaced at the next writing', () => {
  writeFileSync(path.join(folder, 'windows.json'), 'broken');
  remember(folder, { ...NOTHING, desk: somewhere }, report);
  expect(recall(folder, report).desk).toEqual(somewhere);
});

test('a file that cannot be written is reported, and the program goes on', () => {
  mkdirSync(path.join(folder, 'windows.json'));
  remember(folder, NOTHING, report);
  expect(reports).toEqual([expect.stringContaining('could not be written')]);
});
