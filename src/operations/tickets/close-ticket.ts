import type { CloseTicketRequest } from '../../contract/partner/close-ticket.ts';
import { requireBegun } from '../../domain/another-day-refusal.ts';
import { nextVersion } from '../../domain/booking.ts';
import type { Currency } from '../../domain/money.ts';
import { type ValidationIssue, validationError } from '../../domain/refusal.ts';
import {
  findMoneyIssue,
  resolveLines,
  statusAfterClose,
  type Ticket,
} from '../../domain/ticket.ts';
import { workDayOf } from '../../domain/venue-time.ts';
import type { BookingChange, BookingVerb } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { requireBookingToChange } from '../bookings/require-booking.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import { sideOf } from '../principal.ts';
import type { VerbTx } from '../tx.ts';
import { requireSeated } from './require-seated.ts';

/**
 * PUT /bookings/{bookingUuid}/tickets/close: saves the ticket, replacing an earlier one, and moves the
 * booking to ACCOUNT_PAID, or to ACCOUNT_SENT if something is left to pay.
 * @throws Refusal VALIDATION_ERROR if the amounts do not add up, BOOKING_NOT_FOUND,
 *   BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER, BOOKING_IS_OUTDATED,
 *   BOOKING_IS_NOT_ON_SEATED_GROUP; AnotherDayRefusal to staff before its work day
 */
export const closeTicket: BookingVerb<CloseTicketRequest> = {
  operation: 'close-ticket',
  permission: 'tickets:close',
  run: writeTicket,
};

async function writeTicket(
  tx: VerbTx,
  asked: BookingChange<CloseTicketRequest>,
): Promise<BookingView> {
  const { context, principal, venue, cause } = tx;
  const { request } = asked;
  const currency = request.currency ?? venue.currency;
  const issues = findTicketIssues(request, currency);
  if (issues.length > 0) throw validationError(...issues);
  const booking = await requireBookingToChange(tx, asked);
  requireSeated(booking);
  const now = context.now();
  const closedAt = cause.tappedAt ?? now;
  if (sideOf(principal) === 'VENUE') requireBegun(booking, workDayOf(venue, closedAt));
  const ticket: Ticket = {
    ticketPartner: principal.ticketPartner,
    externalId: request.externalId ?? booking.ticket?.externalId ?? null,
    totalAmount: request.totalAmount,
    discountsAmount: request.discountsAmount ?? 0,
    tipAmount: request.tipAmount ?? 0,
    lines: resolveLines(request.lines ?? []),
    payments: (request.payments ?? []).map((payment) => ({ ...payment, currency })),
    currency,
    closedAt,
  };
  const status = statusAfterClose(request.totalAmount, ticket.payments);
  // A bill says nothing about when the guests came.
  const closed = nextVersion(booking, { status, ticket }, now);
  await saveBooking(tx, { before: booking, after: closed });
  return viewBooking(tx, closed);
}

function findTicketIssues(request: CloseTicketRequest, currency: Currency): ValidationIssue[] {
  const money = findMoneyIssue(request);
  const payments = (request.payments ?? []).flatMap((payment, index) =>
    payment.currency !== undefined && payment.currency !== currency
      ? [
          {
            parameter: `payments[${index}].currency`,
            reason: `must be the ticket's currency, ${currency}`,
          },
        ]
      : [],
  );
  return money ? [money, ...payments] : payments;
}
