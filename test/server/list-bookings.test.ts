import { describe, expect, test } from 'vitest';
import { PrivateBooking } from '../../src/contract/booking.ts';
import { BookingList } from '../../src/contract/partner/list-bookings.ts';
import { addDays } from '../../src/domain/venue-time.ts';
import { saveBooking } from '../../src/operations/bookings/save-booking.ts';
import { systemCause } from '../../src/operations/journal.ts';
import { findBooking } from '../../src/store/bookings.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aShift } from '../fixtures/venue.ts';
import { aLargeVenue, createBooking, move, report } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

const FAR = '2030-02-16';

async function list({ partner }: TestServer, query = '') {
  const answer = await partner({ path: `/bookings${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(BookingList.parse(answer.json())).toEqual(answer.json());
  return answer.json() as { data: PrivateBooking[]; nextCursor?: string | null };
}
async function uuids(server: TestServer, query = '') {
  return (await list(server, query)).data.map(({ uuid }) => uuid);
}

/** The pages of every size have the same bookings, in the same order, as the list without pages. */
async function expectEachOnce(server: TestServer, query: string): Promise<string[]> {
  const whole = await uuids(server, query);
  for (const limit of [1, 3, 7, 500]) {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    let pages = 0;
    do {
      const after = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
      const page = await list(server, `${query}&limit=${limit}${after}`);
      expect(page.data.length).toBeLessThanOrEqual(limit);
      seen.push(...page.data.map(({ uuid }) => uuid));
      cursor = page.nextCursor;
      expect(cursor === null || typeof cursor === 'string').toBe(true);
      pages += 1;
    } while (cursor && pages < 10);
    expect(cursor).toBeNull();
    expect(seen).toEqual(whole);
  }
  return whole;
}

/** Bookings today, tomorrow and in a month. */
async function openServerWithBookings() {
  const server = await openTestServer({ venue: aLargeVenue() });
  const today = await createBooking(server, { date: TODAY });
  const tomorrow = await createBooking(server, { date: TOMORROW });
  const far = await createBooking(server, { date: FAR });
  return { server, today: today.uuid, tomorrow: tomorrow.uuid, far: far.uuid };
}

test('200 with today by default, in the private shape and without a cursor', async () => {
  const { server, today } = await openServerWithBookings();
  const answer = await list(server);
  expect(answer.data.map((one) => PrivateBooking.parse(one).uuid)).toEqual([today]);
  expect(answer).not.toHaveProperty('nextCursor');
});

test('200 with one day if only date_start is sent', async () => {
  const { server, tomorrow } = await openServerWithBookings();
  expect(await uuids(server, `?date_start=${TOMORROW}`)).toEqual([tomorrow]);
});

test('200 from today if only date_end is sent', async () => {
  const { server, today, tomorrow } = await openServerWithBookings();
  expect(await uuids(server, `?date_end=${TOMORROW}`)).toEqual([today, tomorrow]);
});

test('200 with 31 days between the dates, 409 GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT beyond', async () => {
  const { server, today, tomorrow, far } = await openServerWithBookings();
  const query = `?date_start=${TODAY}&date_end=`;
  expect(await uuids(server, `${query}${FAR}`)).toEqual([today, tomorrow, far]);
  const answer = await server.partner({ path: `/bookings${query}2030-02-17` });
  expectProblem(answer, 409, 'GET_BOOKINGS_RANGE_BETWEEN_DATES_EXCEED_LIMIT');
});

test('409 GET_BOOKINGS_START_DATE_IN_PAST before today, by the venue’s work day', async () => {
  const { server, today } = await openServerWithBookings();
  const past = await server.partner({ path: '/bookings?date_start=2030-01-15' });
  expectProblem(past, 409, 'GET_BOOKINGS_START_DATE_IN_PAST');
  // After midnight, the previous evening is still today until 05:00.
  server.setNow(Date.parse(`${TOMORROW}T04:59:00+01:00`));
  expect(await uuids(server, `?date_start=${TODAY}`)).toEqual([today]);
  server.setNow(Date.parse(`${TOMORROW}T05:00:00+01:00`));
  const over = await server.partner({ path: `/bookings?date_start=${TODAY}` });
  expectProblem(over, 409, 'GET_BOOKINGS_START_DATE_IN_PAST');
});

test('409 GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE when the end is before the start', async () => {
  const { server } = await openServerWithBookings();
  for (const query of [`?date_start=${TOMORROW}&date_end=${TODAY}`, '?date_end=2030-01-15']) {
    const answer = await server.partner({ path: `/bookings${query}` });
    expectProblem(answer, 409, 'GET_BOOKINGS_END_DATE_GREATER_THAN_START_DATE');
  }
});

test('200 with bookings after midnight on their work day', async () => {
  const late = aShift({ firstBookingTime: '22:00:00', lastBookingTime: '01:00:00' });
  const server = await openTestServer({ venue: aLargeVenue({ shifts: [late] }) });
  const { uuid, bookingAt } = await createBooking(server, { date: TOMORROW, time: '00:30:00' });
  expect(bookingAt).toBe('2030-01-18T00:30:00+01:00');
  expect(await uuids(server, `?date_start=${TOMORROW}`)).toEqual([uuid]);
  expect(await uuids(server, '?date_start=2030-01-18')).toEqual([]);
});

test('200 ordered by bookingAt, then uuid', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  for (const time of ['21:00:00', '20:00:00', '21:00:00', '20:30:00', '21:00:00']) {
    await createBooking(server, { time });
  }
  const { data } = await list(server, `?date_start=${TOMORROW}`);
  const keys = data.map(({ bookingAt, uuid }) => `${bookingAt} ${uuid}`);
  expect(keys).toEqual([...keys].sort());
  expect(keys).toHaveLength(5);
});

describe('filters', () => {
  test('200 with one status, several, or none', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const confirmed = await createBooking(server, { time: '20:00:00' });
    const seated = await createBooking(server, { time: '20:30:00' });
    const canceled = await createBooking(server, { time: '21:00:00' });
    expectBooking(await report(server, seated.uuid, 'SEATED'));
    expectBooking(await move(server, canceled.uuid, 'CANCELED'));
    const day = `?date_start=${TOMORROW}`;
    expect(await uuids(server, `${day}&status=SEATED`)).toEqual([seated.uuid]);
    expect(await uuids(server, `${day}&status=CONFIRMED&status=CANCELED`)).toEqual([
      confirmed.uuid,
      canceled.uuid,
    ]);
    expect(await uuids(server, `${day}&status=DESSERTS`)).toEqual([]);
    expect(await uuids(server, day)).toHaveLength(3);
  });

  test('200 by the customer’s email in any case, by phone, and by both', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const guest = aBookingRequest().customer;
    const laura = await createBooking(server, { time: '20:00:00' });
    const phone = '+34600000001';
    const ines = await createBooking(server, {
      time: '20:30:00',
      customer: { ...guest, name: 'Inés', email: 'ines@example.com', phone },
    });
    const day = `?date_start=${TOMORROW}`;
    const byPhone = `&customer_phone=${encodeURIComponent(phone)}`;
    expect(await uuids(server, `${day}&customer_email=LAURA%40example.com`)).toEqual([laura.uuid]);
    expect(await uuids(server, `${day}${byPhone}`)).toEqual([ines.uuid]);
    // An unencoded plus means a space in a query string, but is meant as a plus.
    expect(await uuids(server, `${day}&customer_phone=${phone}`)).toEqual([ines.uuid]);
    expect(await uuids(server, `${day}${byPhone}&customer_email=ines%40example.com`)).toEqual([
      ines.uuid,
    ]);
    expect(await uuids(server, `${day}${byPhone}&customer_email=laura%40example.com`)).toEqual([]);
    expect(await uuids(server, `${day}&customer_email=%25`)).toEqual([]);
  });
});

describe('pages', () => {
  test('200 with every booking once over all pages, and nextCursor null on the last', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    for (let index = 0; index < 7; index += 1) {
      await createBooking(server, { time: index % 2 === 0 ? '20:00:00' : '21:00:00' });
    }
    await expectEachOnce(server, `?date_start=${TOMORROW}`);
  });

  test('200 with every booking once, in the order of time, where work days overlap', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    const days = [TODAY, TOMORROW, addDays(TOMORROW, 1)];
    for (const date of days)
      for (const time of ['20:00:00', '21:00:00']) await createBooking(server, { date, time });
    // The venue's days began at noon when this one was made.
    const { uuid } = await createBooking(server, { date: TOMORROW, status: 'REQUESTED' });
    await server.context.store.write(null, async (db) => {
      const booking = await findBooking(db, server.venue.accountId, uuid);
      if (!booking) throw new Error('The booking was just made.');
      const bookingAt = Date.parse(`${TODAY}T20:30:00+01:00`);
      await saveBooking(
        { context: server.context, db, venue: server.venue, cause: systemCause('test') },
        {
          before: booking,
          after: {
            ...booking,
            bookingAt,
            version: booking.version + 1,
          },
        },
      );
    });
    const whole = await expectEachOnce(server, `?date_start=${TODAY}&date_end=${days[2]}`);
    expect(whole.indexOf(uuid)).toBe(1);
  });

  test('200 with no booking lost or repeated when others are created in between', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    for (const time of ['20:00:00', '21:00:00', '22:00:00']) await createBooking(server, { time });
    const query = `?date_start=${TOMORROW}&limit=2`;
    const first = await list(server, query);
    await createBooking(server, { time: '20:00:00' });
    const second = await list(server, `${query}&cursor=${first.nextCursor}`);
    expect([...first.data, ...second.data].map(({ bookingAt }) => bookingAt.slice(11, 16))).toEqual(
      ['20:00', '21:00', '22:00'],
    );
  });
});

test('200 with an empty list on a day without bookings', async () => {
  const server = await openTestServer();
  server.setNow(NOON + 1000);
  expect(await list(server)).toEqual({ data: [] });
});

test('200 without bookings for an email that the public integration never sent', async () => {
  const server = await openTestServer({ venue: aLargeVenue() });
  const { partner } = server;
  const contact = { email: 'laura@example.com', phone: '+34600000001' };
  const customer = { name: 'Laura Vidal', hasGdprConsent: true, acceptsMarketing: false };
  await createBooking(server, { customer: { ...customer, ...contact } });
  const body = aBookingRequest({ customer: { ...customer, phone: contact.phone } });
  const made = await partner({ as: 'app', method: 'POST', path: '/bookings', body });

  const found = async (filter: string) => {
    const answer = await partner({
      as: 'app',
      path: `/bookings?date_start=${TOMORROW}&${filter}`,
    });
    return answer.json().data.map(({ uuid }: { uuid: string }) => uuid);
  };
  expect(await found('customer_email=laura%40example.com')).toEqual([]);
  expect(await found('customer_phone=%2B34600000001')).toEqual([made.json().uuid]);
});
