import type { EventList } from '../../events.ts';
import { BOOKING_UUID, EVENT_IDS } from './requests.ts';

const accountId = 'casa-brisa';
const workDay = '2027-05-21';

const events: EventList = {
  events: [
    {
      id: EVENT_IDS[0],
      type: 'booking.created',
      timestamp: '2027-05-03T08:15:00.000Z',
      data: { accountId, bookingUuid: BOOKING_UUID, version: 1, status: 'CONFIRMED', workDay },
    },
    {
      id: EVENT_IDS[1],
      type: 'availability.changed',
      timestamp: '2027-05-03T08:15:00.000Z',
      data: { accountId, bookingUuid: null, version: null, status: null, workDay },
    },
  ],
  next: 3,
};

export const EVENT_EXAMPLES = { 'list-events': { answer: events } };
