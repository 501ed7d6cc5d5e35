import { expect, test } from 'vitest';
import { openTestServer, TODAY, TOMORROW } from '../fixtures/test-context.ts';
import { anExperience, aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { createBooking } from './booking-fixtures.ts';
import { effectsOf, readVenue } from './house.ts';

test('nothing for the present document, and nothing is saved by looking', async () => {
  const server = await openTestServer();
  await createBooking(server);
  const before = await readVenue(server);
  expect(await effectsOf(server, server.venue)).toEqual({
    sections: [],
    days: [],
    bookings: [],
    bookingsCount: 0,
    droppedTables: [],
    prices: [],
    pricesFrom: '2030-01-16T12:00:00+01:00',
    reminders: { moved: 0, added: 0, dropped: 0, startedKinds: [], stoppedKinds: [] },
    missingTexts: [],
    outdatedTexts: [],
    noticed: [],
    isComplete: true,
  });
  await effectsOf(server, { ...server.venue, name: 'Other' });
  expect(await readVenue(server)).toEqual(before);
});

test('days that close, open and change their times, and bookings of a closed day', async () => {
  const server = await openTestServer({ venue: aVenue({ maxAdvanceDays: 2 }) });
  const booking = await createBooking(server);
  const later = aShift({ firstBookingTime: '21:00:00' });
  const effects = await effectsOf(server, {
    ...server.venue,
    maxAdvanceDays: 3,
    shifts: [later],
    exceptions: [{ date: TOMORROW, shiftIds: [] }],
  });
  const hours = { id: 'DINNER', firstBookingTime: '20:00:00', lastBookingTime: '22:00:00' };
  const laterHours = { ...hours, firstBookingTime: '21:00:00' };
  expect(effects.sections).toEqual(['maxAdvanceDays', 'shifts', 'exceptions']);
  expect(effects.days).toEqual([
    { date: TODAY, change: 'TIMES', before: [hours], after: [laterHours] },
    { date: TOMORROW, change: 'CLOSES', before: [hours], after: [] },
    { date: '2030-01-18', change: 'TIMES', before: [hours], after: [laterHours] },
    { date: '2030-01-19', change: 'OPENS', before: [], after: [laterHours] },
  ]);
  expect(effects.bookings).toEqual([
    {
      uuid: booking.uuid,
      workDay: TOMORROW,
      bookingAt: booking.bookingAt,
      name: 'Laura Vidal',
      pax: 2,
      paxChildren: 0,
      tables: booking.tables.map(({ name }) => name),
      rules: [{ rule: 'SHIFT', code: 'CLOSED', limit: null, taken: null }],
    },
  ]);
  expect(effects.bookingsCount).toBe(1);
});

test.each([
  [
    'fewer seats at its table',
    { tables: [1, 2, 3].map((id) => aTable(id, { maxCovers: 1 })), combinations: [] },
    'TABLES_TOO_SMALL',
  ],
  ['a smaller party size', { shifts: [aShift({ maxCovers: 1 })] }, 'PARTY_TOO_LARGE'],
  ['another step', { shifts: [aShift({ firstBookingTime: '19:45:00' })] }, 'OFF_STEP'],
  [
    'fewer covers per slot',
    { shifts: [aShift({ pacing: { maxCovers: 1, maxParties: null } })] },
    'COVERS_PER_SLOT',
  ],
  [
    'an experience that must be chosen',
    {
      experiences: [anExperience()],
      shifts: [aShift({ experienceIds: [7], isExperienceRequired: true })],
    },
    'EXPERIENCE_REQUIRED',
  ],
] as const)('a booking that %s would not allow, with the rule', async (_, change, code) => {
  const server = await openTestServer();
  await createBooking(server);
  const effects = await effectsOf(server, { ...server.venue, ...change });
  expect(effects.bookings.map(({ rules }) => rules.map((rule) => rule.code))).toEqual([[code]]);
});

test('no booking for the time at which it may be booked, and none for what stood against it before', async () => {
  const server = await openTestServer();
  await createBooking(server);
  const { venue } = server;
  const window = await effectsOf(server, { ...venue, minAdvanceMinutes: 5000, maxAdvanceDays: 10 });
  expect(window.bookings).toEqual([]);
  const full = { tables: [aTable(1), aTable(2), aTable(3)], combinations: [] };
  expect((await effectsOf(server, { ...venue, ...full })).bookings).toEqual([]);
});

test('prices that change for new bookings, with the names of what they are for', async () => {
  const menu = anExperience({ pricePerTicket: 4000 });
  const server = await openTestServer({ venue: aVenue({ experiences: [menu] }) });
  const experiences = [{ ...menu, pricePerTicket: 4500 }, anExperience({ id: 8 })];
  expect((await effectsOf(server, { ...server.venue, experiences })).prices).toEqual([
    { kind: 'EXPERIENCE', id: 7, name: 'Tasting menu', before: 4000, after: 4500 },
  ]);
});

test('reminders that move, are added and dropped, and kinds of mail that begin and end', async () => {
  const messages = { ...aVenue().messages, reminderHours: 24 };
  const server = await openTestServer({ venue: aVenue({ messages }), mailDelivery: 'ON' });
  await createBooking(server, { date: '2030-01-20' });
  const { venue } = server;
  const moved = await effectsOf(server, {
    ...venue,
    messages: { ...messages, reminderHours: 48, reconfirmHours: 72, omittedKinds: ['CANCELED'] },
  });
  expect(moved.reminders).toEqual({
    moved: 1,
    added: 1,
    dropped: 0,
    startedKinds: [],
    stoppedKinds: ['CANCELED'],
  });
  const none = await effectsOf(server, {
    ...venue,
    messages: { ...messages, reminderHours: null },
  });
  expect(none.reminders).toMatchObject({ moved: 0, added: 0, dropped: 1 });
});

test('texts that are missing in a language that others are written in', async () => {
  const server = await openTestServer();
  const effects = await effectsOf(server, {
    ...server.venue,
    shifts: [aShift({ name: { en: 'Dinner', es: 'Cena' } })],
  });
  expect(effects.missingTexts).toEqual([
    {
      language: 'es',
      paths: [
        'floorPlanAreas[0].name',
        'floorPlanAreas[1].name',
        'texts.dataProcessingConsent',
        'texts.marketingConsent',
        'texts.timeLimit',
      ],
    },
  ]);
});

test('each other change that guests or bookings notice, by the name of what it is about', async () => {
  const area = {
    id: 1,
    name: { en: 'Terrace', de: 'Terrasse', fr: 'Terrasse' },
    summary: { en: '' },
    images: [],
  };
  const server = await openTestServer({
    venue: aVenue({
      floorPlanAreas: [area],
      minAdvanceMinutes: 30,
      contact: { phone: null, email: 'a@casa.example', websiteUrl: null, address: null },
    }),
  });
  const { venue } = server;
  const effects = await effectsOf(server, {
    ...venue,
    minAdvanceMinutes: 120,
    contact: { ...venue.contact, email: null },
    floorPlanAreas: [{ ...area, name: { ...area.name, en: 'Garden', fr: 'Jardin' } }],
  });
  const change = { kind: 'CHANGED', entry: null };
  expect(effects.noticed).toEqual([
    { ...change, field: 'contact.email', before: 'a@casa.example', after: null },
    { ...change, field: 'minAdvanceMinutes', before: 30, after: 120 },
    {
      ...change,
      field: 'floorPlanAreas.name',
      entry: 'Garden',
      before: 'Terrace',
      after: 'Garden',
    },
  ]);
  expect(effects.outdatedTexts).toEqual([{ language: 'de', paths: ['floorPlanAreas[0].name'] }]);
});
