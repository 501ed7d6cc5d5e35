import type { AnswerOfferRequest } from '../../contract/wait-list/answer-offer.ts';
import { criteriaOfBooking } from '../../domain/availability/criteria-of-booking.ts';
import { requireAvailable } from '../../domain/availability/refuse-unavailable.ts';
import type { Seating } from '../../domain/availability/seating/seat.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type WallDate, type WallTime, wallOf } from '../../domain/venue-time.ts';
import { isOffered, placeOf } from '../../domain/wait-list/wait-list-place.ts';
import { requirePromoCodesOn } from '../availability/promo-codes.ts';
import { requireAreaChoice } from '../availability/require-area-choice.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { BookingChange, BookingVerb } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { movedFields, seatingTargetOf } from '../bookings/changed-booking.ts';
import { requireBookingToChange } from '../bookings/require-booking.ts';
import { requireOpenToChange } from '../bookings/require-open-to-change.ts';
import { requireSeating } from '../bookings/require-seating.ts';
import { requireShownTerms } from '../bookings/require-shown-terms.ts';
import {
  requireTransition,
  type StatusTransition,
  saveTransition,
} from '../bookings/status-transition.ts';
import { withCause } from '../transactions.ts';
import type { Tx, VerbTx } from '../tx.ts';
import { savePlace } from './table-offers.ts';

/**
 * PUT /bookings/{bookingUuid}/offer: what a diner on the wait list answers to an offer, with the manage link.
 *
 * - `CLAIM` confirms the booking: at the offered tables while the offer stands, afterwards at others if they are free,
 *   or at another time that is free, if it names one
 * - `DECLINE` ends the offer; the party stays on the list without being asked again
 * - `ASK_AGAIN` has a party that missed or declined its offer asked again
 *
 * A repeated answer changes nothing.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_IS_ALREADY_CANCELED, STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING;
 *   as for a new booking if the offer is over and no table is free; CANCELLATION_POLICY_IS_OUTDATED if the terms differ
 *   from those that were shown
 */
export const answerOffer: BookingVerb<AnswerOfferRequest> = {
  operation: 'answer-offer',
  permission: 'bookings:update',
  run: writeAnswer,
};

async function writeAnswer(
  tx: VerbTx,
  { uuid, request }: BookingChange<AnswerOfferRequest>,
): Promise<BookingView> {
  const { context, venue } = tx;
  const { answer, shownTerms, ...other } = request;
  // The offer itself is what is answered, whatever else of the booking has changed.
  const booking = await requireBookingToChange(tx, { uuid, ifMatch: null });
  requireOpenToChange(booking);
  const place = placeOf(booking);
  // Nobody has written down yet that it is over.
  const isOver = place?.offer != null && !isOffered(booking, context.now());
  const state = isOver ? 'LAPSED' : place?.state;
  let after = booking;
  if (answer === 'CLAIM' && booking.status !== 'CONFIRMED') {
    after = await claim(withCause(tx, { operation: 'claim-offer' }), booking, other);
    if (after.cancellationPolicy !== booking.cancellationPolicy)
      requireShownTerms(venue, after, shownTerms);
  } else if (answer === 'DECLINE' && state === 'OFFERED') {
    const declining = withCause(tx, { operation: 'decline-offer' });
    after = await savePlace(declining, booking, { state: 'DECLINED' });
  } else if (
    answer === 'ASK_AGAIN' &&
    (state === 'LAPSED' || state === 'DECLINED' || state === 'WITHDRAWN')
  ) {
    const asking = withCause(tx, { operation: 'ask-again' });
    after = await savePlace(asking, booking, { state: 'WAITING' });
  }
  return viewBooking(tx, after);
}

async function claim(
  tx: VerbTx,
  booking: Booking,
  { date, time, floorPlanAreaId }: Omit<AnswerOfferRequest, 'answer' | 'shownTerms'>,
): Promise<Booking> {
  const { context } = tx;
  const place = placeOf(booking);
  if (place && date !== undefined && time !== undefined) {
    const claimed = requireTransition(tx, booking, { status: 'CONFIRMED' });
    const other = { date, time, floorPlanAreaId };
    const { transition, seating } = await moveClaim(tx, claimed, other);
    return saveTransition(tx, transition, seating);
  }
  if (place?.state !== 'OFFERED' && place?.state !== 'LAPSED')
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      'No table is offered to this booking. The venue writes as soon as one is.',
    );
  const transition = requireTransition(tx, booking, { status: 'CONFIRMED' });
  const seating: Seating = isOffered(booking, context.now())
    ? { tableIds: place.offer?.tableIds ?? [], moves: [] }
    : await findWhatIsFree(tx, booking, transition.after);
  return saveTransition(tx, transition, seating);
}

/** Tables for a claim that comes too late, as for a new booking. @throws Refusal */
async function findWhatIsFree(tx: Tx<'venue'>, booking: Booking, after: Booking): Promise<Seating> {
  const { venue } = tx;
  const day = await readServiceDay(tx, booking.workDay);
  const criteria = criteriaOfBooking(venue, booking, 'CONFIRMED');
  const { time } = wallOf(venue.timezone, booking.bookingAt);
  requireAvailable(day, criteria, time, { excludeBookingUuid: booking.uuid });
  return requireSeating(tx, booking, after);
}

/** What a party on the wait list takes in place of what it waits for. */
interface OtherTime {
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
async function moveClaim(
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
