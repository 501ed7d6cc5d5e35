import type { AnswerOfferRequest } from '../../contract/wait-list/answer-offer.ts';
import { criteriaOfBooking } from '../../domain/availability/criteria-of-booking.ts';
import { evaluateSlot } from '../../domain/availability/evaluate-slot.ts';
import { unavailableRefusal } from '../../domain/availability/refuse-unavailable.ts';
import type { Seating } from '../../domain/availability/seating/seat.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { wallOf } from '../../domain/venue-time.ts';
import { isOffered, placeOf } from '../../domain/wait-list/wait-list-place.ts';
import type { Db } from '../../store/store.ts';
import { readServiceDay } from '../availability/service-day.ts';
import { type ChangeTerms, inOwnTransaction } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { requireBookingToChange } from '../bookings/require-booking.ts';
import { requireOpenToChange } from '../bookings/require-open-to-change.ts';
import { requireSeating } from '../bookings/require-seating.ts';
import { requireTransition, saveTransition } from '../bookings/status-transition.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { moveClaim } from './move-claim.ts';
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
 *   as for a new booking if the offer is over and no table is free
 */
export const answerOffer = inOwnTransaction(writeAnswer);

async function writeAnswer(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  { answer, ...other }: AnswerOfferRequest,
  terms: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const venue = await requireVenue(context, db, principal.accountId);
  // The offer itself is what is answered, whatever else of the booking has changed.
  const booking = await requireBookingToChange(db, principal, uuid, null);
  requireOpenToChange(booking);
  const place = placeOf(booking);
  // Nobody has written down yet that it is over.
  const isOver = place?.offer != null && !isOffered(booking, context.now());
  const state = isOver ? 'LAPSED' : place?.state;
  let after = booking;
  if (answer === 'CLAIM' && booking.status !== 'CONFIRMED')
    after = await claim(context, db, principal, venue, booking, other, terms);
  else if (answer === 'DECLINE' && state === 'OFFERED') {
    const cause = causeOf(principal, 'decline-offer');
    after = await savePlace(context, db, venue, cause, booking, 'DECLINED');
  } else if (
    answer === 'ASK_AGAIN' &&
    (state === 'LAPSED' || state === 'DECLINED' || state === 'WITHDRAWN')
  ) {
    const cause = causeOf(principal, 'ask-again');
    after = await savePlace(context, db, venue, cause, booking, 'WAITING');
  }
  return viewBooking(context, db, principal, venue, after);
}

async function claim(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  booking: Booking,
  { date, time, floorPlanAreaId }: Omit<AnswerOfferRequest, 'answer'>,
  terms: ChangeTerms,
): Promise<Booking> {
  const place = placeOf(booking);
  const cause = causeOf(principal, 'claim-offer');
  if (place && date !== undefined && time !== undefined) {
    const claimed = requireTransition(context, principal, booking, 'CONFIRMED', terms);
    const other = { date, time, floorPlanAreaId };
    const { transition, seating } = await moveClaim(context, db, venue, claimed, other);
    return saveTransition(context, db, principal, venue, cause, transition, seating);
  }
  if (place?.state !== 'OFFERED' && place?.state !== 'LAPSED')
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      'No table is offered to this booking. The venue writes as soon as one is.',
    );
  const transition = requireTransition(context, principal, booking, 'CONFIRMED', terms);
  const seating: Seating = isOffered(booking, context.now())
    ? { tableIds: place.offer?.tableIds ?? [], moves: [] }
    : await findWhatIsFree(context, db, venue, booking, transition.after);
  return saveTransition(context, db, principal, venue, cause, transition, seating);
}

/** Tables for a claim that comes too late, as for a new booking. @throws Refusal */
async function findWhatIsFree(
  context: AppContext,
  db: Db,
  venue: Venue,
  booking: Booking,
  after: Booking,
): Promise<Seating> {
  const day = await readServiceDay(context, db, venue, booking.workDay);
  const criteria = criteriaOfBooking(venue, booking, 'CONFIRMED');
  const { time } = wallOf(venue.timezone, booking.bookingAt);
  const result = evaluateSlot(day, criteria, time, { excludeBookingUuid: booking.uuid });
  const { code } = result.availability;
  if (code !== 'AVAILABLE') throw unavailableRefusal({ day, criteria, result, code });
  return requireSeating(context, db, venue, booking, after);
}
