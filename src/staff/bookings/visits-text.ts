import type { CustomerForStaff } from '../../contract/staff/customers.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';
import { shortDateOf, type VenueFormat } from '../parts/venue-format.ts';

type CountedGuest = Pick<CustomerForStaff, 'visitsCount' | 'earlierVisits'>;

/** How often a guest came, and how often before they were imported: two numbers, which are never added. */
export function visitCounts(
  { visitsCount, earlierVisits }: CountedGuest,
  { details }: StaffMessages,
): string[] {
  const before = earlierVisits ? [details.visitsBefore(earlierVisits.count)] : [];
  return visitsCount === 0 && earlierVisits ? before : [details.visits(visitsCount), ...before];
}

/** The same, with the date of the last visit. */
export function visitTexts(
  guest: CountedGuest & Pick<CustomerForStaff, 'lastVisitAt'>,
  messages: StaffMessages,
  format: VenueFormat,
): string[] {
  const [first = '', ...before] = visitCounts(guest, messages);
  const last = guest.lastVisitAt ?? guest.earlierVisits?.lastOn ?? null;
  const lastVisit = last === null ? [] : [messages.details.lastVisit(shortDateOf(last, format))];
  return [first, ...lastVisit, ...before];
}
