import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quartersOf } from '../../../src/staff/service/quarters.ts';
import { timelineOf } from '../../../src/staff/service/timeline.ts';
import { idOf, stopAt, stopsOf } from '../../../src/staff/service/timeline-stops.ts';
import { aBooking, aSession, aTable, at } from '../fixtures/bookings.ts';
import { bookingsOfAnEvening, EVENING } from '../fixtures/full-house.ts';

const { venue } = aSession();
const time = (text: string) => Date.parse(at(text));

test('a bar is one stop, the free quarter hours around it one each', () => {
  const { rows } = timelineOf(
    [aBooking({ bookingAt: at('20:20'), turnMinutes: 30, tables: [aTable(1)] })],
    venue,
    EVENING,
  );
  const [row] = rows;
  const range = { startAt: time('20:00'), endAt: time('21:15') };
  const stops = row ? stopsOf(row, range) : [];

  expect(stops.map(({ kind, startAt }) => [kind, startAt])).toEqual([
    ['free', time('20:00')],
    ['bar', time('20:20')],
    ['free', time('21:00')],
  ]);
  expect(stopAt(stops, time('20:40'))).toBe(1);
  // Between the end of the bar and the next quarter hour.
  expect(stopAt(stops, time('20:52'))).toBe(1);
  expect(stopAt(stops, time('23:00'))).toBe(2);
  expect(stopAt(stops, time('12:00'))).toBe(0);
});

test('a block is one stop, beside the bar of whoever kept the table', () => {
  const kept = aBooking({ bookingAt: at('20:30'), turnMinutes: 30, tables: [aTable(1)] });
  const block = {
    id: 'block',
    tableIds: [1],
    startAt: time('20:10'),
    endAt: time('21:00'),
    reason: 'Broken leg',
  };
  const [row] = timelineOf([kept], venue, EVENING, { blocked: [block] }).rows;
  const stops = row ? stopsOf(row, { startAt: time('20:00'), endAt: time('21:15') }) : [];

  expect(stops.map((stop) => [stop.kind, stop.startAt, idOf(stop)])).toEqual([
    ['block', time('20:10'), 'block'],
    ['bar', time('20:30'), kept.uuid],
    ['free', time('21:00'), null],
  ]);
});

test('every bar of a row is a stop once, and every quarter hour is a stop or within a bar', () => {
  fc.assert(
    fc.property(bookingsOfAnEvening, (bookings) => {
      const { rows, range } = timelineOf(bookings, venue, EVENING);
      for (const row of rows) {
        const stops = stopsOf(row, range);
        const bars = stops.flatMap((stop) => (stop.kind === 'bar' ? [stop.bar.booking.uuid] : []));
        expect(bars.toSorted()).toEqual(row.bars.map(({ booking }) => booking.uuid).toSorted());
        for (const quarter of quartersOf(range)) {
          const isFree = stops.some(({ kind, startAt }) => kind === 'free' && startAt === quarter);
          const isCovered = row.bars.some(
            (bar) => bar.startAt < quarter + 15 * 60_000 && bar.endAt > quarter,
          );
          expect(isFree).toBe(!isCovered);
        }
      }
    }),
  );
});
