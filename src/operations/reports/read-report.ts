import type { ReportQuery } from '../../contract/staff/reports.ts';
import { type PeriodReport, PeriodTally } from '../../domain/reports/period-report.ts';
import type { Venue } from '../../domain/venue.ts';
import { listPartnerNames } from '../../store/partners.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { eachBooking } from './each-booking.ts';

export interface ReportView {
  venue: Venue;
  query: ReportQuery;
  report: PeriodReport;
  /** The names of the partners in it, by their ids. */
  partnerNames: ReadonlyMap<string, string>;
}

/** GET /staff/v3/reports: the figures of a period, by what is asked for. */
export async function readReport(
  context: AppContext,
  principal: Principal,
  query: ReportQuery,
): Promise<ReportView> {
  requirePermission(principal, 'reports:read');
  const { accountId } = principal;
  return context.store.readLong(async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const tally = new PeriodTally(venue, query, query.by);
    for await (const booking of eachBooking(db, accountId, query)) tally.add(booking);
    const report = tally.report();
    const partnerIds = query.by === 'partner' ? report.rows.flatMap(({ key }) => key ?? []) : [];
    return { venue, query, report, partnerNames: await listPartnerNames(db, partnerIds) };
  });
}
