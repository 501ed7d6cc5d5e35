/** `npm run build`: the browser parts and the server, whether or not they look up to date. */
import { buildBrowserParts } from './browser-parts.mjs';
import { buildServer } from './server-program.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode =
  (await buildBrowserParts(node, { always: true })) || (await buildServer(node, { always: true }));
