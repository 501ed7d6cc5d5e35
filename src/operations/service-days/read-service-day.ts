import type { WallDate } from '../../domain/venue-time.ts';
import { readDaySettings } from '../../store/day-settings.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type ServiceDayView, viewServiceDay } from './service-day-view.ts';

/** GET /staff/v3/service-days/{date}: what holds for one day only, and the bookings that do not fit it. */
export function readServiceDaySettings(
  context: AppContext,
  principal: Principal,
  workDay: WallDate,
): Promise<ServiceDayView> {
  requirePermission(principal, 'bookings:read');
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const settings = await readDaySettings(db, principal.accountId, workDay);
    return viewServiceDay(context, db, principal, venue, settings);
  });
}
