import type { StaffMessage, StaffMessages } from '../../../contract/staff/messages.ts';
import type { MessagesWith } from '../../messages/staff-messages.ts';
import { dateTimeOf, type VenueFormat } from '../../parts/venue-format.ts';

/** Whom a message is for. */
export function recipientText(
  { recipient, customerName }: StaffMessage,
  { mail }: MessagesWith<'service'>,
): string {
  if (recipient === 'VENUE') return mail.toVenue;
  return customerName === null ? mail.toGuest : mail.to(customerName);
}

/** What a message is about: when the booking is, or where the webhook sends. */
export function subjectText(
  { bookingAt, webhookHost }: StaffMessage,
  { mail }: MessagesWith<'service'>,
  format: VenueFormat,
): string | null {
  return bookingAt === null ? webhookHost : mail.about(dateTimeOf(bookingAt, format));
}

const SOON_MS = 60_000;

/** Whether a message waits only for its turn; reminders wait for days. */
export function isSentSoon({ status, problem, createdAt, dueAt }: StaffMessage): boolean {
  if (status !== 'WAITING' || problem !== null || dueAt === null) return false;
  return Date.parse(dueAt) - Date.parse(createdAt) <= SOON_MS;
}

/** What became of a message. */
export function outcomeText(
  message: StaffMessage,
  delivery: StaffMessages['delivery'],
  { mail }: MessagesWith<'service'>,
  format: VenueFormat,
): string {
  const { status, problem, endedAt, dueAt, createdAt } = message;
  const when = dateTimeOf(endedAt ?? createdAt, format);
  switch (status) {
    case 'SENT':
      return delivery === 'SHOWN' ? mail.shownOnly(when) : mail.sent(when);
    case 'WAITING':
      if (dueAt === null || isSentSoon(message)) return mail.waiting;
      return problem === null
        ? mail.planned(dateTimeOf(dueAt, format))
        : mail.triedAgain(dateTimeOf(dueAt, format));
    case 'FAILED':
      return problem === 'REFUSED' ? mail.refused(when) : mail.givenUp(when);
    case 'SKIPPED':
      return problem === 'NO_ADDRESS' ? mail.noAddress : mail.outdated;
  }
}
