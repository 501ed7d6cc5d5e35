import type { StartQuery } from '../../contract/widget.ts';
import { NEW_BOOKING_KINDS, type NewBookingKind } from '../../domain/message-kind.ts';
import type { Venue } from '../../domain/venue.ts';
import { addDays, daysBetween, type WallDate, workDayOf } from '../../domain/venue-time.ts';
import { isWanted } from '../../domain/wanted-message.ts';
import { type CalendarView, readCalendar } from '../availability/calendar-view.ts';
import type { AppContext } from '../context.ts';
import { networkOf, type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from './require-venue.ts';

export interface StartView {
  venue: Venue;
  today: WallDate;
  lastBookableOn: WallDate;
  /** The kinds of mail that diners get about new bookings. The demo only shows it, so its guests get none. */
  mailedKinds: readonly NewBookingKind[];
  calendar: CalendarView;
}

/**
 * GET /widget/v3/start: the venue and one month of its calendar, for the widget's first screen.
 * @throws RateLimitError after too many days that are not cached
 */
export async function readWidgetStart(
  context: AppContext,
  principal: Principal,
  query: Pick<StartQuery, 'pax' | 'paxChildren' | 'month'>,
): Promise<StartView> {
  requirePermission(principal, 'availability:read');
  const network = networkOf(principal);
  return context.calendarLimits.run(network, () => readStart(context, principal, query, network));
}

async function readStart(
  context: AppContext,
  principal: Principal,
  query: Pick<StartQuery, 'pax' | 'paxChildren' | 'month'>,
  network: string,
): Promise<StartView> {
  const read = await context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const today = workDayOf(venue, context.now());
    const dateStart = `${query.month ?? today.slice(0, 7)}-01`;
    const { pax, paxChildren } = query;
    const dateEnd = lastOfMonth(dateStart);
    const request = { pax, paxChildren, status: 'CONFIRMED', dateStart, dateEnd } as const;
    const evaluate = await readCalendar(context, db, venue, request, network);
    return { venue, today, evaluate };
  });
  const { venue, today, evaluate } = read;
  const lastBookableOn = addDays(today, venue.maxAdvanceDays);
  const mailedKinds = mailedKindsOf(context, venue);
  return { venue, today, lastBookableOn, mailedKinds, calendar: await evaluate() };
}

function mailedKindsOf(context: AppContext, venue: Venue): NewBookingKind[] {
  if (context.mailDelivery(venue.accountId) !== 'ON') return [];
  return NEW_BOOKING_KINDS.filter((kind) => isWanted(venue, kind, { partnerId: null }));
}

function lastOfMonth(first: WallDate): WallDate {
  const nextMonth = addDays(first, 31).slice(0, 7);
  return addDays(first, daysBetween(first, `${nextMonth}-01`) - 1);
}
