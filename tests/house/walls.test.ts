import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseOptions, ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import { ESLint } from 'eslint';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');
const sins = join(import.meta.dirname, 'sins');
const law: unknown = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));

/** Each planted file with the wall that must name it. */
const PLANTED: readonly (readonly [file: string, wall: string, sin: string])[] = [
  ['src/rules/knows-odds.ts', 'rules-imports-only', 'the rulebook imports the odds'],
  ['src/rules/knows-a-shape.ts', 'rules-imports-only', 'the rulebook imports a mere type of another room'],
  ['src/rules/uses-a-package.ts', 'rules-imports-only', 'the rulebook imports a package'],
  ['src/rules/reads-the-disk.ts', 'disk-where-it-belongs', 'the rulebook reads the disk'],
  ['src/odds/knows-the-table.ts', 'odds-imports-only', 'the odds import the table'],
  ['src/advice/knows-the-table.ts', 'advice-imports-only', 'advice imports the table'],
  ['src/table/knows-the-words.ts', 'table-imports-only', 'the table imports the words'],
  ['src/table/asks-a-player.ts', 'table-imports-only', 'the table has a computer player decide'],
  ['src/words/knows-the-host.ts', 'words-imports-only', 'the words import the host'],
  ['src/words/decides.ts', 'words-import-shapes-only', 'the words import more than types of the table'],
  ['src/contract/knows-the-host.ts', 'contract-imports-only', 'the contract imports the host'],
  ['src/host/knows-the-screens.ts', 'host-imports-only', 'the host imports the screens'],
  ['src/host/knows-electron.ts', 'host-without-electron-or-screens', 'the host imports Electron'],
  ['src/host/knows-electron.ts', 'electron-only-in-the-shell', 'a room of src imports Electron'],
  ['src/host/opens-a-port.ts', 'serialport-behind-its-seam', 'a port is opened past its seam'],
  ['src/host/writes-files.ts', 'disk-where-it-belongs', 'a file is written where no files belong'],
  ['src/ui/knows-odds.ts', 'ui-imports-only', 'a screen imports the odds'],
  [
    'src/ui/Reaches.vue',
    'ui-reaches-no-host',
    'a component reaches the host two imports away, by types alone',
  ],
  ['electron/goes-past-the-door.ts', 'electron-is-a-thin-shell', 'the shell goes past the host’s door'],
  ['src/rules/goes-round-too.ts', 'no-cycles', 'two files need each other'],
  ['src/table/alone.ts', 'no-orphans', 'a file is used by nobody'],
  ['src/host/knows-the-tests.ts', 'product-without-tests', 'the product imports a test'],
];

describe('The walls between the rooms bite', () => {
  let found: ReadonlySet<string>;

  beforeAll(async () => {
    if (!isLaw(law)) throw new Error('.dependency-cruiser.cjs holds no rules');
    const { output } = await cruise(['src', 'electron'], {
      ...law.options,
      baseDir: sins,
      tsConfig: { fileName: join(root, 'tsconfig.base.json') },
      validate: true,
      ruleSet: { forbidden: law.forbidden },
    });
    if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output}`);
    const result: ICruiseResult = output;
    found = new Set(result.summary.violations.map(({ from, rule }) => `${from} ${rule.name}`));
  });

  it.each(PLANTED)('%s is named by %s: %s', (file, wall) => {
    expect([...found].filter((line) => line.startsWith(`${file} `))).toContain(`${file} ${wall}`);
  });

  it('every wall of the law has a planted sin, so that none can rot unseen', () => {
    if (!isLaw(law)) throw new Error('.dependency-cruiser.cjs holds no rules');
    const named = new Set(PLANTED.map(([, wall]) => wall));
    expect(law.forbidden.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });

  it('a file that keeps to the law is not named', () => {
    expect([...found].filter((line) => /\/good\.ts /.test(line) && !line.includes('no-orphans'))).toEqual([]);
  });
});

const lint = new ESLint({ cwd: root, overrideConfigFile: join(root, 'eslint.config.mjs') });

/** The lint rules that a text in the place of a file would break. */
async function rulesBroken(code: string, filePath: string): Promise<readonly (string | null)[]> {
  const [result] = await lint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

describe('What is not known is parsed before it is used', () => {
  it.each([
    ['given a type', "export const sin: string = JSON.parse('1');", 'no-unsafe-assignment'],
    ['handed on', "export const sin = parseInt(JSON.parse('1'));", 'no-unsafe-argument'],
    ['handed back', "export const sin = (): string => JSON.parse('1');", 'no-unsafe-return'],
    ['looked into', "export const sin = () => void JSON.parse('1').a;", 'no-unsafe-member-access'],
    ['called', "JSON.parse('1')();", 'no-unsafe-call'],
  ])('lint refuses it %s', async (_, code, rule) => {
    for (const place of ['src/host/log.ts', 'electron/menu.ts'])
      expect(await rulesBroken(code, place)).toContain(`@typescript-eslint/${rule}`);
  });
});

describe('Pure rooms know no clock, no chance and no outside world', () => {
  it('lint refuses the date, chance and the network in every file that is compiled without them', async () => {
    const config = ts.readConfigFile(join(root, 'tsconfig.pure.json'), (path) => readFileSync(path, 'utf8'));
    const { include } = config.config as { readonly include: readonly string[] };
    // Of each room one file stands for all.
    const files = include.map((place) => {
      const room = place.replace('/**/*.ts', '');
      return room === place
        ? place
        : `${room}/${readdirSync(join(root, room)).find((name) => name.endsWith('.ts'))}`;
    });
    expect(files).toContain('src/host/dice/json.ts');
    for (const file of files) {
      const broken = await rulesBroken('export const sins = [Date.now(), Math.random(), fetch];', file);
      expect([file, ...broken.filter((rule) => rule?.startsWith('no-restricted'))]).toEqual([
        ...[file, 'no-restricted-globals', 'no-restricted-properties', 'no-restricted-globals'],
      ]);
    }
  });

  it.each([
    ['process', 'export const sin = process.env;'],
    ['window', 'export const sin = window.name;'],
    ['console', "console.log('sin');"],
    ['timers', 'setTimeout(() => undefined, 1);'],
  ])('%s does not compile with the pure rooms’ own settings', (_, code) => {
    const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8'));
    const { options } = ts.convertCompilerOptionsFromJson(
      (config.config as { compilerOptions: object }).compilerOptions,
      root,
    );
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, target) =>
      name === 'sin.ts' ? ts.createSourceFile(name, code, target) : read(name, target);
    const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(['sin.ts'], options, host));
    expect(diagnostics.map(({ code: number }) => number)).toEqual([expect.any(Number)]);
  });

  it('every file of a pure room is compiled with those settings', () => {
    const pure = ts.readConfigFile(join(root, 'tsconfig.pure.json'), (path) => readFileSync(path, 'utf8'));
    const { fileNames } = ts.parseJsonConfigFileContent(pure.config, ts.sys, root);
    const files = ['rules', 'odds', 'advice', 'table', 'words', 'contract'].flatMap((room) =>
      readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(root, 'src', room, name)),
    );
    expect(files.filter((file) => !fileNames.includes(file))).toEqual([]);
  });
});

describe('One door for messages from windows', () => {
  it('ipcMain may be imported by the bridge alone', async () => {
    const lint = new ESLint({ cwd: root, overrideConfigFile: join(root, 'eslint.config.mjs') });
    const code = "import { ipcMain } from 'electron';\nexport const sin = ipcMain;\n";
    const [elsewhere] = await lint.lintText(code, { filePath: 'electron/windows.ts' });
    const [bridge] = await lint.lintText(code, { filePath: 'electron/bridge.ts' });
    expect(elsewhere?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-imports');
    expect(bridge?.messages.map(({ ruleId }) => ruleId)).not.toContain('no-restricted-imports');
  });
});

function isLaw(
  value: unknown,
): value is { forbidden: (IForbiddenRuleType & { name: string })[]; options: ICruiseOptions } {
  return typeof value === 'object' && value !== null && 'forbidden' in value && 'options' in value;
}
