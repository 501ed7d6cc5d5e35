import { nextTryAt } from '../../domain/message.ts';
import {
  firstSheet,
  isSheetClaimed,
  isSheetOutdated,
  MAX_SHEET_AHEAD_MS,
  type NightlySheet,
  nextSheet,
  SHEET_CLAIM_MS,
} from '../../domain/nightly-sheet.ts';
import type { Mail } from '../../mail/mail.ts';
import { MailNotSent, type MailTransport } from '../../mail/mail-transport.ts';
import { type SheetBooking, sheetMail } from '../../mail/sheet-mail.ts';
import { listCustomers } from '../../store/customers.ts';
import { listBookings } from '../../store/listed-bookings.ts';
import {
  findNightlySheet,
  listVenuesWithDueSheet,
  saveNightlySheet,
} from '../../store/nightly-sheets.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Tx } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';

/** So many are sent at the same time: a mail server that is slow to answer one does not keep the others back. */
const AT_A_TIME = 5;
const COMING = [
  'CONFIRMED',
  'REQUESTED',
  'PENDING_MERCHANT_CONFIRMATION',
  'PENDING_WAIT_LIST_BOOKING',
] as const;

/** What became of the sheet of a venue; why, if it was not sent. */
export interface SheetOutcome {
  accountId: string;
  notSent: string | null;
}

/**
 * Sends the venues the bookings of their next day that are due. Nothing of them is stored. Each process may call it at
 * any time.
 */
export async function sendNightlySheets(
  context: AppContext,
  transport: Pick<MailTransport, 'send'>,
): Promise<SheetOutcome[]> {
  const due = await context.store.lookUp((db) => listVenuesWithDueSheet(db, context.now()));
  const outcomes: SheetOutcome[] = [];
  const sendNext = async () => {
    for (let accountId = due.shift(); accountId !== undefined; accountId = due.shift()) {
      const outcome = await sendSheet(context, transport, accountId);
      if (outcome) outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sendNext));
  return outcomes;
}

/** @returns null if there is none to send */
async function sendSheet(
  context: AppContext,
  transport: Pick<MailTransport, 'send'>,
  accountId: string,
): Promise<SheetOutcome | null> {
  const claimed = await context.store.write(accountId, (db) => claim({ context, db }, accountId));
  if (!claimed) return null;
  const error = await tryToSend(transport, claimed.mail);
  await context.store.write(accountId, (db) => note({ context, db }, claimed.sheet, error));
  return { accountId, notSent: error?.message ?? null };
}

/** The mail of a sheet, which nobody else sends meanwhile; null if there is none to send. */
async function claim(
  { context, db }: Tx,
  accountId: string,
): Promise<{ sheet: NightlySheet; mail: Mail } | null> {
  const now = context.now();
  const sheet = await findNightlySheet(db, accountId);
  if (!sheet || isSheetClaimed(sheet, now)) return null;
  const venue = await requireVenue(context, db, accountId);
  if (sheet.dueAt > now + MAX_SHEET_AHEAD_MS)
    await saveNightlySheet(db, accountId, firstSheet(venue, now));
  if (sheet.dueAt > now) return null;
  const { email } = venue.contact;
  const isSent = email !== null && context.mailDelivery(accountId) === 'ON';
  if (!isSent || isSheetOutdated(venue, sheet, now)) {
    await saveNightlySheet(db, accountId, nextSheet(venue, sheet, now));
    return null;
  }
  await saveNightlySheet(db, accountId, { ...sheet, claimedUntil: now + SHEET_CLAIM_MS });
  const bookings = await listSheetBookings(db, accountId, sheet.workDay);
  const to = { name: venue.name, address: email };
  const id = `sheet-${accountId}-${sheet.workDay}`;
  const url = `${context.publicUrl}/staff#date=${sheet.workDay}`;
  return { sheet, mail: sheetMail(id, to, { venue, workDay: sheet.workDay, bookings, url }) };
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

async function tryToSend(
  transport: Pick<MailTransport, 'send'>,
  mail: Mail,
): Promise<MailNotSent | null> {
  try {
    await transport.send(mail);
    return null;
  } catch (error) {
    if (error instanceof MailNotSent) return error;
    throw error;
  }
}

/** Plans the next sheet, or the next try. */
async function note(
  { context, db }: Tx,
  sheet: NightlySheet,
  error: MailNotSent | null,
): Promise<void> {
  const { accountId } = sheet;
  const now = context.now();
  const tries = sheet.tries + 1;
  const again = error && error.failure !== 'REFUSED' ? nextTryAt(tries, now) : null;
  const venue = await requireVenue(context, db, accountId);
  const next =
    again === null
      ? nextSheet(venue, sheet, now)
      : { ...sheet, dueAt: again, tries, claimedUntil: null };
  await saveNightlySheet(db, accountId, next);
}
