import type { PrivateCustomer } from '../../contract/customer.ts';
import type { NamedBookingBody, StaffBooking } from '../../contract/staff/booking.ts';
import type { Contact } from '../../domain/as-booked.ts';
import { partyAt } from '../../domain/availability/party.ts';
import type { BookingStatus } from '../../domain/booking-status.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';
import type { VenueFormat } from '../parts/venue-format.ts';
import { goesBack } from './next-status.ts';

/** The guest’s name, or what staff say instead. */
export function nameOf(booking: StaffBooking, messages: StaffMessages): string {
  const { customer, isWalkIn, walkInGuest } = booking;
  const name = customer?.name ?? walkInGuest?.name ?? walkInGuest?.label ?? null;
  return nameOfParty({ name, isWalkIn }, messages);
}

/** The name of a booking that is shown beside another one. */
export function nameOfParty(
  { name, isWalkIn }: Pick<NamedBookingBody, 'name' | 'isWalkIn'>,
  messages: StaffMessages,
): string {
  return name ?? (isWalkIn ? messages.walkIn : messages.noName);
}

/** A name, with the email and phone that differ from those shown already. */
export function contactText(
  { name, phone, email }: Contact,
  shown: Pick<Contact, 'phone' | 'email'>,
): string {
  return [name, phone !== shown.phone && phone, email !== shown.email && email]
    .filter(Boolean)
    .join(', ');
}

/** The email and phone that differ from those shown already; empty if none do. */
export function differenceText(contact: Contact | undefined, shown: Contact): string {
  if (!contact) return '';
  const name = contact.name === shown.name ? '' : contact.name;
  return contactText({ ...contact, name }, shown);
}

/** "4 guests", or adults and children if the venue counts children separately and there are any. */
export function partyOf(
  party: Pick<StaffBooking, 'pax' | 'paxChildren'>,
  messages: StaffMessages,
  format: VenueFormat,
): string {
  const { pax, paxChildren } = partyAt(format, party);
  return paxChildren > 0 ? messages.partyWithChildren(pax, paxChildren) : messages.party(pax);
}

/** The tables’ names, joined; empty without tables. */
export function tableNames({ tables }: StaffBooking): string {
  return namesOf(tables);
}

export function namesOf(tables: readonly { name: string }[]): string {
  return tables.map(({ name }) => name).join(' + ');
}

/** The tables that are kept at a moment for guests at the door; none if they are kept no longer. */
export function keptTables(
  { status, waitList }: StaffBooking,
  now: Instant,
): readonly { name: string }[] {
  const offer = status === 'WAIT_LIST_WALK_IN' ? waitList?.offer : null;
  return offer && now < Date.parse(offer.endsAt) ? offer.tables : [];
}

/** The tables in a sentence: "table 4" where the name is a mere number. */
export function tableText(tables: readonly { name: string }[], messages: StaffMessages): string {
  const names = namesOf(tables);
  return /^\d/.test(names) ? messages.table(names) : names;
}

/** The label of a move’s button, which differs for a move back. */
export function moveLabel(from: BookingStatus, to: BookingStatus, messages: StaffMessages): string {
  return goesBack(from, to) ? messages.moveBack(messages.status[to]) : messages.move[to];
}

/** A guest’s reputation (-1 to 1) in words. */
export function reputationText(
  { bookingReputation }: PrivateCustomer,
  messages: StaffMessages,
): string {
  const texts = messages.details.reputationText;
  if (bookingReputation === 0) return texts.unknown;
  if (bookingReputation < 0) return texts.poor;
  if (bookingReputation < 0.4) return texts.mixed;
  return bookingReputation < 0.85 ? texts.good : texts.excellent;
}
