/** `npm start`: prepares a fresh clone, builds the browser parts and the server, and starts it. */
import { buildBrowserParts } from './browser-parts.mjs';
import { SERVER, withServerEnvironment } from './paths.mjs';
import { run } from './run.mjs';
import { buildServer } from './server-program.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode =
  (await buildBrowserParts(node)) ||
  (await buildServer(node)) ||
  (await run(node, node, [SERVER, ...process.argv.slice(2)], withServerEnvironment));
