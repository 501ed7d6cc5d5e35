import { describe, expect, it } from 'vitest';
import type { BookingCriteria, ServiceDay } from '../../../src/domain/availability/availability.ts';
import { mustChooseArea } from '../../../src/domain/availability/decide.ts';
import { evaluateSlot } from '../../fixtures/evaluate-slot.ts';
import { aShift, aTable, aVenue } from '../../fixtures/venue.ts';
import { aDay, anOccupancy, at, criteriaWith, FRIDAY, fullFrom } from './an-evening.ts';

const codeOf = (day: ServiceDay, criteria: Partial<BookingCriteria> = {}, time = '21:00') =>
  evaluateSlot(day, criteriaWith(criteria), `${time}:00`).availability.code;

describe('an available slot', () => {
  it('AVAILABLE with its shift, turn time and table when the venue is empty', () => {
    const venue = aVenue();
    expect(evaluateSlot(aDay(venue), criteriaWith(), '21:00:00')).toEqual({
      time: '21:00:00',
      startAt: at('21:00'),
      shift: venue.shifts[0],
      experience: null,
      floorPlanArea: null,
      turnMinutes: 90,
      isTimeLimited: false,
      availability: { code: 'AVAILABLE', fallbackOptions: [] },
      tableIds: [1],
      moves: [],
    });
  });

  it.each([
    [2, 90],
    [3, 105],
    [5, 120],
    [9, 120],
  ])("the venue's turn time for a party of %i", (pax, minutes) => {
    expect(evaluateSlot(aDay(), criteriaWith({ pax }), '21:00:00').turnMinutes).toBe(minutes);
  });

  it("the shift's turn time when it has its own", () => {
    const venue = aVenue({ shifts: [aShift({ turnMinutes: [{ maxCovers: 4, minutes: 60 }] })] });
    expect(evaluateSlot(aDay(venue), criteriaWith(), '21:00:00').turnMinutes).toBe(60);
  });

  it('a time limit when the shift has one', () => {
    const venue = aVenue({ shifts: [aShift({ isTimeLimited: true })] });
    expect(evaluateSlot(aDay(venue), criteriaWith(), '21:00:00').isTimeLimited).toBe(true);
  });

  it('the shift with an available table when two shifts overlap', () => {
    const manual = aShift({ id: 'BAR', needsManualConfirmation: true });
    const venue = aVenue({ shifts: [manual, aShift()] });
    const result = evaluateSlot(aDay(venue), criteriaWith(), '21:00:00');
    expect([result.availability.code, result.shift?.id]).toEqual(['AVAILABLE', 'DINNER']);
  });
});

describe('the booking window', () => {
  it('PAST when the work day is over, whatever other codes apply', () => {
    const day = aDay(aVenue({ shifts: [] }), { now: Date.parse('2026-11-21T05:00:00+01:00') });
    expect(codeOf(day)).toBe('PAST');
  });

  it('PAST a millisecond after the start, AVAILABLE exactly at it', () => {
    expect(codeOf(aDay(aVenue(), { now: at('21:00') + 1 }))).toBe('PAST');
    expect(codeOf(aDay(aVenue(), { now: at('21:00') + 1 }), {}, '13:00')).toBe('PAST');
    expect(codeOf(aDay(aVenue(), { now: at('21:00') }))).toBe('AVAILABLE');
  });

  it('TOO_FAR_AHEAD after the last bookable work day, even if the venue is closed', () => {
    const day = aDay(aVenue({ maxAdvanceDays: 3 }));
    expect(codeOf(day)).toBe('TOO_FAR_AHEAD');
    expect(codeOf(day, {}, '13:00')).toBe('TOO_FAR_AHEAD');
    expect(codeOf(aDay(aVenue({ maxAdvanceDays: 4 })))).toBe('AVAILABLE');
  });

  it('TOO_FAR_AHEAD by the work day, not the date, after midnight', () => {
    const lateMonday = Date.parse('2026-11-17T04:00:00+01:00');
    const day = aDay(aVenue({ maxAdvanceDays: 3 }), { now: lateMonday });
    expect(codeOf(day)).toBe('TOO_FAR_AHEAD');
  });

  it('TOO_SOON within the minimum advance time of the venue', () => {
    const venue = aVenue({ minAdvanceMinutes: 60 });
    expect(codeOf(aDay(venue, { now: at('20:00') + 1 }))).toBe('TOO_SOON');
    expect(codeOf(aDay(venue, { now: at('20:00') }))).toBe('AVAILABLE');
  });

  it('TOO_SOON rather than PARTY_TOO_LARGE when both apply', () => {
    const venue = aVenue({ minAdvanceMinutes: 60 });
    expect(codeOf(aDay(venue, { now: at('20:30') }), { pax: 20 })).toBe('TOO_SOON');
  });
});

describe('opening hours', () => {
  it('CLOSED when no shift takes bookings then', () => {
    const result = evaluateSlot(aDay(), criteriaWith(), '13:00:00');
    expect(result).toMatchObject({ shift: null, startAt: at('13:00'), tableIds: null });
    expect(result.availability.code).toBe('CLOSED');
  });

  it('CLOSED when the time is between two slots', () => {
    expect(codeOf(aDay(), {}, '21:10')).toBe('CLOSED');
  });

  it('CLOSED when an exception closes the date', () => {
    expect(codeOf(aDay(aVenue({ exceptions: [{ date: FRIDAY, shiftIds: [] }] })))).toBe('CLOSED');
  });

  it('CLOSED without an instant when the clocks skip the time', () => {
    const venue = aVenue({
      shifts: [aShift({ firstBookingTime: '23:00:00', lastBookingTime: '03:30:00' })],
    });
    const now = Date.parse('2026-03-20T12:00:00Z');
    const day = aDay(venue, { workDay: '2026-03-28', now });
    expect(evaluateSlot(day, criteriaWith(), '02:30:00')).toMatchObject({
      startAt: null,
      availability: { code: 'CLOSED' },
    });
    expect(codeOf(day, {}, '03:00')).toBe('AVAILABLE');
  });
});

describe('the party', () => {
  const venue = aVenue({ shifts: [aShift({ minCovers: 2, maxCovers: 4 })] });

  it('PARTY_TOO_SMALL when the party is smaller than the shift allows', () => {
    expect(codeOf(aDay(venue), { pax: 1 })).toBe('PARTY_TOO_SMALL');
  });

  it('PARTY_TOO_LARGE when the party is larger than the shift allows', () => {
    expect(codeOf(aDay(venue), { pax: 5 })).toBe('PARTY_TOO_LARGE');
  });

  it('PARTY_TOO_LARGE when children count as covers and make the party too large', () => {
    const criteria = { pax: 4, paxChildren: 1 };
    expect(codeOf(aDay(venue), criteria)).toBe('PARTY_TOO_LARGE');
    const together = { ...venue, separatesAdultsAndChildren: false };
    expect(codeOf(aDay(together), criteria)).toBe('AVAILABLE');
  });

  it('MANUAL_CONFIRMATION when the venue confirms every booking of the shift', () => {
    const shifts = [aShift({ needsManualConfirmation: true })];
    expect(codeOf(aDay(aVenue({ shifts })))).toBe('MANUAL_CONFIRMATION');
  });
});

describe('areas', () => {
  const shifts = [aShift({ floorPlanAreaIds: [1, 2] })];
  const tables = [aTable(1), aTable(2, { floorPlanAreaId: 2 })];
  const venue = aVenue({ shifts, tables, combinations: [] });

  it('AVAILABLE with a table of the requested area', () => {
    const result = evaluateSlot(aDay(venue), criteriaWith({ floorPlanAreaId: 2 }), '21:00:00');
    expect(result.tableIds).toEqual([2]);
    expect(result.floorPlanArea?.id).toBe(2);
  });

  it('AREA_NOT_AVAILABLE when the shift does not offer the area or the area is unknown', () => {
    const inside = aVenue({ shifts: [aShift({ floorPlanAreaIds: [1] })] });
    expect(codeOf(aDay(inside), { floorPlanAreaId: 2 })).toBe('AREA_NOT_AVAILABLE');
    expect(codeOf(aDay(inside), { floorPlanAreaId: 99 })).toBe('AREA_NOT_AVAILABLE');
  });

  it('AREA_NOT_AVAILABLE when an area is requested and the shift offers none', () => {
    expect(codeOf(aDay(), { floorPlanAreaId: 1 })).toBe('AREA_NOT_AVAILABLE');
  });

  it('AREA_NOT_AVAILABLE when no area is requested and guests must choose one', () => {
    expect(mustChooseArea(aShift({ floorPlanAreaIds: [1] }))).toBe(true);
    expect(mustChooseArea(aShift())).toBe(false);
    expect(codeOf(aDay(venue))).toBe('AREA_NOT_AVAILABLE');
  });

  it('AREA_NOT_AVAILABLE when only another area has a table left', () => {
    const day = aDay(venue, { occupancies: [anOccupancy('21:00', { tableIds: [1] })] });
    expect(codeOf(day, { floorPlanAreaId: 1 })).toBe('AREA_NOT_AVAILABLE');
    expect(codeOf(day, { floorPlanAreaId: 2 })).toBe('AVAILABLE');
  });

  it('FULL when no area has a table left', () => {
    const day = aDay(venue, { occupancies: fullFrom('21:00', 90, venue) });
    expect(codeOf(day, { floorPlanAreaId: 1 })).toBe('FULL');
  });
});

describe('capacity', () => {
  it('FULL when every table is occupied', () => {
    expect(codeOf(aDay(aVenue(), { occupancies: fullFrom('21:00') }))).toBe('FULL');
    expect(codeOf(aDay(aVenue(), { occupancies: fullFrom('19:30') }))).toBe('AVAILABLE');
  });

  it('FULL when no table or combination is large enough', () => {
    expect(codeOf(aDay(), { pax: 6 })).toBe('FULL');
  });

  it('AVAILABLE when only the booking that is being changed is in the way', () => {
    const occupancies = fullFrom('21:00');
    const options = { excludeBookingUuid: occupancies[2]?.bookingUuid };
    const result = evaluateSlot(
      aDay(aVenue(), { occupancies }),
      criteriaWith(),
      '21:00:00',
      options,
    );
    expect(result.tableIds).toEqual([3]);
  });

  const paced = (maxCovers: number | null, maxParties: number | null) =>
    aVenue({ shifts: [aShift({ pacing: { maxCovers, maxParties } })] });

  it('FULL when the slot has its maximum of covers', () => {
    const occupancies = [anOccupancy('21:00', { covers: 3 })];
    expect(codeOf(aDay(paced(4, null), { occupancies }))).toBe('FULL');
    expect(codeOf(aDay(paced(5, null), { occupancies }))).toBe('AVAILABLE');
  });

  it('FULL when the slot has its maximum of parties', () => {
    const occupancies = [anOccupancy('21:00')];
    expect(codeOf(aDay(paced(null, 1), { occupancies }))).toBe('FULL');
    expect(codeOf(aDay(paced(null, 1), { occupancies }), {}, '21:30')).toBe('AVAILABLE');
  });

  it('FULL for pacing even if the parties of the slot have left, AVAILABLE if they never came', () => {
    const codeBeside = (status: 'ATTENDED' | 'NO_SHOW' | 'CANCELED') =>
      codeOf(aDay(paced(null, 1), { occupancies: [anOccupancy('21:00', { status })] }));
    expect(codeBeside('ATTENDED')).toBe('FULL');
    expect(codeBeside('NO_SHOW')).toBe('AVAILABLE');
    expect(codeBeside('CANCELED')).toBe('AVAILABLE');
  });

  it('AVAILABLE beside a party that is exempt from the pace, and for one', () => {
    const occupancies = [anOccupancy('21:00', { covers: 4, isExemptFromPace: true })];
    expect(codeOf(aDay(paced(2, 1), { occupancies }))).toBe('AVAILABLE');
    expect(codeOf(aDay(paced(1, 0)))).toBe('FULL');
    expect(codeOf(aDay(paced(1, 0)), { isExemptFromPace: true })).toBe('AVAILABLE');
  });

  it('FULL for and beside parties that are exempt from the pace when no table is left', () => {
    const occupancies = fullFrom('21:00').map((each) => ({ ...each, isExemptFromPace: true }));
    expect(codeOf(aDay(aVenue(), { occupancies }), { isExemptFromPace: true })).toBe('FULL');
  });

  it('AVAILABLE when the only party of the slot is the one being changed', () => {
    const occupancy = anOccupancy('21:00');
    const day = aDay(paced(2, 1), { occupancies: [occupancy] });
    const options = { excludeBookingUuid: occupancy.bookingUuid };
    expect(evaluateSlot(day, criteriaWith(), '21:00:00', options).availability.code).toBe(
      'AVAILABLE',
    );
  });

  it('HIGH_CHAIRS_NOT_AVAILABLE when all are in use', () => {
    const occupancies = [anOccupancy('20:00', { highChairs: 1 })];
    const criteria = { highChairs: 2 };
    expect(codeOf(aDay(aVenue({ highChairs: 2 }), { occupancies }), criteria)).toBe(
      'HIGH_CHAIRS_NOT_AVAILABLE',
    );
    expect(codeOf(aDay(aVenue({ highChairs: 3 }), { occupancies }), criteria)).toBe('AVAILABLE');
    expect(codeOf(aDay(aVenue({ highChairs: null }), { occupancies }), criteria)).toBe('AVAILABLE');
  });

  it('STROLLERS_NOT_AVAILABLE when there is no room for them', () => {
    expect(codeOf(aDay(aVenue({ strollers: 0 })), { strollers: 1 })).toBe(
      'STROLLERS_NOT_AVAILABLE',
    );
    expect(codeOf(aDay(aVenue({ strollers: 0 })))).toBe('AVAILABLE');
  });

  it('HIGH_CHAIRS_NOT_AVAILABLE rather than FULL when both apply', () => {
    const day = aDay(aVenue({ highChairs: 0 }), { occupancies: fullFrom('21:00') });
    expect(codeOf(day, { highChairs: 1 })).toBe('HIGH_CHAIRS_NOT_AVAILABLE');
  });
});

describe.each(['REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const)('for %s', (status) => {
  it('AVAILABLE without a table when the venue is full and the party too large', () => {
    const venue = aVenue({
      shifts: [
        aShift({
          maxCovers: 2,
          needsManualConfirmation: true,
          pacing: { maxCovers: 0, maxParties: 0 },
        }),
      ],
      highChairs: 0,
    });
    const day = aDay(venue, { occupancies: fullFrom('21:00') });
    const result = evaluateSlot(day, criteriaWith({ status, pax: 9, highChairs: 1 }), '21:00:00');
    expect(result.availability.code).toBe('AVAILABLE');
    expect(result.tableIds).toBeNull();
  });

  it('CLOSED, PAST, TOO_SOON and TOO_FAR_AHEAD as well', () => {
    expect(codeOf(aDay(), { status }, '13:00')).toBe('CLOSED');
    expect(codeOf(aDay(aVenue(), { now: at('22:00') }), { status })).toBe('PAST');
    expect(codeOf(aDay(aVenue({ minAdvanceMinutes: 99_999 })), { status })).toBe('TOO_SOON');
    expect(codeOf(aDay(aVenue({ maxAdvanceDays: 1 })), { status })).toBe('TOO_FAR_AHEAD');
  });

  it('AREA_NOT_AVAILABLE when the shift does not offer the area', () => {
    expect(codeOf(aDay(), { status, floorPlanAreaId: 1 })).toBe('AREA_NOT_AVAILABLE');
  });
});
