import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import vue from 'eslint-plugin-vue';

/**
 * What may know neither the time nor chance nor the outside world: the files that are compiled without them.
 * @type {{ include: string[] }}
 */
const { include: pureFiles } = JSON.parse(
  readFileSync(new URL('tsconfig.pure.json', import.meta.url), 'utf8'),
);

const noClockNoChance = {
  'no-restricted-globals': [
    'error',
    ...['Date', 'performance', 'fetch', 'crypto', 'setTimeout', 'setInterval'].map((name) => ({
      name,
      message: 'Pure rooms know no clock, chance or network: take it as an argument.',
    })),
  ],
  'no-restricted-properties': [
    'error',
    {
      object: 'Math',
      property: 'random',
      message: 'Dice are input. Only the host may roll, and only for practice.',
    },
  ],
};

export default tseslint.config(
  { ignores: ['out/**', 'node_modules/**', 'test-results/**', 'tests/house/sins/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  ...vue.configs['flat/recommended'],
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    rules: {
      // Prettier owns the layout of templates.
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/multi-word-component-names': 'off',
      'vue/no-v-html': 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'electron/**/*.ts', 'tests/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    // What is not known may not be used as if it were: it is parsed first.
    files: ['src/**/*.ts', 'electron/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
    },
  },
  {
    // They mount components of .vue files, whose types vue-tsc alone knows; it checks them.
    files: ['src/ui/*/main.ts'],
    rules: { '@typescript-eslint/no-unsafe-argument': 'off' },
  },
  { rules: { eqeqeq: 'error', 'no-console': 'error', 'prefer-const': 'error' } },
  { files: ['scripts/**/*.mjs'], rules: { 'no-console': 'off' } },
  { files: ['src/**/*.{ts,vue}', 'electron/**/*.ts'], rules: { 'max-lines': ['error', 300] } },
  { files: pureFiles, rules: noClockNoChance },
  {
    files: ['electron/**/*.ts'],
    ignores: ['electron/bridge.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'electron',
              importNames: ['ipcMain'],
              message: 'electron/bridge.ts is the one checked door.',
            },
          ],
        },
      ],
    },
  },
  { files: ['tests/**/*.ts'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
