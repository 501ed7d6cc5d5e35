import type { Booking } from '../../domain/booking.ts';
import type { Message } from '../../domain/message.ts';
import type { Venue } from '../../domain/venue.ts';
import type { MailDelivery } from '../context.ts';

/** A message with what it is about. */
export interface MessageView {
  message: Message;
  booking: Pick<Booking, 'bookingAt' | 'workDay' | 'customerName'>;
}

export interface MessagesView {
  venue: Venue;
  delivery: MailDelivery;
  /** Newest first. */
  messages: readonly MessageView[];
}
