/** `npm run admin -- …`: the command line. This writes nothing to stdout, so `--json` can be piped. */
import { withCompileCache } from './node-settings.mjs';
import { ADMIN } from './paths.mjs';
import { run } from './run.mjs';
import { buildServer } from './server-program.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode =
  (await buildServer(node)) ||
  (await run(node, node, [ADMIN, ...process.argv.slice(2)], withCompileCache));
