/**
 * `npm run dev`: restarts the server and reloads the browser parts when their sources change. Vite
 * serves the pages and proxies everything else to the server. So PUBLIC_URL is Vite’s address, for
 * links and for the check of a request’s origin.
 */
import { run } from './run.mjs';
import { say } from './say.mjs';
import { setUp } from './setup.mjs';

const DEV_PORT = '5173';

const node = await setUp();
const address = `http://localhost:${DEV_PORT}`;
say(`Open ${address}`);
const ended = new AbortController();
const until = ended.signal;
process.exitCode = await Promise.race([
  run(node, node, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    env: { PUBLIC_URL: process.env.PUBLIC_URL ?? address },
    stdin: 'ignore',
    until,
  }),
  run(node, 'vite', ['--port', DEV_PORT, '--strictPort', '--clearScreen', 'false'], {
    stdin: 'ignore',
    until,
  }),
]);
// When one of the two ends, stop the other.
ended.abort();
