/**
 * `npm run bench:http`, `npm run bench:creates`, `npm run bench:seating`, `npm run bench:messages`, `npm run bench:reports`,
 * `npm run bench:guests`, `npm run bench:waits`, `npm run bench:widget`, `npm run bench:staff`: measures the server, whether
 * mail makes bookings slower, the seating of generated days, events on their way to partners, the report of a year, the
 * search for guests, how true the waits are that guests at the door are told, or the widget or the staff view in a browser.
 * What is printed on stdout is the tables alone.
 */
import { buildBrowserParts } from './browser-parts.mjs';
import { run } from './run.mjs';
import { buildServer } from './server-program.mjs';
import { setUp } from './setup.mjs';

const [what = 'http', ...args] = process.argv.slice(2);
const isInBrowser = what === 'widget' || what === 'staff';
const node = await setUp(isInBrowser ? { browsers: 'full' } : {});
process.exitCode =
  (isInBrowser && (await buildBrowserParts(node))) ||
  (await buildServer(node)) ||
  (await run(node, node, [`bench/${what}.ts`, ...args]));
