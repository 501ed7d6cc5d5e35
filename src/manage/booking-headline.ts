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
  const say = (title: string, sentence: string): [string, string] => [
    title,
    i18n.format(sentence, { venue: start.venue.name, name: booking.customer?.name ?? '' }),
  ];
  if (status === 'CANCELED') return say(messages.canceledTitle, messages.canceledText);
  if (status === 'DECLINED_BY_MERCHANT') return say(messages.declinedTitle, messages.declinedText);
  if (status === 'ATTENDED') return say(messages.attendedTitle, messages.attendedText);
  if (isInProgress(status)) return say(messages.arrivedTitle, messages.arrivedText);
  if (isOver(managed, now)) return say(messages.overTitle, messages.overText);
  if (status === 'PENDING_WAIT_LIST_BOOKING' || status === 'WAIT_LIST_WALK_IN')
    return say(messages.waitListTitle, messages.waitListText);
  return groupOf(status) === 'awaiting'
    ? say(messages.requestedTitle, messages.requestedText)
    : say(messages.confirmedTitle, messages.confirmedText);
}
