// `npm run -s duel`: computer players against each other.
import { runNodeProgram } from './setup/node-program.mjs';

await runNodeProgram('duel');
