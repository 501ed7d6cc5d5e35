import { groupOf, isInProgress } from '../../domain/booking-status.ts';
import type { Manage } from './manage-context.ts';
import { isOver } from './permitted.ts';

/** How the booking stands, in a title and a sentence that promise no more than is true. */
export function outcomeOf(
  { managed, text }: Pick<Manage, 'managed' | 'text'>,
  at: number,
): [title: string, sentence: string] {
  const { words } = text;
  const { booking, start } = managed;
  const { status } = booking;
  const say = (title: string, sentence: string): [string, string] => [
    title,
    text.fill(sentence, { venue: start.venue.name, name: booking.customer?.name ?? '' }),
  ];
  if (status === 'CANCELED') return say(words.canceledTitle, words.canceledText);
  if (status === 'DECLINED_BY_MERCHANT') return say(words.declinedTitle, words.declinedText);
  if (status === 'ATTENDED') return say(words.attendedTitle, words.attendedText);
  if (isInProgress(status)) return say(words.arrivedTitle, words.arrivedText);
  if (isOver(managed, at)) return say(words.overTitle, words.overText);
  if (status === 'PENDING_WAIT_LIST_BOOKING' || status === 'WAIT_LIST_WALK_IN')
    return say(words.waitListTitle, words.waitListText);
  return groupOf(status) === 'awaiting'
    ? say(words.requestedTitle, words.requestedText)
    : say(words.confirmedTitle, words.confirmedText);
}
