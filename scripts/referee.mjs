// `npm run -s referee`: the referee as a line program.
import { runNodeProgram } from './setup/node-program.mjs';

await runNodeProgram('referee');
