/**
 * `npm run test:simulation`: runs the server's operations on a simulated clock, disk and network
 * (test/simulation), with one process per processor. `npm test` runs a sample.
 *
 * `npm run test:simulation -- 100000 7` runs 100,000 seeds, beginning with seed 7. A seed that fails
 * prints the shortest history that was found for it.
 */
import { availableParallelism } from 'node:os';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const [seeds = '10000', from = '1'] = process.argv.slice(2);
const node = await setUp();
const count = Math.min(availableParallelism(), Number(seeds));
const codes = await Promise.all(
  Array.from({ length: count }, (_, index) => {
    const first = Number(from) + index;
    const args = ['test/simulation/main.ts', Number(seeds) - index, first, count].map(String);
    return run(node, node, args);
  }),
);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
