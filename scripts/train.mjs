// `npm run train`: trains the networks of the computer players.
import { runNodeProgram } from './setup/node-program.mjs';

await runNodeProgram('train');
