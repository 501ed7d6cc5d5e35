import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVenueDocument } from '../../src/contract/parse-venue-document.ts';
import { exportVenue } from '../../src/operations/venues/export-venue.ts';
import { importVenue } from '../../src/operations/venues/import-venue.ts';
import { casesOf } from '../fixtures/engine.ts';
import { isLong } from '../fixtures/long-tests.ts';
import { aRichVenue } from '../fixtures/rich-venue.ts';
import { openTestServer } from '../fixtures/test-context.ts';
import { changeVenue, readVenue } from './house.ts';

const CASES = isLong ? 1000 : casesOf(60);
/** Without a seed, the few documents on PostgreSQL may all be refused. */
const SEED = isLong ? {} : { seed: 1 };

/** A value of the document, by its path, and what it becomes: often something that no document may have. */
const edit = fc.record({
  path: fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }),
  value: fc.oneof(
    fc.integer({ min: -1, max: 400 }),
    fc.constantFrom(null, '', '20:15:00', '2030-02-01', 'LUNCH', 'en', true, false),
    fc.string({ maxLength: 12 }),
    fc.constant({ en: 'A text', es: 'Un texto' }),
    fc.constant('leave out' as const),
  ),
});

/** Follows the path by position, as far as it leads. */
function withEdit(document: unknown, path: readonly number[], value: unknown): unknown {
  const [first = 0, ...rest] = path;
  if (typeof document !== 'object' || document === null) return value;
  const entries = Object.entries(document);
  if (entries.length === 0) return value;
  const chosen = first % entries.length;
  const changed = entries.flatMap(([name, each], index) => {
    if (index !== chosen) return [[name, each] as const];
    if (rest.length > 0) return [[name, withEdit(each, rest, value)] as const];
    return value === 'leave out' ? [] : [[name, value] as const];
  });
  return Array.isArray(document) ? changed.map(([, each]) => each) : Object.fromEntries(changed);
}

test('a document that is edited at random is saved, or refused, exactly as by an import', async () => {
  const server = await openTestServer({ venue: aRichVenue() });
  const { context } = server;
  const twin = 'twin';
  let saved = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 2 }), async (edits) => {
      const { version, document } = await readVenue(server);
      const edited = edits.reduce<unknown>(
        (each, { path, value }) => withEdit(each, path, value),
        document,
      );
      const own = { ...(edited as object), accountId: server.venue.accountId };
      const answer = await changeVenue(server, own, version);
      const parsed = parseVenueDocument({ ...own, accountId: twin });
      if ('issues' in parsed) {
        expect(answer.statusCode).toBe(422);
        expect(answer.json().errors).toEqual(parsed.issues);
        return;
      }
      expect(answer.statusCode, answer.body).toBe(200);
      await importVenue(context, parsed.venue);
      saved += 1;
      const exported = await exportVenue(context, server.venue.accountId);
      expect({ ...exported, accountId: twin }).toEqual(await exportVenue(context, twin));
    }),
    { numRuns: CASES, ...SEED },
  );
  expect(saved).toBeGreaterThan(0);
});
