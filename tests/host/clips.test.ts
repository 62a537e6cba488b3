/** Sounds of the players' own on the disk: what is listed, what is handed out, and what is said of a missing one. */
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clipAt } from '../../src/contract/call.ts';
import { createClips, LARGEST_CLIP } from '../../src/host/clips.ts';
import { memoryLog, testFolders } from '../kit/folder.ts';

const folderOf = testFolders();

async function clipsOf(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = join(folderOf(), 'sounds');
  for (const language of ['de', 'xx']) mkdirSync(join(folder, language), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const log = memoryLog();
  let changes = 0;
  const clips = createClips(folder, log, () => (changes += 1));
  await clips.look();
  return { clips, folder, log, changes: () => changes };
}

describe('clips', () => {
  test('are files of a known name and kind, also in a folder a language', async () => {
    const { clips, folder, log } = await clipsOf({
      'bust.mp3': 'b',
      'Win.OGG': 'w',
      '12.wav': '12',
      'de/12.wav': 'zwölf',
      'xx/12.wav': 'no language',
      'notes.txt': 'no sound',
      'song.mp3': 'no call',
      '.bust.mp3': 'hidden',
      'stop.wav': '',
      'tie.wav': new Uint8Array(LARGEST_CLIP + 1),
    });
    symlinkSync(join(folder, 'notes.txt'), join(folder, 'undo.mp3'));
    await clips.look();
    expect([...clips.names()].sort()).toEqual(['12.wav', 'Win.OGG', 'bust.mp3', 'de/12.wav']);
    expect(Buffer.from((await clips.read('de/12.wav')) ?? []).toString()).toBe('zwölf');
    for (const name of ['undo.mp3', 'stop.wav', 'tie.wav', 'xx/12.wav', '../clips.txt', '12.mp3', ''])
      expect([name, await clips.read(name)]).toEqual([name, null]);
    expect(log.lines).toEqual([]);
  });

  test('are looked for anew, and only what changed is told', async () => {
    const { clips, folder, changes } = await clipsOf({});
    expect([clips.names(), changes()]).toEqual([[], 0]);
    writeFileSync(join(folder, 'bust.mp3'), 'b');
    await clips.look();
    await clips.look();
    expect([clips.names(), changes()]).toEqual([['bust.mp3'], 1]);
  });

  test('are looked for no more once that is closed, which waits for a look that is under way', async () => {
    const { clips, folder } = await clipsOf({});
    const looked: string[] = [];
    void clips.look().then(() => looked.push('under way'));
    await Promise.resolve();
    void clips.look();
    await clips.close();
    expect(looked).toEqual(['under way']);
    rmSync(folder, { recursive: true });
    await clips.look();
    expect(existsSync(folder)).toBe(false);
  });

  test('of a language whose folder cannot be read are named in the log, and take nothing from the others', async () => {
    const { clips, folder, log } = await clipsOf({ 'bust.mp3': 'b' });
    // No folder for Spanish is nothing out of the way; this is something else.
    writeFileSync(join(folder, 'fr'), 'a file where a folder should be');
    await clips.look();
    expect(clips.names()).toEqual(['bust.mp3']);
    expect(log.lines).toEqual([expect.stringMatching(/^error .*fr. could not be listed.*ENOTDIR/)]);
  });

  test('have addresses of their own, and nothing else is one', () => {
    expect(clipAt('/sounds/de/12.wav')).toEqual({ name: 'de/12.wav', type: 'audio/wav' });
    expect(clipAt('/sounds/bust.mp3')).toEqual({ name: 'bust.mp3', type: 'audio/mpeg' });
    for (const path of [
      '/sounds/',
      '/sounds/bust',
      '/sounds/bust.exe',
      '/sounds/../bust.mp3',
      '/sounds/de/../bust.mp3',
      '/sounds/%2e%2e/bust.mp3',
      '/sounds/xx/bust.mp3',
      '/sounds/13.mp3',
      '/sounds//bust.mp3',
      '/bust.mp3',
      'sounds/bust.mp3',
    ])
      expect([path, clipAt(path)]).toEqual([path, null]);
  });
});

test('K14 a clip that is wanted and missing is one warning in the log, and none where nobody has clips', async () => {
  const some = await clipsOf({ 'claim.mp3': 'c' });
  for (let times = 0; times < 3; times += 1) some.clips.want(['claim', '12'], 'en');
  some.clips.want(['claim'], 'en');
  expect(some.log.lines).toHaveLength(1);
  expect(some.log.lines[0]).toMatch(/^warn .*"12"/);

  const none = await clipsOf({});
  none.clips.want(['claim', '12'], 'en');
  expect(none.log.lines).toEqual([]);
});
