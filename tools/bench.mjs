/** `npm run bench:http`: measures the server. What it prints on stdout is the table alone. */
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode = await run(node, node, ['bench/http.ts', ...process.argv.slice(2)]);
