/** `npm run admin -- …`: the command line. This writes nothing to stdout, so `--json` can be piped. */
import { withCompileCache } from './paths.mjs';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
const command = ['src/admin/main.ts', ...process.argv.slice(2)];
process.exitCode = await run(node, node, command, withCompileCache);
