import * as z from 'zod/mini';
import { EVENT_TYPES } from '../domain/venue-event.ts';
import { BookingStatus } from './booking.ts';
import * as limits from './limits.ts';

export const EventType = z.enum(EVENT_TYPES);

/** What an event is about. It has no personal data. */
export const EventData = z.object({
  accountId: z.string(),
  bookingUuid: z.nullable(z.string()),
  version: z.nullable(z.int()),
  status: z.nullable(BookingStatus),
  workDay: z.nullable(limits.WallDate),
});

/** An event, in the feed and as the body of a webhook. */
export const EventBody = z.object({
  id: z.string(),
  type: EventType,
  timestamp: limits.DateTime,
  data: EventData,
});
export type EventBody = z.infer<typeof EventBody>;

export const EventList = z.object({
  events: z.array(EventBody),
  next: z.int(),
});
export type EventList = z.infer<typeof EventList>;
