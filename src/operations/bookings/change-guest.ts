import type { BookingCustomerRequest } from '../../contract/requests/create-booking.ts';
import type { GuestChange } from '../../contract/staff/guest-change.ts';
import type { StaffUpdateRequest } from '../../contract/staff/staff-update-request.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Customer } from '../../domain/customer.ts';
import { type ChangeCause, type CustomerChange, changesBetween } from '../../domain/journal.ts';
import { isSamePhone } from '../../domain/parse-phone.ts';
import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { listBookingsOfCustomer } from '../../store/bookings.ts';
import { findCustomer, findCustomerByContact } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import { deleteWalkInGuest } from '../../store/walk-in-guests.ts';
import type { AppContext } from '../context.ts';
import { matchCustomer } from '../customers/customer-matching.ts';
import { recordPrivacyNotice } from '../customers/privacy-notices.ts';
import { requireRequestedCustomer } from '../customers/require-requested-customer.ts';
import { saveCustomer } from '../customers/save-customer.ts';
import type { Principal } from '../principal.ts';

/** What an update changes about the guest: on the booking, and on the customer whose only booking it is. */
export interface ChangedGuest {
  changes: Partial<Booking>;
  customer: CustomerChange | null;
}

const UNCHANGED: ChangedGuest = { changes: {}, customer: null };

/**
 * Changes the guest of a booking as if it had been made with these values. Other bookings keep their guest as it is:
 * a customer who has others only gets missing fields filled in. So a contact that differs from theirs is of another
 * guest: a known one, or a new one. A walk-in gets its guest in the same way.
 * @throws Refusal CUSTOMER_NOT_FOUND; VALIDATION_ERROR if a guest who is new to the booking was not informed
 */
export async function changeGuest(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  cause: ChangeCause,
  booking: Booking,
  { customer: sent, privacyTold }: StaffUpdateRequest,
): Promise<ChangedGuest> {
  if (!sent || Object.keys(sent).length === 0) return UNCHANGED;
  const current = await findCurrent(db, booking);
  const named = await requireRequestedCustomer(db, principal, sent.uuid, 'customer.uuid');
  const contact = { email: sent.email ?? null, phone: sent.phone ?? null };
  const known = named ?? (await findCustomerByContact(db, booking.accountId, contact));
  const own = {
    ...(sent.name !== undefined && { customerName: sent.name }),
    ...(sent.email !== undefined && { customerEmail: sent.email }),
    ...(sent.language !== undefined && { language: sent.language }),
  };
  if (current && (!known || known.uuid === current.uuid)) {
    const bookings = await listBookingsOfCustomer(db, current);
    const after = bookings.every(({ uuid }) => uuid === booking.uuid)
      ? overwritten(current, sent, context.now())
      : filledIn(current, sent, context.now());
    if (after) {
      await saveCustomer(db, cause, current, after);
      return { changes: own, customer: differenceOf(current, after) };
    }
  }
  const name = sent.name ?? (current ? booking.customerName : null) ?? known?.name;
  if (name === undefined || privacyTold === undefined)
    throw validationError(
      ...(name === undefined
        ? [{ parameter: 'customer.name', reason: 'is required: the booking has no guest yet' }]
        : []),
      ...(privacyTold === undefined
        ? [
            {
              parameter: 'privacyTold',
              reason: 'is required: BY_PHONE or IN_PERSON, for a guest who is new to the booking',
            },
          ]
        : []),
    );
  const request: BookingCustomerRequest = {
    ...sent,
    name,
    hasGdprConsent: false,
    acceptsMarketing: false,
  };
  const customer = await matchCustomer(context, db, principal, venue, cause, request, named);
  const notice = { customerUuid: customer.uuid, bookingUuid: booking.uuid, told: privacyTold };
  await recordPrivacyNotice(context, db, principal, venue, notice);
  await deleteWalkInGuest(db, booking);
  return {
    changes: {
      ...own,
      customerUuid: customer.uuid,
      customerName: name,
      customerEmail: contact.email,
    },
    customer: null,
  };
}

/** Null for a walk-in, and after an erasure. */
async function findCurrent(db: Db, booking: Booking): Promise<Customer | null> {
  if (booking.customerUuid === null) return null;
  const customer = await findCustomer(db, booking.accountId, booking.customerUuid);
  return customer && !customer.isErased ? customer : null;
}

/** The customer with every field that was sent. */
function overwritten(
  customer: Customer,
  { uuid: _uuid, ...sent }: GuestChange,
  updatedAt: number,
): Customer {
  const values = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ...customer, ...Object.fromEntries(values), updatedAt };
}

/** The customer with the sent fields that were missing; null if one contradicts a contact, so that it is someone else. */
function filledIn(customer: Customer, sent: GuestChange, updatedAt: number): Customer | null {
  const { email, phone } = sent;
  if (customer.email && email && customer.email.toLowerCase() !== email.toLowerCase()) return null;
  if (customer.phone && phone && !isSamePhone(customer.phone, phone)) return null;
  return {
    ...customer,
    email: customer.email ?? sent.email ?? null,
    phone: customer.phone ?? sent.phone ?? null,
    birthDate: customer.birthDate ?? sent.birthDate ?? null,
    postalCode: customer.postalCode ?? sent.postalCode ?? null,
    updatedAt,
  };
}

/** The changed fields of a customer, before and after; null if none differs. */
function differenceOf(before: Customer, after: Customer): CustomerChange | null {
  const changes = Object.entries(changesBetween(before, after));
  if (changes.length === 0) return null;
  return [
    Object.fromEntries(changes.map(([field, [from]]) => [field, from])),
    Object.fromEntries(changes.map(([field, [, to]]) => [field, to])),
  ];
}
