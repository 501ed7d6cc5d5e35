/**
 * `npm run test:long`: what is too long for `npm test`. Every party size and more generated criteria
 * in the agreement tests, more generated days and evenings in the seating tests, more sequences of taps
 * on two tablets, a thousand random edits of a venue document, 100,000 generated requests, the build of
 * the container image, and all browser tests with what `npm test` takes a sample of: a full booking on
 * every hostile page, more specs in Firefox, the staff view in every language and on more widths, larger
 * text, and the widget's benchmark.
 *
 * `npm run test:generative -- 100000 7` runs the generated requests alone: how many, and from which
 * seed.
 */
import { buildBrowserParts } from './browser-parts.mjs';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';

const [suite, requests = '100000', seed = '1'] = process.argv.slice(2);
const env = { LONG_TESTS: '1', GENERATIVE_REQUESTS: requests, GENERATIVE_SEED: seed };
const INTERLEAVINGS = 'test/staff/outbox/interleavings.test.ts';
const AGREEMENT = ['test/demo', 'test/operations/availability', 'test/server/status-moves.test.ts'];
const SEATING = [
  'test/domain/availability/seating',
  'test/server/seating-promise.test.ts',
  'test/server/guests-in-the-house.test.ts',
];
const EDITS = ['test/server/same-as-import.test.ts', 'test/server/house-edits.test.ts'];
const IMAGE = 'test/container/image.test.ts';
const BENCHMARKS = 'test/bench';

if (suite === 'generative') {
  const node = await setUp();
  process.exitCode = await run(node, 'vitest', ['run', 'test/generative'], { env });
} else {
  const node = await setUp({ browsers: 'headless' });
  const codes = [
    await run(
      node,
      'vitest',
      [
        'run',
        'test/generative',
        ...AGREEMENT,
        ...SEATING,
        INTERLEAVINGS,
        ...EDITS,
        IMAGE,
        BENCHMARKS,
      ],
      { env },
    ),
    (await buildBrowserParts(node)) || (await run(node, 'playwright', ['test'], { env })),
  ];
  process.exitCode = codes.find((code) => code !== 0) ?? 0;
}
