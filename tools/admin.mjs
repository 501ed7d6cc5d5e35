/** `npm run admin -- …`: the command line. This writes nothing to stdout, so `--json` can be piped. */
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const node = await setUp();
process.exitCode = await run(node, node, ['src/admin/main.ts', ...process.argv.slice(2)]);
