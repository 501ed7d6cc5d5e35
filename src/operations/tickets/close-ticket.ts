import type { CloseTicketRequest } from '../../contract/requests/close-ticket.ts';
import { nextVersion } from '../../domain/booking.ts';
import type { Currency } from '../../domain/money.ts';
import { type ValidationIssue, validationError } from '../../domain/refusal.ts';
import { timestampsAfterTransition } from '../../domain/status-timestamps.ts';
import {
  findMoneyIssue,
  resolveLines,
  statusAfterClose,
  type Ticket,
} from '../../domain/ticket.ts';
import type { Db } from '../../store/store.ts';
import { type ChangeTerms, inOwnTransaction } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { requireBookingToChange } from '../bookings/require-booking.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { requireSeated } from './require-seated.ts';

/**
 * PUT /bookings/{bookingUuid}/tickets/close: saves the ticket, replacing an earlier one, and moves the
 * booking to ACCOUNT_PAID, or to ACCOUNT_SENT if something is left to pay.
 * @throws Refusal VALIDATION_ERROR if the amounts do not add up, BOOKING_NOT_FOUND,
 *   BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER, BOOKING_IS_OUTDATED,
 *   BOOKING_IS_NOT_ON_SEATED_GROUP
 */
export async function writeTicket(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  request: CloseTicketRequest,
  { ifMatch, tappedAt }: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'tickets:close');
  const venue = await requireVenue(context, db, principal.accountId);
  const currency = request.currency ?? venue.currency;
  const issues = findTicketIssues(request, currency);
  if (issues.length > 0) throw validationError(...issues);
  const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
  requireSeated(booking);
  const now = context.now();
  const ticket: Ticket = {
    ticketPartner: principal.ticketPartner,
    externalId: request.externalId ?? booking.ticket?.externalId ?? null,
    totalAmount: request.totalAmount,
    discountsAmount: request.discountsAmount ?? 0,
    tipAmount: request.tipAmount ?? 0,
    lines: resolveLines(request.lines ?? []),
    payments: (request.payments ?? []).map((payment) => ({ ...payment, currency })),
    currency,
    closedAt: tappedAt ?? now,
  };
  const status = statusAfterClose(request.totalAmount, ticket.payments);
  const changes = {
    ...timestampsAfterTransition(booking, status, tappedAt ?? now),
    status,
    ticket,
  };
  const closed = nextVersion(booking, changes, now);
  await saveBooking(
    context,
    db,
    venue,
    causeOf(principal, 'close-ticket', { tappedAt }),
    booking,
    closed,
  );
  return viewBooking(context, db, principal, venue, closed);
}

export const closeTicket = inOwnTransaction(writeTicket);

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
