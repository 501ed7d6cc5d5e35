import { criteriaOfBooking } from '../../domain/availability/criteria-of-booking.ts';
import { requireAvailable } from '../../domain/availability/refuse-unavailable.ts';
import type { Seating } from '../../domain/availability/seating/seat.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';
import { requirePromoCodesOn } from '../availability/promo-codes.ts';
import { requireAreaChoice } from '../availability/require-area-choice.ts';
import { readServiceDay } from '../availability/service-day.ts';
import { movedFields, seatingTargetOf } from '../bookings/changed-booking.ts';
import type { StatusTransition } from '../bookings/status-transition.ts';
import type { Tx } from '../tx.ts';

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
 * @throws SlotUnavailable
 */
export async function moveClaim(
  tx: Tx<'venue'>,
  { before, after, sitsDown }: StatusTransition,
  other: OtherTime,
): Promise<{ transition: StatusTransition; seating: Seating }> {
  const { venue } = tx;
  const target = seatingTargetOf(venue, before, other);
  requireAreaChoice(venue, target);
  const { experience, addOns } = before;
  const criteria = criteriaOfBooking(venue, { ...target, experience, addOns }, 'CONFIRMED');
  const day = await readServiceDay(tx, target.date);
  const excludeBookingUuid = before.uuid;
  const result = requireAvailable(day, criteria, target.time, { excludeBookingUuid });
  if (target.date !== before.workDay) requirePromoCodesOn(venue, before, target.date);
  const { shift, startAt, tableIds, moves } = result;
  if (!shift || startAt === null || !tableIds)
    throw new Error('Available slot without a shift, a start or tables.');
  const moved = movedFields(day, before, { ...result, shift, startAt, target, criteria });
  return {
    transition: { before, after: { ...after, ...moved }, sitsDown },
    seating: { tableIds, moves },
  };
}
