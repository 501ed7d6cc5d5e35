import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AVAILABILITY_CODES,
  type BookingCriteria,
  type ServiceDay,
} from '../../../src/domain/availability/availability.ts';
import {
  refusalCodeOf,
  unavailableRefusal,
} from '../../../src/domain/availability/refuse-unavailable.ts';
import type { Refusal } from '../../../src/domain/refusal.ts';
import { evaluateSlot } from '../../fixtures/evaluate-slot.ts';
import {
  anAddOn,
  anAddOnGroup,
  anExperience,
  aShift,
  aTable,
  aVenue,
} from '../../fixtures/venue.ts';
import { aDay, anOccupancy, at, criteriaWith, fullFrom } from './an-evening.ts';

describe('refusalCodeOf', () => {
  it.each([
    ['PAST', 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW'],
    ['TOO_SOON', 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW'],
    ['TOO_FAR_AHEAD', 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW'],
    ['CLOSED', 'NO_AVAILABLE_SLOT'],
    ['FULL', 'NO_AVAILABLE_SLOT'],
    ['PARTY_TOO_SMALL', 'NO_AVAILABLE_SLOT'],
    ['PARTY_TOO_LARGE', 'NO_AVAILABLE_SLOT'],
    ['MANUAL_CONFIRMATION', 'NO_AVAILABLE_SLOT'],
    ['EXPERIENCE_REQUIRED', 'BOOKING_AVAILABILITY_NOT_FOUND'],
    ['EXPERIENCE_NOT_AVAILABLE', 'BOOKING_AVAILABILITY_NOT_FOUND'],
    ['AREA_NOT_AVAILABLE', 'BOOKING_AVAILABILITY_NOT_FOUND'],
    ['ADD_ON_NOT_AVAILABLE', 'BOOKING_AVAILABILITY_NOT_FOUND'],
    ['HIGH_CHAIRS_NOT_AVAILABLE', 'BOOKING_AVAILABILITY_NOT_FOUND'],
    ['STROLLERS_NOT_AVAILABLE', 'BOOKING_AVAILABILITY_NOT_FOUND'],
  ] as const)('%s is refused as %s', (code, refusal) => {
    expect(refusalCodeOf(code)).toBe(refusal);
  });

  it('a refusal code for every code but AVAILABLE', () => {
    for (const code of AVAILABILITY_CODES) {
      if (code !== 'AVAILABLE') expect(refusalCodeOf(code)).toBeTruthy();
    }
  });
});

/** The refusal of a create request with these criteria at 21:00 on that Friday. */
function refusalAtNine(
  day: ServiceDay,
  criteria: BookingCriteria,
  changedBookingUuid?: string,
): Refusal {
  const result = evaluateSlot(day, criteria, '21:00:00');
  const { code } = result.availability;
  if (code === 'AVAILABLE') throw new Error('The slot is available.');
  return unavailableRefusal({
    day,
    criteria,
    result,
    code,
    ...(changedBookingUuid ? { changedBookingUuid } : {}),
  });
}
const WHEN = '21:00 on 2026-11-20';

describe('unavailableRefusal', () => {
  it('NO_AVAILABLE_SLOT with the free alternative when the slot is full', () => {
    const refusal = refusalAtNine(
      aDay(aVenue(), { occupancies: fullFrom('20:30') }),
      criteriaWith(),
    );
    expect(refusal.code).toBe('NO_AVAILABLE_SLOT');
    expect(refusal.message).toBe(
      `${WHEN} is fully booked for this party. Another time on this day is free.`,
    );
  });

  it('BOOKING_AT_NOT_ALLOWED_TIME_WINDOW with another date when the time is past', () => {
    const refusal = refusalAtNine(aDay(aVenue(), { now: at('23:00') }), criteriaWith());
    expect(refusal.code).toBe('BOOKING_AT_NOT_ALLOWED_TIME_WINDOW');
    expect(refusal.message).toBe(`${WHEN} is in the past. Choose another date.`);
  });

  it('advice to change the request when there is no fallback option', () => {
    expect(refusalAtNine(aDay(), criteriaWith({ pax: 6 })).message).toBe(
      `${WHEN} is fully booked for this party. No other date is possible either: change the party or what it asks for.`,
    );
  });

  it('advice to send another status for a new booking, and to create a new booking for a change', () => {
    const manual = aDay(aVenue({ shifts: [aShift({ needsManualConfirmation: true })] }));
    const withWaitList = aDay(
      aVenue({ shifts: [aShift({ hasWaitList: true, lastBookingTime: '21:00:00' })] }),
      { occupancies: fullFrom('20:00', 150) },
    );
    for (const [day, status] of [
      [manual, 'REQUESTED'],
      [withWaitList, 'PENDING_WAIT_LIST_BOOKING'],
    ] as const) {
      expect(refusalAtNine(day, criteriaWith()).message).toContain(`with status ${status}`);
      expect(refusalAtNine(day, criteriaWith(), 'another').message).toContain(
        `Create a new booking with status ${status}, and cancel this one`,
      );
    }
  });

  it.each([
    [
      'TOO_SOON',
      { minAdvanceMinutes: 7 * 24 * 60 },
      'bookings must be made at least 10080 minutes before',
    ],
    ['TOO_FAR_AHEAD', { maxAdvanceDays: 2 }, 'bookings are open until 2026-11-18'],
    ['PARTY_TOO_SMALL', { shifts: [aShift({ minCovers: 4 })] }, 'for parties of 4 or more'],
    ['PARTY_TOO_LARGE', { shifts: [aShift({ maxCovers: 1 })] }, 'for parties of 1 or fewer'],
  ] as const)('the limit for %s', (code, venue, words) => {
    const day = aDay(aVenue(venue));
    expect(evaluateSlot(day, criteriaWith(), '21:00:00').availability.code).toBe(code);
    expect(refusalAtNine(day, criteriaWith()).message).toContain(words);
  });
});

describe('unavailableRefusal for an experience', () => {
  const venue = aVenue({
    shifts: [aShift({ floorPlanAreaIds: [1, 2], experienceIds: [7, 8] })],
    tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 }), aTable(3, { maxCovers: 6 })],
    combinations: [],
    experiences: [
      anExperience({
        automaticTicketQuantity: true,
        minTicketsPerBooking: 2,
        minBookingSize: 2,
        maxBookingSize: 4,
        floorPlanAreaIds: [1],
      }),
      anExperience({ id: 8, lastBookingTime: '20:30:00' }),
      anExperience({ id: 9 }),
    ],
  });
  const day = aDay(venue);
  const withExperience = (id: number, tickets: number, more: Partial<BookingCriteria> = {}) =>
    criteriaWith({ floorPlanAreaId: 1, experience: { id, tickets, addOns: [] }, ...more });

  it.each<[string, BookingCriteria, string]>([
    [
      'the tickets that the party takes',
      withExperience(7, 1),
      'cannot be booked with this number of tickets. Send 2 as experience.tickets for this party.',
    ],
    [
      'where ids come from when the venue has none of that id',
      withExperience(99, 2),
      'cannot be booked with an experience that the venue does not have. Take an id from metadata.filters.experiences of the calendar.',
    ],
    [
      'that it is not held then, and that it is at another time',
      withExperience(8, 2),
      'is not a time at which this experience is offered. Another time on this day is free.',
    ],
    [
      'that it is not held then when the shift does not have it',
      withExperience(9, 2),
      'is not a time at which this experience is offered. No other date is possible either: change the party or what it asks for.',
    ],
    [
      'which parties it is for',
      withExperience(7, 5, { pax: 5 }),
      'cannot be booked with this experience, which is for parties of 2 to 4. No other date is possible either: change the party or what it asks for.',
    ],
    [
      'that it is held in another area',
      withExperience(7, 2, { floorPlanAreaId: 2 }),
      'cannot be booked with this experience in this area. Another area is free at this time.',
    ],
  ])('%s', (_, criteria, words) => {
    const refusal = refusalAtNine(day, criteria);
    expect(refusal.code).toBe('BOOKING_AVAILABILITY_NOT_FOUND');
    expect(refusal.message).toBe(`${WHEN} ${words}`);
  });

  it('the range from the minimum to one ticket per guest if guests choose the number', () => {
    const free = aDay({ ...venue, experiences: [anExperience({ minTicketsPerBooking: 2 })] });
    expect(refusalAtNine(free, withExperience(7, 5, { pax: 4 })).message).toContain(
      'Send 2 to 4 as experience.tickets',
    );
  });

  it('only numbers of tickets that are accepted', () => {
    const least = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(
        fc.record({
          minTicketsPerBooking: least,
          paxPerTicket: least,
          automaticTicketQuantity: fc.boolean(),
        }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 6 }),
        (experience, pax, tickets) => {
          const any = aDay({ ...venue, experiences: [anExperience(experience)] });
          const evaluate = (sent: number) => {
            const criteria = withExperience(7, sent, { pax });
            return { day: any, criteria, result: evaluateSlot(any, criteria, '21:00:00') };
          };
          const refused = evaluate(tickets);
          const { code } = refused.result.availability;
          if (code === 'AVAILABLE') return;
          const [, ...named] =
            unavailableRefusal({ ...refused, code }).message.match(
              /Send (\d+)(?: to (\d+))? as experience\.tickets/,
            ) ?? [];
          for (const sent of named.filter((one) => one !== undefined)) {
            expect(evaluate(Number(sent)).result.availability.code).toBe('AVAILABLE');
          }
        },
      ),
    );
  });

  it('advice to book again when the tickets of a booking do not fit a change', () => {
    expect(refusalAtNine(day, withExperience(7, 1), 'changed').message).toBe(
      `${WHEN} cannot be booked with this number of tickets. The tickets of a booking cannot be changed: create a new booking with 2 tickets and cancel this one.`,
    );
  });

  it('fully booked for this experience when a table is free only without it', () => {
    const barOnly = aVenue({
      shifts: [aShift({ experienceIds: [7] })],
      tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })],
      combinations: [],
      experiences: [anExperience({ floorPlanAreaIds: [1] })],
    });
    const taken = aDay(barOnly, { occupancies: [anOccupancy('21:00', { tableIds: [1] })] });
    const criteria = withExperience(7, 2, { floorPlanAreaId: null });
    expect(refusalAtNine(taken, criteria).message).toContain(
      'is fully booked for this experience.',
    );
  });

  it('the experiences that fit the party when a shift requires one', () => {
    const required = aDay({
      ...venue,
      shifts: [aShift({ experienceIds: [7, 8, 9], isExperienceRequired: true })],
    });
    expect(refusalAtNine(required, criteriaWith()).message).toBe(
      `${WHEN} can only be booked with an experience. Send 7 or 9 as experience.id, and the number of tickets as experience.tickets.`,
    );
    expect(refusalAtNine(required, criteriaWith(), 'changed').message).not.toContain('Send');
  });
});

describe('unavailableRefusal for an area, add-ons or extras', () => {
  const venue = aVenue({
    highChairs: 4,
    strollers: 0,
    shifts: [aShift({ addOnGroupId: 3, experienceIds: [7, 8] })],
    experiences: [anExperience({ addOnGroupId: 4 }), anExperience({ id: 8 })],
    addOnGroups: [
      anAddOnGroup({
        minTotalQuantity: 2,
        maxTotalQuantity: 6,
        maxTotalTypes: 2,
        addOns: [
          anAddOn(31, { maxQuantity: 3 }),
          anAddOn(32, { stock: 2 }),
          anAddOn(33, { minAdvanceBookingMinutes: 7 * 24 * 60 }),
          anAddOn(34),
          anAddOn(35),
        ],
      }),
      anAddOnGroup({ id: 4, addOns: [anAddOn(41)] }),
    ],
  });
  const order = (...ids: [id: number, quantity: number][]) =>
    ids.map(([id, quantity]) => ({ id, quantity }));
  const withMenu = (...addOns: [id: number, quantity: number][]) => ({
    experience: { id: 7, tickets: 2, addOns: order(...addOns) },
  });
  const NO_DATE = 'No other date is possible either: change the party or what it asks for.';

  it.each<[Partial<BookingCriteria>, string]>([
    [{ highChairs: 5 }, 'has only 4 high chairs left. Send at most 4 as highChairs.'],
    [{ strollers: 1 }, `has no places for strollers left. ${NO_DATE}`],
    [{ floorPlanAreaId: 2 }, 'does not let guests choose an area. Send null as floorPlanAreaId.'],
    [
      { addOns: order([41, 1]), ...withMenu() },
      'offers the add-on 41 as part of the experience. Send it in experience.addOns.',
    ],
    [
      { addOns: order([41, 1]) },
      'offers the add-on 41 only with an experience. Send it in experience.addOns, with the experience 7.',
    ],
    [
      withMenu([31, 2]),
      'offers the add-on 31 with the shift, not with an experience. Send it in addOns.',
    ],
    [
      { addOns: order([99, 1]) },
      "does not offer all of these add-ons. Take add-ons from addOnGroups of the slot's availability.",
    ],
    [
      { addOns: order([31, 4]) },
      'cannot be booked with this quantity of the add-on 31. Send a quantity of 1 to 3.',
    ],
    [
      { addOns: order([34, 1]) },
      'cannot be booked with this number of add-ons in addOns. Send 2 to 6 in total.',
    ],
    [
      { addOns: order([31, 1], [34, 1], [35, 1]) },
      'cannot be booked with this many different add-ons in addOns. Send at most 2 different add-ons.',
    ],
    [{ addOns: order([32, 3]) }, 'has only 2 of add-on 32 left. Send a quantity of at most 2.'],
    [
      { addOns: order([33, 2]) },
      'is too soon for the add-on 33, which must be ordered at least 10080 minutes before. Choose another date.',
    ],
  ])('%j: %s', (criteria, words) => {
    const refusal = refusalAtNine(aDay(venue), criteriaWith(criteria));
    expect(refusal.code).toBe('BOOKING_AVAILABILITY_NOT_FOUND');
    expect(refusal.message).toBe(`${WHEN} ${words}`);
  });

  it('the number that overlapping parties leave, ignoring the changed booking', () => {
    const others = [
      anOccupancy('20:30', { highChairs: 1, addOns: [{ addOnId: 32, quantity: 1 }] }),
    ];
    const [other] = others;
    const day = aDay(venue, { occupancies: others });
    const tooMany = criteriaWith({ highChairs: 5 });
    const tooMuch = criteriaWith({ addOns: order([32, 3]) });
    expect(refusalAtNine(day, tooMany).message).toContain('has only 3 high chairs left.');
    expect(refusalAtNine(day, tooMany, other?.bookingUuid).message).toContain('only 4 high chairs');
    expect(refusalAtNine(day, tooMuch).message).toContain('has only 1 of add-on 32 left.');
    expect(refusalAtNine(day, tooMuch, other?.bookingUuid).message).toContain(
      'has only 2 of add-on 32 left',
    );
  });

  it('the offered areas if another one or none is requested, or that this one is full', () => {
    const twoAreas = aVenue({
      shifts: [aShift({ floorPlanAreaIds: [1, 2] })],
      tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })],
      combinations: [],
    });
    expect(refusalAtNine(aDay(twoAreas), criteriaWith({ floorPlanAreaId: 9 })).message).toBe(
      `${WHEN} is not offered in this area. Send 1 or 2 as floorPlanAreaId.`,
    );
    expect(refusalAtNine(aDay(twoAreas), criteriaWith()).message).toBe(
      `${WHEN} can only be booked with an area. Send 1 or 2 as floorPlanAreaId.`,
    );
    const taken = aDay(twoAreas, { occupancies: [anOccupancy('21:00', { tableIds: [1] })] });
    expect(refusalAtNine(taken, criteriaWith({ floorPlanAreaId: 1 })).message).toBe(
      `${WHEN} is fully booked in this area. Another area is free at this time.`,
    );
  });

  it('no advice to send fields that an update does not have', () => {
    for (const addOns of [order([99, 1]), order([31, 4]), order([34, 1]), order([32, 3])]) {
      const { message } = refusalAtNine(aDay(venue), criteriaWith({ addOns }), 'changed');
      expect(message).not.toMatch(/Send|Take/);
    }
  });
});
