import { type Booking, nextVersion } from '../../domain/booking.ts';
import { NO_NOTES } from '../../domain/booking-notes.ts';
import { refuseTransition } from '../../domain/booking-status.ts';
import { policyAfterTransition } from '../../domain/cancellation-policy.ts';
import type { Customer } from '../../domain/customer.ts';
import { timestampsOfCanceled } from '../../domain/status-timestamps.ts';
import {
  LINE_TYPES,
  PAYMENT_METHODS,
  type Ticket,
  type TicketModifier,
} from '../../domain/ticket.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { listBookingsOfCustomer } from '../../store/bookings.ts';
import { eraseCustomerTraces, listCustomerTraces } from '../../store/customer-traces.ts';
import { eraseFromJournal } from '../../store/journal.ts';
import { listMergedUuids } from '../../store/merged-customers.ts';
import { insertUnfinishedErasure } from '../../store/unfinished-erasures.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import type { Tx } from '../tx.ts';
import { saveCustomer } from './save-customer.ts';

/** Replaces texts that may not be empty. */
const ERASED = 'Erased';

export interface Erasure {
  uuid: string;
  accountId: string;
  bookingsCount: number;
  /** Future bookings, which were canceled. */
  canceledBookingUuids: string[];
}

/** An erasure that is written. */
export interface WrittenErasure extends Erasure {
  /** Why the database's log has the data for now; null if it has not. */
  remaining: string | null;
}

/**
 * Withdraws a customer's consent and removes their personal data. Open future bookings are canceled and free their
 * tables; of all others only the date, time and party size remain.
 * @param tx its cause keeps no personal data
 */
export async function writeErasure(
  tx: Tx<'venue' | 'cause'>,
  customer: Customer,
): Promise<Erasure> {
  const { context, db, venue } = tx;
  const { accountId, uuid } = customer;
  const now = context.now();
  const bookings = await listBookingsOfCustomer(db, customer);
  const toCancel = bookings.filter((booking) => isOpenFuture(booking, now));
  for (const booking of bookings) {
    const after = toCancel.includes(booking) ? canceled(booking, now) : booking;
    const erased = nextVersion(booking, withoutPersonalData(after, venue), now);
    await saveBooking(tx, { before: booking, after: erased });
  }
  await saveCustomer(tx, customer, erasedCustomer(customer, venue, now));
  // Bookings that have another guest by now were theirs once.
  const { consents, privacyNotices } = await listCustomerTraces(db, customer);
  await eraseCustomerTraces(db, customer);
  const bookingUuids = bookings.map((booking) => booking.uuid);
  for (const { bookingUuid } of [...consents, ...privacyNotices])
    if (bookingUuid !== null && !bookingUuids.includes(bookingUuid)) bookingUuids.push(bookingUuid);
  for (const customerUuid of [uuid, ...(await listMergedUuids(db, uuid))])
    await eraseFromJournal(db, accountId, { customerUuid, bookingUuids });
  await insertUnfinishedErasure(db, now);
  return {
    uuid,
    accountId,
    bookingsCount: bookings.length,
    canceledBookingUuids: toCancel.map((booking) => booking.uuid),
  };
}

function isOpenFuture({ bookingAt, status }: Booking, now: Instant): boolean {
  return bookingAt > now && refuseTransition(status, 'CANCELED') === null;
}

function canceled(booking: Booking, now: Instant): Booking {
  return {
    ...booking,
    ...timestampsOfCanceled(now),
    status: 'CANCELED',
    cancelReason: 'REVOKE_LEGAL_CONSENT',
    cancellationPolicy: policyAfterTransition(
      booking.cancellationPolicy,
      'CANCELED',
      'CUSTOMER',
      now,
    ),
    tableIds: [],
  };
}

/**
 * A booking without what the guest or others wrote about them, where they came from, and IP addresses. A
 * redemption code stays, because it must not be used twice.
 */
function withoutPersonalData(booking: Booking, venue: Venue): Booking {
  const { cancellationPolicy, ticket } = booking;
  return {
    ...booking,
    cancellationPolicy: cancellationPolicy && { ...cancellationPolicy, signedFromIp: null },
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    ...NO_NOTES,
    waitList: booking.waitList && { ...booking.waitList, skipReason: null },
    clientReferenceId: null,
    utm: {},
    product: null,
    bookingExternalId: null,
    language: venue.language,
    ticket: ticket && withoutTexts(ticket),
    ip: null,
  };
}

/** A ticket with its amounts, but without what a point of sale wrote. */
function withoutTexts(ticket: Ticket): Ticket {
  return {
    ...ticket,
    externalId: null,
    lines: ticket.lines.map((line) => ({
      ...lineWithoutTexts(line),
      modifiers: line.modifiers.map(lineWithoutTexts),
    })),
    payments: ticket.payments.map((payment) => ({
      ...payment,
      method: oneOf(PAYMENT_METHODS, payment.method) ?? 'OTHER',
    })),
  };
}

function lineWithoutTexts<Line extends TicketModifier>(line: Line): Line {
  return { ...line, description: ERASED, type: oneOf(LINE_TYPES, line.type) ?? 'ITEM' };
}

/** A usual value; null for any other string, which may be a text about a person. */
function oneOf<Value extends string>(values: readonly Value[], value: string): Value | null {
  return values.find((each) => each === value) ?? null;
}

function erasedCustomer(customer: Customer, venue: Venue, now: Instant): Customer {
  return {
    uuid: customer.uuid,
    accountId: customer.accountId,
    name: ERASED,
    email: null,
    phone: null,
    birthDate: null,
    postalCode: null,
    language: venue.language,
    country: venue.country,
    isVip: false,
    isBusiness: false,
    privateNotes: null,
    tags: [],
    acceptsImportantAlerts: false,
    earlierVisits: null,
    consentedAt: null,
    isErased: true,
    acceptsMarketing: false,
    createdAt: customer.createdAt,
    updatedAt: now,
  };
}
