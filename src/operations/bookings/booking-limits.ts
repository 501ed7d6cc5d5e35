import type { BookingCustomerRequest } from '../../contract/partner/create-booking.ts';
import { windowWait } from '../../domain/attempt-limit.ts';
import { type GuestLimit, GuestLimitError } from '../../domain/rate-limit-error.ts';
import { listCountedAttemptTimes, saveAttempts, tidyAttempts } from '../../store/attempts.ts';
import { countOpenBookings } from '../../store/bookings.ts';
import { networkOf, type Principal } from '../principal.ts';
import type { Tx } from '../tx.ts';

const HOUR_MS = 3_600_000;
/**
 * The `Retry-After` of a guest with too many open bookings. A constant, because the caller may only know the guest's email or
 * phone, and must not learn when the guest comes.
 */
const ASK_AGAIN_MS = 24 * HOUR_MS;

/**
 * Throws if a new booking would exceed a limit: bookings per hour from one client network, or future
 * bookings of one email or phone. Limits only callers with `hasBookingLimits`.
 * @throws GuestLimitError
 */
export async function requireWithinBookingLimits(
  { context, db, principal, venue }: Tx<'principal' | 'venue'>,
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

  const contact = { email: email ?? null, phone: phone ?? null, now: context.now() };
  const open = await countOpenBookings(db, venue.accountId, contact);
  if (open >= venue.maxOpenBookingsPerGuest) throw refuse('OPEN_BOOKINGS', ASK_AGAIN_MS);
}

/** Counts a new booking for the hourly limit. */
export async function countBooking(
  { context, db, principal }: Tx<'principal'>,
  bookingUuid: string,
): Promise<void> {
  if (!principal.capabilities.hasBookingLimits) return;
  const attempt = { count: 1, lastAt: context.steadyNow() };
  await saveAttempts(db, { ...clientOf(principal), target: bookingUuid }, attempt);
}

function clientOf(principal: Principal) {
  return { limitName: 'bookings', actor: networkOf(principal) };
}
