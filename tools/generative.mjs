/**
 * `npm run test:generative -- 100000 7`: so many requests of every kind to every operation, from
 * this seed on, and what they came to.
 */
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const [requests = '20000', seed = '1'] = process.argv.slice(2);
const node = await setUp();
process.exitCode = await run(node, 'vitest', ['run', 'test/generative'], {
  env: { GENERATIVE_REQUESTS: requests, GENERATIVE_SEED: seed },
});
