import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  BookingCriteria,
  FallbackAction,
  ServiceDay,
} from '../../../src/domain/availability/availability.ts';
import { evaluateCalendarDay, evaluateDay } from '../../../src/domain/availability/evaluate-day.ts';
import { ticketsFor } from '../../../src/domain/availability/experience-offer.ts';
import { serviceShifts } from '../../../src/domain/availability/service-slots.ts';
import { evaluateSlot } from '../../fixtures/evaluate-slot.ts';
import { NO_FILTERS } from './an-evening.ts';
import { someCriteria, someDay, someFilters } from './random-evenings.ts';

const slotTimes = (day: ServiceDay) =>
  serviceShifts(day.venue, day.workDay).flatMap(({ slots }) => slots.map(({ time }) => time));

describe('always', () => {
  it('the same result from the calendar as from the day', () => {
    fc.assert(
      fc.property(someDay, someCriteria, someFilters, (day, criteria, filters) => {
        expect(evaluateCalendarDay(day, criteria, filters)).toEqual(
          evaluateDay(day, criteria, filters).availability,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('the same result from the day as from each slot checked alone', () => {
    fc.assert(
      fc.property(someDay, someCriteria, someFilters, (day, criteria, filters) => {
        const covers = criteria.pax + criteria.paxChildren;
        for (const slot of evaluateDay(day, criteria, filters).shifts.flatMap(
          ({ slots }) => slots,
        )) {
          const { experience, floorPlanArea } = slot;
          const listed = experience && {
            id: experience.id,
            tickets: ticketsFor(experience, covers),
            addOns: [],
          };
          const chosen: BookingCriteria = {
            ...criteria,
            floorPlanAreaId: criteria.floorPlanAreaId ?? floorPlanArea?.id ?? null,
            experience: criteria.experience ?? listed,
          };
          expect(evaluateSlot(day, chosen, slot.time)).toEqual(slot);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('only fallback options that would succeed, one of them preferred', () => {
    fc.assert(
      fc.property(someDay, someCriteria, fc.nat(8), (day, criteria, index) => {
        const times = slotTimes(day);
        const time = times[index] ?? '20:00:00';
        const { availability, shift } = evaluateSlot(day, criteria, time);
        const options = availability.fallbackOptions;
        const offers = (action: FallbackAction) => options.some((o) => o.action === action);
        const isAvailable = (w: BookingCriteria, t: string) =>
          evaluateSlot(day, w, t).availability.code === 'AVAILABLE';

        expect(options.filter((o) => o.isPreferred)).toHaveLength(options.length > 0 ? 1 : 0);
        if (availability.code === 'AVAILABLE') {
          expect(options).toEqual([]);
          return;
        }
        expect(offers('CHOOSE_ANOTHER_TIME')).toBe(
          times.some((t) => t !== time && isAvailable(criteria, t)),
        );
        const otherAreas =
          shift?.floorPlanAreaIds.filter((id) => id !== criteria.floorPlanAreaId) ?? [];
        expect(offers('CHOOSE_ANOTHER_AREA')).toBe(
          otherAreas.some((floorPlanAreaId) => isAvailable({ ...criteria, floorPlanAreaId }, time)),
        );
        if (offers('REQUEST')) {
          expect(isAvailable({ ...criteria, status: 'REQUESTED' }, time)).toBe(true);
        }
        if (offers('JOIN_WAIT_LIST')) {
          expect(isAvailable({ ...criteria, status: 'PENDING_WAIT_LIST_BOOKING' }, time)).toBe(
            true,
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  it('an available day exactly when one of its slots is available', () => {
    fc.assert(
      fc.property(someDay, someCriteria, (day, criteria) => {
        const { availability, shifts } = evaluateDay(day, criteria, NO_FILTERS);
        const codes = shifts.flatMap(({ slots }) => slots.map((s) => s.availability.code));
        expect(availability.code === 'AVAILABLE').toBe(codes.includes('AVAILABLE'));
      }),
      { numRuns: 300 },
    );
  });
});
