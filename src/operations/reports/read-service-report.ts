import type { ReportBooking } from '../../domain/reports/report-booking.ts';
import { type ServiceReport, serviceReportOf } from '../../domain/reports/service-report.ts';
import type { Venue } from '../../domain/venue.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { eachBooking } from './each-booking.ts';

export interface ServiceReportView {
  venue: Venue;
  workDay: WallDate;
  report: ServiceReport;
}

/** GET /staff/v3/reports/services/{date}: the figures of a work day, as far as it has come. */
export async function readServiceReport(
  context: AppContext,
  principal: Principal,
  workDay: WallDate,
): Promise<ServiceReportView> {
  requirePermission(principal, 'reports:read');
  const { accountId } = principal;
  return context.store.readLong(async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const bookings: ReportBooking[] = [];
    const day = { from: workDay, to: workDay };
    for await (const booking of eachBooking(db, accountId, day)) bookings.push(booking);
    return { venue, workDay, report: serviceReportOf(venue, bookings) };
  });
}
