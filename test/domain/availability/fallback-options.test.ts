import { describe, expect, it } from 'vitest';
import type { BookingCriteria, ServiceDay } from '../../../src/domain/availability/availability.ts';
import { evaluateDay } from '../../../src/domain/availability/evaluate-day.ts';
import type { Shift, Venue } from '../../../src/domain/venue.ts';
import { evaluateSlot } from '../../fixtures/evaluate-slot.ts';
import { anExperience, aShift, aTable, aVenue } from '../../fixtures/venue.ts';
import {
  actionsOf,
  aDay,
  anOccupancy,
  at,
  criteriaWith,
  FRIDAY,
  fullFrom,
  NO_FILTERS,
  preferredOf,
} from './an-evening.ts';

const judge = (day: ServiceDay, criteria: Partial<BookingCriteria> = {}, time = '21:00') =>
  evaluateSlot(day, criteriaWith(criteria), `${time}:00`);

const phone = { phone: '+34910000000', email: null, websiteUrl: null, address: null };
const venueWith = (shift: Partial<Shift>, venue: Partial<Venue> = {}) =>
  aVenue({ shifts: [aShift(shift)], ...venue });
/** From the first slot to long after the last. */
const allEvening = (venue: Venue = aVenue()) => fullFrom('20:00', 240, venue);

describe('CHOOSE_ANOTHER_TIME', () => {
  it('preferred when another slot of the day is available', () => {
    const result = judge(aDay(aVenue(), { occupancies: fullFrom('20:30') }));
    expect(actionsOf(result)).toEqual(['CHOOSE_ANOTHER_TIME', 'CHOOSE_ANOTHER_DATE']);
    expect(preferredOf(result)).toEqual(['CHOOSE_ANOTHER_TIME']);
  });

  it('not offered when every slot of the day is full', () => {
    expect(actionsOf(judge(aDay(aVenue(), { occupancies: allEvening() })))).toEqual([
      'CHOOSE_ANOTHER_DATE',
    ]);
  });

  it('not offered when the other slots are free only in another area', () => {
    const tables = [aTable(1), aTable(2, { floorPlanAreaId: 2 })];
    const venue = venueWith({ floorPlanAreaIds: [1, 2] }, { tables, combinations: [] });
    const day = aDay(venue, { occupancies: [anOccupancy('20:00', { minutes: 240 })] });
    const result = judge(day, { floorPlanAreaId: 1 });
    expect(actionsOf(result)).toEqual(['CHOOSE_ANOTHER_AREA', 'CHOOSE_ANOTHER_DATE']);
    expect(preferredOf(result)).toEqual(['CHOOSE_ANOTHER_AREA']);
  });

  it('offered when the venue is closed at that time and open at another', () => {
    const result = judge(aDay(), {}, '13:00');
    expect(result.availability.code).toBe('CLOSED');
    expect(preferredOf(result)).toEqual(['CHOOSE_ANOTHER_TIME']);
  });

  it('offered when the time is past and a later one is not', () => {
    const result = judge(aDay(aVenue(), { now: at('21:15') }));
    expect(result.availability.code).toBe('PAST');
    expect(actionsOf(result)).toEqual(['CHOOSE_ANOTHER_TIME', 'CHOOSE_ANOTHER_DATE']);
  });

  it('offered when the experience is held at another time', () => {
    const experiences = [anExperience({ firstBookingTime: '22:00:00' })];
    const venue = venueWith({ experienceIds: [7] }, { experiences });
    const result = judge(aDay(venue), { experience: { id: 7, tickets: 2, addOns: [] } });
    expect(result.availability.code).toBe('EXPERIENCE_NOT_AVAILABLE');
    expect(preferredOf(result)).toEqual(['CHOOSE_ANOTHER_TIME']);
  });
});

describe('at a closed time, without an area', () => {
  it('CHOOSE_ANOTHER_TIME when any area has a table at another time', () => {
    const tables = [aTable(1), aTable(2, { floorPlanAreaId: 2 })];
    const venue = venueWith({ floorPlanAreaIds: [1, 2] }, { tables, combinations: [] });
    const inOne = aDay(venue, { occupancies: [anOccupancy('20:00', { minutes: 240 })] });
    expect(preferredOf(judge(inOne, {}, '13:00'))).toEqual(['CHOOSE_ANOTHER_TIME']);
    expect(actionsOf(judge(aDay(venue, { occupancies: allEvening(venue) }), {}, '13:00'))).toEqual([
      'CHOOSE_ANOTHER_DATE',
    ]);
  });
});

describe('CHOOSE_ANOTHER_AREA', () => {
  const venue = venueWith(
    { floorPlanAreaIds: [1, 2] },
    { tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })], combinations: [] },
  );

  it('preferred to another time when both are available', () => {
    const day = aDay(venue, { occupancies: [anOccupancy('20:30')] });
    expect(actionsOf(judge(day, { floorPlanAreaId: 1 }))).toEqual([
      'CHOOSE_ANOTHER_AREA',
      'CHOOSE_ANOTHER_TIME',
      'CHOOSE_ANOTHER_DATE',
    ]);
  });

  it('not offered when the pacing of the slot is exceeded', () => {
    const [shift] = venue.shifts;
    const shifts = shift ? [{ ...shift, pacing: { maxCovers: null, maxParties: 1 } }] : [];
    const day = aDay({ ...venue, shifts }, { occupancies: [anOccupancy('21:00')] });
    const result = judge(day, { floorPlanAreaId: 2 });
    expect(result.availability.code).toBe('FULL');
    expect(actionsOf(result)).not.toContain('CHOOSE_ANOTHER_AREA');
  });
});

describe('JOIN_WAIT_LIST', () => {
  it('preferred to another date when the shift has a wait list and the day is full', () => {
    const day = aDay(venueWith({ hasWaitList: true }), { occupancies: allEvening() });
    expect(actionsOf(judge(day))).toEqual(['JOIN_WAIT_LIST', 'CHOOSE_ANOTHER_DATE']);
  });

  it('not offered when the slot is not full but not for a party of this size', () => {
    const day = aDay(venueWith({ hasWaitList: true, minCovers: 3 }));
    expect(actionsOf(judge(day))).not.toContain('JOIN_WAIT_LIST');
  });
});

describe('REQUEST', () => {
  it('preferred when the venue confirms bookings itself', () => {
    const result = judge(aDay(venueWith({ needsManualConfirmation: true })));
    expect(actionsOf(result)).toEqual(['REQUEST']);
    expect(preferredOf(result)).toEqual(['REQUEST']);
  });

  it('preferred when the party is too large', () => {
    expect(preferredOf(judge(aDay(), { pax: 13 }))).toEqual(['REQUEST']);
  });

  it('not offered when the request would be refused too', () => {
    const day = aDay(venueWith({ needsManualConfirmation: true }));
    expect(actionsOf(judge(day, { floorPlanAreaId: 99 }))).not.toContain('REQUEST');
  });
});

describe('CHOOSE_ANOTHER_DATE', () => {
  it('not offered when the party is too large for every shift on every date', () => {
    expect(actionsOf(judge(aDay(), { pax: 13 }))).toEqual(['REQUEST']);
  });

  it('not offered when the party is too large for every table and combination', () => {
    expect(actionsOf(judge(aDay(), { pax: 6 }))).toEqual([]);
  });

  it('not offered when no date can serve the criteria', () => {
    const few = aDay(aVenue({ highChairs: 2, strollers: 1 }));
    expect(judge(few, { highChairs: 2, strollers: 1 }).availability.code).toBe('AVAILABLE');
    expect(actionsOf(judge(few, { highChairs: 3 }))).toEqual([]);
    expect(actionsOf(judge(few, { strollers: 2 }))).toEqual([]);
    expect(actionsOf(judge(few, { floorPlanAreaId: 99 }))).toEqual([]);
    expect(actionsOf(judge(few, { addOns: [{ id: 99, quantity: 1 }] }))).toEqual([]);
  });

  it('not offered when only another area has tables for a party of this size', () => {
    const tables = [aTable(1, { maxCovers: 4 }), aTable(2, { floorPlanAreaId: 2 })];
    const venue = venueWith({ floorPlanAreaIds: [1, 2] }, { tables, combinations: [] });
    expect(actionsOf(judge(aDay(venue), { pax: 4, floorPlanAreaId: 2 }))).toEqual([
      'CHOOSE_ANOTHER_AREA',
    ]);
  });

  it('offered when only a date with an exception can serve the criteria, and not on that date', () => {
    const shifts = [aShift({ maxCovers: 2 }), aShift({ id: 'GALA', weekdays: [] })];
    const venue = (date: string) => aVenue({ shifts, exceptions: [{ date, shiftIds: ['GALA'] }] });
    const party = { pax: 4, status: 'CONFIRMED' as const };
    expect(actionsOf(judge(aDay(venue('2026-12-24')), party))).toContain('CHOOSE_ANOTHER_DATE');
    expect(actionsOf(judge(aDay(venue('2027-12-24')), party))).not.toContain('CHOOSE_ANOTHER_DATE');
    const gala = aDay(venue(FRIDAY), { occupancies: fullFrom('20:00', 240) });
    expect(actionsOf(judge(gala, party))).not.toContain('CHOOSE_ANOTHER_DATE');
  });

  it('offered when the minimum advance time rules out this date', () => {
    const experiences = [anExperience({ minAdvanceBookingMinutes: 3 * 24 * 60 })];
    const venue = venueWith({ experienceIds: [7] }, { experiences });
    const day = aDay(venue, { now: at('12:00') });
    const result = judge(day, { experience: { id: 7, tickets: 2, addOns: [] } });
    expect(result.availability.code).toBe('TOO_SOON');
    expect(preferredOf(result)).toEqual(['CHOOSE_ANOTHER_DATE']);
  });

  it('offered when the date is past or too far ahead', () => {
    expect(actionsOf(judge(aDay(aVenue({ maxAdvanceDays: 1 }))))).toEqual(['CHOOSE_ANOTHER_DATE']);
    const over = aDay(aVenue({ contact: phone }), { now: Date.parse('2026-11-22T12:00:00Z') });
    expect(actionsOf(judge(over))).toEqual(['CHOOSE_ANOTHER_DATE']);
  });
});

describe('CALL_VENUE', () => {
  it('last when the venue has a phone number', () => {
    const day = aDay(aVenue({ contact: phone }), { occupancies: allEvening() });
    expect(actionsOf(judge(day))).toEqual(['CHOOSE_ANOTHER_DATE', 'CALL_VENUE']);
  });

  it('preferred when there is no other option', () => {
    expect(preferredOf(judge(aDay(aVenue({ contact: phone })), { pax: 6 }))).toEqual([
      'CALL_VENUE',
    ]);
  });
});

describe('a day or a shift', () => {
  it('every option of any of its slots, one of them preferred', () => {
    const lunch = aShift({
      id: 'LUNCH',
      firstBookingTime: '13:00:00',
      lastBookingTime: '13:00:00',
      needsManualConfirmation: true,
    });
    const venue = aVenue({ shifts: [lunch, aShift({ hasWaitList: true })], contact: phone });
    const day = evaluateDay(aDay(venue, { occupancies: allEvening() }), criteriaWith(), NO_FILTERS);
    expect(day.availability).toEqual({
      code: 'MANUAL_CONFIRMATION',
      fallbackOptions: [
        { action: 'REQUEST', isPreferred: true },
        { action: 'JOIN_WAIT_LIST', isPreferred: false },
        { action: 'CHOOSE_ANOTHER_DATE', isPreferred: false },
        { action: 'CALL_VENUE', isPreferred: false },
      ],
    });
    expect(day.shifts.map(actionsOf)[1]).not.toContain('REQUEST');
  });

  it('CHOOSE_ANOTHER_AREA when the filtered area is full and another is not', () => {
    const tables = [aTable(1), aTable(2, { floorPlanAreaId: 2 })];
    const venue = venueWith({ floorPlanAreaIds: [1, 2] }, { tables, combinations: [] });
    const day = aDay(venue, { occupancies: [anOccupancy('20:00', { minutes: 240 })] });
    const filters = { ...NO_FILTERS, floorPlanAreaIds: [1] };
    expect(preferredOf(evaluateDay(day, criteriaWith(), filters))).toEqual(['CHOOSE_ANOTHER_AREA']);
  });
});
