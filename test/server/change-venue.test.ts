import { expect, test } from 'vitest';
import { StaffSession } from '../../src/contract/staff/session.ts';
import { VenueVersionDocument, VenueVersions } from '../../src/contract/staff/venue.ts';
import { importVenue } from '../../src/operations/venues/import-venue.ts';
import { listJournalEntries } from '../../src/store/journal.ts';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectProblem, expectVenueProblem } from './expect-response.ts';
import { changeVenue, effectsOf, expectChange, readVenue, signInAs } from './house.ts';

async function listVersions(server: TestServer, query = '') {
  const answer = await server.staff({ path: `/venue/versions${query}` });
  const versions = VenueVersions.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(versions);
  return versions;
}

test('200 with the document and its version, which is that of the events and the ETag', async () => {
  const server = await openTestServer();
  const { version, document } = await readVenue(server);
  expect(document).toEqual(server.venue);
  expect(version).toBe(server.context.now());
});

test('200 and the saved document is another version, with who changed which sections of which version', async () => {
  const server = await openTestServer();
  const first = await readVenue(server);
  server.setNow(server.context.now() + 1000);
  const changed = { ...first.document, name: 'Casa Nova', maxAdvanceDays: 90 };
  const { version, effects } = expectChange(await changeVenue(server, changed, first.version));
  expect(effects).toBeNull();
  expect(await readVenue(server)).toEqual({ version, document: changed });
  const { versions, nextBefore } = await listVersions(server);
  expect(nextBefore).toBeNull();
  expect(versions).toMatchObject([
    {
      version,
      author: { kind: 'STAFF', name: 'Floor' },
      basedOn: first.version,
      sections: ['name', 'maxAdvanceDays'],
    },
    { version: first.version, author: { kind: 'SYSTEM', name: null }, basedOn: null, sections: [] },
  ]);
  expect((await server.staff({ path: '/session' })).json().venue.name).toBe('Casa Nova');
});

test('200 with places on the floor plan, which the staff see, and no other API answers anything else', async () => {
  const server = await openTestServer();
  const { uuid } = await createBooking(server, { status: 'CONFIRMED' });
  const answers = async () => {
    const read = await server.partner({ path: `/bookings/${uuid}` });
    const start = await server.widget({ path: '/start?pax=2&paxChildren=0' });
    expect([read.statusCode, start.statusCode]).toEqual([200, 200]);
    return [read.body, start.body];
  };
  const before = await answers();
  const first = await readVenue(server);
  const place = { x: 3, y: 0, width: 2, height: 2, shape: 'ROUND', turn: 0 } as const;
  const tables = first.document.tables.map((table) =>
    table.id === 2 ? { ...table, place } : table,
  );
  const changed = { ...first.document, tables };
  expect(await effectsOf(server, changed)).toMatchObject({ sections: ['tables'], days: [] });
  expectChange(await changeVenue(server, changed, first.version));
  expect((await readVenue(server)).document.tables).toEqual(tables);
  const session = StaffSession.parse((await server.staff({ path: '/session' })).json());
  expect(session.venue.tables.map((table) => table.place)).toEqual([undefined, place, undefined]);
  expect(await answers()).toEqual(before);
});

test('200 for an earlier version, which is saved again to go back to it', async () => {
  const server = await openTestServer();
  const first = await readVenue(server);
  const other = expectChange(
    await changeVenue(server, { ...first.document, name: 'Other' }, first.version),
  );
  const answer = await server.staff({ path: `/venue/versions/${first.version}` });
  const earlier = VenueVersionDocument.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(earlier);
  expect(earlier.document).toEqual(first.document);
  const back = expectChange(await changeVenue(server, earlier.document, other.version));
  expect(back.version).toBeGreaterThan(other.version);
  expect((await readVenue(server)).document).toEqual(first.document);
  expect((await listVersions(server)).versions).toHaveLength(3);
});

test('200 with older versions page by page', async () => {
  const server = await openTestServer();
  const { context, venue } = server;
  for (let days = 1; days <= 51; days += 1)
    await importVenue(context, { ...venue, maxAdvanceDays: days });
  const first = await listVersions(server);
  expect([first.versions.length, first.nextBefore]).toEqual([50, first.versions.at(-1)?.version]);
  const rest = await listVersions(server, `?before=${first.nextBefore}`);
  expect([rest.versions.length, rest.nextBefore]).toEqual([2, null]);
});

test('409 VENUE_IS_OUTDATED for the second of two owners, with the sections that the first one changed', async () => {
  const server = await openTestServer();
  const { version, document } = await readVenue(server);
  const other = await signInAs(server, 'OWNER');
  const headers = { 'if-match': `"${version}"` };
  const first = { ...document, name: 'First' };
  expectChange(await other({ method: 'PUT', path: '/venue', body: first, headers }));
  const second = { ...document, freezeMinutes: 5 };
  for (const query of ['', '?dryRun=true']) {
    const answer = await changeVenue(server, second, version, query);
    const problem = expectVenueProblem(answer, 409, 'VENUE_IS_OUTDATED');
    expect(problem.sections).toEqual(['name']);
    expect(problem.detail).toContain('OWNER');
  }
  expect((await readVenue(server)).document).toEqual(first);
});

test('409 VENUE_IS_OUTDATED after an import on the command line, and for a version that never was', async () => {
  const server = await openTestServer();
  const { version, document } = await readVenue(server);
  await importVenue(server.context, { ...server.venue, freezeMinutes: 1 });
  for (const based of [version, 1])
    expectVenueProblem(
      await changeVenue(server, { ...document, name: 'Mine' }, based),
      409,
      'VENUE_IS_OUTDATED',
    );
});

test('200 for the same change again, whose first answer was lost, and for a document that is stored already', async () => {
  const server = await openTestServer();
  const { version, document } = await readVenue(server);
  const changed = { ...document, name: 'Casa Nova' };
  const first = expectChange(await changeVenue(server, changed, version));
  expect(expectChange(await changeVenue(server, changed, version))).toEqual(first);
  expect(expectChange(await changeVenue(server, changed, first.version))).toEqual(first);
  expect((await listVersions(server)).versions).toHaveLength(2);
});

test('422 VALIDATION_ERROR for every fault of the document, by its path, as an import has them', async () => {
  const server = await openTestServer();
  const { version, document } = await readVenue(server);
  const { name: _, ...nameless } = document;
  const faulty = {
    ...nameless,
    colour: 'red',
    tables: [aTable(1, { minCovers: 4 })],
    shifts: [aShift({ floorPlanAreaIds: [9] })],
  };
  const parameters = [
    'name',
    'colour',
    'tables[0].maxCovers',
    'shifts[0].floorPlanAreaIds[0]',
    'combinations[0].tableIds[1]',
  ];
  for (const query of ['', '?dryRun=true'])
    expectProblem(
      await changeVenue(server, faulty, version, query),
      422,
      'VALIDATION_ERROR',
      parameters,
    );
  expect((await readVenue(server)).version).toBe(version);
});

test('422 VALIDATION_ERROR without the version that was changed, and for another account id', async () => {
  const server = await openTestServer();
  const { version, document } = await readVenue(server);
  for (const ifMatch of [undefined, '*', '"seven"', '"1","2"']) {
    const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
    const answer = await server.staff({ method: 'PUT', path: '/venue', body: document, headers });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['If-Match']);
  }
  const moved = await changeVenue(server, { ...document, accountId: 'elsewhere' }, version);
  expectProblem(moved, 422, 'VALIDATION_ERROR', ['accountId']);
});

test('422 VALIDATION_ERROR for a table that a coming booking has, which a dry run counts instead', async () => {
  const server = await openTestServer();
  const booking = await createBooking(server);
  const { version, document } = await readVenue(server);
  const [table] = booking.tables;
  const without = {
    ...document,
    tables: document.tables.filter(({ id }) => id !== table?.id),
    combinations: [],
  };
  const refused = await changeVenue(server, without, version);
  expectProblem(refused, 422, 'VALIDATION_ERROR', ['tables']);
  const { effects } = expectChange(await changeVenue(server, without, version, '?dryRun=true'));
  expect(effects?.droppedTables).toEqual([{ id: table?.id, name: table?.name, bookings: 1 }]);
});

test('403 FORBIDDEN for managers, who may look at the document, and for hosts, who may not', async () => {
  const server = await openTestServer();
  const { version, document } = await readVenue(server);
  const manager = await signInAs(server, 'MANAGER');
  expect((await manager({ path: '/venue' })).statusCode).toBe(200);
  expect((await manager({ path: '/venue/versions' })).statusCode).toBe(200);
  const headers = { 'if-match': `"${version}"` };
  const change = await manager({ method: 'PUT', path: '/venue', body: document, headers });
  expectProblem(change, 403, 'FORBIDDEN');
  const host = await signInAs(server, 'HOST');
  for (const path of ['/venue', '/venue/versions', `/venue/versions/${version}`])
    expectProblem(await host({ path }), 403, 'FORBIDDEN');
});

test('404 NOT_FOUND for a version that the venue does not have', async () => {
  const server = await openTestServer();
  expectProblem(await server.staff({ path: '/venue/versions/7' }), 404, 'NOT_FOUND');
  const answer = await server.staff({ path: '/venue/versions/latest' });
  expectProblem(answer, 422, 'VALIDATION_ERROR', ['version']);
});

test('the journal says who changed the document, and what', async () => {
  const server = await openTestServer();
  const { version, document } = await readVenue(server);
  expectChange(await changeVenue(server, { ...document, freezeMinutes: 30 }, version));
  const { accountId } = server.venue;
  const entries = await server.context.store.read((db) =>
    listJournalEntries(db, { accountId, subjectId: accountId }),
  );
  expect(entries).toMatchObject([
    {
      operation: 'change-venue',
      actor: { kind: 'STAFF' },
      changes: { freezeMinutes: [aVenue().freezeMinutes, 30] },
    },
  ]);
});

test('413 PAYLOAD_TOO_LARGE only beyond what a document needs, which is more than other bodies', async () => {
  const server = await openTestServer();
  const { version, document } = await readVenue(server);
  const long = 'a'.repeat(2000);
  const areas = Array.from({ length: 200 }, (_, index) => ({
    id: index + 1,
    name: { en: `Area ${index}` },
    summary: { en: long },
    images: [],
  }));
  expectChange(await changeVenue(server, { ...document, floorPlanAreas: areas }, version));
  const tooLong = 'a'.repeat(2 * 1024 * 1024);
  const answer = await changeVenue(server, { ...document, name: tooLong }, version);
  expect(expectProblem(answer, 413, 'PAYLOAD_TOO_LARGE').detail).toContain('2048 KiB');
});
