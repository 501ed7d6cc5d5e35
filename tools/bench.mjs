/**
 * `npm run bench:http`, `npm run bench:widget`: measures the server, or the widget in a browser. What
 * is printed on stdout is the tables alone.
 */
import { buildBrowserParts } from './browser-parts.mjs';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const [what = 'http', ...args] = process.argv.slice(2);
const browser = what === 'widget';
const node = await setUp({ browser });
process.exitCode =
  (browser && (await buildBrowserParts(node))) ||
  (await run(node, node, [`bench/${what}.ts`, ...args]));
