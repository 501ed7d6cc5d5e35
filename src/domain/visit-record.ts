import type { Booking } from './booking.ts';
import type { Visits } from './customer.ts';
import type { Cents } from './money.ts';
import type { Instant } from './venue-time.ts';

const LATE_CANCELLATION_MS = 24 * 3_600_000;

/**
 * What the bookings of a customer say about their visits: the figures that do not depend on the current time, and
 * what the others follow from. It changes only when one of these bookings does.
 */
export interface VisitRecord
  extends Omit<Visits, 'nextVisitScheduledAt' | 'averageOrderAmountPerPax'> {
  /** When the CONFIRMED bookings begin, ascending; without those that had begun when the record was made. */
  confirmedAt: readonly Instant[];
  /** The total of all closed tickets. */
  spent: Cents;
  /** The number of guests in the bookings with a closed ticket. */
  covers: number;
}

export interface CountedBooking
  extends Pick<Booking, 'status' | 'bookingAt' | 'canceledAt' | 'pax' | 'paxChildren'> {
  /** Null while the ticket is open, and without one. */
  closedTicketAmount: Cents | null;
}

export function countedBookingOf(booking: Booking): CountedBooking {
  const { status, bookingAt, canceledAt, pax, paxChildren, ticket } = booking;
  const closedTicketAmount = ticket && ticket.closedAt !== null ? ticket.totalAmount : null;
  return { status, bookingAt, canceledAt, pax, paxChildren, closedTicketAmount };
}

/** @param bookings all of the customer's, without deleted ones */
export function visitRecordOf(bookings: readonly CountedBooking[], now: Instant): VisitRecord {
  const visits = withStatus(bookings, 'ATTENDED').map(({ bookingAt }) => bookingAt);
  const canceled = withStatus(bookings, 'CANCELED');
  const late = canceled.filter(
    ({ canceledAt, bookingAt }) =>
      canceledAt !== null && canceledAt > bookingAt - LATE_CANCELLATION_MS,
  );
  const confirmed = withStatus(bookings, 'CONFIRMED').map(({ bookingAt }) => bookingAt);
  const paid = bookings.filter(({ closedTicketAmount }) => closedTicketAmount !== null);
  return {
    bookingsCount: bookings.length,
    visitsCount: visits.length,
    cancellationsCount: canceled.length,
    lateCancellationsCount: late.length,
    noShowsCount: withStatus(bookings, 'NO_SHOW').length,
    firstVisitAt: earliest(visits),
    lastVisitAt: visits.length > 0 ? Math.max(...visits) : null,
    firstCancellationAt: earliest(canceled.flatMap(({ canceledAt }) => canceledAt ?? [])),
    confirmedAt: confirmed.filter((at) => at > now).sort((a, b) => a - b),
    spent: sum(paid.map(({ closedTicketAmount }) => closedTicketAmount ?? 0)),
    covers: sum(paid.map(({ pax, paxChildren }) => pax + paxChildren)),
  };
}

/** Of a customer without bookings. */
export const NO_VISITS: VisitRecord = visitRecordOf([], 0);

/** The figures as they are at a given time. */
export function visitsAt(record: VisitRecord, now: Instant): Visits {
  const { confirmedAt, spent, covers, ...counts } = record;
  return {
    ...counts,
    nextVisitScheduledAt: confirmedAt.find((at) => at > now) ?? null,
    averageOrderAmountPerPax: covers > 0 ? Math.round(spent / covers) : null,
  };
}

function withStatus(bookings: readonly CountedBooking[], status: Booking['status']) {
  return bookings.filter((booking) => booking.status === status);
}

function earliest(instants: readonly Instant[]): Instant | null {
  return instants.length > 0 ? Math.min(...instants) : null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
