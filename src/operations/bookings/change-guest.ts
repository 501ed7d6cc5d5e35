import type { BookingCustomerRequest } from '../../contract/partner/create-booking.ts';
import type { GuestChange } from '../../contract/staff/guest-change.ts';
import type { StaffUpdateRequest } from '../../contract/staff/staff-update-request.ts';
import type { Contact } from '../../domain/as-booked.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Customer } from '../../domain/customer.ts';
import { type CustomerChange, changesBetween } from '../../domain/journal.ts';
import { isSamePhone } from '../../domain/parse-phone.ts';
import { type Refusal, validationError } from '../../domain/refusal.ts';
import { listBookingsOfCustomer } from '../../store/bookings.ts';
import { findCustomer, findCustomerByContact } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import { deleteWalkInGuest } from '../../store/walk-in-guests.ts';
import { matchCustomer } from '../customers/customer-matching.ts';
import { readGivenContact, readWhoBooked } from '../customers/own-contacts.ts';
import { recordPrivacyNotice } from '../customers/privacy-notices.ts';
import { requireRequestedCustomer } from '../customers/require-requested-customer.ts';
import { saveCustomer } from '../customers/save-customer.ts';
import type { Tx } from '../tx.ts';

/** What an update changes about the guest: on the booking, and on the customer whose only booking it is. */
export interface ChangedGuest {
  changes: Partial<Booking>;
  customer: CustomerChange | null;
}

const UNCHANGED: ChangedGuest = { changes: {}, customer: null };

/**
 * Changes the guest of a booking as if it had been made with these values: the booking keeps them as given. Other
 * bookings keep their guest as it is: a customer who has others only gets missing fields filled in. If the booking shows
 * the email or phone of their profile, a different one means a different person, known or new. A walk-in gets its guest in
 * the same way.
 * @throws Refusal CUSTOMER_NOT_FOUND; VALIDATION_ERROR if a guest who is new to the booking was not informed
 */
export async function changeGuest(
  tx: Tx<'principal' | 'venue' | 'cause'>,
  booking: Booking,
  { customer: sent, privacyTold }: StaffUpdateRequest,
): Promise<ChangedGuest> {
  const { context, db } = tx;
  if (!sent || Object.keys(sent).length === 0) return UNCHANGED;
  const current = await findCurrent(db, booking);
  const whoBooked = await readWhoBooked(db, booking.accountId, {
    customers: current ? [current] : [],
    bookings: [booking],
  });
  const booked = current && whoBooked(booking, current);
  const named = await requireRequestedCustomer(tx, sent.uuid, 'customer.uuid');
  const contact = { email: sent.email ?? null, phone: sent.phone ?? null };
  const known = named ?? (await findCustomerByContact(db, booking.accountId, contact));
  const own = {
    ...(sent.name !== undefined && { customerName: sent.name }),
    ...(sent.email !== undefined && { customerEmail: sent.email }),
    ...(sent.phone !== undefined && { customerPhone: sent.phone }),
    ...(sent.language !== undefined && { language: sent.language }),
  };
  if (current && (!known || known.uuid === current.uuid)) {
    const bookings = await listBookingsOfCustomer(db, current);
    const after = bookings.every(({ uuid }) => uuid === booking.uuid)
      ? overwritten(current, sent, context.now())
      : filledIn(current, sent, { booked, updatedAt: context.now() });
    if (after) {
      await saveCustomer(tx, current, after);
      return { changes: own, customer: differenceOf(current, after) };
    }
  }
  // Without a new name, the name stays: the booking's page must not reveal whose number was typed.
  const name =
    sent.name ?? named?.name ?? (current ? booking.customerName : null) ?? known?.name ?? undefined;
  if (name === undefined || privacyTold === undefined)
    throw missingForNewGuest(name === undefined, privacyTold === undefined);
  const request: BookingCustomerRequest = {
    ...sent,
    name,
    hasGdprConsent: false,
    acceptsMarketing: false,
  };
  const customer = await matchCustomer(tx, request, named);
  const notice = { customerUuid: customer.uuid, bookingUuid: booking.uuid, told: privacyTold };
  await recordPrivacyNotice(tx, notice);
  await deleteWalkInGuest(db, booking);
  // What stays unchanged was given with the booking, whoever its guest is now.
  const kept = booked && { customerEmail: booked.email, customerPhone: booked.phone };
  const given = named ? await readGivenContact(db, request, named) : { ...kept, ...own };
  return {
    changes: { ...own, ...given, customerUuid: customer.uuid, customerName: name },
    customer: null,
  };
}

function missingForNewGuest(isWithoutName: boolean, isUntold: boolean): Refusal {
  return validationError(
    ...(isWithoutName
      ? [{ parameter: 'customer.name', reason: 'is required: the booking has no guest yet' }]
      : []),
    ...(isUntold
      ? [
          {
            parameter: 'privacyTold',
            reason: 'is required: BY_PHONE or IN_PERSON, for a guest who is new to the booking',
          },
        ]
      : []),
  );
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

/**
 * The customer with missing fields filled in; null for a different person: if the booking shows the profile's email or phone
 * and another one is sent. An email or phone that was given only with this booking can be corrected.
 */
function filledIn(
  customer: Customer,
  sent: GuestChange,
  { booked, updatedAt }: { booked: Contact | null; updatedAt: number },
): Customer | null {
  const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  if (isContradicted([customer.email, booked?.email, sent.email], isSameEmail)) return null;
  if (isContradicted([customer.phone, booked?.phone, sent.phone], isSamePhone)) return null;
  return {
    ...customer,
    email: customer.email ?? sent.email ?? null,
    phone: customer.phone ?? sent.phone ?? null,
    birthDate: customer.birthDate ?? sent.birthDate ?? null,
    postalCode: customer.postalCode ?? sent.postalCode ?? null,
    updatedAt,
  };
}

/** Whether a sent email or phone differs from the customer's, which the booking has so far. */
function isContradicted(
  [own, booked, sent]: readonly (string | null | undefined)[],
  isSame: (one: string, other: string) => boolean,
): boolean {
  if (!own || !sent || isSame(own, sent)) return false;
  return Boolean(booked) && isSame(own, booked ?? '');
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
