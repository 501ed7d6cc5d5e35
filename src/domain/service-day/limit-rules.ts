import type { ServiceDay } from '../availability/availability.ts';
import { criteriaOfBooking } from '../availability/criteria-of-booking.ts';
import { evaluationContextOf } from '../availability/evaluation-context.ts';
import { type BrokenRule, broken } from '../availability/staff-rules.ts';
import { findReachedPaceOfQuarter } from '../availability/venue-capacity.ts';
import type { Booking } from '../booking.ts';
import { type Instant, minuteOfWorkDay, wallOf } from '../venue-time.ts';

/** Whether a time is later than the last one at which staff let a booking of the day begin. */
export function isAfterLastTime(
  { venue, limits }: Pick<ServiceDay, 'venue' | 'limits'>,
  bookingAt: Instant,
): boolean {
  const last = limits?.lastBookingTime ?? null;
  if (last === null) return false;
  const { time } = wallOf(venue.timezone, bookingAt);
  return minuteOfWorkDay(venue, time) > minuteOfWorkDay(venue, last);
}

/**
 * The rules by which the limits of a day stand against confirming a booking that has waited for an answer. Its tables
 * are judged by themselves: those of closed areas are blocked.
 */
export function limitRules(day: ServiceDay, booking: Booking): BrokenRule[] {
  const { uuid, bookingAt } = booking;
  const rules: BrokenRule[] = [];
  if (isAfterLastTime(day, bookingAt)) rules.push(broken('SHIFT', 'CLOSED'));
  const criteria = criteriaOfBooking(day.venue, booking, 'CONFIRMED');
  const reached = findReachedPaceOfQuarter(evaluationContextOf(day, criteria, uuid), bookingAt);
  if (reached) rules.push(broken('PACE', 'COVERS_PER_SLOT', reached.limit, reached.taken));
  return rules;
}
