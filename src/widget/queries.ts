import { queryOptions } from '@tanstack/react-query';
import type { CallOptions } from '../client/call.ts';
import type { CalendarAnswer, SlotRequest } from '../contract/availability.ts';
import type { WidgetVenue } from '../contract/widget.ts';
import type { DesiredStatus } from '../domain/booking-status.ts';
import type { WallDate, WallTime } from '../domain/venue-time.ts';
import type { Door } from './door.ts';
import { firstDayOf, lastDayOf, type Month } from './month.ts';
import type { Party } from './party.ts';

/** A reader is told after a few tries, and tries again with a press. */
const triesOf = (door: Door, signal: AbortSignal): CallOptions => ({
  maxTries: 3,
  signal,
  onWait: door.waitingRoom.tell,
});

/** Who asks for what, beside the day. */
export interface Ask {
  party: Party;
  experienceId: number | null;
  promoCode: string | null;
  /** Set where a booking is to be moved: its own table counts as free. */
  change?: { excludeBookingUuid: string; status: DesiredStatus };
}

/** One month of bookable days, within what the venue takes bookings for. */
export function calendarQuery(door: Door, venue: WidgetVenue, ask: Ask, month: Month) {
  return queryOptions({
    queryKey: calendarKey(door, ask, month),
    queryFn: async ({ signal }): Promise<CalendarAnswer> => {
      const dateStart = laterOf(firstDayOf(month), venue.today);
      const dateEnd = laterOf(dateStart, earlierOf(lastDayOf(month), venue.lastBookableOn));
      const body = { ...wishOf(ask), dateStart, dateEnd };
      const reply = await door.reads.call('check-calendar', { body }, triesOf(door, signal));
      return reply.answer;
    },
    staleTime: 60_000,
  });
}

/** The times of one day. */
export function workDayQuery(door: Door, ask: Ask, date: WallDate) {
  return queryOptions({
    queryKey: ['work-day', door.publishableKey, door.language, ask, date],
    queryFn: async ({ signal }) => {
      const input = { params: { date }, body: wishOf(ask) };
      return (await door.reads.call('check-work-day', input, triesOf(door, signal))).answer;
    },
    staleTime: 20_000,
  });
}

/** One slot with all that can be added to it. */
export function slotQuery(door: Door, at: { date: WallDate; time: WallTime }, body: SlotRequest) {
  return queryOptions({
    queryKey: ['slot', door.publishableKey, door.language, at, body],
    queryFn: async ({ signal }) => {
      const input = { params: at, body };
      return (await door.reads.call('check-slot', input, triesOf(door, signal))).answer;
    },
    staleTime: 20_000,
  });
}

function calendarKey(door: Door, ask: Ask, month: Month) {
  return ['calendar', door.publishableKey, door.language, ask, month] as const;
}

function wishOf({ party, experienceId, promoCode, change }: Ask) {
  return {
    ...party,
    status: 'CONFIRMED' as const,
    ...change,
    ...(promoCode ? { promoCode } : {}),
    ...(experienceId ? { filters: { experienceIds: [experienceId] } } : {}),
  };
}

const laterOf = (a: WallDate, b: WallDate) => (a > b ? a : b);
const earlierOf = (a: WallDate, b: WallDate) => (a < b ? a : b);
