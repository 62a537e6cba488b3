/** The players' own sets of rules, kept and read: what is damaged is refused by its code, and nothing is changed by it. */
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_PRESET, makePresetFile, parsePresetFile } from '../../src/contract/preset.ts';
import type { PresetAsk } from '../../src/contract/to-host.ts';
import { createPresets, MOST_PRESETS, type Presets } from '../../src/host/presets.ts';
import { openSettings, type SettingsFile } from '../../src/host/settings.ts';
import { memoryLog, testFolders } from '../kit/folder.ts';
import { seeded } from '../kit/seeded.ts';

const folder = testFolders();
const OURS = { name: 'Ours', rules: { betting: true, bet_clock: 30 } } as const;
const FILE = makePresetFile(OURS);

let path: string;
let settings: SettingsFile;
let presets: Presets;
let changes: number;
beforeEach(async () => {
  path = join(folder(), 'settings.json');
  settings = await openSettings(path, () => '2026-01-02T03:04:05.678Z', memoryLog());
  changes = 0;
  presets = createPresets(settings, () => (changes += 1));
  presets.ask({ do: 'save-preset', name: 'Kept', rules: { win_columns: 2 } });
  changes = 0;
});

function refused(ask: PresetAsk, code: string, says = /./): void {
  const before = presets.own();
  const answer = presets.ask(ask);
  expect(answer).toMatchObject({ ok: false, refusal: code });
  expect(answer.ok ? '' : answer.says).toMatch(says);
  expect(presets.own()).toEqual(before);
  expect(changes).toBe(0);
}
const reading = (text: string): PresetAsk => ({ do: 'read-preset', text });
const changed = (part: object) => reading(JSON.stringify({ ...(JSON.parse(FILE) as object), ...part }));

describe('a file of rules', () => {
  test('that was written is read again as it was', () => {
    expect(presets.ask(reading(FILE))).toMatchObject({ ok: true, preset: OURS });
    expect(presets.ask({ do: 'write-preset', name: 'ours' })).toEqual({ ok: true, file: FILE });
    expect(presets.own().map(({ name }) => name)).toEqual(['Kept', 'Ours']);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'betting = true'],
    ['JSON cut short', FILE.slice(0, -4)],
    ['a list', '[]'],
    ['null', 'null'],
    ['an object of something else', '{"name":"Ours"}'],
    ['no version', '{"tableside":"preset","name":"Ours","rules":{}}'],
    ['a version before the first', '{"tableside":"preset","version":0,"name":"Ours","rules":{}}'],
    ['no rules', '{"tableside":"preset","version":1,"name":"Ours"}'],
    ['rules that are a list', '{"tableside":"preset","version":1,"name":"Ours","rules":[]}'],
    [
      'an option with a list as its value',
      '{"tableside":"preset","version":1,"name":"Ours","rules":{"betting":[1]}}',
    ],
    ['__proto__ as an option', FILE.replace('"betting"', '"__proto__"')],
    ['a field too many', '{"tableside":"preset","version":1,"name":"Ours","rules":{},"seats":4}'],
  ])('that holds %s is preset-damaged', (_, text) =>
    refused(reading(text), 'preset-damaged', /Ask for the file again/),
  );

  test('that is too long is refused before it is read', () => {
    refused(reading(FILE + ' '.repeat(LONGEST_PRESET)), 'preset-too-long', /8192/);
  });

  test('of a later version says which, and that the program must be newer', () => {
    refused(changed({ version: 2 }), 'preset-newer', /form 2; this one reads 1/);
    refused(changed({ version: 2, rules: { wind: 'strong' }, more: [] }), 'preset-newer');
  });

  test('with an option that there is not, or a value that it cannot have, is refused by name', () => {
    refused(changed({ rules: { wind: true } }), 'unknown-option', /wind/);
    refused(changed({ rules: { betting: 'maybe' } }), 'bad-option', /betting/);
  });

  test('whose options contradict each other is refused', () => {
    refused(
      changed({ rules: { betting: true, occupied: 'skip' } }),
      'betting-needs-stack',
      /occupied: stack/,
    );
    refused(changed({ rules: { betting: true, game: 'express' } }), 'betting-needs-classic');
    refused(changed({ rules: { win_columns: 12 } }), 'bad-win-columns');
  });

  test('that is damaged anywhere is read whole or refused, never half', () => {
    const chance = seeded(8192);
    const codes = new Set<string>();
    for (let time = 0; time < 3_000; time += 1) {
      const at = chance.whole(FILE.length);
      const with_ = String.fromCharCode(chance.whole(128));
      const text = chance.chance(0.3) ? FILE.slice(0, at) : FILE.slice(0, at) + with_ + FILE.slice(at + 1);
      const read = parsePresetFile(text);
      if (read.ok) expect(parsePresetFile(makePresetFile(read.preset))).toEqual(read);
      else codes.add(read.refusal.code);
    }
    expect(codes.has('preset-damaged') && codes.has('unknown-option')).toBe(true);
  });
});

describe('the name of a set of rules', () => {
  test.each(['', '  ', 'x'.repeat(41), 'two\nlines'])('cannot be %j', (name) =>
    refused({ do: 'save-preset', name, rules: {} }, 'bad-preset-name', /40/),
  );

  test('cannot be that of a game of the rulebook, in any case of letters', () => {
    refused({ do: 'save-preset', name: ' cLASSIC ', rules: {} }, 'preset-name-taken', /cLASSIC/);
    refused(changed({ name: 'Express' }), 'preset-name-taken');
  });

  test('that is there names the newer rules from then on', () => {
    presets.ask({ do: 'save-preset', name: 'KEPT', rules: { win_columns: 4 } });
    expect(presets.own()).toEqual([{ name: 'KEPT', rules: { win_columns: 4 } }]);
  });

  test('that is not there is written and deleted by nobody', () => {
    refused({ do: 'write-preset', name: 'Theirs' }, 'no-such-preset', /Theirs/);
    refused({ do: 'delete-preset', name: 'Theirs' }, 'no-such-preset', /Theirs/);
  });
});

test('so many sets are kept and no more, and none is dropped for a new one', () => {
  for (let at = presets.own().length; at < MOST_PRESETS; at += 1)
    expect(presets.ask({ do: 'save-preset', name: `Set ${at}`, rules: {} })).toMatchObject({ ok: true });
  changes = 0;
  refused({ do: 'save-preset', name: 'One more', rules: {} }, 'too-many-presets', /50/);
});

test('what is kept is there at the next start', async () => {
  presets.ask(reading(FILE));
  await settings.close();
  const again = createPresets(
    await openSettings(path, () => '2026-01-02T03:04:05.678Z', memoryLog()),
    () => undefined,
  );
  expect(again.own()).toEqual([{ name: 'Kept', rules: { win_columns: 2 } }, OURS]);
});
