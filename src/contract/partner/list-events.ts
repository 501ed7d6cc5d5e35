import * as z from 'zod/mini';
import { query, record } from '../described.ts';
import { EventBody } from '../events.ts';
import { BOOKING_UUID, EVENT_IDS } from './example-bookings.ts';
import { none, type PartnerOperationDeclaration } from './partner-operation.ts';

/** GET /events. */
export const ListEventsQuery = query({
  after: [
    z.optional(z.int().check(z.gte(0))),
    'The `next` of the previous response. Without it, the response begins with the oldest event that is kept.',
  ],
  limit: [
    z.optional(z.int().check(z.gte(1), z.lte(500))),
    'The maximum number of events to look at. Default: 100.',
  ],
});
export type ListEventsQuery = z.infer<typeof ListEventsQuery>;

export const EventList = record('EventList', 'Events in the order of their numbers.', {
  events: [z.array(EventBody), 'The events that you may know of.'],
  next: [
    z.int(),
    'The cursor for the next request. It also passes events that you may not know of.',
  ],
});
export type EventList = z.infer<typeof EventList>;

export const listEvents = {
  method: 'GET',
  path: '/events',
  summary: 'What has happened at the venue',
  permission: 'bookings:read',
  params: none,
  query: ListEventsQuery,
  body: none,
  answer: EventList,
  problems: ['VALIDATION_ERROR', 'EVENTS_CURSOR_NOT_VALID'],
  ignoresAcceptLanguage: true,
  tag: 'Events',
  description: `Returns the events of the venue in the order of their numbers, after the cursor \`after\`. Store \`next\` once you have handled the events, and send it as \`after\` of the next request. You have all events when \`next\` is the \`after\` that you sent. No event is missed or returned out of order, however many requests change bookings at the same time.

Events say that something changed, not what: read the booking for its current state. With public data access, you see only events of the bookings that you made, and \`availability.changed\`, which needs the permission availability:read. Events are kept for 30 days. An older cursor is 410 \`EVENTS_CURSOR_NOT_VALID\`.`,
  example: {
    summary: 'What happened since the last request',
    query: 'after=1&limit=50',
    answers: {
      answer: {
        events: [
          {
            id: EVENT_IDS[0],
            type: 'booking.created',
            timestamp: '2027-05-03T08:15:00.000Z',
            data: {
              accountId: 'casa-brisa',
              bookingUuid: BOOKING_UUID,
              version: 1,
              status: 'CONFIRMED',
              workDay: '2027-05-21',
            },
          },
          {
            id: EVENT_IDS[1],
            type: 'availability.changed',
            timestamp: '2027-05-03T08:15:00.000Z',
            data: {
              accountId: 'casa-brisa',
              bookingUuid: null,
              version: null,
              status: null,
              workDay: '2027-05-21',
            },
          },
        ],
        next: 3,
      },
    },
  },
} as const satisfies PartnerOperationDeclaration;
