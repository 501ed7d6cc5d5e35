/** `npm start`: prepares a fresh clone, builds the browser parts and starts the server. */
import { buildBrowserParts } from './browser-parts.mjs';
import { withServerEnvironment } from './paths.mjs';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode =
  (await buildBrowserParts(node)) ||
  (await run(node, node, ['src/server/main.ts', ...process.argv.slice(2)], withServerEnvironment));
