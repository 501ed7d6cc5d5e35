import type { Booking } from './booking.ts';
import { isForVenue } from './message.ts';
import { type MessageKind, REQUIRED_MESSAGE_KIND } from './message-kind.ts';
import type { Venue } from './venue.ts';

/** Whether the venue wants mail of this kind about a booking. */
export function isWanted(
  { messages: { omittedKinds, writesToGuestsOfPartners } }: Pick<Venue, 'messages'>,
  kind: MessageKind,
  { partnerId }: Pick<Booking, 'partnerId'>,
): boolean {
  if (kind === REQUIRED_MESSAGE_KIND) return true;
  if (omittedKinds.includes(kind)) return false;
  return isForVenue(kind) || partnerId === null || writesToGuestsOfPartners;
}
