import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  BookingCriteria,
  ServiceDay,
} from '../../../../src/domain/availability/availability.ts';
import { serviceShifts } from '../../../../src/domain/availability/service-slots.ts';
import { explainSlot } from '../../../../src/domain/availability/slot-explanation/explain-slot.ts';
import { MS_PER_MINUTE } from '../../../../src/domain/venue-time.ts';
import { evaluateSlot } from '../../../fixtures/evaluate-slot.ts';
import { anExperience, aShift, aTable, aVenue } from '../../../fixtures/venue.ts';
import { aDay, aMovableOccupancy, anOccupancy, at, criteriaWith, fullFrom } from '../an-evening.ts';
import { someCriteria, someDay } from '../random-evenings.ts';

const EIGHT = '20:00:00';
const NINE = '21:00:00';

/** Each suggestion as `TIME 20:30`, with its area and party. */
function suggestionsFor(
  day: ServiceDay,
  criteria: Partial<BookingCriteria> = {},
  time = NINE,
  options: Parameters<typeof explainSlot>[3] = {},
) {
  const { explanation } = explainSlot(day, criteriaWith(criteria), time, options);
  return explanation?.suggestions.map(
    ({ change, time: at, criteria: { pax, paxChildren, floorPlanAreaId } }) =>
      [change, at.slice(0, 5), pax + paxChildren, floorPlanAreaId].join(' ').trim(),
  );
}

const oneTable = (overrides: Parameters<typeof aTable>[1] = {}) =>
  aVenue({
    tables: [aTable(1, overrides)],
    combinations: [],
    shifts: [aShift({ firstBookingTime: '18:00:00', lastBookingTime: '23:30:00' })],
  });

describe('times', () => {
  it('the nearest earlier and the nearest later one, the nearer first', () => {
    const occupancies = [anOccupancy('20:45', { minutes: 45 })];
    const day = aDay(oneTable(), { occupancies });
    expect(suggestionsFor(day)).toEqual(['TIME 21:30 2', 'TIME 19:00 2']);
  });

  it('none more than two hours away', () => {
    const occupancies = [anOccupancy('18:00', { minutes: 301 })];
    const day = aDay(oneTable(), { occupancies });
    expect(suggestionsFor(day)).toEqual([]);
    expect(suggestionsFor(day, {}, '21:30:00')).toEqual(['TIME 23:30 2']);
  });

  it('one that takes no moves, or else the nearest that takes some', () => {
    const venue = aVenue({
      tables: [aTable(1), aTable(2, { minCovers: 2, maxCovers: 4 })],
      combinations: [],
    });
    const occupancies = [
      anOccupancy('20:00', { tableIds: [1], minutes: 60 }),
      aMovableOccupancy('20:00', { tableIds: [2], minutes: 60 }),
      aMovableOccupancy('21:00', { tableIds: [2], minutes: 60 }),
    ];
    // At 21:00, those who come to table 2 can move to table 1. At 22:00, nobody has to.
    const day = aDay(venue, { occupancies });
    expect(suggestionsFor(day, { pax: 4 }, EIGHT)).toEqual(['TIME 22:00 4']);
    const shifts = [aShift({ lastBookingTime: '21:30:00' })];
    const earlier = aDay({ ...venue, shifts }, { occupancies });
    expect(suggestionsFor(earlier, { pax: 4 }, EIGHT)).toEqual(['TIME 21:00 4']);
  });

  it('at a closed time: in an area, where the shift requires one', () => {
    const venue = aVenue({ shifts: [aShift({ floorPlanAreaIds: [1, 2] })] });
    expect(suggestionsFor(aDay(venue), {}, '19:30:00')).toEqual(['TIME 20:00 2 1']);
  });

  it('none in the past or too soon', () => {
    const occupancies = [anOccupancy('21:00', { minutes: 60 })];
    const venue = { ...oneTable(), minAdvanceMinutes: 60 };
    const day = aDay(venue, { occupancies, now: at('18:45') });
    expect(suggestionsFor(day)).toEqual(['TIME 22:00 2']);
    expect(suggestionsFor({ ...day, now: at('18:30') })).toEqual(['TIME 22:00 2', 'TIME 19:30 2']);
  });

  it('none on a day that cannot be booked', () => {
    expect(suggestionsFor(aDay(aVenue(), { workDay: '2027-11-19' }))).toEqual([]);
  });
});

describe('areas', () => {
  const venue = aVenue({
    floorPlanAreas: [1, 2, 3, 4, 5].map((id) => ({
      id,
      name: { en: `Area ${id}` },
      summary: {},
      images: [],
    })),
    tables: [1, 2, 3, 4, 5].map((id) => aTable(id, { floorPlanAreaId: id })),
    combinations: [],
    shifts: [aShift({ floorPlanAreaIds: [1, 2, 3, 4, 5], lastBookingTime: EIGHT })],
  });

  it('up to three others, before times', () => {
    const occupancies = [anOccupancy('20:00'), anOccupancy('20:00', { tableIds: [2] })];
    const day = aDay(venue, { occupancies });
    expect(suggestionsFor(day, { floorPlanAreaId: 1 }, EIGHT)).toEqual([
      'AREA 20:00 2 3',
      'AREA 20:00 2 4',
      'AREA 20:00 2 5',
    ]);
    expect(
      suggestionsFor(
        aDay(venue, { occupancies: fullFrom('20:00', 90, venue) }),
        { floorPlanAreaId: 1 },
        EIGHT,
      ),
    ).toEqual([]);
  });

  it('one without moves before one with', () => {
    const tables = [
      aTable(1),
      aTable(2, { floorPlanAreaId: 2 }),
      aTable(3, { floorPlanAreaId: 2, maxCovers: 1 }),
      aTable(4, { floorPlanAreaId: 3 }),
    ];
    const single = { tableIds: [2], covers: 1, floorPlanAreaId: 2 };
    const occupancies = [anOccupancy('20:00'), aMovableOccupancy('20:00', single)];
    const day = aDay({ ...venue, tables }, { occupancies });
    expect(suggestionsFor(day, { floorPlanAreaId: 1 }, EIGHT)).toEqual([
      'AREA 20:00 2 3',
      'AREA 20:00 2 2',
    ]);
  });

  it('any area, where guests cannot choose one', () => {
    const day = aDay(aVenue());
    expect(suggestionsFor(day, { floorPlanAreaId: 1 }, EIGHT)).toEqual(['AREA 20:00 2']);
  });
});

describe('a smaller party', () => {
  const venue = aVenue({ shifts: [aShift({ lastBookingTime: EIGHT })] });

  it('one guest less, if that helps', () => {
    expect(suggestionsFor(aDay(venue), { pax: 5 }, EIGHT)).toEqual(['PARTY 20:00 4']);
    expect(suggestionsFor(aDay(venue), { pax: 6 }, EIGHT)).toEqual([]);
  });

  it('an adult less, never a child', () => {
    const { explanation } = explainSlot(
      aDay(venue),
      criteriaWith({ pax: 3, paxChildren: 2 }),
      EIGHT,
    );
    expect(explanation?.suggestions).toMatchObject([{ criteria: { pax: 2, paxChildren: 2 } }]);
  });

  it('never for a single adult', () => {
    const small = aVenue({ ...venue, tables: [aTable(1, { maxCovers: 1 })], combinations: [] });
    expect(suggestionsFor(aDay(small), { pax: 1, paxChildren: 1 }, EIGHT)).toEqual([]);
    expect(suggestionsFor(aDay(small), { pax: 2 }, EIGHT)).toEqual(['PARTY 20:00 1']);
  });

  it('with the tickets that the smaller party needs', () => {
    const shifts = [aShift({ lastBookingTime: EIGHT, experienceIds: [7] })];
    const experiences = [anExperience({ automaticTicketQuantity: true })];
    const experience = { id: 7, tickets: 5, addOns: [] };
    const { explanation } = explainSlot(
      aDay({ ...venue, shifts, experiences }),
      criteriaWith({ pax: 5, experience }),
      EIGHT,
    );
    expect(explanation?.suggestions).toMatchObject([
      { change: 'PARTY', criteria: { pax: 4, experience: { tickets: 4 } } },
    ]);
  });
});

it('counts the tables of the booking that is being changed as free', () => {
  const own = anOccupancy('19:00', { minutes: 90 });
  const other = anOccupancy('21:00', { minutes: 90 });
  const day = aDay(oneTable(), { occupancies: [own, other] });
  expect(suggestionsFor(day)).toEqual(['TIME 22:30 2']);
  const options = { excludeBookingUuid: own.bookingUuid };
  expect(suggestionsFor(day, {}, NINE, options)).toEqual(['TIME 19:30 2', 'TIME 22:30 2']);
});

describe('always', () => {
  const times = (day: ServiceDay) =>
    serviceShifts(day.venue, day.workDay).flatMap(({ slots }) => slots);
  const isAvailable = (day: ServiceDay, criteria: BookingCriteria, time: string) =>
    evaluateSlot(day, criteria, time).availability.code === 'AVAILABLE';

  it('the same result as without an explanation, which only an unavailable slot has', () => {
    fc.assert(
      fc.property(someDay, someCriteria, fc.nat(9), (day, criteria, index) => {
        const time = times(day)[index]?.time ?? '17:00:00';
        const { result, explanation } = explainSlot(day, criteria, time);
        expect(result).toEqual(evaluateSlot(day, criteria, time));
        expect(explanation === null).toBe(result.availability.code === 'AVAILABLE');
      }),
      { numRuns: 500 },
    );
  });

  it('suggestions that are available, with one change, and none nearer, unless it takes moves and they take none', () => {
    let count = 0;
    fc.assert(
      fc.property(someDay, someCriteria, fc.nat(9), (day, criteria, index) => {
        const time = times(day)[index]?.time ?? '17:00:00';
        const { result, explanation } = explainSlot(day, criteria, time);
        for (const {
          change,
          time: suggestedTime,
          startAt,
          criteria: changed,
        } of explanation?.suggestions ?? []) {
          count += 1;
          const suggested = evaluateSlot(day, changed, suggestedTime);
          expect(suggested).toMatchObject({ startAt, availability: { code: 'AVAILABLE' } });
          expect(
            {
              AREA:
                changed.floorPlanAreaId !== criteria.floorPlanAreaId &&
                suggestedTime === time &&
                changed.pax === criteria.pax,
              TIME: suggestedTime !== time && changed.pax === criteria.pax,
              PARTY: suggestedTime === time && changed.pax === criteria.pax - 1,
            }[change],
          ).toBe(true);
          if (change !== 'TIME' || result.startAt === null) continue;
          const [from, to] = [result.startAt, startAt].sort((a, b) => a - b);
          const between = times(day).filter(
            (slot) => (from ?? 0) < slot.startAt && slot.startAt < (to ?? 0),
          );
          const nearer = between
            .map((slot) => evaluateSlot(day, criteria, slot.time))
            .filter(({ availability }) => availability.code === 'AVAILABLE');
          const isDirect = suggested.moves.length === 0;
          expect(nearer.filter(({ moves }) => !isDirect || moves.length === 0)).toEqual([]);
          expect((to ?? 0) - (from ?? 0)).toBeLessThanOrEqual(120 * MS_PER_MINUTE);
        }
      }),
      { numRuns: 1000 },
    );
    expect(count).toBeGreaterThan(100);
  });

  it('a suggestion wherever a time within two hours, an offered area or one adult less helps', () => {
    fc.assert(
      fc.property(someDay, someCriteria, fc.nat(9), (day, criteria, index) => {
        const slot = times(day)[index];
        if (!slot) return;
        const { result, explanation } = explainSlot(day, criteria, slot.time);
        const found = (change: string, filter: (at: number) => boolean = () => true) =>
          explanation?.suggestions.some((each) => each.change === change && filter(each.startAt));
        if (!explanation) return;
        const near = times(day).filter(
          ({ startAt }) => Math.abs(startAt - slot.startAt) <= 120 * MS_PER_MINUTE,
        );
        const helps = (after: boolean) =>
          near.some(
            ({ startAt, time }) =>
              startAt !== slot.startAt &&
              startAt > slot.startAt === after &&
              isAvailable(day, criteria, time),
          );
        if (helps(false)) expect(found('TIME', (at) => at < slot.startAt)).toBe(true);
        if (helps(true)) expect(found('TIME', (at) => at > slot.startAt)).toBe(true);
        const areaHelps = (result.shift?.floorPlanAreaIds ?? []).some(
          (floorPlanAreaId) =>
            floorPlanAreaId !== criteria.floorPlanAreaId &&
            isAvailable(day, { ...criteria, floorPlanAreaId }, slot.time),
        );
        if (areaHelps) expect(found('AREA')).toBe(true);
        if (criteria.pax > 1 && isAvailable(day, { ...criteria, pax: criteria.pax - 1 }, slot.time))
          expect(found('PARTY')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
