import { describe, expect, it } from 'vitest';
import type {
  AvailabilityFilters,
  BookingCriteria,
  DayResult,
  ServiceDay,
} from '../../../src/domain/availability/availability.ts';
import { evaluateCalendarDay, evaluateDay } from '../../../src/domain/availability/evaluate-day.ts';
import { anExperience, aShift, aTable, aVenue } from '../../fixtures/venue.ts';
import { aDay, anOccupancy, at, criteriaWith, FRIDAY, fullFrom, NO_FILTERS } from './an-evening.ts';

const judge = (
  day: ServiceDay,
  criteria: Partial<BookingCriteria> = {},
  filters: Partial<AvailabilityFilters> = {},
) => evaluateDay(day, criteriaWith(criteria), { ...NO_FILTERS, ...filters });

/** Each slot as `20:00 area experience CODE`. */
function linesOf({ shifts }: DayResult): string[] {
  return shifts.flatMap(({ slots }) =>
    slots.map(({ time, floorPlanArea, experience, availability }) =>
      [time.slice(0, 5), floorPlanArea?.id ?? '-', experience?.id ?? '-', availability.code].join(
        ' ',
      ),
    ),
  );
}

const lunch = aShift({
  id: 'LUNCH',
  firstBookingTime: '13:00:00',
  lastBookingTime: '13:30:00',
});
/** Dinner at eight only, so that a day's list stays readable. */
const eight = aShift({ lastBookingTime: '20:00:00' });
const twoAreas = {
  tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })],
  combinations: [],
};

describe('the slots of a day', () => {
  it('every slot of every shift, with its first and last time', () => {
    const day = judge(aDay(aVenue({ shifts: [aShift(), lunch] })));
    expect(day.shifts.map(({ shift, slots }) => [shift.id, slots.length])).toEqual([
      ['LUNCH', 2],
      ['DINNER', 5],
    ]);
    expect(day.shifts[1]).toMatchObject({
      firstBookingAt: at('20:00'),
      lastBookingAt: at('22:00'),
      availability: { code: 'AVAILABLE', fallbackOptions: [] },
    });
  });

  it('each slot once per area that the shift offers', () => {
    const shifts = [{ ...eight, floorPlanAreaIds: [1, 2] }];
    const occupancies = [anOccupancy('20:00', { tableIds: [1] })];
    expect(linesOf(judge(aDay(aVenue({ shifts, ...twoAreas }), { occupancies })))).toEqual([
      '20:00 1 - AREA_NOT_AVAILABLE',
      '20:00 2 - AVAILABLE',
    ]);
  });

  const experiences = [
    anExperience({ id: 7 }),
    anExperience({ id: 8, firstBookingTime: '21:00:00' }),
    anExperience({ id: 9, maxBookingSize: 1 }),
  ];
  const optional = aVenue({ shifts: [{ ...eight, experienceIds: [7, 8, 9] }], experiences });
  const required = aVenue({
    shifts: [{ ...eight, experienceIds: [7, 8, 9], isExperienceRequired: true }],
    experiences,
  });

  it('slots without an experience when none is requested', () => {
    expect(linesOf(judge(aDay(optional)))).toEqual(['20:00 - - AVAILABLE']);
  });

  it('each slot once per experience offered at its time when the shift requires one', () => {
    expect(linesOf(judge(aDay(required)))).toEqual([
      '20:00 - 7 AVAILABLE',
      '20:00 - 9 EXPERIENCE_NOT_AVAILABLE',
    ]);
  });

  it('the same slots for REQUESTED', () => {
    expect(linesOf(judge(aDay(required), { status: 'REQUESTED' }))).toEqual([
      '20:00 - 7 AVAILABLE',
      '20:00 - 9 AVAILABLE',
    ]);
  });

  it('only the slots of the filtered experiences, at the times at which they are held', () => {
    const filters = { experienceIds: [7, 8] };
    expect(linesOf(judge(aDay(optional), {}, filters))).toEqual(['20:00 - 7 AVAILABLE']);
  });

  it('slots with the chosen experience, including times at which it is not held', () => {
    const criteria = { experience: { id: 8, tickets: 2, addOns: [] } };
    expect(linesOf(judge(aDay(optional), criteria))).toEqual([
      '20:00 - 8 EXPERIENCE_NOT_AVAILABLE',
    ]);
  });

  it('an experience only in the areas where it is held', () => {
    const shifts = [{ ...eight, floorPlanAreaIds: [1, 2], experienceIds: [7] }];
    const inOne = [anExperience({ floorPlanAreaIds: [2] })];
    const venue = aVenue({ shifts, experiences: inOne, ...twoAreas });
    expect(linesOf(judge(aDay(venue), {}, { experienceIds: [7] }))).toEqual([
      '20:00 2 7 AVAILABLE',
    ]);
  });

  it('the default tickets for a party of this size', () => {
    const counted = anExperience({
      automaticTicketQuantity: true,
      paxPerTicket: 2,
      minTicketsPerBooking: 2,
    });
    const venue = aVenue({ shifts: [{ ...eight, experienceIds: [7] }], experiences: [counted] });
    const codes = (pax: number) => linesOf(judge(aDay(venue), { pax }, { experienceIds: [7] }));
    expect(codes(2)).toEqual(['20:00 - 7 AVAILABLE']);
    expect(codes(1)).toEqual(['20:00 - 7 EXPERIENCE_NOT_AVAILABLE']);
  });
});

describe('filters', () => {
  const venue = aVenue({
    shifts: [
      { ...eight, floorPlanAreaIds: [1, 2] },
      { ...lunch, floorPlanAreaIds: [1] },
    ],
    ...twoAreas,
  });

  it('only the areas and shifts that they name', () => {
    expect(linesOf(judge(aDay(venue), {}, { floorPlanAreaIds: [2] }))).toEqual([
      '20:00 2 - AVAILABLE',
    ]);
    expect(linesOf(judge(aDay(venue), {}, { shiftTypes: ['LUNCH'] }))).toEqual([
      '13:00 1 - AVAILABLE',
      '13:30 1 - AVAILABLE',
    ]);
  });

  it.each([
    { experienceIds: [99] },
    { floorPlanAreaIds: [99] },
    { shiftTypes: ['BREAKFAST'] },
    { shiftTypes: ['LUNCH'], floorPlanAreaIds: [2] },
  ])('CLOSED when no slot passes them: %o', (filters) => {
    const day = judge(aDay(venue), {}, filters);
    expect([day.availability.code, day.shifts]).toEqual(['CLOSED', []]);
  });

  it('CLOSED when the filter names an area and the shift offers none', () => {
    expect(judge(aDay(), {}, { floorPlanAreaIds: [1] }).availability.code).toBe('CLOSED');
  });

  it('CLOSED when the filter excludes the chosen experience or area', () => {
    expect(
      judge(aDay(venue), { floorPlanAreaId: 1 }, { floorPlanAreaIds: [2] }).availability.code,
    ).toBe('CLOSED');
  });
});

describe('the day as a whole', () => {
  const codeOf = (day: ServiceDay, criteria: Partial<BookingCriteria> = {}) =>
    judge(day, criteria).availability.code;

  it('AVAILABLE when one slot is', () => {
    const occupancies = fullFrom('20:00', 119);
    expect(codeOf(aDay(aVenue(), { occupancies }))).toBe('AVAILABLE');
  });

  it('CLOSED when the date has no shift', () => {
    expect(codeOf(aDay(aVenue({ exceptions: [{ date: FRIDAY, shiftIds: [] }] })))).toBe('CLOSED');
  });

  it('PAST when the date is past, even if the venue is closed', () => {
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(codeOf(aDay(aVenue(), { now }))).toBe('PAST');
    expect(codeOf(aDay(aVenue({ shifts: [] }), { now }))).toBe('PAST');
  });

  it('PAST when it is today and every slot is past', () => {
    expect(codeOf(aDay(aVenue(), { now: at('23:00') }))).toBe('PAST');
  });

  it('TOO_SOON when it is today and the remaining slots are too soon', () => {
    expect(codeOf(aDay(aVenue({ minAdvanceMinutes: 60 }), { now: at('21:30') }))).toBe('TOO_SOON');
  });

  it('TOO_FAR_AHEAD beyond the booking window, even if the venue is closed', () => {
    expect(codeOf(aDay(aVenue({ maxAdvanceDays: 1 })))).toBe('TOO_FAR_AHEAD');
    expect(codeOf(aDay(aVenue({ maxAdvanceDays: 1, shifts: [] })))).toBe('TOO_FAR_AHEAD');
  });

  it('FULL when one shift is full and the other is for other party sizes', () => {
    const venue = aVenue({ shifts: [{ ...lunch, maxCovers: 1 }, aShift()] });
    expect(codeOf(aDay(venue, { occupancies: fullFrom('20:00', 240) }))).toBe('FULL');
  });

  it('MANUAL_CONFIRMATION when one shift is full and the other takes requests', () => {
    const venue = aVenue({ shifts: [{ ...lunch, needsManualConfirmation: true }, aShift()] });
    expect(codeOf(aDay(venue, { occupancies: fullFrom('20:00', 240) }))).toBe(
      'MANUAL_CONFIRMATION',
    );
  });

  it('PARTY_TOO_LARGE when it applies to every slot', () => {
    expect(codeOf(aDay(), { pax: 13 })).toBe('PARTY_TOO_LARGE');
  });
});

describe('the calendar', () => {
  it.each([
    ['an empty venue', aDay()],
    ['a full venue', aDay(aVenue(), { occupancies: fullFrom('20:00', 240) })],
    ['a closed day', aDay(aVenue({ shifts: [] }))],
    ['a day that is over', aDay(aVenue(), { now: Date.parse('2026-11-22T12:00:00Z') })],
    ['a day too far ahead', aDay(aVenue({ maxAdvanceDays: 1 }))],
  ])('the same availability as from evaluateDay for %s', (_, day) => {
    expect(evaluateCalendarDay(day, criteriaWith(), NO_FILTERS)).toEqual(judge(day).availability);
  });

  it('AVAILABLE when only the booking that is being changed is in the way', () => {
    const venue = aVenue({ tables: [aTable(1)], combinations: [], shifts: [eight] });
    const occupancy = anOccupancy('20:00');
    const day = aDay(venue, { occupancies: [occupancy] });
    const options = { excludeBookingUuid: occupancy.bookingUuid };
    expect(evaluateCalendarDay(day, criteriaWith(), NO_FILTERS).code).toBe('FULL');
    expect(evaluateCalendarDay(day, criteriaWith(), NO_FILTERS, options).code).toBe('AVAILABLE');
    expect(evaluateDay(day, criteriaWith(), NO_FILTERS, options).availability.code).toBe(
      'AVAILABLE',
    );
  });
});
