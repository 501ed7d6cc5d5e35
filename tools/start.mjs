/** `npm start`: from a fresh clone to a serving venue. The server itself needs no build; the browser parts do. */
import { buildBrowserParts } from './browser-parts.mjs';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode =
  (await buildBrowserParts(node)) ||
  (await run(node, node, ['src/server/main.ts', ...process.argv.slice(2)]));
