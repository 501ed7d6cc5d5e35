import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ImportedCustomers } from '../../src/contract/staff/customer-import.ts';
import { toCsvLine } from '../../src/domain/csv.ts';
import { findCustomerByContact } from '../../src/store/customers.ts';
import { listJournalEntries } from '../../src/store/journal.ts';
import { casesOf } from '../fixtures/engine.ts';
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
    faultGroups: [],
    faultyLinesCount: 0,
    dateOrder: null,
    nationalPhones: [],
    nationalPhonesCount: 0,
    otherNames: [],
    otherNamesCount: 0,
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

/** Of a known guest, Laura Vidal, whose email another name has in the file; and of two names in the file. */
const WITH_OTHER_NAMES = fileOf(
  'Marc Vidal;laura@example.com;+34612345678;Vegan;',
  'Vidal Laura;LAURA@example.com;;;',
  'Ana Ruiz;ana@example.com;+34699111222;;',
  'Bo Zimmerli;ana@example.com;;Likes wine;',
  'Eva Puig;eva@example.com;699 111 222;;',
);

test.each([
  ['SAME_GUEST', ['SAME_GUEST', 'SAME_GUEST', 'SAME_GUEST'], { created: 1, completed: 2 }],
  ['OWN_GUEST', ['OWN_GUEST', 'LEFT_OUT', 'OWN_GUEST'], { created: 3, completed: 0 }],
  ['LEFT_OUT', ['LEFT_OUT', 'LEFT_OUT', 'LEFT_OUT'], { created: 1, completed: 0 }],
] as const)(
  '200 for %s with each line that shares a contact with another name, and what becomes of it',
  async (forOtherNames, [marc, bo, eva], counts) => {
    const server = await openTestServer();
    await createBooking(server, {});
    const more = { forOtherNames, leavesOutFaultyLines: true };
    const checked = await importFile(server, WITH_OTHER_NAMES, { ...more, dryRun: true });
    const imported = await importFile(server, WITH_OTHER_NAMES, more);
    expect({ ...checked, isSaved: true }).toEqual(imported);
    const ofLaura = { contact: 'laura@example.com', guestName: 'Laura Vidal' };
    const ofAna = { guestName: 'Ana Ruiz' };
    expect(imported.otherNames).toEqual([
      { line: 2, name: 'Marc Vidal', ...ofLaura, becomes: marc },
      { line: 5, name: 'Bo Zimmerli', contact: 'ana@example.com', ...ofAna, becomes: bo },
      { line: 6, name: 'Eva Puig', contact: '+34699111222', ...ofAna, becomes: eva },
    ]);
    const becomes = [marc, bo, eva];
    const leftOut = [2, 5, 6].filter((_, index) => becomes[index] === 'LEFT_OUT');
    expect(imported.faultGroups.flatMap(({ lines }) => lines)).toEqual(leftOut);
    expect(imported).toMatchObject({
      ...counts,
      otherNamesCount: 3,
      faultyLinesCount: leftOut.length,
    });

    const isSame = forOtherNames === 'SAME_GUEST';
    expect(await find(server, 'laura@example.com')).toMatchObject({
      name: 'Laura Vidal',
      phone: isSame ? '+34612345678' : null,
      privateNotes: isSame ? 'Vegan' : null,
    });
    expect(await find(server, 'ana@example.com')).toMatchObject({
      name: 'Ana Ruiz',
      phone: '+34699111222',
      privateNotes: isSame ? 'Likes wine' : null,
    });
    if (forOtherNames === 'OWN_GUEST') {
      const own = { email: null, phone: '+34612345678' };
      const found = await server.context.store.read((db) =>
        findCustomerByContact(db, server.venue.accountId, own),
      );
      expect(found).toMatchObject({ name: 'Marc Vidal', ...own, privateNotes: 'Vegan' });
      expect(await find(server, 'eva@example.com')).toMatchObject({
        name: 'Eva Puig',
        phone: null,
      });
    } else expect(await find(server, 'eva@example.com')).toBeNull();
    expect(await importFile(server, WITH_OTHER_NAMES, more)).toMatchObject({
      created: 0,
      completed: 0,
    });
  },
);

test('200 and nothing is saved if a line is left out for its name, unless faulty lines are left out', async () => {
  const server = await openTestServer();
  const strict = { forOtherNames: 'LEFT_OUT' };
  const refused = await importFile(server, WITH_OTHER_NAMES, strict);
  expect(refused).toMatchObject({ isSaved: false, otherNamesCount: 3, faultyLinesCount: 3 });
  expect(await find(server, 'ana@example.com')).toBeNull();
  expect(await importFile(server, WITH_OTHER_NAMES)).toMatchObject({ isSaved: true });
});

const WITH_FAULTS = [
  'Ana;ana@example.com;;;',
  ';not an email;61234567;;',
  '',
  'Bo;;;;',
  'C;"c@example.com',
  'Eva;eva@example.com;;;',
  'Dan;dan@;;;',
];

test('200 with the faults of each line, in groups, and nothing is saved', async () => {
  const server = await openTestServer();
  const imported = await importFile(server, fileOf(...WITH_FAULTS));
  expect(imported.isSaved).toBe(false);
  expect(imported.faults.map(({ line, field, code }) => [line, field, code])).toEqual([
    [3, 'name', 'FIELD_NOT_VALID'],
    [3, 'email', 'FIELD_NOT_VALID'],
    [3, 'phone', 'FIELD_NOT_VALID'],
    [5, null, 'NO_CONTACT'],
    [6, null, 'UNCLOSED_QUOTES'],
    [8, 'email', 'FIELD_NOT_VALID'],
  ]);
  expect(imported).toMatchObject({ faultsCount: 6, faultyLinesCount: 4 });
  expect(imported.faultGroups).toEqual([
    { field: 'email', code: 'FIELD_NOT_VALID', example: 'not an email', lines: [3, 8] },
    { field: 'name', code: 'FIELD_NOT_VALID', example: null, lines: [3] },
    { field: 'phone', code: 'FIELD_NOT_VALID', example: '61234567', lines: [3] },
    { field: null, code: 'NO_CONTACT', example: null, lines: [5] },
    { field: null, code: 'UNCLOSED_QUOTES', example: null, lines: [6] },
  ]);
  expect(await find(server, 'ana@example.com')).toBeNull();
});

test('200 and the lines without faults are imported, if those with one are left out', async () => {
  const server = await openTestServer();
  const file = fileOf(...WITH_FAULTS);
  const leavesOut = { leavesOutFaultyLines: true };
  const outcome = { created: 2, completed: 0, unchanged: 0, faultyLinesCount: 4 };
  const checked = await importFile(server, file, { ...leavesOut, dryRun: true });
  expect(checked).toMatchObject({ isSaved: false, ...outcome });
  expect(await importFile(server, file, leavesOut)).toMatchObject({ isSaved: true, ...outcome });
  expect(await find(server, 'ana@example.com')).toMatchObject({ name: 'Ana' });
  expect(await find(server, 'eva@example.com')).toMatchObject({ name: 'Eva' });
  const again = await importFile(server, file, leavesOut);
  expect(again).toMatchObject({ created: 0, unchanged: 2 });
});

test('200 with the columns found below sep=; and a title, and the lines numbered as in the file', async () => {
  const server = await openTestServer();
  const file = `\uFEFFsep=;\r\nGuests, all venues\r\n\r\n${fileOf('Ana;ana@example.com;;;', 'Bo;;;;')}`;
  const imported = await importFile(server, file, { leavesOutFaultyLines: true });
  expect(imported).toMatchObject({ isSaved: true, created: 1, faults: [{ line: 6 }] });
});

const DATES = { columns: { name: 'N', email: 'M', birthDate: 'D', earlierLastVisitOn: 'V' } };

test('200 and dates are read in the order that one of them shows', async () => {
  const server = await openTestServer();
  const file = 'N,M,D,V\nAna,ana@example.com,05/06/1950,\nBo,bo@example.com,,10/25/2024 8:15 PM';
  expect(await importFile(server, file, DATES)).toMatchObject({
    created: 2,
    dateOrder: 'MONTH_FIRST',
  });
  expect(await find(server, 'ana@example.com')).toMatchObject({ birthDate: '1950-05-06' });
  expect(await find(server, 'bo@example.com')).toMatchObject({
    earlierVisits: { count: null, lastOn: '2024-10-25' },
  });
});

test('200 and dates that can be read in two ways wait for an answer if no date shows the order', async () => {
  const server = await openTestServer();
  const lines = [
    'Ana,ana@example.com,05/06/1950,',
    'Bo,bo@example.com,01/01/1960,',
    'Eva,e@x.org,,',
  ];
  const file = `N,M,D,V\n${lines.join('\n')}`;
  const asked = await importFile(server, file, { ...DATES, dryRun: true });
  const group = { field: 'birthDate', code: 'DATE_ORDER_OPEN', example: '05/06/1950', lines: [2] };
  expect(asked).toMatchObject({ dateOrder: null, faultGroups: [group], faultyLinesCount: 1 });
  expect(asked.faults).toMatchObject([{ line: 2, field: 'birthDate', code: 'FIELD_NOT_VALID' }]);
  const dateOrder = 'DAY_FIRST';
  expect(await importFile(server, file, { ...DATES, dateOrder })).toMatchObject({
    isSaved: true,
    dateOrder,
    faultGroups: [],
  });
  expect(await find(server, 'ana@example.com')).toMatchObject({ birthDate: '1950-06-05' });
});

test('200 and dates in both orders wait for an answer, and those in the other order are faults then', async () => {
  const server = await openTestServer();
  const lines = [
    'Ana,ana@example.com,13/05/1950,',
    'Bo,bo@example.com,05/13/1950,',
    'Eva,eva@example.com,05/06/1950,2024-05-13',
    'Dan,dan@example.com,01/01/1960,05/13/2024',
  ];
  const file = `N,M,D,V\n${lines.join('\n')}`;
  const asked = await importFile(server, file, {
    ...DATES,
    leavesOutFaultyLines: true,
    dryRun: true,
  });
  const open = { field: 'birthDate', code: 'DATE_ORDER_OPEN', example: '13/05/1950' };
  const alsoOpen = { field: 'earlierLastVisitOn', code: 'DATE_ORDER_OPEN', example: '05/13/2024' };
  expect(asked).toMatchObject({ created: 0, dateOrder: null, faultyLinesCount: 4 });
  expect(asked.faultGroups).toEqual([
    { ...open, lines: [2, 3, 4] },
    { ...alsoOpen, lines: [5] },
  ]);
  const answers = [
    ['DAY_FIRST', { ana: '1950-05-13', eva: '1950-06-05' }, [3, 5]],
    ['MONTH_FIRST', { bo: '1950-05-13', eva: '1950-06-05', dan: '1960-01-01' }, [2]],
  ] as const;
  for (const [dateOrder, births, faulty] of answers) {
    const more = { ...DATES, dateOrder, leavesOutFaultyLines: true };
    const imported = await importFile(server, file, more);
    expect(imported).toMatchObject({ isSaved: true, dateOrder, faultyLinesCount: faulty.length });
    expect(imported.faultGroups.flatMap((group) => group.lines)).toEqual(faulty);
    for (const { code } of imported.faultGroups) expect(code).toBe('FIELD_NOT_VALID');
    for (const [name, birthDate] of Object.entries(births))
      expect(await find(server, `${name}@example.com`)).toMatchObject({ birthDate });
  }
});

test('200 with faults for dates of the future and what is none', async () => {
  const server = await openTestServer();
  const lines = ['Ana,ana@example.com,2950-01-01,', 'Bo,bo@example.com,1.2.,soon'];
  const { faultGroups } = await importFile(server, ['N,M,D,V', ...lines].join('\n'), DATES);
  expect(faultGroups).toEqual([
    { field: 'birthDate', code: 'FIELD_NOT_VALID', example: '2950-01-01', lines: [2, 3] },
    { field: 'earlierLastVisitOn', code: 'FIELD_NOT_VALID', example: 'soon', lines: [3] },
  ]);
});

const OF_ANOTHER_SYSTEM = {
  columns: {
    name: 'Name',
    email: 'Mail',
    tags: 'Tags',
    isVip: 'VIP',
    earlierVisitsCount: 'Visits',
    earlierLastVisitOn: 'Last',
    language: 'Language',
    country: 'Country',
  },
};
const HEADINGS = 'Name;Mail;Tags;VIP;Visits;Last;Language;Country';

test('200 with tags, VIPs and the visits that another system counted, which are in no other figure', async () => {
  const server = await openTestServer();
  const file = [
    HEADINGS,
    'Ana;ana@example.com;Wine, regular | wine;Sí;12;13/05/2024;Español;Alemania',
    'Bo;bo@example.com;;no;0;;de-AT;at',
    'Eva;eva@example.com;;;3.00;;;',
  ].join('\n');
  expect(await importFile(server, file, OF_ANOTHER_SYSTEM)).toMatchObject({ created: 3 });
  const ana = await find(server, 'ana@example.com');
  expect(ana).toMatchObject({
    isVip: true,
    tags: [{ name: 'Wine' }, { name: 'regular' }],
    earlierVisits: { count: 12, lastOn: '2024-05-13' },
    language: 'es',
    country: 'DE',
  });
  const bo = { isVip: false, earlierVisits: null, language: 'de', country: 'AT' };
  expect(await find(server, 'bo@example.com')).toMatchObject(bo);
  expect(await find(server, 'eva@example.com')).toMatchObject({
    earlierVisits: { count: 3, lastOn: null },
  });

  const earlierVisits = { count: 12, lastOn: '2024-05-13' };
  const path = `/customers/${ana?.uuid}`;
  const own = { visitsCount: 0, lastVisitAt: null };
  expect((await server.staff({ path })).json()).toMatchObject({ ...own, earlierVisits });
  const search = { method: 'POST', path: '/customers/search', body: { query: 'ana' } } as const;
  const found = (await server.staff(search)).json();
  expect(found.customers).toMatchObject([{ ...own, earlierVisits }]);
  const partners = (await server.partner({ path })).json();
  expect(partners).toMatchObject(own);
  expect(partners).not.toHaveProperty('earlierVisits');
  const booking = await createBooking(server, {
    customer: { ...aBookingRequest().customer, name: 'Ana', email: 'ana@example.com' },
  });
  const staffBooking = expectStaffBooking(
    await server.staff({ path: `/bookings/${booking.uuid}` }),
  );
  expect(staffBooking.customer).toMatchObject({ ...own, earlierVisits });
  const partnersBooking = await server.partner({ path: `/bookings/${booking.uuid}` });
  expect(partnersBooking.json().customer).not.toHaveProperty('earlierVisits');
});

test('200 and known guests get tags, VIP and earlier visits that they lack, however often', async () => {
  const server = await openTestServer();
  const import_ = (line: string) => importFile(server, `${HEADINGS}\n${line}`, OF_ANOTHER_SYSTEM);
  await import_('Ana;ana@example.com;Wine;;;13/05/2024;;');
  for (const completed of [1, 0])
    expect(await import_('Ana;ana@example.com;Dog,WINE;x;12;01/31/2020;;')).toMatchObject({
      completed,
      unchanged: 1 - completed,
    });
  expect(await find(server, 'ana@example.com')).toMatchObject({
    isVip: true,
    tags: [{ name: 'Wine' }, { name: 'Dog' }],
    earlierVisits: { count: 12, lastOn: '2024-05-13' },
  });
});

test('200 with faults for what is no tag, no yes or no, no number, no language', async () => {
  const server = await openTestServer();
  const long = 'x'.repeat(41);
  const line = `Ana;ana@example.com;${long},${long}y;Gold;many;;Klingon;Atlantis`;
  const { faultGroups } = await importFile(server, `${HEADINGS}\n${line}`, OF_ANOTHER_SYSTEM);
  const fields = ['country', 'earlierVisitsCount', 'isVip', 'language', 'tags'];
  expect(new Set(faultGroups.map(({ field }) => field))).toEqual(new Set(fields));
});

test('earlier visits are exported, merged and erased with their guest', async () => {
  const server = await openTestServer();
  const lines = ['Ana;ana@example.com;;;12;13/05/2024;;', 'A.;a@example.com;;;3;14/06/2025;;'];
  await importFile(server, [HEADINGS, ...lines].join('\n'), OF_ANOTHER_SYSTEM);
  const [ana, other] = await Promise.all([
    find(server, 'ana@example.com'),
    find(server, 'a@example.com'),
  ]);
  const path = `/customers/${ana?.uuid}`;
  const merge = {
    method: 'POST',
    path: `${path}/merge`,
    body: { otherUuid: other?.uuid },
  } as const;
  const earlierVisits = { count: 15, lastOn: '2025-06-14' };
  expect((await server.staff(merge)).json()).toMatchObject({ customer: { earlierVisits } });
  const file = (await server.staff({ path: `${path}/export` })).json();
  expect(file).toMatchObject({ customer: { earlierVisits } });
  const erase = { method: 'POST', path: `${path}/erase`, body: { name: 'Ana' } } as const;
  expect((await server.staff(erase)).statusCode).toBe(200);
  const left = await server.context.store.read((db) =>
    db
      .selectFrom('customers')
      .select('earlier_visits')
      .where('uuid', '=', ana?.uuid ?? '')
      .execute(),
  );
  expect(left).toEqual([{ earlier_visits: 'null' }]);
  expect(JSON.stringify(await readLogOfCustomer(server, ana?.uuid ?? ''))).not.toContain('2024-05');
});

function readLogOfCustomer({ context, venue: { accountId } }: TestServer, subjectId: string) {
  return context.store.read((db) => listJournalEntries(db, { accountId, subjectId }));
}

test('200 whatever the lines, and the same file again creates and changes nobody', async () => {
  const server = await openTestServer();
  const of = (...values: string[]) => fc.constantFrom(...values);
  const line = fc
    .tuple(
      of('Ana', 'Bo', ''),
      of('a@x.org', 'A@x.org', 'b@x.org', 'c@x.org', 'nobody', ''),
      of('', 'Wine', 'Dog;"', 'Dog,Wine'),
      of('', 'yes', 'no', 'Gold'),
      of('', '3', '7', 'many'),
      of('', '13/05/2024', '01/02/2020', 'soon'),
    )
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => toCsvLine([...cells, '', ''], ';'));
  const choice = of('SAME_GUEST', 'OWN_GUEST', 'LEFT_OUT');
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      choice,
      async (lines, forOtherNames) => {
        const file = ['sep=;', HEADINGS, ...lines].join('\n');
        const more = { ...OF_ANOTHER_SYSTEM, forOtherNames, leavesOutFaultyLines: true };
        const checked = await importFile(server, file, { ...more, dryRun: true });
        const first = await importFile(server, file, more);
        expect({ ...first, isSaved: false }).toEqual(checked);
        const guests = first.created + first.completed + first.unchanged;
        expect(guests + first.faultyLinesCount).toBe(lines.length);
        const again = await importFile(server, file, more);
        expect(again).toMatchObject({ created: 0, completed: 0, unchanged: guests });
      },
    ),
    { numRuns: casesOf(30) },
  );
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

test('200 and a birthday in three columns is one date, or none without a year', async () => {
  const server = await openTestServer();
  const csv = [
    'Name,Email,Day,Month,Year',
    'Ana,ana@example.com,21,9,1980',
    'Bea,bea@example.com,1,May,1979',
    'Cai,cai@example.com,3,2,',
    'Dan,dan@example.com,,,',
    'Eva,eva@example.com,31,2,1980',
    'Fay,fay@example.com,,2,1980',
  ].join('\n');
  const columns = {
    name: 'Name',
    email: 'Email',
    birthDate: 'Day',
    birthMonth: 'Month',
    birthYear: 'Year',
  };
  const imported = await importFile(server, csv, { columns, leavesOutFaultyLines: true });
  expect(imported).toMatchObject({ created: 4, faultyLinesCount: 2, dateOrder: null });
  expect(imported.faultGroups).toMatchObject([
    { field: 'birthDate', code: 'FIELD_NOT_VALID', example: '1980-2-31', lines: [6, 7] },
  ]);
  const births = ['ana', 'bea', 'cai', 'dan'].map(async (name) => {
    const guest = await find(server, `${name}@example.com`);
    return guest?.birthDate;
  });
  expect(await Promise.all(births)).toEqual(['1980-09-21', '1979-05-01', null, null]);
});
