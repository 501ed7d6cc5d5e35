import * as z from 'zod/mini';
import { EVENT_TYPES } from '../domain/venue-event.ts';
import { BookingStatus } from './booking.ts';
import { named, record } from './described.ts';
import * as limits from './limits.ts';

export const EventType = named(
  'EventType',
  'What happened. Each version of a booking has one event `booking.…`: created, status_changed (canceled, if that is the new status), or else updated. `ticket.closed` follows if its ticket was closed or replaced. `availability.changed`: the free tables of a work day may have changed.',
  z.enum(EVENT_TYPES),
);

/** What an event is about. It has no personal data. */
export const EventData = record('EventData', 'What an event is about. It has no personal data.', {
  accountId: [z.string(), 'The account id of the venue.'],
  bookingUuid: [z.nullable(z.string()), 'The booking; null for availability.changed.'],
  version: [
    z.nullable(z.int()),
    'The version of the booking that the change made; null for availability.changed.',
  ],
  status: [z.nullable(BookingStatus), 'The status of that version; null for availability.changed.'],
  workDay: [
    z.nullable(limits.WallDate),
    'The work day of the booking, or the one whose availability changed; null if every day may have.',
  ],
});

/** An event, in the feed and as the body of a webhook. */
export const EventBody = record(
  'EventBody',
  'Something that happened, as in the body of a webhook.',
  {
    id: [
      z.string(),
      'The event’s id, the same as the header `webhook-id`. An event may arrive more than once.',
    ],
    type: [EventType, 'What happened.'],
    timestamp: [limits.DateTime, 'When it happened, in UTC.'],
    data: [EventData, 'What it is about.'],
  },
);
export type EventBody = z.infer<typeof EventBody>;
