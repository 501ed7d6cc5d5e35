import type {
  AvailabilityFilters,
  BookingCriteria,
  Occupancy,
  ServiceDay,
  SlotResult,
} from '../../../src/domain/availability/availability.ts';
import type { Venue } from '../../../src/domain/venue.ts';
import { type Instant, instantOnWorkDay, MS_PER_MINUTE } from '../../../src/domain/venue-time.ts';
import { aVenue } from '../../fixtures/venue.ts';

/** The Friday of the small venue's tests, and noon of the Monday before. */
export const FRIDAY = '2026-11-20';
export const MONDAY_NOON = Date.parse('2026-11-16T12:00:00+01:00');

export const NO_FILTERS: AvailabilityFilters = {
  experienceIds: [],
  floorPlanAreaIds: [],
  shiftTypes: [],
};

export function aDay(venue: Venue = aVenue(), overrides: Partial<ServiceDay> = {}): ServiceDay {
  return { venue, workDay: FRIDAY, now: MONDAY_NOON, occupancies: [], ...overrides };
}

/** Two adults without any extras. */
export function criteriaWith(overrides: Partial<BookingCriteria> = {}): BookingCriteria {
  return {
    status: 'CONFIRMED',
    pax: 2,
    paxChildren: 0,
    floorPlanAreaId: null,
    experience: null,
    addOns: [],
    highChairs: 0,
    strollers: 0,
    ...overrides,
  };
}

/** The instant of a time on that Friday in the venue's time zone. */
export function at(time: string, venue: Venue = aVenue(), workDay = FRIDAY): Instant {
  const instant = instantOnWorkDay(venue, workDay, `${time}:00`);
  if (instant === null) throw new Error(`${time} is not shown on ${workDay}`);
  return instant;
}

let occupanciesMade = 0;

/** Two confirmed guests at table 1 from a time on that Friday. */
/** A booking that keeps its tables; a test of moves says otherwise. */
export function anOccupancy(
  time: string,
  overrides: Partial<Occupancy> & { minutes?: number } = {},
): Occupancy {
  const { minutes = 90, ...rest } = overrides;
  const startAt = at(time);
  occupanciesMade += 1;
  return {
    bookingUuid: `hold-${occupanciesMade}`,
    startAt,
    endAt: startAt + minutes * MS_PER_MINUTE,
    status: 'CONFIRMED',
    covers: 2,
    floorPlanAreaId: null,
    tableIds: [1],
    hasFixedTables: true,
    highChairs: 0,
    strollers: 0,
    addOns: [],
    ...rest,
  };
}

/** A booking that may be moved to other tables. */
export function aMovableOccupancy(...[time, overrides]: Parameters<typeof anOccupancy>): Occupancy {
  return anOccupancy(time, { hasFixedTables: false, ...overrides });
}

/** Occupancies of every table of the small venue from a time on. */
export function fullFrom(time: string, minutes = 90, venue: Venue = aVenue()): Occupancy[] {
  return venue.tables.map(({ id }) => anOccupancy(time, { tableIds: [id], minutes }));
}

export function actionsOf({ availability }: Pick<SlotResult, 'availability'>): string[] {
  return availability.fallbackOptions.map(({ action }) => action);
}

export function preferredOf({ availability }: Pick<SlotResult, 'availability'>): string[] {
  return availability.fallbackOptions
    .filter(({ isPreferred }) => isPreferred)
    .map(({ action }) => action);
}
