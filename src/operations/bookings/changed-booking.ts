import type { UpdateBookingRequest } from '../../contract/partner/update-booking.ts';
import type {
  BookingCriteria,
  ServiceDay,
  SlotResult,
} from '../../domain/availability/availability.ts';
import { criteriaOfBooking } from '../../domain/availability/criteria-of-booking.ts';
import type { Booking } from '../../domain/booking.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { policyAfterChange } from '../../domain/cancellation-policy.ts';
import { localize } from '../../domain/language.ts';
import type { Shift, Venue } from '../../domain/venue.ts';
import { type Instant, type WallTime, wallOf } from '../../domain/venue-time.ts';
import { newPolicyFor } from './booking-policy.ts';

/** What the updates of partners, diners and staff share. */

/** What a changed booking asks for, as far as it affects the tables. */
export type SeatingTarget = Pick<
  Booking,
  'pax' | 'paxChildren' | 'floorPlanAreaId' | 'highChairs' | 'strollers'
> & { date: string; time: WallTime };

/** The booking's own values where the request has none. */
export function seatingTargetOf(
  { timezone }: Pick<Venue, 'timezone'>,
  booking: Booking,
  request: UpdateBookingRequest,
): SeatingTarget {
  return {
    date: request.date ?? booking.workDay,
    time: request.time ?? wallOf(timezone, booking.bookingAt).time,
    pax: request.pax ?? booking.pax,
    paxChildren: request.paxChildren ?? booking.paxChildren,
    floorPlanAreaId:
      request.floorPlanAreaId === undefined ? booking.floorPlanAreaId : request.floorPlanAreaId,
    highChairs: request.highChairs ?? booking.highChairs,
    strollers: request.strollers ?? booking.strollers,
  };
}

/** Whether nothing changes that affects the tables. */
export function isSameSeating(
  { timezone }: Pick<Venue, 'timezone'>,
  booking: Booking,
  target: SeatingTarget,
): boolean {
  return (
    isSameTime({ timezone }, booking, target) &&
    target.pax === booking.pax &&
    target.paxChildren === booking.paxChildren &&
    target.floorPlanAreaId === booking.floorPlanAreaId &&
    target.highChairs === booking.highChairs &&
    target.strollers === booking.strollers
  );
}

export function isSameTime(
  { timezone }: Pick<Venue, 'timezone'>,
  booking: Booking,
  target: SeatingTarget,
): boolean {
  return (
    target.date === booking.workDay && target.time === wallOf(timezone, booking.bookingAt).time
  );
}

/** The criteria of the changed booking. It keeps its add-ons and experience; automatic tickets are recalculated. */
export function criteriaOfChange(
  venue: Venue,
  booking: Booking,
  target: SeatingTarget,
): BookingCriteria {
  const status = groupOf(booking.status) === 'awaiting' ? 'REQUESTED' : 'CONFIRMED';
  const { experience, addOns } = booking;
  return criteriaOfBooking(venue, { ...target, experience, addOns }, status);
}

/** The new slot of a booking, with its evaluation. */
interface EvaluatedMove
  extends Pick<SlotResult, 'turnMinutes' | 'floorPlanArea' | 'isTimeLimited'> {
  target: SeatingTarget;
  criteria: BookingCriteria;
  startAt: Instant;
  shift: Shift;
}

/** The fields of a booking that is moved to an evaluated time, apart from its tables. */
export function movedFields(
  { venue, now }: Pick<ServiceDay, 'venue' | 'now'>,
  booking: Booking,
  { target, criteria, startAt, shift, floorPlanArea, ...result }: EvaluatedMove,
): Partial<Booking> {
  const { pax, paxChildren, highChairs, strollers } = target;
  const { experience, status } = booking;
  const policy = newPolicyFor(now, venue, {
    status,
    pax,
    paxChildren,
    bookingAt: startAt,
    shiftId: shift.id,
    experienceId: experience?.experienceId ?? null,
  });
  return {
    workDay: target.date,
    bookingAt: startAt,
    turnMinutes: result.turnMinutes,
    pax,
    paxChildren,
    highChairs,
    strollers,
    shiftId: shift.id,
    shiftName: localize(shift.name, venue.language),
    floorPlanAreaId: floorPlanArea?.id ?? null,
    floorPlanAreaName: floorPlanArea ? localize(floorPlanArea.name, venue.language) : null,
    experience:
      experience && criteria.experience
        ? { ...experience, tickets: criteria.experience.tickets }
        : experience,
    cancellationPolicy: policyAfterChange(booking.cancellationPolicy, policy, now),
    isTimeLimited: result.isTimeLimited,
  };
}
