import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findBooking } from '../../store/bookings.ts';
import type { Principal } from '../principal.ts';
import type { Tx } from '../tx.ts';

/** The ETag of a booking. */
export function etagOf(booking: Pick<Booking, 'version'>): string {
  return `"${booking.version}"`;
}

/**
 * Returns a booking that the caller may see.
 * @param field where the uuid was sent
 * @throws Refusal BOOKING_NOT_FOUND
 */
export async function requireBooking(
  { db, principal }: Tx<'principal'>,
  uuid: string,
  field = 'the path',
): Promise<Booking> {
  const booking = await findBooking(db, principal.accountId, uuid);
  if (booking && maySee(principal, booking)) return booking;
  throw new Refusal(
    'BOOKING_NOT_FOUND',
    `There is no booking with the uuid in ${field} that these credentials may see. Check it, and that the booking was made at this venue.`,
  );
}

function maySee(principal: Principal, booking: Booking): boolean {
  if (principal.capabilities.mayChangeEveryBooking || principal.dataAccess === 'private')
    return true;
  if (principal.partnerId !== null) return booking.partnerId === principal.partnerId;
  return booking.uuid === principal.managedBookingUuid;
}

/**
 * Returns a booking that the caller may change, in the version that the caller read; for others than staff also
 * with only other tables than that: those are the venue's business.
 * @param field where the uuid was sent
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER,
 *   BOOKING_IS_OUTDATED
 */
export async function requireBookingToChange(
  tx: Tx<'principal'>,
  { uuid, ifMatch }: { uuid: string; ifMatch: string | null },
  field = 'the path',
): Promise<Booking> {
  const { principal } = tx;
  const booking = await requireBooking(tx, uuid, field);
  // Partners may change the venue's own bookings: its point of sale closes those tickets too.
  const isOwn =
    principal.partnerId === null
      ? booking.uuid === principal.managedBookingUuid
      : booking.partnerId === null || booking.partnerId === principal.partnerId;
  if (!isOwn && !principal.capabilities.mayChangeEveryBooking) {
    throw new Refusal(
      'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER',
      `Another partner made the booking in ${field}, and only that partner or the venue may change it. Ask the venue to.`,
    );
  }
  const { version, tableOnlyVersions } = booking;
  // Staff decide by the tables that they see.
  const first = principal.staffUuid === null ? version - tableOnlyVersions : version;
  if (!matches(ifMatch, first, version)) throw bookingOutdatedError();
  return booking;
}

/**
 * For a change of the tables themselves.
 * @throws Refusal BOOKING_IS_OUTDATED unless the caller read exactly this version
 */
export function requireExactVersion({ version }: Booking, ifMatch: string | null): void {
  if (!matches(ifMatch, version, version)) throw bookingOutdatedError();
}

/** Whether the header If-Match has a version from the first to the last one. */
function matches(ifMatch: string | null, first: number, last: number): boolean {
  if (ifMatch === null) return true;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.includes('*')) return true;
  for (let version = first; version <= last; version += 1)
    if (tags.includes(etagOf({ version }))) return true;
  return false;
}

/** The refusal of a change to a version that is no longer current. */
export function bookingOutdatedError(): Refusal {
  return new Refusal(
    'BOOKING_IS_OUTDATED',
    'The booking changed since it was read. Read it again, and repeat the change if it still applies.',
  );
}
