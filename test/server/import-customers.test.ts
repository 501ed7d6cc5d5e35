import { expect, test } from 'vitest';
import { ImportedCustomers } from '../../src/contract/staff/customer-import.ts';
import { findCustomerByContact } from '../../src/store/customers.ts';
import { listJournalEntries } from '../../src/store/journal.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aVenue } from '../fixtures/venue.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectProblem, expectStaffBooking } from './expect-response.ts';
import { signInAs } from './house.ts';

const COLUMNS = { name: 'Nombre', email: 'Correo', phone: 'Teléfono', privateNotes: 'Notas' };
const HEADER = 'Nombre;Correo;Teléfono;Notas;Otros';
const fileOf = (...lines: string[]) => [HEADER, ...lines].join('\r\n');

const post = (server: TestServer, csv: string, more: object = {}) =>
  server.staff({
    method: 'POST',
    path: '/customers/import',
    body: { csv, columns: COLUMNS, ...more },
  });

async function importFile(server: TestServer, csv: string, more: object = {}) {
  const answer = await post(server, csv, more);
  expect(answer.statusCode, answer.body).toBe(200);
  const imported = ImportedCustomers.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(imported);
  return imported;
}

function find({ context, venue: { accountId } }: TestServer, email: string) {
  return context.store.read((db) => findCustomerByContact(db, accountId, { email, phone: null }));
}

test('200 and new guests are there, without any consent, with who brought them in the journal', async () => {
  const server = await openTestServer();
  const file = fileOf(
    'Ana Ruiz;ana@example.com;+34 612-345.678;"Likes ""table 4"",\nquiet";x',
    'Bo;;0034 (699) 111 222;;',
  );
  const before = {
    created: 2,
    completed: 0,
    unchanged: 0,
    faults: [],
    faultsCount: 0,
    nationalPhones: [],
    nationalPhonesCount: 0,
  };
  expect(await importFile(server, file, { dryRun: true })).toEqual({ isSaved: false, ...before });
  expect(await find(server, 'ana@example.com')).toBeNull();
  expect(await importFile(server, file)).toEqual({ isSaved: true, ...before });
  const ana = await find(server, 'ANA@example.com');
  expect(ana).toMatchObject({
    name: 'Ana Ruiz',
    phone: '+34612345678',
    privateNotes: 'Likes "table 4",\nquiet',
    language: 'en',
    country: 'ES',
    consentedAt: null,
    acceptsMarketing: false,
  });
  const seen = await server.partner({ path: `/customers/${ana?.uuid}` });
  expect(seen.json()).toMatchObject({ uuid: ana?.uuid, hasGdprConsent: false });
  const { accountId } = server.venue;
  const subject = { accountId, subjectId: ana?.uuid ?? '' };
  const entries = await server.context.store.read((db) => listJournalEntries(db, subject));
  expect(entries).toMatchObject([{ operation: 'import-customers', actor: { kind: 'STAFF' } }]);
  const consents = await server.context.store.read((db) =>
    db.selectFrom('customer_consents').selectAll().execute(),
  );
  expect(consents).toEqual([]);
  expect(server.log.join('')).not.toMatch(/Ana Ruiz|ana@example/);
});

test('200 and numbers without a country code are those of the venue’s country, each as it becomes', async () => {
  const server = await openTestServer();
  const file = fileOf(
    'Ana;;612 34-56.78;;',
    'Bo;bo@example.com;;;',
    'Ana Ruiz;ana@example.com;+34 612345678;;',
    'Claire;;00 33 6 12 34 56 78;;',
    'Don;;(+44) (0)20 7946 0000;;',
  );
  const outcome = {
    created: 4,
    completed: 1,
    nationalPhones: [{ line: 2, typed: '612 34-56.78', phone: '+34612345678' }],
    nationalPhonesCount: 1,
  };
  expect(await importFile(server, file, { dryRun: true })).toMatchObject(outcome);
  expect(await importFile(server, file)).toMatchObject(outcome);
  expect(await find(server, 'ana@example.com')).toMatchObject({
    name: 'Ana',
    phone: '+34612345678',
  });
});

test('200 at a venue in France, where numbers begin with a 0; in Japan, this is none', async () => {
  const file = fileOf('Claire;claire@example.com;06 12 34;;');
  const whole = fileOf('Claire;claire@example.com;06 12 34 56 78;;');
  const france = await openTestServer({ venue: aVenue({ country: 'FR' }) });
  const read = { line: 2, typed: '06 12 34 56 78', phone: '+33612345678' };
  expect(await importFile(france, whole)).toMatchObject({ isSaved: true, nationalPhones: [read] });
  expect(await find(france, 'claire@example.com')).toMatchObject({ phone: '+33612345678' });
  const japan = await openTestServer({ venue: aVenue({ country: 'JP' }) });
  const reason = 'must be a phone number, such as +81 90 1234 5678';
  const fault = { line: 2, field: 'phone', code: 'FIELD_NOT_VALID', reason };
  const refused = { isSaved: false, faults: [fault], nationalPhonesCount: 0 };
  expect(await importFile(japan, file)).toMatchObject(refused);
});

test('200 lists the first hundred numbers without a country code, and counts all', async () => {
  const server = await openTestServer();
  const lines = Array.from({ length: 130 }, (_, index) => `Guest;;600 000 ${100 + index};;`);
  const { nationalPhones, nationalPhonesCount } = await importFile(server, fileOf(...lines), {
    dryRun: true,
  });
  expect([nationalPhones.length, nationalPhonesCount]).toEqual([100, 130]);
  expect(nationalPhones.at(-1)).toMatchObject({ line: 101, phone: '+34600000199' });
});

test('200 and known guests get what is missing, and keep what they have', async () => {
  const server = await openTestServer();
  const known = { ...aBookingRequest().customer, acceptsMarketing: true };
  await createBooking(server, { customer: known });
  const file = fileOf(
    'Other Name;LAURA@example.com;+34612345678;Vegan;',
    'Laura;laura@example.com;;;',
  );
  const counts = { created: 0, completed: 1, unchanged: 1 };
  expect(await importFile(server, file, { dryRun: true })).toMatchObject(counts);
  expect(await importFile(server, file)).toMatchObject(counts);
  expect(await find(server, 'laura@example.com')).toMatchObject({
    name: 'Laura Vidal',
    phone: '+34612345678',
    privateNotes: 'Vegan',
    acceptsMarketing: true,
  });
  expect(await importFile(server, file)).toMatchObject({ completed: 0, unchanged: 2 });
});

test('200 and who then books by phone or consents is the same guest', async () => {
  const server = await openTestServer();
  await importFile(server, fileOf('Laura;laura@example.com;+34612345678;;'));
  const imported = await find(server, 'laura@example.com');
  const customer = { name: 'Laura Vidal', phone: '+34612345678' };
  const slot = { date: TOMORROW, time: '20:00:00', pax: 2 };
  const body = { ...slot, customer, privacyTold: 'BY_PHONE' };
  const byPhone = expectStaffBooking(
    await server.staff({ method: 'POST', path: '/bookings', body }),
  );
  expect(byPhone.customer).toMatchObject({ uuid: imported?.uuid, hasGdprConsent: false });
  const { email } = aBookingRequest().customer;
  expect(email).toBe('laura@example.com');
  const online = await createBooking(server, {});
  expect(online.customer).toMatchObject({ uuid: imported?.uuid, hasGdprConsent: true });
});

test('200 and a guest who is in the file twice is one, by email or phone', async () => {
  const server = await openTestServer();
  const file = fileOf(
    'Ana;ana@example.com;;;',
    'Ana R.;ana@example.com;+34612345678;;',
    'A. Ruiz;;+34612345678;;',
  );
  const counts = { created: 1, completed: 1, unchanged: 1 };
  expect(await importFile(server, file, { dryRun: true })).toMatchObject(counts);
  expect(await importFile(server, file)).toMatchObject(counts);
});

test('200 with the faults of each line, and nothing is saved', async () => {
  const server = await openTestServer();
  const file = fileOf(
    'Ana;ana@example.com;;;',
    ';not an email;61234567;;',
    '',
    'Bo;;;;',
    'C;"c@example.com',
  );
  const imported = await importFile(server, file);
  expect(imported.isSaved).toBe(false);
  expect(imported.faults.map(({ line, field, code }) => [line, field, code])).toEqual([
    [3, 'name', 'FIELD_NOT_VALID'],
    [3, 'email', 'FIELD_NOT_VALID'],
    [3, 'phone', 'FIELD_NOT_VALID'],
    [5, null, 'NO_CONTACT'],
    [6, null, 'UNCLOSED_QUOTES'],
  ]);
  expect(imported.faultsCount).toBe(5);
  expect(await find(server, 'ana@example.com')).toBeNull();
});

test('200 with the name of two columns, of which one may be empty', async () => {
  const server = await openTestServer();
  const columns = { name: 'Nombre', lastName: 'Otros', email: 'Correo' };
  const file = fileOf('Ana;ana@example.com;;;Ruiz', ';bo@example.com;;;Vidal', ';c@example.com;;;');
  expect(await importFile(server, file, { columns })).toMatchObject({ isSaved: false });
  const [, ana, bo] = file.split('\r\n');
  await importFile(server, fileOf(ana ?? '', bo ?? ''), { columns });
  expect(await find(server, 'ana@example.com')).toMatchObject({ name: 'Ana Ruiz' });
  expect(await find(server, 'bo@example.com')).toMatchObject({ name: 'Vidal' });
});

test('200 for hundreds of guests, of whom none is lost', async () => {
  const server = await openTestServer();
  const lines = Array.from(
    { length: 230 },
    (_, index) => `Guest ${index};g${index}@example.com;;;`,
  );
  expect(await importFile(server, fileOf(...lines))).toMatchObject({ created: 230 });
  expect(await importFile(server, fileOf(...lines))).toMatchObject({ created: 0, unchanged: 230 });
});

test('200 for a file of nearly the largest size whose quotes and letters take more room in JSON', async () => {
  const server = await openTestServer();
  const note = `"${'""'.repeat(500)}${'ñ'.repeat(500)}"`;
  const lines = Array.from(
    { length: 1300 },
    (_, index) => `Guest;g${index}@example.com;;${note};"${'""'.repeat(40)}"`,
  );
  const file = fileOf(...lines);
  expect(file.length).toBeGreaterThan(1_900_000);
  expect(JSON.stringify(file).length).toBeGreaterThan(2 * 1024 * 1024);
  expect(await importFile(server, file, { dryRun: true })).toMatchObject({ created: 1300 });
});

test('422 VALIDATION_ERROR for columns that the file does not have, an empty file, and too many guests', async () => {
  const server = await openTestServer();
  const other = { columns: { name: 'Name', email: 'Correo', phone: 'Tel' } };
  const columns = ['columns.name', 'columns.phone'];
  expectProblem(await post(server, HEADER, other), 422, 'VALIDATION_ERROR', columns);
  expectProblem(await post(server, '\n \n'), 422, 'VALIDATION_ERROR', ['csv']);
  expectProblem(await post(server, ''), 422, 'VALIDATION_ERROR', ['csv']);
  const lines = Array.from({ length: 10_001 }, () => 'Ana;ana@example.com;;;');
  expectProblem(await post(server, fileOf(...lines)), 422, 'VALIDATION_ERROR', ['csv']);
  expectProblem(await post(server, HEADER, { force: true }), 422, 'VALIDATION_ERROR', ['force']);
});

test('403 FORBIDDEN for everybody but owners', async () => {
  const manager = await signInAs(await openTestServer(), 'MANAGER');
  const body = { csv: HEADER, columns: COLUMNS };
  const answer = await manager({ method: 'POST', path: '/customers/import', body });
  expectProblem(answer, 403, 'FORBIDDEN');
});
