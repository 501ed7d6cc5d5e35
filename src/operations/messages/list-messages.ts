import { listBookingsByUuid } from '../../store/bookings.ts';
import { listMessages } from '../../store/messages.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import type { MessagesView } from './message-view.ts';

/** As many as a person looks through. */
const LIMIT = 200;

/** GET /staff/v3/messages: the latest ones of the venue. */
export function listVenueMessages(
  context: AppContext,
  principal: Principal,
): Promise<MessagesView> {
  requirePermission(principal, 'bookings:update');
  const { accountId } = principal;
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const messages = await listMessages(db, accountId, LIMIT);
    const uuids = [...new Set(messages.map(({ bookingUuid }) => bookingUuid))];
    const bookings = await listBookingsByUuid(db, accountId, uuids);
    const byUuid = new Map(bookings.map((booking) => [booking.uuid, booking]));
    return {
      venue,
      delivery: context.mailDelivery(accountId),
      messages: messages.flatMap((message) => {
        const booking = byUuid.get(message.bookingUuid);
        return booking ? [{ message, booking }] : [];
      }),
    };
  });
}
