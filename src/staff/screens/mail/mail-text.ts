import type { StaffMessage, StaffMessages } from '../../../contract/staff/messages.ts';
import type { StaffMessages as Texts } from '../../messages/staff-messages.ts';
import { dateTimeOf, type VenueFormat } from '../../parts/venue-format.ts';

/** Whom a message is for. */
export function recipientText({ recipient, customerName }: StaffMessage, { mail }: Texts): string {
  if (recipient === 'VENUE') return mail.toVenue;
  return customerName === null ? mail.toGuest : mail.to(customerName);
}

/** What became of a message. */
export function outcomeText(
  message: StaffMessage,
  delivery: StaffMessages['delivery'],
  { mail }: Texts,
  format: VenueFormat,
): string {
  const { status, problem, endedAt, dueAt, createdAt } = message;
  const when = dateTimeOf(endedAt ?? createdAt, format);
  switch (status) {
    case 'SENT':
      return delivery === 'SHOWN' ? mail.shownOnly(when) : mail.sent(when);
    case 'WAITING':
      return problem === null || dueAt === null
        ? mail.waiting
        : mail.triedAgain(dateTimeOf(dueAt, format));
    case 'FAILED':
      return problem === 'REFUSED' ? mail.refused(when) : mail.givenUp(when);
    case 'SKIPPED':
      return problem === 'NO_ADDRESS' ? mail.noAddress : mail.outdated;
  }
}
