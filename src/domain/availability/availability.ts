import type { BookingStatus, DesiredStatus } from '../booking-status.ts';
import type { Experience, FloorPlanArea, Shift, Venue } from '../venue.ts';
import type { Instant, WallDate, WallTime } from '../venue-time.ts';

/** Why a day or a slot is, or is not, to be had; the first that applies, in this order of concern. */
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

export const FALLBACK_ACTIONS = [
  'CHOOSE_ANOTHER_TIME',
  'CHOOSE_ANOTHER_DATE',
  'CHOOSE_ANOTHER_AREA',
  'REQUEST',
  'JOIN_WAIT_LIST',
  'CALL_VENUE',
] as const;
export type FallbackAction = (typeof FALLBACK_ACTIONS)[number];

/** What a guest can do instead; exactly one is preferred where there is any. */
export interface FallbackOption {
  action: FallbackAction;
  isPreferred: boolean;
}

export interface Availability {
  code: AvailabilityCode;
  fallbackOptions: readonly FallbackOption[];
}

/** What a booking takes from the house, and when: all that a judgement needs to know of it. */
export interface Occupancy {
  bookingUuid: string;
  /** Half open: tables are free again at `endAt`. */
  startAt: Instant;
  endAt: Instant;
  status: BookingStatus;
  covers: number;
  /** The area it was booked for; null where the venue chose among all tables. */
  floorPlanAreaId: number | null;
  tableIds: readonly number[];
  hasFixedTables: boolean;
  highChairs: number;
  strollers: number;
  addOns: readonly { addOnId: number; quantity: number }[];
  /** Keeps it where its experience is held when it is moved; left out or null is no experience. */
  experienceId?: number | null | undefined;
}

/** One work day of a venue, as it stands at an instant. */
export interface ServiceDay {
  venue: Venue;
  workDay: WallDate;
  now: Instant;
  /** Every hold that may overlap a booking of this work day, neighbouring days included. */
  occupancies: readonly Occupancy[];
}

export interface AddOnQuantity {
  id: number;
  quantity: number;
}

/** What a guest asks for, time apart. */
export interface BookingCriteria {
  status: DesiredStatus;
  pax: number;
  paxChildren: number;
  floorPlanAreaId: number | null;
  experience: { id: number; tickets: number; addOns: readonly AddOnQuantity[] } | null;
  /** Of the shift. */
  addOns: readonly AddOnQuantity[];
  highChairs: number;
  strollers: number;
}

/** A booking that makes room by going to other tables. */
export interface TableMove {
  bookingUuid: string;
  tableIds: readonly number[];
}

/** The witness of a yes: the tables of the new booking, and who moves where to make it true. */
export interface Seating {
  tableIds: readonly number[];
  moves: readonly TableMove[];
}

/** The judgement of one slot. `seating` is there when a table is held by it, that is for CONFIRMED. */
export interface SlotResult {
  time: WallTime;
  /** Null where the clocks skip the time. */
  startAt: Instant | null;
  /** Null where no shift takes bookings at this time. */
  shift: Shift | null;
  experience: Experience | null;
  floorPlanArea: FloorPlanArea | null;
  turnMinutes: number;
  isTimeLimited: boolean;
  availability: Availability;
  seating: Seating | null;
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

/** Narrows a calendar or a work day; an empty list narrows nothing. */
export interface AvailabilityFilters {
  experienceIds: readonly number[];
  floorPlanAreaIds: readonly number[];
  shiftTypes: readonly string[];
}
