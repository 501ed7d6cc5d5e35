import { criteriaOfBooking } from '../../domain/availability/criteria-of-booking.ts';
import { evaluateSlot } from '../../domain/availability/evaluate-slot.ts';
import { unavailableRefusal } from '../../domain/availability/refuse-unavailable.ts';
import type { Seating } from '../../domain/availability/seating/seat.ts';
import type { Venue } from '../../domain/venue.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';
import type { Db } from '../../store/store.ts';
import { requirePromoCodesOn } from '../availability/promo-codes.ts';
import { requireAreaChoice } from '../availability/require-area-choice.ts';
import { readServiceDay } from '../availability/service-day.ts';
import { movedFields, seatingTargetOf } from '../bookings/changed-booking.ts';
import type { StatusTransition } from '../bookings/status-transition.ts';
import type { AppContext } from '../context.ts';

/** What a party on the wait list takes in place of what it waits for. */
export interface OtherTime {
  date: WallDate;
  time: WallTime;
  /** Omitted for the area of the booking. */
  floorPlanAreaId?: number | null | undefined;
}

/**
 * Moves a claim to another time, which is evaluated like a new booking.
 * @param transition the claim
 * @throws Refusal as for a new booking
 */
export async function moveClaim(
  context: AppContext,
  db: Db,
  venue: Venue,
  { before, after, sitsDown }: StatusTransition,
  other: OtherTime,
): Promise<{ transition: StatusTransition; seating: Seating }> {
  const target = seatingTargetOf(venue, before, other);
  requireAreaChoice(venue, target.date, target.time, target.floorPlanAreaId);
  const { experience, addOns } = before;
  const criteria = criteriaOfBooking(venue, { ...target, experience, addOns }, 'CONFIRMED');
  const day = await readServiceDay(context, db, venue, target.date);
  const result = evaluateSlot(day, criteria, target.time, { excludeBookingUuid: before.uuid });
  const { code } = result.availability;
  if (code !== 'AVAILABLE') throw unavailableRefusal({ day, criteria, result, code });
  if (target.date !== before.workDay) requirePromoCodesOn(venue, before, target.date);
  const { shift, startAt, tableIds, moves } = result;
  if (!shift || startAt === null || !tableIds)
    throw new Error('Available slot without a shift, a start or tables.');
  const moved = movedFields(day, before, target, criteria, { ...result, shift, startAt });
  return {
    transition: { before, after: { ...after, ...moved }, sitsDown },
    seating: { tableIds, moves },
  };
}
