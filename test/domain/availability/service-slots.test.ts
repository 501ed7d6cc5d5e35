import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceShifts, slotsAt } from '../../../src/domain/availability/service-slots.ts';
import type { Venue } from '../../../src/domain/venue.ts';
import { addDays, toZonedIso, wallOf, workDayOf } from '../../../src/domain/venue-time.ts';
import { aShift, aVenue } from '../../fixtures/venue.ts';
import { FRIDAY } from './an-evening.ts';

function timesOf(venue: Venue, workDay = FRIDAY): string[] {
  return serviceShifts(venue, workDay).flatMap(({ slots }) =>
    slots.map(({ time }) => time.slice(0, 5)),
  );
}

/** A venue that is open through the night, when clocks are changed. */
function nightVenue(timezone: string): Venue {
  return aVenue({
    timezone,
    shifts: [aShift({ firstBookingTime: '23:00:00', lastBookingTime: '03:30:00' })],
  });
}

describe('the slots of a shift', () => {
  it('every step from the first to the last booking time', () => {
    expect(timesOf(aVenue())).toEqual(['20:00', '20:30', '21:00', '21:30', '22:00']);
  });

  it('without the last booking time when it is between two steps', () => {
    const shift = aShift({ lastBookingTime: '22:10:00' });
    expect(timesOf(aVenue({ shifts: [shift] })).at(-1)).toBe('22:00');
  });

  it('the next calendar day when the shift runs past midnight', () => {
    const venue = aVenue({
      shifts: [aShift({ firstBookingTime: '23:30:00', lastBookingTime: '00:30:00' })],
    });
    const [shift] = serviceShifts(venue, FRIDAY);
    expect(shift?.slots.map(({ startAt }) => toZonedIso(venue.timezone, startAt))).toEqual([
      '2026-11-20T23:30:00+01:00',
      '2026-11-21T00:00:00+01:00',
      '2026-11-21T00:30:00+01:00',
    ]);
  });

  it('early morning on its own date when the day starts at midnight', () => {
    const venue = aVenue({
      dayStartsAt: '00:00:00',
      shifts: [aShift({ firstBookingTime: '04:00:00', lastBookingTime: '04:30:00' })],
    });
    const [shift] = serviceShifts(venue, FRIDAY);
    expect(toZonedIso(venue.timezone, shift?.slots[0].startAt ?? 0)).toBe(
      '2026-11-20T04:00:00+01:00',
    );
  });

  it('none when the last booking time comes before the first', () => {
    const shift = aShift({ firstBookingTime: '20:00:00', lastBookingTime: '19:00:00' });
    expect(serviceShifts(aVenue({ shifts: [shift] }), FRIDAY)).toEqual([]);
  });
});

describe('the shifts of a day', () => {
  const lunch = aShift({
    id: 'LUNCH',
    firstBookingTime: '13:00:00',
    lastBookingTime: '14:00:00',
    weekdays: [6, 7],
  });
  const idsOf = (venue: Venue, workDay: string) =>
    serviceShifts(venue, workDay).map(({ shift }) => shift.id);

  it('those of the weekday, earliest first, when the date has no exception', () => {
    const venue = aVenue({ shifts: [aShift(), lunch] });
    expect(idsOf(venue, FRIDAY)).toEqual(['DINNER']);
    expect(idsOf(venue, '2026-11-21')).toEqual(['LUNCH', 'DINNER']);
  });

  it('only those of the exception when the date has one', () => {
    const venue = aVenue({
      shifts: [aShift(), lunch],
      exceptions: [{ date: FRIDAY, shiftIds: ['LUNCH'] }],
    });
    expect(idsOf(venue, FRIDAY)).toEqual(['LUNCH']);
  });

  it('none when the exception names none', () => {
    const venue = aVenue({ exceptions: [{ date: FRIDAY, shiftIds: [] }] });
    expect(serviceShifts(venue, FRIDAY)).toEqual([]);
  });

  it('two slots at the same time when two shifts overlap', () => {
    const venue = aVenue({ shifts: [aShift(), aShift({ id: 'BAR' })] });
    const slots = slotsAt(serviceShifts(venue, FRIDAY), '21:00:00');
    expect(slots.map(({ shift }) => shift.id)).toEqual(['DINNER', 'BAR']);
  });
});

describe('when the clocks change', () => {
  const skipped: [timezone: string, workDay: string, gone: string[]][] = [
    ['Europe/Madrid', '2026-03-28', ['02:00', '02:30']],
    ['America/New_York', '2026-03-07', ['02:00', '02:30']],
    ['Australia/Lord_Howe', '2026-10-03', ['02:00']],
    ['America/Santiago', '2026-09-05', ['00:00', '00:30']],
    ['Asia/Beirut', '2026-03-28', ['00:00', '00:30']],
  ];
  it.each(skipped)('not offered when %s skips it in the night of %s', (timezone, workDay, gone) => {
    const usual = timesOf(nightVenue(timezone), '2026-06-20');
    const times = timesOf(nightVenue(timezone), workDay);
    expect(times).toEqual(usual.filter((time) => !gone.includes(time)));
  });

  const twice: [timezone: string, workDay: string, gapAfter: string, gapMinutes: number][] = [
    ['Europe/Madrid', '2026-10-24', '02:30', 90],
    ['America/New_York', '2026-10-31', '01:30', 90],
    ['Australia/Lord_Howe', '2026-04-04', '01:30', 60],
    ['America/Santiago', '2026-04-04', '23:30', 90],
    ['Asia/Beirut', '2026-10-24', '23:30', 90],
  ];
  it.each(twice)(
    'offered once, at its first instant, when it occurs twice in %s in the night of %s',
    (timezone, workDay, gapAfter, gapMinutes) => {
      const venue = nightVenue(timezone);
      expect(timesOf(venue, workDay)).toEqual(timesOf(venue, '2026-06-20'));
      const slots = serviceShifts(venue, workDay)[0]?.slots ?? [];
      const gaps = slots.slice(1).map((slot, index) => {
        const before = slots[index];
        const minutes = (slot.startAt - (before?.startAt ?? 0)) / 60_000;
        return [before?.time.slice(0, 5), minutes];
      });
      expect(gaps.filter(([, minutes]) => minutes !== 30)).toEqual([[gapAfter, gapMinutes]]);
    },
  );

  it('closed when the zone skips the whole date', () => {
    const venue = aVenue({ timezone: 'Pacific/Apia' });
    expect(serviceShifts(venue, '2011-12-30')).toEqual([]);
    expect(serviceShifts(venue, '2011-12-31')).toHaveLength(1);
  });

  it('increasing instants at their own local times in every time zone with a clock change', () => {
    const zones = fc.constantFrom(
      'Europe/Madrid',
      'America/New_York',
      'America/Santiago',
      'Asia/Beirut',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Africa/Casablanca',
      'America/St_Johns',
    );
    const venueIn = fc
      .tuple(zones, fc.constantFrom(10, 15, 20, 30), fc.constantFrom('00:00:00', '05:00:00'))
      .map(([timezone, stepMinutes, dayStartsAt]) =>
        aVenue({
          timezone,
          dayStartsAt,
          shifts: [
            aShift({
              id: 'NIGHT',
              stepMinutes,
              firstBookingTime: '22:00:00',
              lastBookingTime: '04:45:00',
            }),
            aShift({
              id: 'EARLY',
              stepMinutes,
              firstBookingTime: '00:00:00',
              lastBookingTime: '04:45:00',
            }),
          ],
        }),
      );
    fc.assert(
      fc.property(venueIn, fc.integer({ min: 0, max: 365 * 16 }), (venue, days) => {
        const workDay = addDays('2011-01-01', days);
        for (const { slots } of serviceShifts(venue, workDay)) {
          for (const [index, { startAt, time }] of slots.entries()) {
            expect(wallOf(venue.timezone, startAt).time).toBe(time);
            expect(workDayOf(venue, startAt)).toBe(workDay);
            expect(startAt).toBeGreaterThan(slots[index - 1]?.startAt ?? 0);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});
