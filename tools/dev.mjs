/**
 * `npm run dev`: the server restarts, and the browser parts reload, when their sources change. The
 * page to open is Vite’s, which hands everything but the browser parts on to the server; so the
 * server is told that address as its own, for links and for the check of a request’s origin.
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
// Half of the pair is of no use to anybody.
ended.abort();
