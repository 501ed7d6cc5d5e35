import type { Logger } from 'pino';
import { firstSheet, isSheetOutdated, nextSheet } from '../domain/nightly-sheet.ts';
import type { Mail } from '../mail/mail.ts';
import { MailNotSent, type MailTransport } from '../mail/mail-transport.ts';
import { type SheetBooking, sheetMail } from '../mail/sheet-mail.ts';
import type { AppContext } from '../operations/context.ts';
import { NIGHTLY_SHEETS } from '../operations/messages/plan-nightly-sheet.ts';
import { listCustomers } from '../store/customers.ts';
import { listBookings } from '../store/listed-bookings.ts';
import type { Db } from '../store/store.ts';
import type { JobKind } from './job-kind.ts';
import { venueJobs } from './venue-jobs.ts';

const COMING = [
  'CONFIRMED',
  'REQUESTED',
  'PENDING_MERCHANT_CONFIRMATION',
  'PENDING_WAIT_LIST_BOOKING',
] as const;

export interface SheetParts {
  context: AppContext;
  /** Null without a mail server: sheets wait until there is one. */
  smtp: Pick<MailTransport, 'send'> | null;
  logger: Logger;
}

/** Sends each venue a mail with the bookings of its next day, which is not stored. */
export function nightlySheets({ context, smtp, logger }: SheetParts): JobKind {
  return venueJobs<Mail>(context, {
    name: NIGHTLY_SHEETS,
    errorLine: 'nightly sheets not sent',
    outcomes:
      'Tries to send a nightly sheet, by what became of it: SENT, FAILED, or WAITING for another try.',
    isPossible: smtp !== null,
    first: firstSheet,
    next: nextSheet,
    async prepare({ db, venue }, sheet) {
      const { accountId, name, contact } = venue;
      const { workDay } = sheet;
      const { email: address } = contact;
      const isSent = address !== null && context.mailDelivery(accountId) === 'ON';
      if (!isSent || isSheetOutdated(venue, sheet, context.now())) return null;
      const bookings = await listSheetBookings(db, accountId, workDay);
      const url = `${context.publicUrl}/staff#date=${workDay}`;
      const to = { name, address };
      return sheetMail(`sheet-${accountId}-${workDay}`, to, { venue, workDay, bookings, url });
    },
    async perform(mail) {
      try {
        await smtp?.send(mail);
        return 'SENT';
      } catch (error) {
        if (!(error instanceof MailNotSent)) throw error;
        const { accountId } = mail;
        logger.warn({ accountId, reason: error.message }, 'nightly sheet not sent');
        return error.failure === 'REFUSED' ? 'FAILED' : 'WAITING';
      }
    },
  });
}

async function listSheetBookings(
  db: Db,
  accountId: string,
  workDay: string,
): Promise<SheetBooking[]> {
  const bookings = await listBookings(db, { accountId, workDay, statuses: COMING });
  const uuids = new Set(bookings.flatMap(({ customerUuid }) => customerUuid ?? []));
  const customers = await listCustomers(db, accountId, [...uuids]);
  const byUuid = new Map(customers.map(({ customer }) => [customer.uuid, customer]));
  return bookings.map((booking) => ({
    booking,
    customer: byUuid.get(booking.customerUuid ?? '') ?? null,
  }));
}
