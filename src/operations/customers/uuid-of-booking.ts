import { createHash } from 'node:crypto';

/**
 * The uuid under which a diner knows the customer of a booking. Each booking has one of its own, from which nobody can tell
 * whether two of them are of one guest: so whoever books with an email and with a phone number does not learn that both
 * belong to one person.
 */
export function customerUuidOf(bookingUuid: string): string {
  const hash = createHash('sha256').update(`customer of ${bookingUuid}`).digest('hex');
  // Version 8 of the format leaves its bits to the application.
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(12, 15)}`];
  return [...parts, `a${hash.slice(15, 18)}`, hash.slice(18, 30)].join('-');
}
