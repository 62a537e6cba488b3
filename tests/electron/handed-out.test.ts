// Which files a page may hand out: those that it made itself, under the names that the product gives.
import { expect, test } from 'vitest';
import { isHandedOut } from '../../electron/handed-out.ts';
import { fileName } from '../../src/ui/desk/preset-file.ts';
import { FAIRNESS_WORDS } from '../../src/words/fairness.ts';

const BLOB = 'blob:app://tableside/0f6b2c1e';

test.each([fileName('Thursday'), fileName('../../odd: name'), FAIRNESS_WORDS.file])('%s is one', (name) => {
  expect(isHandedOut(BLOB, name)).toBe(true);
});

test.each([
  'dice-fairness.csv.exe',
  'my-dice-fairness.csv',
  'dice-fairness.CSV',
  'other.csv',
  'rules.json',
  'tableside-rules.json.sh',
  '',
])('“%s” is none', (name) => {
  expect(isHandedOut(BLOB, name)).toBe(false);
});

test.each(['https://example.org/x', 'data:text/csv,1', 'file:///etc/passwd', 'app://tableside/desk/blob:x'])(
  'nothing from %s is one, whatever its name',
  (address) => {
    for (const name of [FAIRNESS_WORDS.file, fileName('Thursday')])
      expect(isHandedOut(address, name)).toBe(false);
  },
);
