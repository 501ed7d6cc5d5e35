import type { BookingStatus, DesiredStatus } from '../booking-status.ts';
import type { DayLimits } from '../service-day/day-settings.ts';
import type { HoldKind } from '../table-hold.ts';
import type { Experience, FloorPlanArea, Shift, Venue } from '../venue.ts';
import type { Instant, WallDate, WallTime } from '../venue-time.ts';

/** Why a day or a slot is available or not. The API documents the codes in this order. */
export const AVAILABILITY_CODES = [
  'AVAILABLE',
  'CLOSED',
  'FULL',
  'PARTY_TOO_SMALL',
  'PARTY_TOO_LARGE',
  'TOO_SOON',
  'TOO_FAR_AHEAD',
  'PAST',
  'MANUAL_CONFIRMATION',
  'EXPERIENCE_REQUIRED',
  'EXPERIENCE_NOT_AVAILABLE',
  'AREA_NOT_AVAILABLE',
  'ADD_ON_NOT_AVAILABLE',
  'HIGH_CHAIRS_NOT_AVAILABLE',
  'STROLLERS_NOT_AVAILABLE',
] as const;
export type AvailabilityCode = (typeof AVAILABILITY_CODES)[number];
export type UnavailabilityCode = Exclude<AvailabilityCode, 'AVAILABLE'>;

export const FALLBACK_ACTIONS = [
  'CHOOSE_ANOTHER_TIME',
  'CHOOSE_ANOTHER_DATE',
  'CHOOSE_ANOTHER_AREA',
  'REQUEST',
  'JOIN_WAIT_LIST',
  'CALL_VENUE',
] as const;
export type FallbackAction = (typeof FALLBACK_ACTIONS)[number];

/** What a diner can do instead. If there are any, exactly one is preferred. */
export interface FallbackOption {
  action: FallbackAction;
  isPreferred: boolean;
}

export interface Availability {
  code: AvailabilityCode;
  fallbackOptions: readonly FallbackOption[];
}

/** How far the visit of seated guests has come. */
export interface StaySoFar {
  seatedAt: Instant;
  plannedMinutes: number;
  /** When their booking last changed: at the latest when they got their status. */
  changedAt: Instant;
}

/** What a booking occupies, and when. */
export interface Occupancy {
  bookingUuid: string;
  /** The interval is half open: the tables are free again at `endAt`. */
  startAt: Instant;
  endAt: Instant;
  status: BookingStatus;
  covers: number;
  /** The chosen area; null if none was chosen. */
  floorPlanAreaId: number | null;
  tableIds: readonly number[];
  /** Whether the tables were chosen by hand, so that automatic assignment leaves them alone. */
  hasFixedTables: boolean;
  /** Whether the guests have come and not left yet. `endAt` is then an expectation and moves on with the time. */
  isInHouse?: boolean | undefined;
  /** Whether they sit at their tables. */
  isSeated?: boolean | undefined;
  /** Whether its guests were seated ahead of time: nobody has said that they came. */
  isAhead?: boolean | undefined;
  /** What is known about how long they will stay, if they sit at their tables. */
  stay?: StaySoFar | undefined;
  highChairs: number;
  strollers: number;
  addOns: readonly { addOnId: number; quantity: number }[];
  /** Null or omitted if it has none. If no area was chosen, its tables are in the areas of the experience. */
  experienceId?: number | null | undefined;
  /** For whom, and until when, if the tables are only held; `bookingUuid` is then the id of the hold. */
  hold?: { kind: HoldKind; until: Instant } | undefined;
  /** Whether staff keep the tables free for nobody; `bookingUuid` is then the id of the block. */
  isBlock?: boolean | undefined;
  /** Whether staff leave it out of the pace. */
  isExemptFromPace?: boolean | undefined;
}

/** A snapshot of one work day of a venue. */
export interface ServiceDay {
  venue: Venue;
  workDay: WallDate;
  now: Instant;
  /** Every occupancy that may overlap a booking of this work day, including those of adjacent days. */
  occupancies: readonly Occupancy[];
  /** What staff have limited for this day; nothing if it is omitted. */
  limits?: DayLimits | undefined;
}

export interface AddOnQuantity {
  id: number;
  quantity: number;
}

/** The requested booking, without date and time. */
export interface BookingCriteria {
  status: DesiredStatus;
  pax: number;
  paxChildren: number;
  floorPlanAreaId: number | null;
  experience: { id: number; tickets: number; addOns: readonly AddOnQuantity[] } | null;
  /** The shift's add-ons; an experience has its own. */
  addOns: readonly AddOnQuantity[];
  highChairs: number;
  strollers: number;
  /** Whether the pace does not stand against it. */
  isExemptFromPace?: boolean | undefined;
}

/** A booking that is moved to other tables to make room. */
export interface TableMove {
  bookingUuid: string;
  tableIds: readonly number[];
}

/** The result for one slot. */
export interface SlotResult {
  time: WallTime;
  /** Null if a clock change skips the time. */
  startAt: Instant | null;
  /** Null if no shift takes bookings at this time. */
  shift: Shift | null;
  /** The chosen one, even if it is not offered here; null if none is chosen or the venue does not have it. */
  experience: Experience | null;
  /** The chosen one, even if it is not offered here; null if none is chosen or the venue does not have it. */
  floorPlanArea: FloorPlanArea | null;
  turnMinutes: number;
  isTimeLimited: boolean;
  availability: Availability;
  /** Set if the slot is AVAILABLE and the desired status is CONFIRMED. */
  tableIds: readonly number[] | null;
  /** Bookings that have to move to other tables for it. */
  moves: readonly TableMove[];
}

export interface ShiftResult {
  shift: Shift;
  firstBookingAt: Instant;
  lastBookingAt: Instant;
  availability: Availability;
  slots: readonly SlotResult[];
}

export interface DayResult {
  workDay: WallDate;
  availability: Availability;
  shifts: readonly ShiftResult[];
}

/** Filters of a calendar or a work day; an empty list does not filter. */
export interface AvailabilityFilters {
  experienceIds: readonly number[];
  floorPlanAreaIds: readonly number[];
  /** Ids of shifts, which the API calls shift types. */
  shiftTypes: readonly string[];
}
