import type { CalendarRequest } from '../../contract/availability.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { requireReferences } from './availability-request.ts';
import { type CalendarView, readCalendar } from './calendar-view.ts';

/** POST /availability/calendar: which work days of a range can be booked, and why others cannot. */
export async function checkCalendar(
  context: AppContext,
  principal: Principal,
  request: CalendarRequest,
): Promise<CalendarView> {
  requirePermission(principal, 'availability:read');
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    await requireReferences(db, principal, request);
    return readCalendar(context, db, venue, request);
  });
}
