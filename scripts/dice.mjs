// `npm run dice`: a dice reader that is not there, for trying and for tests.
import { runNodeProgram } from './setup/node-program.mjs';

await runNodeProgram('dice');
