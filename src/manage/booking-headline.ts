import { groupOf, isInProgress } from '../domain/booking-status.ts';
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
  if (status === 'CANCELED') return headline(messages.canceledTitle, messages.canceledText);
  if (status === 'DECLINED_BY_MERCHANT')
    return headline(messages.declinedTitle, messages.declinedText);
  if (status === 'ATTENDED') return headline(messages.attendedTitle, messages.attendedText);
  if (isInProgress(status)) return headline(messages.arrivedTitle, messages.arrivedText);
  if (isOver(managed, now)) return headline(messages.overTitle, messages.overText);
  if (status === 'PENDING_WAIT_LIST_BOOKING' || status === 'WAIT_LIST_WALK_IN')
    return headline(messages.waitListTitle, messages.waitListText);
  return groupOf(status) === 'awaiting'
    ? headline(messages.requestedTitle, messages.requestedText)
    : headline(messages.confirmedTitle, messages.confirmedText);
}
