import type { OfferTableRequest } from '../../contract/staff/wait-list.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import { limitRules } from '../../domain/service-day/limit-rules.ts';
import { findTablesByHand, newOffer } from '../../domain/wait-list/find-offers.ts';
import type { Db } from '../../store/store.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { ChangeTerms } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { judgeChosenTables, requireChosenTables } from '../bookings/chosen-tables.ts';
import { intervalOf } from '../bookings/interval-of.ts';
import { requireBookingToChange } from '../bookings/require-booking.ts';
import { requireExtras } from '../bookings/require-extras.ts';
import { requireRules } from '../bookings/require-rules.ts';
import { requireTables } from '../bookings/require-tables.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { endOffersAt } from './overridden-offers.ts';
import { requireOnWaitList } from './require-on-wait-list.ts';
import { othersWouldMove, saveOffer } from './table-offers.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}/offer: offers a table to a party on the wait list by hand, whoever is next.
 * Its earlier offer ends. It is judged as if staff confirmed the booking, by the limits of the day, and by its tables if
 * they are named; what only guests must keep to, such as how soon they can book, does not matter. Nobody moves for an offer.
 * @throws Refusal see the endpoint's problems; RulesRefusal
 */
export async function writeOffer(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  { tables, force }: OfferTableRequest,
  { ifMatch, tappedAt }: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const venue = await requireVenue(context, db, principal.accountId);
  const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
  requireOnWaitList(booking);
  const day = await readServiceDayForStaff(context, db, venue, booking.workDay);
  if (booking.bookingAt <= day.now)
    throw new Refusal('BOOKING_AT_NOT_ALLOWED_TIME_WINDOW', 'The time of this booking is past.');
  const confirmed: Booking = { ...booking, status: 'CONFIRMED' };
  const limits = limitRules(day, confirmed);
  let tableIds: readonly number[] | undefined;
  let forced: StaffRule[];
  if (tables) {
    tableIds = requireTables(venue, tables);
    const chosen = judgeChosenTables(day, confirmed, tableIds, []);
    const judged = { ...chosen, broken: [...limits, ...chosen.broken] };
    forced = await requireChosenTables(db, principal, day, confirmed, judged, force);
    if (chosen.moves.length > 0) throw othersWouldMove();
  } else {
    requireExtras(day, confirmed, intervalOf(confirmed, day));
    forced = await requireRules(principal, limits, force);
    tableIds = findTablesByHand(day, confirmed);
  }
  if (!tableIds)
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'No table is free for this party at its time. Name tables for it, or free one first.',
    );
  const cause = causeOf(principal, 'offer-table', { tappedAt, forced });
  if (forced.includes('OFFER')) {
    const { accountId, workDay } = booking;
    const taken = { accountId, uuid, workDay, tableIds, interval: intervalOf(confirmed, day) };
    await endOffersAt(context, db, venue, cause, taken);
  }
  const offer = newOffer(day, booking, tableIds);
  const after = await saveOffer(context, db, venue, cause, booking, offer);
  return viewBooking(context, db, principal, venue, after);
}
