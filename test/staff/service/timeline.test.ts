import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timelineOf } from '../../../src/staff/service/timeline.ts';
import { aBooking, aSession, aTable, at } from '../fixtures/bookings.ts';
import { aLargeVenue, bookingsOfAnEvening, EVENING } from '../fixtures/full-house.ts';

const { venue } = aSession();
const NOW = Date.parse(at('20:30'));
const time = (text: string) => Date.parse(at(text));

test('a row per table by area, with bars as fractions of the range', () => {
  const timeline = timelineOf(
    [
      aBooking({ bookingAt: at('20:00'), turnMinutes: 60, tables: [aTable(5)] }),
      aBooking({ uuid: 'b', bookingAt: at('21:00'), turnMinutes: 120, tables: [aTable(1)] }),
    ],
    venue,
    time('20:45'),
  );

  expect(timeline.range).toEqual({ startAt: time('20:00'), endAt: time('23:00') });
  expect(timeline.rows.map(({ area, table }) => [area?.name, table.id])).toEqual([
    ['Sala', 1],
    ['Sala', 4],
    ['Terraza', 5],
  ]);
  expect(timeline.rows.map(({ bars }) => bars.map(({ start, end }) => [start, end]))).toEqual([
    [[1 / 3, 1]],
    [],
    [[0, 1 / 3]],
  ]);
  expect(timeline.now).toBe(0.25);
});

test('tables that are in no area come last', () => {
  const [first, ...others] = venue.tables;
  if (!first) throw new Error('The venue has no tables.');
  const tables = [{ ...first, floorPlanAreaId: null }, ...others];

  const { rows } = timelineOf([], { ...venue, tables }, NOW);
  expect(rows.map(({ area, table }) => [area?.name, table.id]).at(-1)).toEqual([undefined, 1]);
});

test('two stays that overlap are in conflict, also when guests stay longer than planned', () => {
  const seated = aBooking({
    status: 'SEATED',
    bookingAt: at('19:00'),
    seatedAt: at('19:00'),
    turnMinutes: 90,
  });
  const next = aBooking({ uuid: 'b', bookingAt: at('20:45') });
  const conflictsAt = (now: number) =>
    timelineOf([seated, next], venue, now).rows[1]?.bars.map(({ isConflict }) => isConflict);

  expect(conflictsAt(time('20:00'))).toEqual([false, false]);
  expect(conflictsAt(time('20:32'))).toEqual([true, true]);
});

test('parties without a table are in the tray, by time; those who need none are not', () => {
  const none = { tables: [] };
  const { tray } = timelineOf(
    [
      aBooking({ ...none, uuid: 'late', bookingAt: at('22:00') }),
      aBooking({ ...none, uuid: 'door', bookingAt: at('20:10'), status: 'WAIT_LIST_WALK_IN' }),
      aBooking({ ...none, uuid: 'gone', bookingAt: at('20:00'), status: 'ATTENDED' }),
      aBooking({ ...none, uuid: 'asked', bookingAt: at('20:00'), status: 'REQUESTED' }),
      aBooking({ uuid: 'at-a-table' }),
    ],
    venue,
    NOW,
  );

  expect(tray.map(({ uuid }) => uuid)).toEqual(['door', 'late']);
});

test('the range is that of the shift; other stays are shown as far as they are within', () => {
  const lunch = { id: 'lunch', name: 'Almuerzo' };
  const { range, rows } = timelineOf(
    [
      aBooking({ bookingAt: at('20:00'), turnMinutes: 60 }),
      aBooking({
        uuid: 'b',
        bookingAt: at('19:00'),
        turnMinutes: 90,
        tables: [aTable(1)],
        shiftType: lunch,
      }),
      aBooking({ uuid: 'c', bookingAt: at('13:00'), tables: [aTable(1)], shiftType: lunch }),
    ],
    venue,
    NOW,
    { shiftId: 'dinner', range: { startAt: time('20:00'), endAt: time('22:00') } },
  );

  expect(range).toEqual({ startAt: time('20:00'), endAt: time('22:00') });
  expect(rows[0]?.bars).toMatchObject([{ start: 0, end: 0.25, startAt: time('19:00') }]);
});

test('the present has no position outside of the range', () => {
  const booking = aBooking({ bookingAt: at('22:00') });

  expect(timelineOf([booking], venue, NOW).now).toBeNull();
});

test('a day without bookings shows the next hour', () => {
  expect(timelineOf([], venue, NOW).range).toEqual({ startAt: NOW, endAt: time('21:30') });
});

test('bars are within the range, begin before they end, and stand once at each of their tables', () => {
  const large = aLargeVenue();
  fc.assert(
    fc.property(bookingsOfAnEvening, (bookings) => {
      const { rows, range } = timelineOf(bookings, large, EVENING);
      expect(rows.map(({ table }) => table.id)).toEqual(large.tables.map(({ id }) => id));
      for (const { table, bars } of rows) {
        expect(new Set(bars.map(({ booking }) => booking.uuid)).size).toBe(bars.length);
        for (const bar of bars) {
          expect(bar.start).toBeGreaterThanOrEqual(0);
          expect(bar.end).toBeLessThanOrEqual(1);
          expect(bar.start).toBeLessThan(bar.end);
          expect(bar.startAt).toBeGreaterThanOrEqual(range.startAt);
          expect(bar.booking.tables.map(({ id }) => id)).toContain(table.id);
          const overlaps = bars.some(
            (other) => other !== bar && other.startAt < bar.endAt && bar.startAt < other.endAt,
          );
          expect(bar.isConflict).toBe(overlaps);
        }
      }
    }),
  );
});
