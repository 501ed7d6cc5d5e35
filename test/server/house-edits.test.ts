import fc from 'fast-check';
import { expect, test } from 'vitest';
import { venueCommands } from '../../src/admin/commands/venues.ts';
import { parseVenueDocument } from '../../src/contract/parse-venue-document.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { exportVenue } from '../../src/operations/venues/export-venue.ts';
import {
  draftOf,
  editedSections,
  rebase,
  type VenueDraft,
} from '../../src/staff/screens/house/venue/venue-draft.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { isLong } from '../fixtures/long-tests.ts';
import { aRichVenue } from '../fixtures/rich-venue.ts';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { changeVenue, expectChange, readVenue } from './house.ts';
import { anEdit, type Edit, edited } from './venue-edits.ts';

const EDITS_A_VISIT = 20;
/** A thousand edits in `npm run test:long`. */
const VISITS = isLong ? 50 : ENGINE === 'sqlite' ? 3 : 2;
const TWIN = 'twin';

/** Runs `admin venue import` on the database of a server. */
async function importDocument({ context }: TestServer, document: unknown): Promise<void> {
  const command = venueCommands.find(({ name }) => name === 'venue import');
  if (!command) throw new Error('There is no such command.');
  const desk = {
    context,
    settings: {} as never,
    readText: async () => JSON.stringify(document, null, 2),
    toAbsolutePath: (file: string) => file,
    maxBusyMs: 0,
  };
  await command.run(desk, { one: () => 'venue.json', optional: () => undefined, all: () => [] });
}

/** What is stored under an id, in the order of its fields. */
async function stored({ context }: TestServer, accountId: string): Promise<string> {
  return JSON.stringify({ ...(await exportVenue(context, accountId)), accountId: TWIN });
}

/** Sends a draft, as its dialog does. @returns the draft that follows */
async function save(server: TestServer, { base, document }: VenueDraft): Promise<VenueDraft> {
  const { version } = expectChange(await changeVenue(server, document, base.version));
  return draftOf({ version, document });
}

/** Somebody else saves another document meanwhile; the draft is put on top of theirs. */
async function rebaseOnOthers(server: TestServer, draft: VenueDraft, edit: Edit) {
  const theirs = edited(draft.base.document, edit);
  if (hasFaults(theirs)) return draft;
  const theirDraft = await save(server, { base: draft.base, document: theirs });
  if (theirDraft.base.version === draft.base.version) return draft;
  if (editedSections(draft).length === 0) return theirDraft;
  if (!hasFaults(draft.document)) {
    const answer = await changeVenue(server, draft.document, draft.base.version);
    // The same edit twice is saved once.
    if (answer.statusCode !== 200) expect(answer.json().code).toBe('VENUE_IS_OUTDATED');
  }
  return rebase(draft, theirDraft.base, edit.value % 2 === 0 ? 'MINE' : 'THEIRS');
}

/** Whether the screen shows a fault, or the server, which alone knows what a phone number is. */
const hasFaults = (document: Venue) => 'issues' in parseVenueDocument(document);

/** Whether the document is the same after it was sent: an emptied number is not. */
const isJson = (document: Venue) => {
  try {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    return true;
  } catch {
    return false;
  }
};

test('a thousand random edits through the screen’s own code equal the same document by import', async () => {
  const server = await openTestServer({ venue: aRichVenue() });
  const { accountId } = server.venue;
  const counts = { edits: 0, saved: 0, refused: 0, rebased: 0 };

  const visit = async (edits: readonly Edit[]) => {
    const { version } = await readVenue(server);
    // As with an earlier version that is put in place of the draft.
    let draft = await save(server, draftOf({ version, document: aRichVenue() }));
    for (const edit of edits) {
      counts.edits += 1;
      let next: VenueDraft = { ...draft, document: edited(draft.document, edit) };
      if (edit.value % 10 === 0) {
        next = await rebaseOnOthers(server, next, { ...edit, kind: 'TYPE', value: edit.place });
        counts.rebased += next.base === draft.base ? 0 : 1;
      }
      if (hasFaults(next.document)) {
        counts.refused += 1;
        if (isJson(next.document))
          await expect(
            importDocument(server, { ...next.document, accountId: TWIN }),
          ).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
        // The draft is discarded.
        draft = draftOf(next.base);
        continue;
      }
      draft = await save(server, next);
      counts.saved += 1;
      await importDocument(server, { ...next.document, accountId: TWIN });
      expect(await stored(server, accountId)).toBe(await stored(server, TWIN));
      expect(await exportVenue(server.context, accountId)).toEqual(next.document);
    }
  };
  const visits = fc.array(anEdit, { minLength: EDITS_A_VISIT, maxLength: EDITS_A_VISIT });
  await fc.assert(fc.asyncProperty(visits, visit), {
    numRuns: VISITS,
    // Without a seed, a few visits may save nothing.
    ...(!isLong && { seed: 1 }),
  });
  expect(counts.edits).toBe(VISITS * EDITS_A_VISIT);
  for (const count of [counts.saved, counts.refused, counts.rebased])
    expect(count, JSON.stringify(counts)).toBeGreaterThan(0);
});
