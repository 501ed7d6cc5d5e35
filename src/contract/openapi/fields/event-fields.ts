import { EventBody, EventData, EventList, EventType } from '../../events.ts';
import { described, describedValue } from '../described.ts';

/** Events in responses and webhooks. */
export const EVENT_ANSWERS = {
  EventList: described(EventList, 'Events in the order of their numbers.', {
    events: 'The events that you may know of.',
    next: 'The cursor for the next request. It also passes events that you may not know of.',
  }),
  EventBody: described(EventBody, 'Something that happened, as in the body of a webhook.', {
    id: 'The event’s id, the same as the header `webhook-id`. An event may arrive more than once.',
    type: 'What happened.',
    timestamp: 'When it happened, in UTC.',
    data: 'What it is about.',
  }),
  EventData: described(EventData, 'What an event is about. It has no personal data.', {
    accountId: 'The account id of the venue.',
    bookingUuid: 'The booking; null for availability.changed.',
    version: 'The version of the booking that the change made; null for availability.changed.',
    status: 'The status of that version; null for availability.changed.',
    workDay:
      'The work day of the booking, or the one whose availability changed; null if every day may have.',
  }),
  EventType: describedValue(
    EventType,
    'What happened. Each version of a booking has one event `booking.…`: created, status_changed (canceled, if that is the new status), or else updated. `ticket.closed` follows if its ticket was closed or replaced. `availability.changed`: the free tables of a work day may have changed.',
  ),
};
