import type { BookingCustomerRequest } from '../../contract/requests/create-booking.ts';
import { windowWait } from '../../domain/attempt-limit.ts';
import { type GuestLimit, GuestLimitError } from '../../domain/rate-limit-error.ts';
import type { Venue } from '../../domain/venue.ts';
import { listCountedAttemptTimes, saveAttempts, tidyAttempts } from '../../store/attempts.ts';
import { listOpenBookingTimes } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { networkOf, type Principal } from '../principal.ts';

const HOUR_MS = 3_600_000;

/**
 * Throws if a new booking would exceed a limit: bookings per hour from one client network, or future
 * bookings of one email or phone. Limits only callers with `hasBookingLimits`.
 * @throws GuestLimitError
 */
export async function requireWithinBookingLimits(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  { email, phone }: BookingCustomerRequest,
): Promise<void> {
  if (!principal.capabilities.hasBookingLimits) return;
  const refuse = (limit: GuestLimit, waitMs: number) =>
    new GuestLimitError(limit, waitMs, {
      language: principal.language ?? venue.language,
      phone: venue.contact.phone,
    });

  const steadyNow = context.steadyNow();
  await tidyAttempts(db, steadyNow);
  // Writes the network's own row, so that its bookings at other venues wait for this one's commit.
  await saveAttempts(db, clientOf(principal), { count: 0, lastAt: steadyNow });
  const times = await listCountedAttemptTimes(db, clientOf(principal), steadyNow - HOUR_MS);
  const limit = { maxAttempts: context.bookingsPerHour, windowMs: HOUR_MS };
  const wait = windowWait(limit, times, steadyNow);
  if (wait > 0) throw refuse('BOOKINGS_PER_HOUR', wait);

  const now = context.now();
  const contact = { email: email ?? null, phone: phone ?? null };
  const startTimes = await listOpenBookingTimes(db, venue.accountId, contact, now);
  // The start times ascend. At the maximum, there is room again once the booking with this one has begun.
  const roomAt = startTimes.at(-venue.maxOpenBookingsPerGuest);
  if (roomAt !== undefined) throw refuse('OPEN_BOOKINGS', roomAt - now);
}

/** Counts a new booking for the hourly limit. */
export async function countBooking(
  context: AppContext,
  db: Db,
  principal: Principal,
  bookingUuid: string,
): Promise<void> {
  if (!principal.capabilities.hasBookingLimits) return;
  const attempt = { count: 1, lastAt: context.steadyNow() };
  await saveAttempts(db, { ...clientOf(principal), target: bookingUuid }, attempt);
}

function clientOf(principal: Principal) {
  return { limitName: 'bookings', actor: networkOf(principal) };
}
