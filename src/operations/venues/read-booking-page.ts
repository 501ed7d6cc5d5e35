import type { Venue } from '../../domain/venue.ts';
import { type WallDate, workDayOf } from '../../domain/venue-time.ts';
import { listPublishableKeys } from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import { bookingPageKeyOf } from './booking-page.ts';
import { findVenue } from './require-venue.ts';

export interface BookingPageView {
  venue: Venue;
  today: WallDate;
  publicUrl: string;
  publishableKey: string;
}

/** GET /book/{accountId}: public. Null without such a venue, or without a key that is valid on this server's origin. */
export async function readBookingPage(
  context: AppContext,
  accountId: string,
): Promise<BookingPageView | null> {
  const { publicUrl } = context;
  return context.store.read(async (db) => {
    const venue = await findVenue(context, db, accountId);
    if (!venue) return null;
    const keys = await listPublishableKeys(db, accountId);
    const publishableKey = bookingPageKeyOf(keys, publicUrl);
    if (publishableKey === null) return null;
    return { venue, today: workDayOf(venue, context.now()), publicUrl, publishableKey };
  });
}
