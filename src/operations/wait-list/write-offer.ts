import type { OfferTableRequest } from '../../contract/staff/wait-list.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import { limitRules } from '../../domain/service-day/limit-rules.ts';
import { findTablesByHand, newOffer } from '../../domain/wait-list/find-offers.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { BookingChange, BookingVerb } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { judgeChosenTables, requireChosenTables } from '../bookings/chosen-tables.ts';
import { intervalOf } from '../bookings/interval-of.ts';
import { requireBookingToChange } from '../bookings/require-booking.ts';
import { requireExtras } from '../bookings/require-extras.ts';
import { requireRules } from '../bookings/require-rules.ts';
import { requireTables } from '../bookings/require-tables.ts';
import { withCause } from '../transactions.ts';
import type { VerbTx } from '../tx.ts';
import { endOffersAt } from './overridden-offers.ts';
import { requireOnWaitList } from './require-on-wait-list.ts';
import { othersWouldMove, saveOffer } from './table-offers.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}/offer: offers a table to a party on the wait list by hand, whoever is next.
 * Its earlier offer ends. It is judged as if staff confirmed the booking, by the limits of the day, and by its tables if
 * they are named; what only guests must keep to, such as how soon they can book, does not matter. Nobody moves for an offer.
 * @throws Refusal see the endpoint's problems; RulesRefusal
 */
export const offerTable: BookingVerb<OfferTableRequest> = {
  operation: 'offer-table',
  permission: 'bookings:update',
  run: writeOffer,
};

async function writeOffer(
  tx: VerbTx,
  asked: BookingChange<OfferTableRequest>,
): Promise<BookingView> {
  const { venue } = tx;
  const { uuid } = asked;
  const { tables, force } = asked.request;
  const booking = await requireBookingToChange(tx, asked);
  requireOnWaitList(booking);
  const day = await readServiceDayForStaff(tx, booking.workDay);
  if (booking.bookingAt <= day.now)
    throw new Refusal('BOOKING_AT_NOT_ALLOWED_TIME_WINDOW', 'The time of this booking is past.');
  const confirmed: Booking = { ...booking, status: 'CONFIRMED' };
  const limits = limitRules(day, confirmed);
  let tableIds: readonly number[] | undefined;
  let forced: StaffRule[];
  if (tables) {
    tableIds = requireTables(venue, tables);
    const chosen = judgeChosenTables(day, confirmed, { tableIds, currentTableIds: [] });
    const judged = { ...chosen, broken: [...limits, ...chosen.broken] };
    forced = await requireChosenTables(tx, { ...judged, day, booking: confirmed }, force);
    if (chosen.moves.length > 0) throw othersWouldMove();
  } else {
    requireExtras(day, confirmed, intervalOf(confirmed, day));
    forced = await requireRules(tx.principal, limits, { force });
    tableIds = findTablesByHand(day, confirmed);
  }
  if (!tableIds)
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'No table is free for this party at its time. Name tables for it, or free one first.',
    );
  const forcing = withCause(tx, { forced });
  if (forced.includes('OFFER')) {
    const { accountId, workDay } = booking;
    const taken = { accountId, uuid, workDay, tableIds, interval: intervalOf(confirmed, day) };
    await endOffersAt(forcing, taken);
  }
  const offer = newOffer(day, booking, tableIds);
  const after = await saveOffer(forcing, booking, offer);
  return viewBooking(tx, after);
}
