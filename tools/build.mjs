/** `npm run build`: the browser parts, whether or not they look up to date. */
import { buildBrowserParts } from './browser-parts.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode = await buildBrowserParts(node, { always: true });
