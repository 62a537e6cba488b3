// The data folder, opened from the menu: a system that cannot show it says so in words, not by failing.
import { expect, test } from 'vitest';
import { openFolder } from '../../electron/data-folder.ts';
import { memoryLog } from '../kit/folder.ts';

const opened = async (open: () => Promise<string>) => {
  const log = memoryLog();
  const told: string[] = [];
  await openFolder('/games', { open, log, tell: (title, detail) => void told.push(`${title}: ${detail}`) });
  return { log: log.lines, told };
};

test('a folder that opens is nothing to speak of', async () => {
  expect(await opened(() => Promise.resolve(''))).toEqual({ log: [], told: [] });
});

test.each([
  ['says', () => Promise.resolve('No application for folders.')],
  ['throws', () => Promise.reject(new Error('No application for folders.'))],
])(
  'what the system %s when it cannot open it is logged, and a person learns which folder it is',
  async (_how, open) => {
    const { log, told } = await opened(open);
    expect(log).toEqual([expect.stringMatching(/^warn .*\/games.*No application for folders\./)]);
    expect(told).toEqual([expect.stringMatching(/could not be opened[^]*\/games[^]*No application/)]);
  },
);
