import type { WallDate } from '../../domain/venue-time.ts';
import { readDaySettings } from '../../store/day-settings.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import { readServiceDayView, type ServiceDayView, viewServiceDay } from './service-day-view.ts';

/** GET /staff/v3/service-days/{date}: what holds for one day only, and the bookings that do not fit it. */
export function readServiceDaySettings(
  context: AppContext,
  principal: Principal,
  workDay: WallDate,
): Promise<ServiceDayView> {
  const found = read({ context, principal }, 'bookings:read', async (tx) =>
    readServiceDayView(tx, await readDaySettings(tx.db, principal.accountId, workDay)),
  );
  return viewServiceDay(found);
}
