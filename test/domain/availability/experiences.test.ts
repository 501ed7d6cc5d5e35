import { describe, expect, it } from 'vitest';
import type { BookingCriteria, ServiceDay } from '../../../src/domain/availability/availability.ts';
import { ticketsFor } from '../../../src/domain/availability/experience-offer.ts';
import type { Experience, Shift, Venue } from '../../../src/domain/venue.ts';
import { evaluateSlot } from '../../fixtures/evaluate-slot.ts';
import { anExperience, aShift, aTable, aVenue } from '../../fixtures/venue.ts';
import { aDay, anOccupancy, at, criteriaWith } from './an-evening.ts';

function venueWith(
  experience: Partial<Experience>,
  shift: Partial<Shift> = {},
  venue: Partial<Venue> = {},
): Venue {
  return aVenue({
    experiences: [anExperience(experience)],
    shifts: [aShift({ experienceIds: [7], ...shift })],
    ...venue,
  });
}

const withTickets = (tickets: number, id = 7): Partial<BookingCriteria> => ({
  experience: { id, tickets, addOns: [] },
});
const judge = (day: ServiceDay, criteria: Partial<BookingCriteria>) =>
  evaluateSlot(day, criteriaWith(criteria), '21:00:00');
const codeOf = (day: ServiceDay, criteria: Partial<BookingCriteria>) =>
  judge(day, criteria).availability.code;

describe('an experience', () => {
  it('AVAILABLE with its own turn time and time limit when the shift has it', () => {
    const day = aDay(venueWith({ turnMinutes: 150, isTimeLimited: true }));
    expect(judge(day, withTickets(2))).toMatchObject({
      turnMinutes: 150,
      isTimeLimited: true,
      experience: { id: 7 },
      availability: { code: 'AVAILABLE' },
    });
  });

  it('EXPERIENCE_REQUIRED when the shift requires one', () => {
    const day = aDay(venueWith({}, { isExperienceRequired: true }));
    expect(codeOf(day, {})).toBe('EXPERIENCE_REQUIRED');
    expect(codeOf(day, withTickets(2))).toBe('AVAILABLE');
  });

  it('EXPERIENCE_NOT_AVAILABLE when unknown or not offered by the shift', () => {
    expect(codeOf(aDay(venueWith({})), withTickets(2, 99))).toBe('EXPERIENCE_NOT_AVAILABLE');
    const ofNoShift = aDay(venueWith({}, { experienceIds: [] }));
    expect(codeOf(ofNoShift, withTickets(2))).toBe('EXPERIENCE_NOT_AVAILABLE');
  });

  it('EXPERIENCE_NOT_AVAILABLE when outside its times', () => {
    const early = venueWith({ lastBookingTime: '20:30:00' });
    const late = venueWith({ firstBookingTime: '21:30:00' });
    const onTheDot = venueWith({ firstBookingTime: '21:00:00', lastBookingTime: '21:00:00' });
    expect(codeOf(aDay(early), withTickets(2))).toBe('EXPERIENCE_NOT_AVAILABLE');
    expect(codeOf(aDay(late), withTickets(2))).toBe('EXPERIENCE_NOT_AVAILABLE');
    expect(codeOf(aDay(onTheDot), withTickets(2))).toBe('AVAILABLE');
  });

  it('AVAILABLE past midnight when its times run past it', () => {
    const venue = venueWith(
      { firstBookingTime: '23:00:00', lastBookingTime: '01:00:00' },
      { firstBookingTime: '22:00:00', lastBookingTime: '02:00:00' },
    );
    const codeAt = (time: string) =>
      evaluateSlot(aDay(venue), criteriaWith(withTickets(2)), time).availability.code;
    expect(codeAt('00:30:00')).toBe('AVAILABLE');
    expect(codeAt('22:30:00')).toBe('EXPERIENCE_NOT_AVAILABLE');
    expect(codeAt('01:30:00')).toBe('EXPERIENCE_NOT_AVAILABLE');
  });

  it('EXPERIENCE_NOT_AVAILABLE when it is not for a party of this size', () => {
    expect(codeOf(aDay(venueWith({ minBookingSize: 3 })), withTickets(2))).toBe(
      'EXPERIENCE_NOT_AVAILABLE',
    );
    expect(codeOf(aDay(venueWith({ maxBookingSize: 1 })), withTickets(2))).toBe(
      'EXPERIENCE_NOT_AVAILABLE',
    );
  });

  it('AVAILABLE as a request even if it is not for a party of this size', () => {
    const day = aDay(venueWith({ maxBookingSize: 1 }));
    expect(codeOf(day, { ...withTickets(2), status: 'REQUESTED' })).toBe('AVAILABLE');
    const unknown = { ...withTickets(2, 99), status: 'REQUESTED' as const };
    expect(codeOf(day, unknown)).toBe('EXPERIENCE_NOT_AVAILABLE');
  });

  it('TOO_SOON when its minimum advance time is longer than that of the venue', () => {
    const day = aDay(venueWith({ minAdvanceBookingMinutes: 120 }), { now: at('19:30') });
    expect(codeOf(day, withTickets(2))).toBe('TOO_SOON');
    expect(codeOf(day, {})).toBe('AVAILABLE');
  });
});

describe('its tickets', () => {
  it('EXPERIENCE_NOT_AVAILABLE with fewer tickets than the minimum or more than covers', () => {
    const day = aDay(venueWith({ minTicketsPerBooking: 2 }));
    expect(codeOf(day, { pax: 4, ...withTickets(1) })).toBe('EXPERIENCE_NOT_AVAILABLE');
    expect(codeOf(day, { pax: 4, ...withTickets(5) })).toBe('EXPERIENCE_NOT_AVAILABLE');
    expect(codeOf(day, { pax: 4, ...withTickets(2) })).toBe('AVAILABLE');
    expect(codeOf(day, { pax: 4, ...withTickets(4) })).toBe('AVAILABLE');
  });

  it('exactly one per paxPerTicket, rounded up, when automaticTicketQuantity is set', () => {
    const day = aDay(venueWith({ automaticTicketQuantity: true, paxPerTicket: 2 }));
    expect(codeOf(day, { pax: 3, ...withTickets(1) })).toBe('EXPERIENCE_NOT_AVAILABLE');
    expect(codeOf(day, { pax: 3, ...withTickets(2) })).toBe('AVAILABLE');
    expect(codeOf(day, { pax: 3, ...withTickets(3) })).toBe('EXPERIENCE_NOT_AVAILABLE');
  });

  it('never fewer than minTicketsPerBooking when automatic', () => {
    expect(ticketsFor(anExperience({ paxPerTicket: 2, minTicketsPerBooking: 3 }), 4)).toBe(3);
    expect(ticketsFor(anExperience({ paxPerTicket: 2, minTicketsPerBooking: 1 }), 5)).toBe(3);
  });
});

describe('where it is held', () => {
  const twoAreas = {
    tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })],
    combinations: [],
  };

  it('EXPERIENCE_NOT_AVAILABLE in an area of the shift where it is not held', () => {
    const day = aDay(venueWith({ floorPlanAreaIds: [1] }, { floorPlanAreaIds: [1, 2] }, twoAreas));
    expect(codeOf(day, { ...withTickets(2), floorPlanAreaId: 2 })).toBe('EXPERIENCE_NOT_AVAILABLE');
    expect(codeOf(day, { ...withTickets(2), floorPlanAreaId: 1 })).toBe('AVAILABLE');
    expect(codeOf(day, { ...withTickets(2), floorPlanAreaId: 99 })).toBe('AREA_NOT_AVAILABLE');
  });

  it('a table in one of its areas when the venue chooses the area', () => {
    const venue = venueWith({ floorPlanAreaIds: [2] }, {}, twoAreas);
    expect(judge(aDay(venue), withTickets(2)).tableIds).toEqual([2]);
  });

  it('EXPERIENCE_NOT_AVAILABLE when a table is free only outside its areas', () => {
    const venue = venueWith({ floorPlanAreaIds: [2] }, {}, twoAreas);
    const day = aDay(venue, { occupancies: [anOccupancy('21:00', { tableIds: [2] })] });
    expect(codeOf(day, withTickets(2))).toBe('EXPERIENCE_NOT_AVAILABLE');
    expect(codeOf(day, {})).toBe('AVAILABLE');
  });

  it('FULL instead when the shift requires it', () => {
    const venue = venueWith({ floorPlanAreaIds: [2] }, { isExperienceRequired: true }, twoAreas);
    const day = aDay(venue, { occupancies: [anOccupancy('21:00', { tableIds: [2] })] });
    expect(codeOf(day, withTickets(2))).toBe('FULL');
  });

  it('EXPERIENCE_NOT_AVAILABLE when only its longer turn overlaps the next party', () => {
    const venue = venueWith({ turnMinutes: 150 }, {}, { tables: [aTable(1)], combinations: [] });
    const day = aDay(venue, { occupancies: [anOccupancy('22:30')] });
    expect(codeOf(day, withTickets(2))).toBe('EXPERIENCE_NOT_AVAILABLE');
    expect(codeOf(day, {})).toBe('AVAILABLE');
  });
});
