import { groupOf, isInProgress } from '../domain/booking-status.ts';
import { waitsForTable } from '../domain/wait-list/wait-list-place.ts';
import type { ManagedBooking } from './manage-api-client.ts';
import type { ManageContext } from './manage-context.ts';
import { isOver } from './permitted-changes.ts';

/** The state of the booking, in a title and a sentence. */
export function headlineOf({
  managed,
  i18n,
  now,
}: Pick<ManageContext, 'managed' | 'i18n' | 'now'>): [title: string, sentence: string] {
  const { messages } = i18n;
  const { booking, start } = managed;
  const { status } = booking;
  const headline = (title: string, sentence: string): [string, string] => [
    title,
    i18n.format(sentence, { venue: start.venue.name, name: booking.customer?.name ?? '' }),
  ];
  if (status === 'CANCELED' && managed.hasLeftWaitList)
    return headline(messages.leftTitle, messages.leftText);
  if (status === 'CANCELED') return headline(messages.canceledTitle, messages.canceledText);
  if (status === 'DECLINED_BY_MERCHANT')
    return headline(messages.declinedTitle, messages.declinedText);
  if (status === 'ATTENDED') return headline(messages.attendedTitle, messages.attendedText);
  if (isInProgress(status)) return headline(messages.arrivedTitle, messages.arrivedText);
  if (isOver(managed, now)) return headline(messages.overTitle, messages.overText);
  if (waitsForTable(booking)) return headline(messages.waitListTitle, messages.waitListText);
  return groupOf(status) === 'awaiting'
    ? headline(messages.requestedTitle, messages.requestedText)
    : headline(messages.confirmedTitle, messages.confirmedText);
}

/** The title of the page: of a booking, or only of the venue where nothing is or was booked. */
export function pageTitleOf(
  { booking, start, hasLeftWaitList }: ManagedBooking,
  { format, messages }: ManageContext['i18n'],
): string {
  const { status } = booking;
  const { name } = start.venue;
  const isBooked =
    groupOf(status) !== 'awaiting' &&
    status !== 'DECLINED_BY_MERCHANT' &&
    !waitsForTable(booking) &&
    !hasLeftWaitList;
  return isBooked ? format(messages.pageTitle, { venue: name }) : name;
}
