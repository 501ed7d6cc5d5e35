/**
 * `npm run test:faults`: causes faults while clients write, many times: the server is killed, the disk
 * is full, another process locks the database, connections are cut, on SQLite and on PostgreSQL. `npm test`
 * runs a sample.
 *
 * `npm run test:faults -- 7` uses another seed for what is random.
 */
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const [seed = '1'] = process.argv.slice(2);
const node = await setUp();
process.exitCode = await run(node, 'vitest', ['run', 'test/faults'], {
  env: { FAULTS: 'all', FAULTS_SEED: seed },
});
