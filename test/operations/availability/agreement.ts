import type { CreateBookingRequest } from '../../../src/contract/partner/create-booking.ts';
import type {
  AvailabilityCode,
  FallbackAction,
} from '../../../src/domain/availability/availability.ts';
import type { RefusalCode } from '../../../src/domain/refusal.ts';
import type { Venue } from '../../../src/domain/venue.ts';
import {
  addDays,
  instantOnWorkDay,
  minuteOfWorkDay,
  timeOfMinute,
  type WallDate,
  type WallTime,
  weekdayOf,
  workDayOf,
} from '../../../src/domain/venue-time.ts';
import { checkSlot } from '../../../src/operations/availability/check-slot.ts';
import { createBooking } from '../../../src/operations/bookings/create-booking.ts';
import { type DemoContext, rehearse } from '../../fixtures/demo-context.ts';

/** Compares the availability of a slot with what a create request does. */

/** Without an idempotency key, nothing is stored. */
const CALL = { idempotency: null };

/** A create request without its customer. */
export type RequestWithoutCustomer = Omit<CreateBookingRequest, 'customer'>;

export const CUSTOMER = { name: 'Laura Vidal', hasGdprConsent: true, acceptsMarketing: false };

/** The refusal of a create request for each availability code, deliberately written out again. */
const REFUSED_AS: Record<AvailabilityCode, RefusalCode | 'CREATED'> = {
  AVAILABLE: 'CREATED',
  PAST: 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
  TOO_SOON: 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
  TOO_FAR_AHEAD: 'BOOKING_AT_NOT_ALLOWED_TIME_WINDOW',
  CLOSED: 'NO_AVAILABLE_SLOT',
  FULL: 'NO_AVAILABLE_SLOT',
  PARTY_TOO_SMALL: 'NO_AVAILABLE_SLOT',
  PARTY_TOO_LARGE: 'NO_AVAILABLE_SLOT',
  MANUAL_CONFIRMATION: 'NO_AVAILABLE_SLOT',
  EXPERIENCE_REQUIRED: 'BOOKING_AVAILABILITY_NOT_FOUND',
  EXPERIENCE_NOT_AVAILABLE: 'BOOKING_AVAILABILITY_NOT_FOUND',
  AREA_NOT_AVAILABLE: 'BOOKING_AVAILABILITY_NOT_FOUND',
  ADD_ON_NOT_AVAILABLE: 'BOOKING_AVAILABILITY_NOT_FOUND',
  HIGH_CHAIRS_NOT_AVAILABLE: 'BOOKING_AVAILABILITY_NOT_FOUND',
  STROLLERS_NOT_AVAILABLE: 'BOOKING_AVAILABILITY_NOT_FOUND',
};

export interface Answer {
  code: AvailabilityCode;
  actions: readonly FallbackAction[];
  /** The number of preferred actions. */
  preferred: number;
  promo: string | null;
}

/** The expected outcome of a create request after this availability. */
export function expectedOf({ code }: Pick<Answer, 'code'>): RefusalCode | 'CREATED' {
  return REFUSED_AS[code];
}

/** The availability of the slot. */
export async function checkAvailability(
  { context, partner }: DemoContext,
  request: RequestWithoutCustomer,
): Promise<Answer> {
  const { result, promo } = await checkSlot(context, partner, request);
  const { code, fallbackOptions } = result.availability;
  return {
    code,
    actions: fallbackOptions.map(({ action }) => action),
    preferred: fallbackOptions.filter(({ isPreferred }) => isPreferred).length,
    promo: promo?.code ?? null,
  };
}

/** The outcome of the create request, which is rolled back. */
export async function create(
  { context, partner }: DemoContext,
  request: RequestWithoutCustomer,
): Promise<RefusalCode | 'CREATED'> {
  const withCustomer = { ...request, customer: CUSTOMER };
  const outcome = await rehearse(context, (undoing) =>
    createBooking({ ...CALL, context: undoing, principal: partner }, withCustomer),
  );
  return typeof outcome === 'string' ? outcome : 'CREATED';
}

/** The work days from today on. */
export function comingDays({ context, venue }: DemoContext, days: number): WallDate[] {
  const today = workDayOf(venue, context.now());
  return Array.from({ length: days }, (_, index) => addDays(today, index));
}

export interface Slot {
  date: WallDate;
  time: WallTime;
  floorPlanAreaId: number | null;
}

/** Every slot of a day in every area that its shift offers, according to the venue's document. */
export function slotsOf(venue: Venue, date: WallDate): Slot[] {
  return timesOf(venue, date).flatMap(({ time, areas }) =>
    areas.map((floorPlanAreaId) => ({ date, time, floorPlanAreaId })),
  );
}

/** Times without a slot: other quarter hours, and a minute and a second after each slot. */
export function timesNotOffered(venue: Venue, date: WallDate): WallTime[] {
  const offered = timesOf(venue, date).map(({ time }) => time);
  const quarters = Array.from({ length: 96 }, (_, index) => timeOfMinute(index * 15));
  const beside = offered.flatMap((time) => [`${time.slice(0, 5)}:01`, `${time.slice(0, 4)}1:00`]);
  return [...quarters, ...beside].filter((time) => !offered.includes(time));
}

function timesOf(venue: Venue, date: WallDate) {
  const exception = venue.exceptions.find((one) => one.date === date);
  const held = venue.shifts.filter(({ id, weekdays }) =>
    exception ? exception.shiftIds.includes(id) : weekdays.includes(weekdayOf(date)),
  );
  return held.flatMap((shift) => {
    const last = minuteOfWorkDay(venue, shift.lastBookingTime);
    const times: WallTime[] = [];
    let minute = minuteOfWorkDay(venue, shift.firstBookingTime);
    for (; minute <= last; minute += shift.stepMinutes) times.push(timeOfMinute(minute));
    const areas = shift.floorPlanAreaIds.length > 0 ? shift.floorPlanAreaIds : [null];
    return times
      .filter((time) => instantOnWorkDay(venue, date, time) !== null)
      .map((time) => ({ time, areas }));
  });
}
