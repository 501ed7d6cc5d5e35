/** `npm run example`: a partner's program, against the server that `npm start` runs. */
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode = await run(node, node, ['examples/partner/main.ts', ...process.argv.slice(2)]);
