/**
 * `npm run test:long`: all tests of `npm test`, each with every case, where that takes a sample. Every party size and more
 * generated criteria in the agreement tests, more generated days and evenings in the seating tests, more sequences of
 * taps on two tablets, a thousand random edits of a venue document, 100,000 generated requests, the build of the
 * container image, the benchmarks' smallest runs, every case on PostgreSQL, and in the browser a full booking on every
 * hostile page, more specs in Firefox, the staff view in every language and on more widths, and larger text.
 *
 * `npm run test:generative -- 100000 7` runs the generated requests alone: how many, and from which
 * seed.
 */
import { buildWhatChanged } from './build-what-changed.mjs';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const [suite, requests = '100000', seed = '1'] = process.argv.slice(2);
const env = { LONG_TESTS: '1', GENERATIVE_REQUESTS: requests, GENERATIVE_SEED: seed };

if (suite === 'generative') {
  const node = await setUp();
  process.exitCode = await run(node, 'vitest', ['run', 'test/generative'], { env });
} else {
  const node = await setUp({ browsers: 'headless' });
  const built = await buildWhatChanged(node);
  const codes = [
    await run(node, 'vitest', ['run'], { env }),
    built || (await run(node, 'playwright', ['test'], { env })),
  ];
  process.exitCode = codes.find((code) => code !== 0) ?? 0;
}
