/** `npm run example`: runs the example partner program against the server of `npm start`. */
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode = await run(node, node, ['examples/partner/main.ts', ...process.argv.slice(2)]);
