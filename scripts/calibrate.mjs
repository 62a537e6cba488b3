// `npm run -s calibrate`: how true the win chances are.
import { runNodeProgram } from './setup/node-program.mjs';

await runNodeProgram('calibrate');
