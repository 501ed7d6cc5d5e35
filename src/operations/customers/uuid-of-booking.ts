import { createHash } from 'node:crypto';

/**
 * The customer uuid of a booking that diners see. It differs for each booking, so that booking with an email and then with a
 * phone number does not reveal whether both belong to one person.
 */
export function customerUuidOf(bookingUuid: string): string {
  const hash = createHash('sha256').update(`customer of ${bookingUuid}`).digest('hex');
  // Version 8 of the format leaves its bits to the application.
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(12, 15)}`];
  return [...parts, `a${hash.slice(15, 18)}`, hash.slice(18, 30)].join('-');
}
