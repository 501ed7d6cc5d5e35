import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { WorkDayRequest } from '../../../src/contract/partner/check-work-day.ts';
import type { Venue } from '../../../src/domain/venue.ts';
import { addDays, daysBetween } from '../../../src/domain/venue-time.ts';
import {
  AvailabilityCache,
  MAX_DAYS,
} from '../../../src/operations/availability/availability-cache.ts';
import { checkCalendar } from '../../../src/operations/availability/check-calendar.ts';
import { checkWorkDay } from '../../../src/operations/availability/check-work-day.ts';
import { type AppContext, openContext } from '../../../src/operations/context.ts';
import { eraseCustomer } from '../../../src/operations/customers/erase-customer.ts';
import { EXTERNAL_CAPABILITIES, type Principal } from '../../../src/operations/principal.ts';
import { importVenue } from '../../../src/operations/venues/import-venue.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { casesOf } from '../../fixtures/engine.ts';
import { disableTriggers, insertRow, openRaw } from '../../fixtures/raw-database.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
} from '../../fixtures/test-context.ts';
import { anExperience, aShift, aTable, aVenue } from '../../fixtures/venue.ts';

const HOUR = 3_600_000;
const FROM = addDays(TODAY, -1);
const TO = addDays(TODAY, 6);

/** A single table, open so late that adjacent work days overlap. */
function aSmallVenue(overrides: Partial<Venue> = {}): Venue {
  return aVenue({
    maxAdvanceDays: 5,
    minAdvanceMinutes: 60,
    turnMinutes: [{ maxCovers: 12, minutes: 600 }],
    tables: [aTable(1)],
    combinations: [],
    shifts: [
      aShift({ id: 'BREAKFAST', firstBookingTime: '06:00:00', lastBookingTime: '09:00:00' }),
      aShift({
        firstBookingTime: '20:00:00',
        lastBookingTime: '23:00:00',
        stepMinutes: 90,
        experienceIds: [7],
      }),
      aShift({ id: 'NIGHT', firstBookingTime: '03:30:00', lastBookingTime: '03:30:00' }),
    ],
    experiences: [anExperience({ minAdvanceBookingMinutes: 26 * 60, turnMinutes: 300 })],
    exceptions: [{ date: addDays(TODAY, 3), shiftIds: [] }],
    ...overrides,
  });
}

const PRINCIPAL: Principal = {
  accountId: 'casa-test',
  caller: 'test',
  customerSource: 'test',
  partnerId: null,
  staffUuid: null,
  permissions: new Set(['availability:read']),
  dataAccess: 'private',
  channel: 'OFFLINE',
  ticketPartner: 'DEFAULT',
  capabilities: EXTERNAL_CAPABILITIES,
  managedBookingUuid: null,
  codeLimitActor: null,
  language: null,
  ip: null,
};

const PARTY = { pax: 2, paxChildren: 0, status: 'CONFIRMED' } satisfies WorkDayRequest;
const QUESTIONS: readonly WorkDayRequest[] = [
  PARTY,
  { ...PARTY, status: 'REQUESTED' },
  { ...PARTY, filters: { experienceIds: [7] } },
  { ...PARTY, filters: { shiftTypes: ['BREAKFAST'] } },
  { ...PARTY, filters: { shiftTypes: ['NIGHT'] } },
  { ...PARTY, pax: 5 },
];

/** Every calendar request for a week, through the cache. */
async function askCalendar(server: AppContext) {
  const calendars = QUESTIONS.map((question) =>
    checkCalendar(server, PRINCIPAL, { ...question, dateStart: FROM, dateEnd: TO }),
  );
  return (await Promise.all(calendars)).map(({ workDays }) => workDays);
}

/** The same from each work day, without the cache. */
async function askEveryDay(server: AppContext) {
  const dates = Array.from({ length: daysBetween(FROM, TO) + 1 }, (_, days) => addDays(FROM, days));
  const answers = [];
  for (const question of QUESTIONS) {
    const days = dates.map(async (date) => {
      const { result } = await checkWorkDay(server, PRINCIPAL, { ...question, date });
      return { date, availability: result.availability };
    });
    answers.push(await Promise.all(days));
  }
  return answers;
}

const aTime = fc.constantFrom('06:00:00', '08:30:00', '20:00:00', '23:00:00', '03:30:00');
const aDate = fc.integer({ min: 0, max: 5 }).map((days) => addDays(TODAY, days));
const pick = fc.nat(50);
const aStep = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('book'), date: aDate, time: aTime }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('move'), date: aDate, time: aTime, pick }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('status'),
      status: fc.constantFrom('CANCELED', 'SEATED', 'ATTENDED', 'NO_SHOW', 'DELETED', 'CONFIRMED'),
      pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('erase'), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('by hand'), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('import'),
      maxAdvanceDays: fc.integer({ min: 1, max: 5 }),
      minAdvanceMinutes: fc.constantFrom(0, 60, 3000),
      maxCovers: fc.constantFrom(2, 6),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      hours: fc.double({ min: 0, max: 30, noNaN: true }),
    }),
  },
);
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

interface Evening extends TestServer {
  /** The same database, opened by another process. */
  elsewhere: AppContext;
  raw: ReturnType<typeof openRaw>;
  uuids: string[];
  now: number;
}

async function take(evening: Evening, step: Step): Promise<void> {
  const { uuids, partner, staff, elsewhere, raw } = evening;
  const uuid = 'pick' in step ? uuids[step.pick % uuids.length] : undefined;
  if ('pick' in step && uuid === undefined) return;
  switch (step.kind) {
    case 'book': {
      const customer = {
        ...aBookingRequest().customer,
        email: `guest-${uuids.length}@example.com`,
      };
      const body = aBookingRequest({ date: step.date, time: step.time, customer });
      const answer = await partner({ method: 'POST', path: '/bookings', body });
      if (answer.statusCode === 200) uuids.push(answer.json().uuid);
      return;
    }
    case 'move':
      await partner({
        method: 'PUT',
        path: `/bookings/${uuid}`,
        body: { date: step.date, time: step.time },
      });
      return;
    case 'status':
      await staff({
        method: 'PUT',
        path: `/bookings/${uuid}/status`,
        body: { status: step.status },
      });
      return;
    case 'erase': {
      const answer = await staff({ path: `/bookings/${uuid}` });
      const guest = answer.json().customer?.uuid as string | undefined;
      if (guest !== undefined) await eraseCustomer(elsewhere, guest);
      return;
    }
    case 'by hand':
      if (uuid) await raw.deleteFrom('bookings').where('uuid', '=', uuid).execute();
      return;
    case 'import': {
      const { maxAdvanceDays, minAdvanceMinutes, maxCovers } = step;
      const tables = [aTable(1, { maxCovers })];
      const venue = aSmallVenue({ maxAdvanceDays, minAdvanceMinutes, tables });
      await importVenue(elsewhere, venue);
      return;
    }
    case 'wait':
      evening.now += Math.floor(step.hours * HOUR);
      evening.setNow(evening.now);
  }
}

async function anEvening(): Promise<Evening> {
  const server = await openTestServer({ venue: aSmallVenue() });
  const store = await openStore(server.database.url);
  onTestFinished(() => store.close());
  const raw = openRaw(server.database.url);
  const elsewhere = openContext(store, server.context);
  return { ...server, elsewhere, raw, uuids: [], now: NOON };
}

test('the cached calendar always equals the uncached days', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 25 }), async (steps) => {
      const evening = await anEvening();
      const { context } = evening;
      await askCalendar(context);
      for (const step of steps) {
        await take(evening, step);
        expect(await askCalendar(context)).toEqual(await askEveryDay(context));
      }
      await evening.close();
    }),
    { numRuns: casesOf(10) },
  );
});

test.each([
  ['the last slot of a day closes', aSmallVenue(), 15],
  [
    'a date comes within the window',
    aSmallVenue({
      maxAdvanceDays: 1,
      shifts: [aShift({ weekdays: [] })],
      exceptions: [{ date: addDays(TODAY, 2), shiftIds: ['DINNER'] }],
    }),
    24,
  ],
])('an answer is not kept longer when %s', async (_, venue, hours) => {
  const { context, partner, setNow } = await openTestServer({ venue });
  const body = aBookingRequest({ date: addDays(TODAY, 2) });
  await partner({ method: 'POST', path: '/bookings', body });
  const before = await askCalendar(context);
  setNow(NOON + hours * HOUR);
  const after = await askCalendar(context);
  expect(after).toEqual(await askEveryDay(context));
  expect(after).not.toEqual(before);
});

test('a day is not evaluated again until it changes', async () => {
  const { context, raw } = await anEvening();
  const soon = { account_id: 'casa-test', work_day: addDays(TODAY, 2) };
  await insertRow(raw, 'work_days', { ...soon, version: 1 });
  const before = await askCalendar(context);
  // Bookings that do not change the day's version, so that only a new evaluation would show them.
  await disableTriggers(raw);
  const booking_at = NOON + 42 * HOUR;
  const stay = { starts_at: booking_at, ends_at: booking_at + 12 * HOUR };
  const booking = { uuid: 'unheard-of', booking_at, turn_minutes: 720, status: 'CONFIRMED' };
  const plain = { add_ons: '[]', experience: 'null', table_ids: '[1]' };
  await insertRow(raw, 'bookings', { ...soon, ...booking, ...plain });
  const entry = { account_id: 'casa-test', subject_id: 'unheard-of', subject: 'BOOKING' };
  await insertRow(raw, 'journal', { ...entry, actor_kind: 'SYSTEM' });
  await insertRow(raw, 'booking_tables', {
    ...soon,
    ...stay,
    booking_uuid: 'unheard-of',
    table_id: 1,
  });
  expect(await askCalendar(context)).toEqual(before);
  expect(await askEveryDay(context)).not.toEqual(before);
});

const FREE = { code: 'AVAILABLE', fallbackOptions: [] } as const;

test('of more days than are kept, those that were used last are kept', () => {
  const cache = new AvailabilityCache();
  const venue = aVenue();
  const stateOf = (day: number) => {
    const workDay = addDays(TODAY, day);
    return { venue, workDay, today: TODAY, versions: '' };
  };
  const save = (day: number) =>
    cache.save(stateOf(day), 'key', { availability: FREE, from: 0, until: 2 });
  const isKept = (day: number) => cache.find(stateOf(day), 'key', 1) !== null;
  for (let day = 0; day < MAX_DAYS; day += 1) save(day);
  expect(isKept(0)).toBe(true);
  for (let day = MAX_DAYS; day < MAX_DAYS + 100; day += 1) save(day);
  expect([0, 1, 100, 101, MAX_DAYS + 99].map(isKept)).toEqual([true, false, false, true, true]);
});
