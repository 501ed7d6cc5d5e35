import type { Venue } from '../../domain/venue.ts';
import type { MailAddress } from '../../mail/mail.ts';

/** Where mail to a venue goes; null without an address. */
export function venueAddress({ name, contact }: Venue): MailAddress | null {
  return contact.email === null ? null : { name, address: contact.email };
}
