/** `npm start`: prepares a fresh clone, builds the browser parts and the server, and starts it. */
import { buildWhatChanged } from './build-what-changed.mjs';
import { SERVER_OPTIONS, withServerEnvironment } from './node-settings.mjs';
import { SERVER } from './paths.mjs';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode =
  (await buildWhatChanged(node)) ||
  (await run(
    node,
    node,
    [...SERVER_OPTIONS, SERVER, ...process.argv.slice(2)],
    withServerEnvironment,
  ));
