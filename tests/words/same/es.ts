/** Texts that read as in English all the same, each because it is a name, a command or a word of both languages. */
export const SAME: readonly string[] = [
  // Words of both languages.
  'No,',

  // Names.
  'dice-fairness.csv',

  // What programs tell each other: kinds of moves.
  'runner-on',
  'runner-up',
  'runner-down',
];
