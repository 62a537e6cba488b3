/**
 * The import law of the house, a wall a room (docs/architecture.md draws it). Each rule says what a room may import and
 * why; tests/house/walls.test.ts proves with planted sins that each of them bites.
 */

/** Everything outside these rooms is forbidden to `room`. */
const onlyImports = (room, rooms, comment, more = {}) => ({
  name: `${room}-imports-only`,
  severity: 'error',
  comment,
  from: { path: `^src/${room}/` },
  to: { pathNot: [`^src/(${[room, ...rooms].join('|')})/`, ...(more.packages ?? [])] },
});

/** The names of the computer players and the shape of their reasons: a seat, a message and a sentence carry them. */
const PLAYER_SHAPES = '^src/advice/players/(names|reason)\\.ts$';

module.exports = {
  forbidden: [
    onlyImports(
      'rules',
      [],
      'The rulebook stands alone: it must be readable, and testable, without anything else.',
    ),
    onlyImports('odds', ['rules'], 'Exact counts follow from the rules and from nothing else.'),
    onlyImports(
      'advice',
      ['rules', 'odds'],
      'Opinion follows from the rules and the odds, not from who asks.',
    ),
    onlyImports(
      'table',
      ['rules', 'odds'],
      'Refereeing knows the rules and the odds, not who shows or stores them. A seat may bear the name of a computer player.',
      { packages: [PLAYER_SHAPES] },
    ),
    onlyImports(
      'words',
      ['rules', 'odds', 'table', 'contract'],
      'Sentences are made from what happened, nowhere fetched.',
      { packages: [PLAYER_SHAPES] },
    ),
    {
      name: 'words-import-shapes-only',
      severity: 'error',
      comment:
        'Words may name the shapes of other rooms, but decide nothing: from all but the rules, types only.',
      from: { path: '^src/words/' },
      to: { path: '^src/(odds|advice|table|contract)/', dependencyTypesNot: ['type-only'] },
    },
    onlyImports(
      'contract',
      ['rules', 'odds', 'table'],
      'Shapes that cross a line; the one room with the schema library.',
      {
        packages: ['node_modules/zod/', PLAYER_SHAPES],
      },
    ),
    onlyImports(
      'host',
      ['rules', 'odds', 'advice', 'table', 'words', 'contract'],
      'The authority is plain Node: it runs without Electron and without screens.',
      { packages: ['node_modules/', '^(node:)?[a-z_/]+$', '^resources/advice/'] },
    ),
    {
      name: 'host-without-electron-or-screens',
      severity: 'error',
      comment: 'What needs Electron or Vue cannot be run by the pages, the line program and the tests.',
      from: { path: '^src/host/' },
      to: { path: ['node_modules/(electron|vue|pinia|@vue)/', '^electron$', '^src/ui/', '^electron/'] },
    },
    onlyImports(
      'ui',
      ['contract', 'words', 'rules'],
      'Screens are handed what they show; they decide nothing.',
      {
        packages: ['node_modules/(vue|@vue|pinia|tinykeys|@fontsource-variable)/'],
      },
    ),
    {
      name: 'ui-reaches-no-host',
      severity: 'error',
      comment:
        'Not by any path, types included: a screen that reaches the host would sooner or later decide.',
      from: { path: '^src/ui/' },
      to: { path: ['^src/host/', '^electron/'], reachable: true },
    },
    {
      name: 'electron-is-a-thin-shell',
      severity: 'error',
      comment:
        'The shell knows one door of the host, the contract and the words; everything else would tie the product to Electron.',
      from: { path: '^electron/' },
      to: { path: '^src/', pathNot: ['^src/host/(start|pipe)\\.ts$', '^src/contract/', '^src/words/'] },
    },
    {
      name: 'electron-only-in-the-shell',
      severity: 'error',
      comment: 'Importing electron outside Electron starts a download, and cannot work in plain Node.',
      from: { path: '^src/' },
      to: { path: ['node_modules/electron/', '^electron$'] },
    },
    {
      name: 'serialport-behind-its-seam',
      severity: 'error',
      comment:
        'The dice room has one file for the port and one for the list, so that a fake goes below both.',
      from: { path: '^(src|electron)/', pathNot: '^src/host/dice/ports?\\.ts$' },
      to: { path: 'node_modules/@?serialport/' },
    },
    {
      name: 'disk-where-it-belongs',
      severity: 'error',
      comment:
        'Files are read and written in few places, so that what is written durably can be seen at a glance.',
      from: {
        path: '^src/',
        pathNot:
          '^src/host/(journal/|web/|training/|advice/weights\\.ts|dice/rights\\.ts|simulator/(cable|recorded)\\.ts|settings\\.ts|clips\\.ts|recordings\\.ts|start\\.ts)',
      },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or a third is missing. Types count.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A file that nothing imports and that imports nothing is dead.',
      from: { orphan: true, path: '^(src|electron)/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      comment: 'Tests are outside: the product must not know them, nor the scripts that build it.',
      from: { path: '^(src|electron)/' },
      to: { path: '^(tests|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.mjs', '.js', '.vue', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
