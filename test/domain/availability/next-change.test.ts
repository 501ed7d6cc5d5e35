import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServiceDay } from '../../../src/domain/availability/availability.ts';
import { evaluateDay } from '../../../src/domain/availability/evaluate-day.ts';
import { nextChange } from '../../../src/domain/availability/next-change.ts';
import { workDayOf } from '../../../src/domain/venue-time.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift, aVenue } from '../../fixtures/venue.ts';
import { aDay, at, FRIDAY } from './an-evening.ts';
import { someCriteria, someDay, someFilters } from './random-evenings.ts';

const A_DAY = 86_400_000;

/** A day of a venue that opens on few dates, asks for notice in many ways, and is near in time. */
const aDayWithNotices: fc.Arbitrary<ServiceDay> = fc
  .record({
    day: someDay,
    now: fc.integer({ min: at('06:00', aVenue(), '2026-11-18'), max: at('23:30') }),
    maxAdvanceDays: fc.nat(4),
    minAdvanceMinutes: fc.constantFrom(0, 45, 2000),
    ofExperience: fc.constantFrom(0, 30, 1500),
    ofAddOn: fc.constantFrom(0, 75, 1440),
    closed: fc.subarray(['2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22']),
  })
  .map(({ day, now, closed, ofExperience, ofAddOn, ...rules }) => {
    const venue = {
      ...day.venue,
      ...rules,
      experiences: day.venue.experiences.map((experience) => ({
        ...experience,
        minAdvanceBookingMinutes: ofExperience,
      })),
      addOnGroups: day.venue.addOnGroups.map((group) => ({
        ...group,
        addOns: group.addOns.map((addOn) => ({ ...addOn, minAdvanceBookingMinutes: ofAddOn })),
      })),
      exceptions: closed.map((date) => ({ date, shiftIds: [] })),
    };
    return { ...day, venue, now };
  });

test('always the same result until the next change, within one work day', () => {
  fc.assert(
    fc.property(
      aDayWithNotices,
      someCriteria,
      someFilters,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (day, criteria, filters, share) => {
        const { venue, now } = day;
        const until = Math.min(nextChange(day), now + A_DAY);
        const later = Math.floor(now + (until - now) * share);
        fc.pre(workDayOf(venue, later) === workDayOf(venue, now));
        expect(evaluateDay({ ...day, now: later }, criteria, filters)).toEqual(
          evaluateDay(day, criteria, filters),
        );
      },
    ),
    { numRuns: 600 },
  );
});

const VENUE = aVenue({
  minAdvanceMinutes: 30,
  experiences: [anExperience({ minAdvanceBookingMinutes: 180 })],
  addOnGroups: [anAddOnGroup({ addOns: [anAddOn(31, { minAdvanceBookingMinutes: 1440 })] })],
  shifts: [aShift({ lastBookingTime: '20:00:00' })],
});

test.each([
  ['an add-on closes', '10:00', 'the day before', '20:00', 'the day before'],
  ['an experience closes', '10:00', 'the day', '17:00', 'the day'],
  ['bookings close', '18:30', 'the day', '19:30', 'the day'],
  ['the slot begins', '19:45', 'the day', '20:00', 'the day'],
])('the next change of a day is when %s', (_, now, nowOn, changes, changesOn) => {
  const onDay = (time: string, day: string) =>
    at(time, VENUE, day === 'the day' ? FRIDAY : '2026-11-19');
  expect(nextChange(aDay(VENUE, { now: onDay(now, nowOn) }))).toBe(onDay(changes, changesOn));
});

test('no next change for a past day', () => {
  const day = aDay(VENUE, { now: at('12:00', VENUE, '2026-11-23') });
  expect(nextChange(day)).toBe(Number.POSITIVE_INFINITY);
});
