import { describe, expect, test } from 'vitest';
import { aBookingRequest, openTestServer } from '../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../fixtures/venue.ts';
import { checkCalendar, checkSlot, checkWorkDay, slotsOf } from './availability-requests.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

/** A bar with one table and slots every quarter of an hour from 22:00 to 04:30. */
function aBar(timezone: string) {
  return aVenue({
    timezone,
    tables: [aTable(1)],
    combinations: [],
    shifts: [
      aShift({
        id: 'NIGHT',
        firstBookingTime: '22:00:00',
        lastBookingTime: '04:30:00',
        stepMinutes: 15,
      }),
    ],
  });
}

/** Opens the bar at noon on the day before the work day. */
function openBar(timezone: string, workDay: string) {
  const now = Date.parse(`${workDay}T12:00:00Z`) - 86_400_000;
  return openTestServer({ venue: aBar(timezone), now });
}

/** The slots of a night without a clock change, from 22:00 to 04:30. */
const ORDINARY_SLOTS = 27;

interface Change {
  timezone: string;
  workDay: string;
  /** Wall-clock times that the change skips or repeats. */
  times: string[];
  /** Their calendar day. */
  date: string;
  before: string;
  after: string;
  firstAfter: string;
}

const FORWARD: Change[] = [
  {
    timezone: 'Europe/Madrid',
    workDay: '2026-03-28',
    date: '2026-03-29',
    times: ['02:00:00', '02:15:00', '02:30:00', '02:45:00'],
    before: '+01:00',
    after: '+02:00',
    firstAfter: '03:00:00',
  },
  {
    timezone: 'America/New_York',
    workDay: '2026-03-07',
    date: '2026-03-08',
    times: ['02:00:00', '02:15:00', '02:30:00', '02:45:00'],
    before: '-05:00',
    after: '-04:00',
    firstAfter: '03:00:00',
  },
  {
    timezone: 'Australia/Lord_Howe',
    workDay: '2026-10-03',
    date: '2026-10-04',
    times: ['02:00:00', '02:15:00'],
    before: '+10:30',
    after: '+11:00',
    firstAfter: '02:30:00',
  },
  {
    timezone: 'America/Santiago',
    workDay: '2026-09-05',
    date: '2026-09-06',
    times: ['00:00:00', '00:15:00', '00:30:00', '00:45:00'],
    before: '-04:00',
    after: '-03:00',
    firstAfter: '01:00:00',
  },
];

describe.each(FORWARD)('the night the clocks go forward in $timezone', (change) => {
  const { timezone, workDay, times, date, before, after, firstAfter } = change;

  test('200 without the skipped times, with the offsets before and after the change', async () => {
    const bar = await openBar(timezone, workDay);
    const slots = slotsOf(await checkWorkDay(bar, workDay));
    const starts = slots.map(({ startAt }) => startAt);
    expect(starts).toHaveLength(ORDINARY_SLOTS - times.length);
    for (const time of times) {
      expect(starts.filter((start) => start.includes(`T${time}`))).toEqual([]);
    }
    expect(starts[0]).toBe(`${workDay}T22:00:00${before}`);
    expect(starts).toContain(`${date}T${firstAfter}${after}`);
    expect(starts.at(-1)).toBe(`${date}T04:30:00${after}`);
    const instants = starts.map((start) => Date.parse(start));
    for (const [index, instant] of instants.slice(1).entries()) {
      expect(instant - (instants[index] ?? 0)).toBe(15 * 60_000);
    }
  });

  test('409 NO_AVAILABLE_SLOT for a skipped time, whose slot is CLOSED', async () => {
    const bar = await openBar(timezone, workDay);
    for (const time of times) {
      const answer = await checkSlot(bar, workDay, time);
      expect(answer).toMatchObject({ availability: { code: 'CLOSED' }, timeSlot: null });
      for (const status of ['CONFIRMED', 'REQUESTED'] as const) {
        const body = aBookingRequest({ date: workDay, time, status });
        expectProblem(
          await bar.partner({ method: 'POST', path: '/bookings', body }),
          409,
          'NO_AVAILABLE_SLOT',
        );
      }
    }
  });

  test('200 for the first time after, with its offset', async () => {
    const bar = await openBar(timezone, workDay);
    const { bookingAt } = await createBooking(bar, { date: workDay, time: firstAfter });
    expect(bookingAt).toBe(`${date}T${firstAfter}${after}`);
  });
});

const BACK: Change[] = [
  {
    timezone: 'Europe/Madrid',
    workDay: '2026-10-24',
    date: '2026-10-25',
    times: ['02:00:00', '02:15:00', '02:30:00', '02:45:00'],
    before: '+02:00',
    after: '+01:00',
    firstAfter: '03:00:00',
  },
  {
    timezone: 'America/New_York',
    workDay: '2026-10-31',
    date: '2026-11-01',
    times: ['01:00:00', '01:15:00', '01:30:00', '01:45:00'],
    before: '-04:00',
    after: '-05:00',
    firstAfter: '02:00:00',
  },
  {
    timezone: 'Australia/Lord_Howe',
    workDay: '2026-04-04',
    date: '2026-04-05',
    times: ['01:30:00', '01:45:00'],
    before: '+11:00',
    after: '+10:30',
    firstAfter: '02:00:00',
  },
  {
    timezone: 'America/Santiago',
    workDay: '2026-04-04',
    date: '2026-04-04',
    times: ['23:00:00', '23:15:00', '23:30:00', '23:45:00'],
    before: '-03:00',
    after: '-04:00',
    firstAfter: '00:00:00',
  },
];

describe.each(BACK)('the night the clocks go back in $timezone', (change) => {
  const { timezone, workDay, times, date, before, after, firstAfter } = change;

  test('200 with each repeated time once, the first of the two', async () => {
    const bar = await openBar(timezone, workDay);
    const starts = slotsOf(await checkWorkDay(bar, workDay)).map(({ startAt }) => startAt);
    expect(starts).toHaveLength(ORDINARY_SLOTS);
    for (const time of times) {
      expect(starts.filter((start) => start.includes(`T${time}`))).toEqual([
        `${date}T${time}${before}`,
      ]);
    }
    const next = starts.find((start) => start.includes(`T${firstAfter}`));
    expect(next?.endsWith(after)).toBe(true);
    const instants = starts.map((start) => Date.parse(start));
    expect(instants).toEqual([...instants].sort((a, b) => a - b));
  });

  test('200 for a repeated time, which means the first, on its work day', async () => {
    const [time = ''] = times.slice(-1);
    const bar = await openBar(timezone, workDay);
    const { uuid, bookingAt } = await createBooking(bar, { date: workDay, time });
    expect(bookingAt).toBe(`${date}T${time}${before}`);
    const list = await bar.partner({ path: `/bookings?date_start=${workDay}` });
    expect(list.json().data).toMatchObject([{ uuid, bookingAt }]);
  });

  test('200 with the table taken for ninety real minutes, whatever the clock shows', async () => {
    const [time = ''] = times.slice(-1);
    const bar = await openBar(timezone, workDay);
    const { bookingAt } = await createBooking(bar, { date: workDay, time });
    const bookedAt = Date.parse(bookingAt);
    const codes = slotsOf(await checkWorkDay(bar, workDay)).flatMap(({ startAt, availability }) => {
      const minutes = (Date.parse(startAt) - bookedAt) / 60_000;
      return minutes < 0 ? [] : [[minutes, availability.code]];
    });
    expect(codes).toEqual(
      codes.map(([minutes]) => [minutes, Number(minutes) < 90 ? 'FULL' : 'AVAILABLE']),
    );
    expect(codes.at(-1)?.[1]).toBe('AVAILABLE');
  });
});

describe('a shift past midnight', () => {
  test('200 with the date of the evening in calendar, work day, slot, booking and list', async () => {
    const bar = await openBar('Europe/Madrid', '2026-11-20');
    const night = '2026-11-20';
    const answer = await checkSlot(bar, night, '00:30:00');
    expect(answer).toMatchObject({
      workDay: { date: night },
      timeSlot: { startAt: '2026-11-21T00:30:00+01:00' },
      shift: {
        firstBookingAt: '2026-11-20T22:00:00+01:00',
        lastBookingAt: '2026-11-21T04:30:00+01:00',
      },
    });
    const booking = await createBooking(bar, { date: night, time: '00:30:00' });
    expect(booking.bookingAt).toBe('2026-11-21T00:30:00+01:00');
    const listed = async (date: string) =>
      (await bar.partner({ path: `/bookings?date_start=${date}` })).json().data.length;
    expect([await listed(night), await listed('2026-11-21')]).toEqual([1, 0]);
  });

  test('200 for the current evening after midnight', async () => {
    const bar = await openBar('Europe/Madrid', '2026-11-20');
    bar.setNow(Date.parse('2026-11-21T01:05:00+01:00'));
    const { workDays } = await checkCalendar(bar, '2026-11-19', '2026-11-20');
    expect(workDays.map(({ availability }) => availability.code)).toEqual(['PAST', 'AVAILABLE']);
    await createBooking(bar, { date: '2026-11-20', time: '01:15:00' });
    const walkIn = { pax: 1, paxChildren: 0 };
    // Seated at five past one, the table would be needed at a quarter past.
    const answer = await bar.partner({ method: 'POST', path: '/bookings/walk-ins', body: walkIn });
    expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
  });

  test.each(['Asia/Kathmandu', 'Asia/Kolkata', 'Pacific/Kiritimati', 'America/St_Johns'])(
    '200 with the offset of %s',
    async (timezone) => {
      const bar = await openBar(timezone, '2026-06-20');
      const booking = expectBooking(
        await bar.partner({
          method: 'POST',
          path: '/bookings',
          body: aBookingRequest({ date: '2026-06-20', time: '00:00:00' }),
        }),
      );
      const shown = new Intl.DateTimeFormat('en', {
        timeZone: timezone,
        timeZoneName: 'longOffset',
      })
        .formatToParts(Date.parse(booking.bookingAt))
        .find(({ type }) => type === 'timeZoneName')?.value;
      expect(booking.bookingAt).toBe(`2026-06-21T00:00:00${shown?.replace('GMT', '')}`);
    },
  );
});
