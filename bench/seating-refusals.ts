import type { Occupancy } from '../src/domain/availability/availability.ts';
import { slotInSteps } from '../src/domain/availability/evaluate-slot.ts';
import type { Venue } from '../src/domain/venue.ts';
import { type Instant, timeOfMinute } from '../src/domain/venue-time.ts';
import { measureMicroseconds } from './processor-time.ts';
import { DAY, type PartyRequest } from './seating-days.ts';

/** The cost of a refusal, in microseconds of processor time. */
export interface RefusalTime {
  /** With all fallback options. */
  total: number;
  /** The longest of its steps, between which other requests run. */
  longestStep: number;
}

/** The venue of the generated days, in UTC like them: as it is, and with areas that guests choose. */
export interface RefusingVenue {
  anywhere: Venue;
  byArea: Venue;
}

export function refusingVenue(venue: Venue): RefusingVenue {
  const anywhere = { ...venue, timezone: 'UTC', dayStartsAt: '00:00:00', maxAdvanceDays: 60 };
  const floorPlanAreaIds = venue.floorPlanAreas.map(({ id }) => id);
  const shifts = venue.shifts.map((shift) => ({ ...shift, floorPlanAreaIds }));
  return { anywhere, byArea: { ...anywhere, shifts } };
}

/** Asks for the slot of a party that was refused, with its fallback options. */
export function measureRefusal(
  { anywhere, byArea }: RefusingVenue,
  { occupancies, now }: { occupancies: readonly Occupancy[]; now: Instant },
  { covers, startMinute, areaId }: PartyRequest,
): RefusalTime {
  const criteria = {
    status: 'CONFIRMED' as const,
    pax: covers,
    paxChildren: 0,
    floorPlanAreaId: areaId,
    experience: null,
    addOns: [],
    highChairs: 0,
    strollers: 0,
  };
  const venue = areaId === null ? anywhere : byArea;
  const day = { venue, workDay: DAY, now, occupancies };
  const steps = slotInSteps(day, criteria, timeOfMinute(startMinute));
  let total = 0;
  let longestStep = 0;
  for (;;) {
    const { result, microseconds } = measureMicroseconds(() => steps.next());
    total += microseconds;
    longestStep = Math.max(longestStep, microseconds);
    if (result.done) return { total, longestStep };
  }
}
