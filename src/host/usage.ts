/** How the programs for trying out and training computer players are called: what `--help` prints. */

export const USAGE = {
  duel: `npm run -s duel -- --a NAME --b NAME [--games 2000] [--seed 1] [--seats 2] [--columns 3] [--processes N]
npm run -s duel -- --solitaire --a NAME [--games 2000] [--seed 1] [--columns 3] [--processes N]
npm run -s duel -- --list

Computer players against each other, b on all other seats; one JSON line. --list names the players.
`,
  train: `npm run train -- [--seed 28] [--only NAME,NAME] [--work out/train] [--into resources/advice]

Trains the networks of the computer players and writes their weights; --only takes some of them.
`,
  calibrate: `npm run -s calibrate -- [--seed 29] [--share 1]

Fresh games, and how true the win chances are that are told of them; one JSON document. --share cuts the number of games.
`,
} as const;
