import { expect, test, vi } from 'vitest';
import { generatedVenue } from '../../../bench/seating-days.ts';
import { calendarDayInSteps, dayInSteps } from '../../../src/domain/availability/evaluate-day.ts';
import { slotInSteps } from '../../../src/domain/availability/evaluate-slot.ts';
import {
  requireAvailable,
  SlotUnavailable,
} from '../../../src/domain/availability/refuse-unavailable.ts';
import { Crowd } from '../../../src/domain/availability/seating/crowd.ts';
import { serviceShifts } from '../../../src/domain/availability/service-slots.ts';
import { explanationInSteps } from '../../../src/domain/availability/slot-explanation/explain-slot.ts';
import type { Steps } from '../../../src/domain/availability/steps.ts';
import {
  affectedInSteps,
  listMisfits,
} from '../../../src/domain/service-day/affected-by-limits.ts';
import { blocksOfClosedAreas } from '../../../src/domain/service-day/block.ts';
import { NO_LIMITS } from '../../../src/domain/service-day/day-settings.ts';
import { MS_PER_MINUTE } from '../../../src/domain/venue-time.ts';
import { expectedWaitInSteps } from '../../../src/domain/waits/expected-wait.ts';
import { SCENARIOS } from '../../../src/domain/waits/scenario.ts';
import { aMailBooking } from '../../mail/a-mail-booking.ts';
import { criteriaWith, NO_FILTERS } from './an-evening.ts';
import { fullDay } from './full-day.ts';

const venue = generatedVenue(20);
const SLOTS = serviceShifts(venue, fullDay(venue, 0).workDay).flatMap((shift) => shift.slots);

/** Each shift twice, so that each time is in two of them. */
function withOverlappingShifts(each: typeof venue): typeof venue {
  return {
    ...each,
    shifts: each.shifts.flatMap((shift) => [shift, { ...shift, id: `${shift.id}-2` }]),
  };
}

/** How many searches for moves each step of a calculation makes. */
function searchesOf(steps: Steps<unknown>): number[] {
  const search = vi.spyOn(Crowd.prototype, 'setWaiting');
  const counts: number[] = [];
  for (;;) {
    const before = search.mock.calls.length;
    const step = steps.next();
    counts.push(search.mock.calls.length - before);
    if (step.done) return counts;
  }
}

const CALCULATIONS = {
  'a slot with its fallback options': (day: number, pax: number) =>
    SLOTS.map(({ time }) => slotInSteps(fullDay(venue, day), criteriaWith({ pax }), time)),
  'a slot with an explanation': (day: number, pax: number) =>
    SLOTS.map(({ time }) => explanationInSteps(fullDay(venue, day), criteriaWith({ pax }), time)),
  'a time at which the venue is closed': (day: number, pax: number) => [
    slotInSteps(fullDay(venue, day), criteriaWith({ pax }), '17:00:00'),
  ],
  'a day': (day: number, pax: number) => [
    dayInSteps(fullDay(venue, day), criteriaWith({ pax }), NO_FILTERS),
  ],
  'a day of a calendar': (day: number, pax: number) => [
    calendarDayInSteps(fullDay(venue, day), criteriaWith({ pax }), NO_FILTERS),
  ],
};

test.each(Object.entries(CALCULATIONS))('one search at most in each step of %s', (_, open) => {
  const counts = [0, 1, 2].flatMap((day) =>
    [3, 5, 8].flatMap((pax) => open(day, pax).map(searchesOf)),
  );
  expect(Math.max(...counts.flat())).toBe(1);
  // Some take several, which is why they pause.
  const ofEach = counts.map((steps) => steps.filter((searches) => searches > 0).length);
  expect(Math.max(...ofEach)).toBeGreaterThan(1);
});

test('one search at most for a write, and one in each step of its refusal', () => {
  const search = vi.spyOn(Crowd.prototype, 'setWaiting');
  let most = 0;
  for (const day of [0, 1, 2])
    for (const { time } of SLOTS) {
      search.mockClear();
      let thrown: unknown;
      try {
        requireAvailable(fullDay(venue, day), criteriaWith({ pax: 5 }), time);
      } catch (error) {
        thrown = error;
      }
      expect(search.mock.calls.length).toBeLessThanOrEqual(1);
      if (!(thrown instanceof SlotUnavailable)) continue;
      const counts = searchesOf(thrown.refusalInSteps());
      expect(Math.max(...counts)).toBeLessThanOrEqual(1);
      most = Math.max(most, counts.filter((searches) => searches > 0).length);
    }
  expect(most).toBeGreaterThan(1);
});

test('one search or one scenario at most in each step of a wait at the door', () => {
  const evening = fullDay(venue, 0);
  const now = SLOTS.at(-1)?.startAt ?? 0;
  const occupancies = evening.occupancies.map((each) => {
    const isHere = each.startAt < now;
    return isHere ? { ...each, status: 'SEATED' as const, isInHouse: true, isSeated: true } : each;
  });
  const day = { ...evening, now, occupancies };
  const ahead = [6, 2, 4, 2, 8].map((covers, index) => ({
    bookingUuid: `waiting-${index}`,
    covers,
    turnMinutes: 90,
  }));
  const counts = searchesOf(expectedWaitInSteps(day, ahead, 5));
  expect(Math.max(...counts)).toBeLessThanOrEqual(1);
  expect(counts.length).toBeGreaterThan(SCENARIOS);
});

test.each([
  ['one shift', venue],
  ['shifts that overlap', withOverlappingShifts(venue)],
])('one search at most in each step of what a closed area means, with %s', (_, open) => {
  const day = fullDay(open, 0);
  const { workDay, occupancies } = day;
  const limits = { ...NO_LIMITS, closedAreaIds: [2] };
  const closed = {
    ...day,
    limits,
    occupancies: [...occupancies, ...blocksOfClosedAreas(open, workDay, limits)],
  };
  const bookings = occupancies.map(({ bookingUuid: uuid, startAt, endAt, covers, tableIds }) =>
    aMailBooking({
      uuid,
      workDay,
      bookingAt: startAt,
      pax: covers,
      paxChildren: 0,
      turnMinutes: (endAt - startAt) / MS_PER_MINUTE,
      floorPlanAreaId: null,
      experience: null,
      addOns: [],
      tableIds,
    }),
  );
  const misfits = listMisfits(closed, bookings, NO_LIMITS);
  expect(misfits.length).toBeGreaterThan(5);
  const counts = searchesOf(affectedInSteps(closed, misfits));
  expect(Math.max(...counts)).toBe(1);
  expect(counts.filter((searches) => searches > 0).length).toBeGreaterThan(5);
});
